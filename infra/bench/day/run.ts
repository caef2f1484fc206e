import type { Part } from '@recruit/local/process/part'
import { machineLine } from '@recruit/local/testing/machine'
import type { Product } from '../bench.ts'
import type { Front } from './caddy.ts'
import { startLoad } from './load.ts'
import { scrape } from './metrics.ts'
import type { Outcome, Plan } from './plan.ts'
import { watchProcesses } from './processes.ts'
import { printArrivals, printCalls, printWhereTimeWent } from './report.ts'

/** The product of a day, with every program that works for it, MySQL included. */
export interface Stage extends Product {
  parts: Part[]
  /** What stands before the gateway, with TLS. */
  front?: Front | undefined
}
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

/** A change of settings at this time, and when it happened. */
export function changing(at: number, what: string, change: () => Promise<unknown>) {
  const when: Change = { askedAt: Number.POSITIVE_INFINITY, acknowledgedAt: Number.POSITIVE_INFINITY }
  const happen: Moment['happen'] = async (now) => {
    when.askedAt = now()
    await change()
    when.acknowledgedAt = now()
  }
  return { when, moment: { at, what, happen } }
}

/** Runs a day's load with its actions, prints the results, and returns everything for judgement. */
export async function runDay(
  { parts, front }: Stage,
  { shots, moments, ...plan }: Pick<Plan, 'shots' | 'browsers' | 'keep'> & { moments: Moment[] },
): Promise<Outcome[]> {
  const ordered = shots.toSorted((a, b) => a.at - b.at)
  console.log(`Before: ${machineLine()}`)
  const before = await scrape(parts)
  const watched = watchProcesses(front ? [...parts, front.program] : parts)
  const gateways = parts.filter(({ kind }) => kind === 'gateway').map(({ url }) => url)
  const urls = front ? [front.url] : gateways
  const load = await startLoad({ ...plan, urls, shots: ordered }, front?.authority)
  const happened = Promise.all(moments.map((moment) => happen(moment, load)))
  const [told] = await Promise.all([load.told, happened])
  const samples = watched.stop()
  const after = await scrape(parts)
  console.log(`After: ${machineLine()}`)
  printArrivals(ordered, told)
  printCalls(told.outcomes)
  printWhereTimeWent(before, after, samples)
  return told.outcomes
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
