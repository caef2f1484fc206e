/** The input and output of the load generator; all times are milliseconds from the beginning. */
import type { CallName } from '@recruit/contract'

/** One request at its own time, regardless of the others. */
export interface Shot {
  at: number
  call: CallName
  /** Whose: an index into the plan's browsers. */
  browser: number
  body: unknown
}
export interface PlannedBrowser {
  /** What the proxy in front says of where it comes from. */
  address: string
  cookies: Record<string, string>
}
export interface Plan {
  /** Of every gateway; each browser keeps to one. */
  urls: string[]
  browsers: PlannedBrowser[]
  /** In the order of their times. */
  shots: Shot[]
  /** The fields of the replies that the generator reports. */
  keep: string[]
  /** Where the outcomes are written. */
  file: string
}
export interface Outcome {
  at: number
  call: CallName
  browser: number
  sent: number
  done: number
  /** 0 where there was no reply; then `error` says why. */
  status: number
  /** It made a connection of its own; the others found one that was free. */
  isNewcomer: boolean
  isRepeat?: boolean
  error?: string
  said: Record<string, unknown>
}
export interface Told {
  outcomes: Outcome[]
  /** What the generator itself cost. */
  cpuSeconds: number
}

/** Milliseconds of the machine's monotonic clock, the same one in every process. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6

/** How long a browser waits for a reply before it counts as an error. */
export const PATIENCE_MS = 10_000
