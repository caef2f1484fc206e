/** A run's own thread: HiGHS blocks it, so nothing else may run here. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerInput, WorkerMessage } from './run-timetable.ts'
import { loadHighs, solve } from './solve.ts'

const { instance, stop } = workerData as WorkerInput
const flag = new Int32Array(stop)
const post = (message: WorkerMessage) => parentPort?.postMessage(message)

const highs = await loadHighs()
post({ type: 'ready' })
const answer = solve(instance, {
  highs,
  isStopped: () => Atomics.load(flag, 0) === 1,
  onProgress: (progress) => post({ type: 'progress', progress }),
  onDraft: (draft) => post({ type: 'draft', answer: draft }),
})
post({ type: 'answer', answer })
