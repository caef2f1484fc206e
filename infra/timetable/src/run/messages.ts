import type { Answer, Instance, Progress } from '../instance/schema.ts'

export interface WorkerInput {
  instance: Instance
  /** One number, 1 once the run must end. A solving thread would not receive a message. */
  stop: SharedArrayBuffer
}

export type WorkerMessage =
  /** The solver is loaded: the run's seconds begin. */
  | { type: 'ready' }
  | { type: 'progress'; progress: Progress }
  | { type: 'draft'; answer: Answer }
  | { type: 'answer'; answer: Answer }
