import { monitorEventLoopDelay } from 'node:perf_hooks'
import { check } from '../../../services/applicants/src/timetable/check/check.ts'
import type { Answer } from '../../../services/applicants/src/timetable/instance/answer.ts'
import type { Instance } from '../../../services/applicants/src/timetable/instance/schema.ts'
import { runTimetable } from '../../../services/applicants/src/timetable/run/run-timetable.ts'

export interface Measured {
  answer: Answer
  /** Until nothing more could be placed, or the search was given up. */
  seconds: number
  /** All threads, until the complete answer: order, reasons and concessions included. */
  cpuSeconds: number
  /** The process's additional memory at its peak, in MB. */
  megabytes: number
  /** The lag of the service's thread while the other solved, in ms. */
  p99: number
}

/** One run in its own thread, as the service starts it. Throws if the answer breaks a rule. */
export async function measure(instance: Instance): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const before = process.memoryUsage.rss()
  let most = before
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 50)
  const cpu = process.cpuUsage()
  let seconds = 0
  delay.enable()
  const run = runTimetable(instance, {
    onProgress: (progress) => {
      if (progress.placed < progress.bound || seconds === 0) seconds = progress.seconds
    },
  })
  const answer = await run.answer
  delay.disable()
  clearInterval(sampler)
  const { user, system } = process.cpuUsage(cpu)
  const broken = check(instance, answer.appointments)
  if (broken.length > 0) throw new Error(`An answer breaks a rule: ${JSON.stringify(broken[0])}`)
  return {
    answer,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    megabytes: (most - before) / 2 ** 20,
    // The histogram includes the timer's period: only the excess is lag.
    p99: Math.max(0, delay.percentile(99) / 1e6 - 1),
  }
}
