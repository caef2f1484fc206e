import type { Outcome } from '../day/plan.ts'
import { type Round, watchProcesses } from '../day/processes.ts'
import type { Moment } from '../day/run.ts'
import type { Stage } from '../day/stage.ts'
import type { Outbox } from './outbox.ts'
import { cpuSeconds } from './sending.ts'

/** Messages leave in every other slice of a day, so that disturbances of the machine affect both sides. */
const SLICE_SECONDS = 10
/** Calls that are due this soon after a change belong to neither side. */
const BETWEEN_SECONDS = 1
/** More than a day has. */
const SLICES = 18

/** Of one day or more, in the slices with messages or in those without. */
export interface Side {
  waits: number[]
  /** All programs, MySQL included, without the delivery process. */
  cpu: number
  deliveryCpu: number
}
/** Which slices have messages; the other day of a pair uses the others. */
export type Phase = 0 | 1

const sliceOf = (seconds: number) => Math.floor(seconds / SLICE_SECONDS)
const isBetween = (seconds: number) => seconds % SLICE_SECONDS < BETWEEN_SECONDS
const delivers = (slice: number, phase: Phase): boolean => slice % 2 === phase

/** Starts with the load: plans the messages of a day, and samples the programs. */
export function startSlices(stage: Stage, outbox: Outbox, perMinute: number, phase: Phase) {
  let watched: ReturnType<typeof watchProcesses> | undefined
  // An idle delivery looks each second: with half a second free, the last message leaves between two slices.
  const each = Math.floor(((SLICE_SECONDS - BETWEEN_SECONDS / 2) * perMinute) / 60)
  const from = Array.from({ length: SLICES }, (_, slice) => slice)
    .filter((slice) => delivers(slice, phase))
    .map((slice) => slice * SLICE_SECONDS)
  const begin: Moment = {
    at: 0,
    what: 'messages planned',
    happen: async () => {
      watched = watchProcesses(stage.parts, 1_000)
      await outbox.plan(from, each)
    },
  }
  return { begin, stop: (): Round[] => watched?.stop() ?? [] }
}

/** The results of a day, per side. */
export function sidesOf(
  outcomes: Outcome[],
  rounds: Round[],
  phase: Phase,
): Record<'without' | 'beside', Side> {
  const side = (isBeside: boolean): Side => {
    const isMine = (seconds: number) => delivers(sliceOf(seconds), phase) === isBeside && !isBetween(seconds)
    const within = Array.from({ length: SLICES }, (_, slice) =>
      rounds.filter(({ seconds }) => isMine(seconds) && sliceOf(seconds) === slice),
    )
    const cpuOf = (isMeant: (name: string) => boolean) =>
      within.reduce((sum, ofSlice) => sum + cpuSeconds(ofSlice, isMeant), 0)
    return {
      waits: outcomes.filter(({ at }) => isMine(at / 1_000)).map(({ at, done }) => done - at),
      cpu: cpuOf((name) => name !== 'delivery'),
      deliveryCpu: cpuOf((name) => name === 'delivery'),
    }
  }
  return { without: side(false), beside: side(true) }
}

/** Both days of a pair together, so that each moment of the day is once in each side. */
export const together = (one: Side, other: Side): Side => ({
  waits: [...one.waits, ...other.waits],
  cpu: one.cpu + other.cpu,
  deliveryCpu: one.deliveryCpu + other.deliveryCpu,
})
