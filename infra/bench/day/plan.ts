/** The input and output of the load generator; all times are milliseconds from the beginning. */
import type { CallName } from '@recruit/contract'

/** One request at its own time, regardless of the others. */
export interface Shot {
  at: number
  call: CallName
  /** An index into the plan's browsers. */
  browser: number
  body: unknown
}
export interface PlannedBrowser {
  /** The client address that the proxy reports. */
  address: string
  cookies: Record<string, string>
}
export interface Plan {
  /** All gateways; each browser uses one. */
  urls: string[]
  browsers: PlannedBrowser[]
  /** In the order of their times. */
  shots: Shot[]
  /** The fields of the replies that the generator reports. */
  keep: string[]
  /** The file of the outcomes. */
  file: string
}
export interface Outcome {
  at: number
  call: CallName
  browser: number
  sent: number
  done: number
  /** 0 without a reply; then `error` is the reason. */
  status: number
  /** It opened a connection; the others reused one. */
  isNewcomer: boolean
  isRepeat?: boolean
  error?: string
  said: Record<string, unknown>
}
export interface LoadResult {
  outcomes: Outcome[]
  /** The generator's own cost. */
  cpuSeconds: number
}

/** Milliseconds of the machine's monotonic clock, equal in every process. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6

/** How long a browser waits for a reply before it counts as an error. */
export const PATIENCE_MS = 10_000
