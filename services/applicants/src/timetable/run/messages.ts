import type { Answer, Progress } from '../instance/answer.ts'
import type { Instance } from '../instance/schema.ts'

export interface WorkerInput {
  instance: Instance
  /** By `Date.now()`: loading the solver counts as well. */
  began: number
  /** One number, 1 once the run is to end. A message would not be heard by a thread that solves. */
  stop: SharedArrayBuffer
}

export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'draft'; answer: Answer }
  | { type: 'answer'; answer: Answer }
