import type { Logger } from '@recruit/chassis/observability/logger'
import { check } from '@recruit/timetable/check/check'
import type { Instance, Progress } from '@recruit/timetable/instance/schema'
import { runTimetable } from '@recruit/timetable/run/run-timetable'
import { answerOn } from './answer.ts'
import type { RunStore } from './run.model.ts'

const REPORT_MS = 1_000

/** The task of a run that has begun. */
interface Task {
  id: string
  days: string[]
  instance: Instance
}

/** Computes timetables, each in a thread of its own, and stores the results. */
export function timetableRunner(runs: RunStore, log: Logger) {
  const underWay = new Map<string, { stop: () => void; done: Promise<void> }>()

  function begin({ id, days, instance }: Task): { stop: () => void; done: Promise<void> } {
    let latest: Progress | undefined
    let isStopped = false
    const run = runTimetable(instance, {
      onProgress: (progress) => {
        latest = progress
      },
    })
    const stop = () => {
      if (!isStopped) run.stop()
      isStopped = true
    }
    const report = async () => {
      if (await runs.report(id, latest)) stop()
    }
    const timer = setInterval(
      () => report().catch((err) => log.warn({ err }, 'progress not kept')),
      REPORT_MS,
    )
    const done = run.answer
      .then(async (answer) => {
        // Never stores a timetable that breaks a rule, even if the solver returns one.
        const isWhole = check(instance, answer.appointments).length === 0
        const state = isStopped ? 'stopped' : 'ended'
        await runs.end(
          id,
          isWhole ? state : 'failed',
          isWhole ? answerOn(days, answer) : null,
          answer.seconds,
        )
      })
      .catch(async (err) => {
        log.error({ err }, 'timetable not computed')
        await runs.end(id, 'failed', null, latest?.seconds ?? 0)
      })
      .catch((err) => log.error({ err }, 'end of a timetable run not kept'))
      .finally(() => {
        clearInterval(timer)
        underWay.delete(id)
      })
    return { stop, done }
  }

  return {
    start: (task: Task): void => void underWay.set(task.id, begin(task)),
    /** Ends every run with its best so far. */
    async close(): Promise<void> {
      const all = [...underWay.values()]
      for (const { stop } of all) stop()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}
export type TimetableRunner = ReturnType<typeof timetableRunner>
