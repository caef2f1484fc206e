import { setTimeout as pause } from 'node:timers/promises'
import { type CallName, calls } from '@recruit/contract'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { ask, keptConnections, newConnections, type Reply } from './ask.ts'
import type { RunningProxy } from './start-proxy.ts'

export interface Visits {
  reads: number
  writes: number
  /** Failed requests: the status, or the connection's error. */
  lostReads: string[]
  lostWrites: string[]
  /** When the last request failed, as a value of `performance.now()`. */
  lastLoss: number
}

const READERS = 4
const WRITERS = 4
/** Visitors pause before a retry: a dying process refuses faster than any reply. */
const AGAIN_MS = 500

/** One call, like a browser's. */
export const send = (
  proxy: RunningProxy,
  name: CallName,
  body: unknown,
  more: Parameters<typeof ask>[2] = {},
) => ask(proxy, calls[name].path, { method: calls[name].method, body: JSON.stringify(body), ...more })

/** Visitors who read pages and calls, and others who enrol, each right after the last reply. */
export function startVisits(proxy: RunningProxy) {
  const visits: Visits = { reads: 0, writes: 0, lostReads: [], lostWrites: [], lastLoss: 0 }
  let isOver = false
  // A reload of nginx ends idle connections immediately. A browser repeats what it sends into one, as no server has
  // read it.
  const connections = () => (proxy.kind === 'nginx' ? newConnections(proxy) : keptConnections(proxy))
  const agents = Array.from({ length: READERS + WRITERS }, connections)
  const fate = (reply: Promise<Reply>) =>
    reply.then(
      ({ status }) => String(status),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
  const lose = async (lost: string[], outcome: string) => {
    lost.push(outcome)
    visits.lastLoss = performance.now()
    await pause(AGAIN_MS)
  }
  const readers = agents.slice(0, READERS).map(async (agent, at) => {
    for (let turn = at; !isOver; turn++) {
      const path = turn % 2 ? '/' : calls.checkAdmin.path
      const outcome = await fate(ask(proxy, path, { agent }))
      visits.reads++
      if (outcome !== '200') await lose(visits.lostReads, outcome)
    }
  })
  const writers = agents.slice(READERS).map(async (agent, at) => {
    // One address may only enrol a limited number of people.
    const from = `127.0.1.${at + 1}`
    while (!isOver) {
      const outcome = await fate(send(proxy, 'enroll', { ...newPerson(), ...wholeContent }, { agent, from }))
      visits.writes++
      if (outcome !== '200') await lose(visits.lostWrites, outcome)
    }
  })
  return {
    visits,
    async stop(): Promise<Visits> {
      isOver = true
      await Promise.all([...readers, ...writers])
      for (const agent of agents) agent.destroy()
      return visits
    },
  }
}
