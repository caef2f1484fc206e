import type { Highs, HighsCallbackMap, Model, ModelData } from 'highs'
import type { LinearProgram } from './linear-program.ts'

interface HighsRun {
  /** A solution to start from: complete, or enough to derive the rest. */
  start?: Float64Array | { indices: number[]; values: number[] }
  /** A value of `performance.now()`. */
  deadline: number
  isStopped: () => boolean
  /** The accepted distance to the bound. */
  gap?: { absolute?: number; relative?: number }
  onImproved?: (values: Float64Array) => void
  /** Receives each proven lower bound. */
  onBound?: (bound: number) => void
}

export interface Solved {
  /** The best found solution, if any. */
  values?: Float64Array
  /** No solution costs less than this. */
  bound: number
  isProven: boolean
}

const NOTHING: Solved = { bound: Number.NEGATIVE_INFINITY, isProven: false }

/** A solver that ran out of memory is unusable afterwards. */
const broken = new WeakSet<Highs>()

/** Minimises a program until a proof, the deadline or a stop. Blocks its thread. */
export function runHighs(highs: Highs, program: LinearProgram, run: HighsRun): Solved {
  const seconds = (run.deadline - performance.now()) / 1000
  if (seconds <= 0 || run.isStopped() || broken.has(highs)) return NOTHING
  if (program.cost.length === 0) return { values: new Float64Array(0), bound: 0, isProven: true }
  try {
    return highs.withModel((model) => minimise(highs, model, program, run, seconds))
  } catch (error) {
    // WebAssembly's own error, whose type Node's types lack.
    if (!(error instanceof Error) || error.name !== 'RuntimeError') throw error
    broken.add(highs)
    return NOTHING
  }
}

function minimise(
  highs: Highs,
  model: Model,
  program: LinearProgram,
  run: HighsRun,
  seconds: number,
): Solved {
  model.passModel(dataOf(program))
  model.options.set({
    output_flag: false,
    time_limit: seconds,
    // Relative to an objective of thousands the default would ignore a person.
    mip_rel_gap: run.gap?.relative ?? 0,
    mip_abs_gap: run.gap?.absolute ?? 1e-6,
  })
  if (run.start) model.setSolution('indices' in run.start ? run.start : { colValue: run.start })
  model.run(callbacks(highs, run))
  return solvedOf(highs, model, program)
}

function dataOf(program: LinearProgram): ModelData {
  const [numCols, numRows] = [program.cost.length, program.rowLower.length]
  return {
    numCols,
    numRows,
    colCost: Float64Array.from(program.cost),
    colLower: Float64Array.from(program.lower),
    colUpper: Float64Array.from(program.upper),
    rowLower: Float64Array.from(program.rowLower),
    rowUpper: Float64Array.from(program.rowUpper),
    integrality: Int32Array.from(program.isInteger, (isInteger) => (isInteger ? 1 : 0)),
    matrix: {
      format: 'csr',
      numRows,
      numCols,
      starts: Int32Array.from(program.starts),
      indices: Int32Array.from(program.indices),
      values: Float64Array.from(program.coefficients),
    },
  }
}

/** HiGHS also checks its own clock; these check for a stop from outside, between two steps of its search. */
function callbacks(
  { constants }: Highs,
  { isStopped, deadline, onImproved, onBound }: HighsRun,
): HighsCallbackMap {
  const { simplexInterrupt, mipInterrupt, mipImprovingSolution, mipLogging } = constants.callbackType
  const endIfAsked = (event: { interrupt: () => void }) => {
    if (isStopped() || performance.now() > deadline) event.interrupt()
    return undefined
  }
  return {
    [simplexInterrupt]: endIfAsked,
    [mipInterrupt]: endIfAsked,
    [mipImprovingSolution]: ({ data }) => {
      if (data.mip_solution) onImproved?.(data.mip_solution)
      return undefined
    },
    [mipLogging]: ({ data }) => {
      if (Number.isFinite(data.mip_dual_bound)) onBound?.(data.mip_dual_bound ?? 0)
      return undefined
    },
  }
}

function solvedOf({ constants }: Highs, model: Model, program: LinearProgram): Solved {
  const { optimal, empty } = constants.modelStatus
  const isProven = [optimal, empty].some((status) => status === model.getModelStatus())
  const isFound = model.info.get('primal_solution_status') === constants.solutionStatus.feasible
  const values = isFound ? model.getSolution().colValue : undefined
  const isMixed = program.isInteger.includes(true)
  const dual = isMixed
    ? Number(model.info.get('mip_dual_bound'))
    : isProven
      ? model.getObjectiveValue()
      : Number.NaN
  return { values, bound: Number.isFinite(dual) ? dual : Number.NEGATIVE_INFINITY, isProven }
}
