import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestStack } from '@recruit/local/testing/stack'
import { startLoad } from './day-load.ts'
import { scrape } from './day-metrics.ts'
import type { Outcome, Plan } from './day-plan.ts'
import { watchProcesses } from './day-processes.ts'
import { printArrivals, printCalls, printMachine, printWhereTimeWent } from './day-report.ts'

/** Something that is done beside the load. */
export interface Moment {
  at: number
  what: string
  happen: (now: () => number) => Promise<unknown>
}
/** A change of settings: until the first time it was not asked for, from the second on it was acknowledged. */
export interface Change {
  askedAt: number
  acknowledgedAt: number
}

const SAMPLE_MS = 1_000

/** Runs a day's load with what happens beside it, prints what came of it, and answers every outcome for judgement. */
export async function runDay(
  stack: TestStack,
  { shots, moments, ...plan }: Pick<Plan, 'shots' | 'browsers' | 'keep'> & { moments: Moment[] },
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-day-'))
  try {
    const ordered = shots.toSorted((a, b) => a.at - b.at)
    printMachine('Before')
    const before = await scrape(stack)
    const watched = watchProcesses(stack, SAMPLE_MS)
    const url = stack.url.replace('localhost', '127.0.0.1')
    const load = await startLoad(folder, { ...plan, url, shots: ordered })
    const happened = Promise.all(moments.map((moment) => happen(moment, load)))
    const [told] = await Promise.all([load.told, happened])
    watched.stop()
    const after = await scrape(stack)
    printMachine('After')
    printArrivals(ordered, told)
    printCalls(told.outcomes)
    printWhereTimeWent(before, after, watched)
    return told.outcomes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function happen(
  { at, what, happen }: Moment,
  load: { at: (ms: number) => Promise<void>; now: () => number },
) {
  await load.at(at)
  const began = load.now()
  await happen(load.now)
  console.log(`  ${(began / 1000).toFixed(1)} s: ${what}, done ${Math.round(load.now() - began)} ms later`)
}
