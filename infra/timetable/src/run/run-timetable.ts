import { Worker } from 'node:worker_threads'
import type { Answer, Progress } from '../instance/answer.ts'
import type { Instance } from '../instance/schema.ts'
import { bareAnswer } from './best.ts'
import { runningMs, type WorkerInput, type WorkerMessage } from './messages.ts'

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
 * Makes a timetable in a thread of its own. After `seconds` it ends the thread; the answer is then the best that the
 * thread had reported.
 */
export function runTimetable(
  instance: Instance,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): TimetableRun {
  const began = runningMs()
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { instance, began, stop } satisfies WorkerInput,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>()
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
      resolve({ ...best, bound: Math.min(best.bound, bound), seconds: (runningMs() - began) / 1000 }),
    )
  const tooLong = () => settleFor(draft ?? bareAnswer(instance))
  let timer = setTimeout(tooLong, instance.seconds * 1000 + GRACE_MS)
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'progress') {
      bound = message.progress.bound
      onProgress?.(message.progress)
    } else if (message.type === 'draft') draft = message.answer
    else settle(() => resolve(message.answer))
  })
  worker.on('error', (error) => (draft ? settleFor(draft) : settle(() => reject(error))))
  return {
    answer,
    stop: () => {
      Atomics.store(new Int32Array(stop), 0, 1)
      clearTimeout(timer)
      timer = setTimeout(tooLong, GRACE_MS)
    },
  }
}
