/** A run's own thread: HiGHS blocks it, so nothing else may run here. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadHighs } from './load-highs.ts'
import { runningMs, type WorkerInput, type WorkerMessage } from './messages.ts'
import { solve } from './solve.ts'

const { instance, began, stop } = workerData as WorkerInput
const flag = new Int32Array(stop)
const post = (message: WorkerMessage) => parentPort?.postMessage(message)

const answer = solve(instance, {
  highs: await loadHighs(),
  alreadyMs: runningMs() - began,
  isStopped: () => Atomics.load(flag, 0) === 1,
  onProgress: (progress) => post({ type: 'progress', progress }),
  onDraft: (draft) => post({ type: 'draft', answer: draft }),
})
post({ type: 'answer', answer })
