import type { Answer, Progress } from '../instance/answer.ts'
import type { Instance } from '../instance/schema.ts'

/** Milliseconds that no step of the clock changes, and that every thread counts alike. */
export const runningMs = (): number => Number(process.hrtime.bigint() / 1_000_000n)

export interface WorkerInput {
  instance: Instance
  /** By `runningMs`: loading the solver counts as well. */
  began: number
  /** One number, 1 once the run is to end. A message would not be heard by a thread that solves. */
  stop: SharedArrayBuffer
}

export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'draft'; answer: Answer }
  | { type: 'answer'; answer: Answer }
