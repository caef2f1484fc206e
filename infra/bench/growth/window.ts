import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '@recruit/local/process/part'
import { cpuMicrosOf } from '../day/processes.ts'
import { TooBusy } from '../load/load.ts'
import { medianOf } from '../load/ratio.ts'
import { eachProgram, type Micros, type Program } from './measured.ts'
import type { Gateway, Site } from './site.ts'

/** What each part used of the processor while something was done. */
export interface Window {
  seconds: number
  /** Calls or visits. */
  times: number
  used: Map<Part, number>
}
/** Those that work for a call, by program. */
export type Workers = Record<Program, Part[]>

/** `work` answers how often something was done. What a busy machine turned away is no measurement: undefined. */
export async function windowOf(parts: Part[], work: () => Promise<number>): Promise<Window | undefined> {
  const before = new Map(parts.map((part) => [part, cpuMicrosOf(part.pid())]))
  const began = performance.now()
  try {
    const times = await work()
    const seconds = (performance.now() - began) / 1_000
    const used = new Map(parts.map((part) => [part, cpuMicrosOf(part.pid()) - (before.get(part) ?? 0)]))
    return { seconds, times, used }
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    console.log(error.message)
    return undefined
  }
}

/** A window in which nobody asks. */
export const idleWindow = (parts: Part[], seconds: number): Promise<Window | undefined> =>
  windowOf(parts, async () => {
    await sleep(seconds * 1_000)
    return 1
  })

/** Who works for what one gateway of a site is asked. */
export function workersOf({ stack: { parts } }: Site, { part, applicants }: Gateway, mysql: Part[]): Workers {
  const of = (name: Part['kind']) => parts.filter(({ kind }) => kind === name)
  return {
    gateway: [part],
    applicants,
    settings: of('settings'),
    auth: of('auth'),
    mysql,
    redis: of('redis'),
  }
}

/** Microseconds of each part in a second in which nobody asks: medians. */
export const idleOfParts = (parts: Part[], windows: Window[]): Map<Part, number> =>
  new Map(
    parts.map((part) => [
      part,
      medianOf(windows.map(({ used, seconds }) => (used.get(part) ?? 0) / seconds)),
    ]),
  )

/** Microseconds of each program for one time, above what it needs when nobody asks. */
export const aboveIdle = (
  { seconds, times, used }: Window,
  workers: Workers,
  idle: Map<Part, number>,
): Micros =>
  eachProgram((program) => {
    const above = workers[program].map((part) => (used.get(part) ?? 0) - (idle.get(part) ?? 0) * seconds)
    return above.reduce((sum, one) => sum + one, 0) / times
  })
