import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineLine } from '@recruit/local/testing/machine'
import { startLoad } from './load.ts'
import { scrape } from './metrics.ts'
import type { Outcome, Plan } from './plan.ts'
import { watchProcesses } from './processes.ts'
import { printArrivals, printCalls, printCourse, printWhereTimeWent } from './report.ts'
import type { Stage } from './stage.ts'

/** An action at a given time during the load. */
export interface Moment {
  at: number
  what: string
  happen: (now: () => number) => Promise<unknown>
}
/** A change of settings: requested at the first time, acknowledged at the second. */
export interface Change {
  askedAt: number
  acknowledgedAt: number
}
export const neverYet = (): Change => ({
  askedAt: Number.POSITIVE_INFINITY,
  acknowledgedAt: Number.POSITIVE_INFINITY,
})

const SAMPLE_MS = 1_000

/** Runs a day's load with its actions, prints the results, and returns everything for judgement. */
export async function runDay(
  stage: Stage,
  { shots, moments, ...plan }: Pick<Plan, 'shots' | 'browsers' | 'keep'> & { moments: Moment[] },
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-day-'))
  try {
    const ordered = shots.toSorted((a, b) => a.at - b.at)
    console.log(`Before: ${machineLine()}`)
    const before = await scrape(stage)
    const watched = watchProcesses(stage.parts, SAMPLE_MS)
    const urls = stage.parts.filter(({ kind }) => kind === 'gateway').map(({ url }) => url)
    const load = await startLoad(folder, { ...plan, urls, shots: ordered })
    const happened = Promise.all(moments.map((moment) => happen(moment, load)))
    const [told] = await Promise.all([load.told, happened])
    const rounds = watched.stop()
    const after = await scrape(stage)
    console.log(`After: ${machineLine()}`)
    printArrivals(ordered, told)
    printCalls(told.outcomes)
    printCourse(told.outcomes)
    printWhereTimeWent(before, after, rounds)
    return told.outcomes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Logs a failed action and continues the load: the figures show what the failure meant. */
async function happen(
  { at, what, happen }: Moment,
  load: { at: (ms: number) => Promise<void>; now: () => number },
): Promise<void> {
  await load.at(at)
  const began = load.now()
  const how = await happen(load.now).then(
    () => 'done',
    (thrown: unknown) => `FAILED (${thrown})`,
  )
  console.log(`  ${(began / 1000).toFixed(1)} s: ${what}, ${how} ${Math.round(load.now() - began)} ms later`)
}
