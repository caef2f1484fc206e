import type { Answer, Progress } from '../instance/answer.ts'
import type { Instance } from '../instance/schema.ts'

/** Milliseconds of a monotonic clock that all threads share. */
export const runningMs = (): number => Number(process.hrtime.bigint() / 1_000_000n)

export interface WorkerInput {
  instance: Instance
  /** A value of `runningMs`, so that loading the solver counts. */
  began: number
  /** One number, 1 once the run must end. A solving thread would not receive a message. */
  stop: SharedArrayBuffer
}

export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'draft'; answer: Answer }
  | { type: 'answer'; answer: Answer }
