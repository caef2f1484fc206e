import { setTimeout as sleep } from 'node:timers/promises'
import { markdownTable } from '@recruit/local/markdown-table'
import { FAULTS, type Failing, type Fault } from '../faults/failing.ts'
import {
  APPLICANT_KINDS,
  countsOf,
  type Kind,
  type Load,
  longestOutage,
  type Tried,
  underLoad,
} from '../faults/load.ts'
import { atMost, type Figure, none, noted } from '../faults/scenario.ts'
import type { Environment } from './environment.ts'

const KINDS: readonly Kind[] = [...APPLICANT_KINDS, 'staff']
/** How many calls of each kind must succeed before it counts as back. */
const SERVED = 3
const MYSQL_GOAL_MS = 10_000
const REDIS_GOAL_MS = 5_000
/** A restart, and a client's wait before its next try. */
const PROXY_GOAL_MS = 5_000
const RESTART_MS = 1_000

/** A part that fails, and how long applicants and staff may be without service then. */
interface Victim {
  what: string
  goalMs: number
  faults: readonly Fault[]
  /** How often each of its faults occurs in a long run. */
  times: number
  /** Picks the current holder of the part. */
  pick: () => Promise<Failing>
  /** Nothing replaces it: it is restarted after this time, as by a service manager. */
  restartedAfterMs?: number
}

/** Every part that fails, in order. */
function victimsIn({ database, sentinels, site, random }: Environment): Victim[] {
  const standby = async () => {
    const writer = await database.writer()
    return random.oneOf(database.nodes.filter(({ name }) => name !== writer.name))
  }
  const uncuttable: Fault[] = ['killed', 'stopped']
  const mysql = { goalMs: MYSQL_GOAL_MS, faults: FAULTS }
  const proxy = { goalMs: PROXY_GOAL_MS, times: 1, restartedAfterMs: RESTART_MS }
  return [
    { what: 'writer of MySQL', ...mysql, times: 4, pick: database.writer },
    { what: 'standby of MySQL', ...mysql, times: 1, pick: standby },
    { what: 'HAProxy before MySQL', ...proxy, faults: FAULTS, pick: async () => database.proxy },
    { what: 'master of Redis', goalMs: REDIS_GOAL_MS, faults: FAULTS, times: 4, pick: sentinels.master },
    {
      ...{ what: 'a Sentinel', goalMs: REDIS_GOAL_MS, faults: uncuttable, times: 1 },
      pick: async () => random.oneOf(sentinels.sentinels),
    },
    { what: 'HAProxy before the gateways', ...proxy, faults: uncuttable, pick: async () => site },
  ]
}

interface Failover {
  victim: Victim
  fault: Fault
  name: string
  /** The longest time without a successful call of one kind, from the fault on. */
  outageMs: number
  failed: Tried[]
}

/**
 * Makes one part after the other fail under load, each once all are whole again. `isShort`: each fault of the writer and
 * the master once, and of every other part its death alone.
 */
export async function playFailovers(environment: Environment, isShort: boolean) {
  const failovers: Failover[] = []
  const figures = await underLoad(environment, async (load) => {
    for (const victim of victimsIn(environment))
      for (const fault of isShort && victim.times === 1 ? victim.faults.slice(0, 1) : victim.faults)
        for (let time = 0; time < (isShort ? 1 : victim.times); time++) {
          await environment.whole()
          failovers.push(await failover(victim, fault, load))
        }
    await environment.whole()
    await load.served(SERVED, KINDS)
    return [
      noted('failovers', failovers.length),
      noted('calls', load.tried.length),
      none('refused for another reason than that a part was away', wrong(load.tried).length),
    ]
  })
  return { failovers, figures }
}

async function failover(victim: Victim, fault: Fault, load: Load): Promise<Failover> {
  await load.served(SERVED, KINDS)
  const taken = await victim.pick()
  const at = performance.now()
  await taken.fail(fault)
  if (victim.restartedAfterMs) {
    await sleep(victim.restartedAfterMs)
    await taken.repair(fault)
  }
  await load.served(SERVED, KINDS)
  const outageMs = longestOutage(load, at, KINDS)
  const failed = load.failedSince(at, KINDS)
  if (!victim.restartedAfterMs) await taken.repair(fault)
  const one = { victim, fault, name: taken.name, outageMs, failed }
  console.log(
    `  ${victim.what} ${fault} (${one.name}): ${(outageMs / 1000).toFixed(1)} s, ${failed.length} calls failed`,
  )
  return one
}

/** While a part is away callers get a 5xx, no answer, or a 429 where many wait. */
const wrong = (tried: Tried[]) =>
  tried.filter(({ isServed, status }) => !isServed && status >= 400 && status < 500 && status !== 429)

/** One row for each part and fault: how often, how long no call was served, and what callers received. */
export function tableOf(failovers: Failover[]): { table: string; outages: Figure[] } {
  const outages: Figure[] = []
  const rows = [...Map.groupBy(failovers, ({ victim, fault }) => `${victim.what} ${fault}`)].map(
    ([what, all]) => {
      const figure = atMost(
        what,
        Math.max(...all.map(({ outageMs }) => outageMs)),
        all[0]?.victim.goalMs ?? 0,
      )
      outages.push(figure)
      const { measured, isKept } = figure
      return [
        figure.what,
        all.length,
        isKept ? measured : `**${measured}**`,
        seenIn(all.flatMap(({ failed }) => failed)),
      ]
    },
  )
  const head = ['taken away', 'times', 'longest without service', 'what callers were answered meanwhile']
  return { table: markdownTable(head, rows), outages }
}

/** The answers to callers, the most frequent first. */
const seenIn = (failed: Tried[]): string =>
  countsOf(
    failed.map(({ status, message }) => (status ? `${status}${message && ` "${message}"`}` : 'no answer')),
  ) || 'nothing'
