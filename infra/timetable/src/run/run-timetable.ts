import { Worker } from 'node:worker_threads'
import type { Answer, Instance, Progress } from '../instance/schema.ts'
import { bareAnswer } from './best.ts'

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

/** For the thread and its solver, which a machine that others keep busy loads slowly. */
const LOADING_MS = 30_000
/** The grace of an overdue run before its thread is ended. */
const GRACE_MS = 1_000
/** Of the thread's heap; the largest that was measured needs 60, and a container has 512 for everything. */
const MOST_MEGABYTES = 192

interface TimetableRun {
  /** Rejects only when the thread fails before its first timetable. */
  answer: Promise<Answer>
  /** Ends the run soon; its answer is the best so far. */
  stop: () => void
}

/**
 * Makes a timetable in a thread of its own. `seconds` after the solver is loaded it ends the thread; the answer is
 * then the best that the thread had reported.
 */
export function runTimetable(
  instance: Instance,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): TimetableRun {
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const stopFlag = new Int32Array(stop)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { instance, stop } satisfies WorkerInput,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>()
  let began = performance.now()
  let draft: Answer | undefined
  // A bound may arrive after the last draft.
  let bound = Number.POSITIVE_INFINITY
  const settle = (end: () => void) => {
    clearTimeout(timer)
    void worker.terminate()
    end()
  }
  const settleFor = (best: Answer) =>
    settle(() =>
      resolve({ ...best, bound: Math.min(best.bound, bound), seconds: (performance.now() - began) / 1000 }),
    )
  const tooLong = () => settleFor(draft ?? bareAnswer(instance))
  const fail = (error: Error) => settle(() => reject(error))
  let timer = setTimeout(() => fail(new Error('The solver is not loaded')), LOADING_MS)
  const endAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(tooLong, ms)
  }
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'ready') {
      began = performance.now()
      if (!stopFlag[0]) endAfter(instance.seconds * 1000 + GRACE_MS)
    } else if (message.type === 'progress') {
      bound = message.progress.bound
      onProgress?.(message.progress)
    } else if (message.type === 'draft') draft = message.answer
    else settle(() => resolve(message.answer))
  })
  worker.on('error', (error) => (draft ? settleFor(draft) : fail(error)))
  return {
    answer,
    stop: () => {
      Atomics.store(stopFlag, 0, 1)
      endAfter(GRACE_MS)
    },
  }
}
