/** The cost of a load: requests per second, and each program's processor time per request. */
import { medianOf } from '@recruit/local/testing/percentile'
import { cpuSecondsOf } from '../day/processes.ts'
import type { Line } from '../goals.ts'
import { type Asked, load, type Measured } from './load.ts'
import { type Goal, inRounds, ratioLine } from './ratio.ts'

/**
 * A program gets faster for some 50,000 calls, a larger one for longer: a lookup went from 245 to 160 µs in six rounds,
 * its floor from 75 to 66. On the day both are warm.
 */
const WARMING_ROUNDS = 6

export interface Program {
  name: string
  pid: () => number | undefined
}
export interface CostedSide {
  /** Every program that works for it, those to compare first. */
  programs: Program[]
  /** Prepares a measurement, unmeasured, and returns the function that measures. */
  prepare: () => Promise<() => Promise<Measured>>
}
export interface Cost {
  perSecond: number
  /** Each program's time per request, in microseconds. */
  micros: number[]
}

/** A load of these requests, created for each measurement. */
export const loadOf =
  (url: string, asked: () => Asked[] | Promise<Asked[]>, connections?: number): CostedSide['prepare'] =>
  async () => {
    const ready = await asked()
    return () => load(url, ready, connections)
  }

/** One measurement with the programs' processor time; empty without /proc. */
export const costed =
  ({ programs, prepare }: CostedSide) =>
  async (): Promise<Cost> => {
    const measure = await prepare()
    const before = programs.map(usedBy)
    const { perSecond, requests } = await measure()
    const micros = programs.map((program, at) => (usedBy(program) - (before[at] ?? 0)) * 1e6)
    return { perSecond, micros: micros.map((used) => used / requests) }
  }

const usedBy = ({ pid }: Program): number => cpuSecondsOf(pid()) ?? Number.NaN

/**
 * Two lines of the table: the first side over the second by requests per second, and the second's processor time over
 * the first's. `compared`: how many programs of each side, from the first; all by default.
 */
export async function compareCosts(
  what: string,
  goal: Goal,
  { ours, floor, compared }: { ours: CostedSide; floor: CostedSide; compared?: number },
): Promise<Line[]> {
  const [here = [], there = []] = await inRounds([ours, floor].map(costed), WARMING_ROUNDS)
  const ratios = (ratio: (our: Cost, its: Cost) => number) =>
    here.map((our, round) => ratio(our, there[round] as Cost))
  const total = ({ micros }: Cost) => sum(micros.slice(0, compared))
  const perSecond = (costs: Cost[]) => Math.round(medianOf(costs.map((cost) => cost.perSecond)))
  const rates = `${perSecond(here)} ÷ ${perSecond(there)} a second`
  const micros = `${inPrograms(ours, here)} against ${inPrograms(floor, there)}`
  return [
    ratioLine(
      what,
      goal,
      ratios((our, its) => our.perSecond / its.perSecond),
      rates,
    ),
    ratioLine(
      'the same by processor time',
      goal,
      ratios((our, its) => total(its) / total(our)),
      micros,
    ),
  ]
}

/** The median of each program, such as `1,900 µs (applicants 1,700, mysql 200)`. */
export function inPrograms({ programs }: Pick<CostedSide, 'programs'>, costs: Cost[]): string {
  const medians = programs.map((_, at) => medianOf(costs.map(({ micros }) => micros[at] ?? 0)))
  const parts = programs.map(({ name }, at) => `${name} ${inMicros(medians[at] ?? 0)}`)
  return `${inMicros(sum(medians))} µs (${parts.join(', ')})`
}

const inMicros = (micros: number) => Math.round(micros).toLocaleString('en')
export const sum = (values: number[]) => values.reduce((one, other) => one + other, 0)
