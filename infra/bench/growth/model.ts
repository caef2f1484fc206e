/** How the cost of a call grows, fitted to what was measured; all costs are microseconds of processor time. */
import { growing } from './growing.ts'
import {
  CALL_NAMES,
  type CallName,
  eachProgram,
  type Measured,
  type MeasuredCost,
  type Micros,
  type Pace,
  PROGRAMS,
  type Program,
} from './measured.ts'

/** What may make a call dearer. */
export interface Growth {
  /** For each doubling of the applications from a thousand on. */
  perDoubling: number
  /** For each thousand applications of the term. */
  perThousand: number
  /** For each row of the list. */
  perRow: number
}
/** `base + perDoubling · log2(applications / 1000) + perThousand · applications / 1000 + perRow · rows`. */
export interface Line extends Growth {
  base: number
  residual: number
}
/** `base + perKnown · known`, for each process and second. */
export interface IdleLine {
  base: number
  perKnown: number
  residual: number
}
type Lines = Record<CallName, Record<Program, Line>>
export interface Model {
  /** Of a process that has little to do, and of one that never waits. */
  calls: Record<Pace, Lines>
  idle: Record<Program, IdleLine>
}
/** Where and how often a call is made. */
export interface Circumstances {
  applications: number
  rows?: number
}

/** A lookup goes down a tree; a list reads rows, and compares the student ids of the whole term. */
const TERMS: Record<keyof Growth, (at: Circumstances) => number> = {
  perDoubling: ({ applications }) => Math.log2(applications / 1_000),
  perThousand: ({ applications }) => applications / 1_000,
  perRow: ({ rows = 0 }) => rows,
}
const growsBy = (call: CallName): (keyof Growth)[] =>
  call === 'list' ? ['perThousand', 'perRow'] : ['perDoubling']

export const modelOf = ({ costs, idle }: Pick<Measured, 'costs' | 'idle'>): Model => ({
  calls: { calm: linesOf(costs, 'calm'), busy: linesOf(costs, 'busy') },
  idle: Object.fromEntries(
    PROGRAMS.map((program) => {
      const points = idle.filter((one) => one.program === program)
      const values = points.map(({ micros }) => micros)
      return [program, growing(values, { perKnown: points.map(({ known }) => known) })]
    }),
  ) as Model['idle'],
})

/**
 * Busy is a replica that has all that comes to its gateway: several would be half idle, for the gateway is full before
 * them. A call that was not measured busy is taken to cost the same.
 */
const linesOf = (costs: MeasuredCost[], pace: Pace): Lines =>
  Object.fromEntries(
    CALL_NAMES.map((call) => {
      const ofCall = costs.filter((cost) => cost.call === call)
      const atPace = ofCall.filter((cost) => cost.pace === pace && (pace === 'calm' || cost.replicas === 1))
      const points = atPace.length ? atPace : ofCall.filter((cost) => cost.pace === 'calm')
      return [call, Object.fromEntries(PROGRAMS.map((program) => [program, lineOf(call, points, program)]))]
    }),
  ) as Lines

function lineOf(call: CallName, points: MeasuredCost[], program: Program): Line {
  const slopes = growsBy(call).map((name) => [name, points.map(TERMS[name])])
  const values = points.map(({ micros }) => micros[program])
  const grown = growing<keyof Growth>(values, Object.fromEntries(slopes))
  return { ...{ perDoubling: 0, perThousand: 0, perRow: 0 }, ...grown }
}

/** Of one call, by program. */
export const costOf = ({ calls }: Model, pace: Pace, call: CallName, at: Circumstances): Micros =>
  eachProgram((program) => {
    const line = calls[pace][call][program]
    return (Object.keys(TERMS) as (keyof Growth)[]).reduce(
      (sum, name) => sum + line[name] * TERMS[name](at),
      line.base,
    )
  })
