import { FAULTS, type Failing, type Fault } from '../faults/failing.ts'
import type { Environment } from './environment.ts'

/** What is taken away, and how long applicants and staff may be without service then. */
export interface Victim {
  what: string
  goalMs: number
  faults: readonly Fault[]
  /** Whoever has the part at the moment. */
  pick: () => Promise<Failing>
  /** Nothing takes its place: it is started again after so long, as a service manager does. */
  restartedAfterMs?: number
  /** How often each of its faults comes in a long run. */
  times: number
}

const MYSQL_GOAL_MS = 10_000
const REDIS_GOAL_MS = 5_000
const RESTART_MS = 1_000
/** A restart, and what a client waits for its next try. */
const PROXY_GOAL_MS = 5_000

/** Every part that is taken away, in the order in which it is. */
export function victimsIn({ database, sentinels, site, random }: Environment): Victim[] {
  const standby = async () => {
    const writer = await database.writer()
    return random.oneOf(database.nodes.filter(({ name }) => name !== writer.name))
  }
  return [
    { what: 'writer of MySQL', goalMs: MYSQL_GOAL_MS, faults: FAULTS, times: 4, pick: database.writer },
    { what: 'standby of MySQL', goalMs: MYSQL_GOAL_MS, faults: FAULTS, times: 1, pick: standby },
    {
      ...{ what: 'HAProxy before MySQL', goalMs: PROXY_GOAL_MS, faults: FAULTS, times: 1 },
      pick: async () => database.proxies[0] as Failing,
      restartedAfterMs: RESTART_MS,
    },
    {
      ...{ what: 'master of Redis', goalMs: REDIS_GOAL_MS, faults: FAULTS, times: 4 },
      pick: sentinels.master,
    },
    {
      ...{ what: 'a Sentinel', goalMs: REDIS_GOAL_MS, faults: ['killed', 'stopped'], times: 1 },
      pick: async () => random.oneOf(sentinels.sentinels),
    },
    {
      ...{
        what: 'HAProxy before the gateways',
        goalMs: PROXY_GOAL_MS,
        faults: ['killed', 'stopped'],
        times: 1,
      },
      pick: async () => site,
      restartedAfterMs: RESTART_MS,
    },
  ]
}
