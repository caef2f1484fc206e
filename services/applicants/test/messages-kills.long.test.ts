import { setTimeout as pause } from 'node:timers/promises'
import { type MailServer, refusal, startMailServer } from '@recruit/local/testing/mail/server'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

useMessagesProduct()

import {
  clearOutbox,
  type DeliveryProcess,
  LEASE_SECONDS,
  put,
  rowIn,
  rows,
  startDelivery,
  useMessagesProduct,
} from './messages-product.ts'

/** `npm run long -- messages --count …` sets the number; then there are pauses past the lease too. */
const MESSAGES = Number(process.env.MESSAGES) || 200
const KILLS = Math.max(6, Math.round(MESSAGES / 37.5))
const PAUSES = process.env.MESSAGES ? Math.round(MESSAGES / 75) : 2
const LIMIT_MS = 60_000 + 600 * MESSAGES + 5_000 * PAUSES

const seed = Number(process.env.SEED) || newSeed()
const random = randomOf(seed)
const DONE = ['sent', 'uncertain', 'failed']
const REFUSED = 'refused@recruit.test'

let server: MailServer
const pauses: Promise<void>[] = []
beforeAll(async () => {
  const seen = new Map<string, number>()
  server = await startMailServer({
    receiver: async (address) => {
      await pause(random.below(10))
      if (address === REFUSED) throw refusal(550)
      // The server defers some messages once.
      const count = (seen.get(address) ?? 0) + 1
      seen.set(address, count)
      if (count === 1 && Number(/\d+/.exec(address)?.[0]) % 25 === 0) throw refusal(451)
    },
    whole: () => pause(random.below(20)),
  })
})
afterAll(() => server?.stop())

const open = async () => (await rows()).filter(({ state }) => !DONE.includes(state)).length

// evidence: threat.double-sending
test(
  `${MESSAGES} messages, ${KILLS} kills and ${PAUSES} pauses past the lease of two processes: nobody gets two (seed ${seed})`,
  async () => {
    await clearOutbox()
    for (let at = 1; at <= MESSAGES; at++) {
      const address = at % 40 === 0 ? REFUSED : `person${at}@recruit.test`
      // Reminders leave by the same mark as receipts.
      const kind = at % 3 === 0 ? ('evening' as const) : ('receipt' as const)
      await put({ kind, receiver: { name: `사람, "${at}"`, address } })
    }
    const processes = await Promise.all([startDelivery(server.url), startDelivery(server.url)])
    // Evenly spread: each disturbance comes when its share of the messages has arrived.
    const disturbances = [...Array(KILLS).fill('kill'), ...Array(PAUSES).fill('pause')]
      .map((what: 'kill' | 'pause') => ({ what, order: random.below(1_000_000) }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ what }) => what)
    for (const [at, disturbance] of disturbances.entries()) {
      await arrived(Math.floor((MESSAGES * 0.85 * (at + 1)) / (disturbances.length + 1)))
      await pause(random.below(40))
      const which = random.below(2)
      if (disturbance === 'kill') processes[which] = await killed(processes[which])
      else pauses.push(stopped(processes[which]))
    }
    await Promise.all(pauses)
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 90_000, interval: 500 })
    await Promise.all(processes.map((one) => one.stop()))

    const ended = await rows()
    const arrivals = Map.groupBy(server.delivered, rowIn)
    const twice = [...arrivals].filter(([, copies]) => copies.length > 1)
    const count = (state: string) => ended.filter((row) => row.state === state).length
    console.log(
      `${MESSAGES} messages, ${KILLS} kills, ${PAUSES} pauses: ${count('sent')} sent, ${count('uncertain')} uncertain, ${count('failed')} failed; ${server.delivered.length} arrived, ${twice.length} people got two`,
    )
    expect(twice).toEqual([])
    expect(ended.filter((row) => row.state === 'sent' && !arrivals.has(row.id))).toEqual([])
    expect(ended.filter((row) => row.state === 'failed' && arrivals.has(row.id))).toEqual([])
    // A process that dies while a server refuses one leaves it uncertain.
    const endsOfRefused = ended.filter((row) => row.receiver_address === REFUSED).map(({ state }) => state)
    expect(endsOfRefused).toHaveLength(Math.floor(MESSAGES / 40))
    expect(endsOfRefused.filter((state) => state !== 'failed' && state !== 'uncertain')).toEqual([])
    expect(count('failed')).toBe(endsOfRefused.filter((state) => state === 'failed').length)
    expect(count('uncertain')).toBeLessThanOrEqual(KILLS + PAUSES)
  },
  LIMIT_MS,
)

const arrived = (count: number) =>
  vi.waitFor(() => expect(server.delivered.length).toBeGreaterThanOrEqual(count), {
    timeout: LIMIT_MS,
    interval: 5,
  })

async function killed(victim: DeliveryProcess | undefined): Promise<DeliveryProcess> {
  victim?.signal('SIGKILL')
  await victim?.child.exited
  return startDelivery(server.url)
}

async function stopped(victim: DeliveryProcess | undefined): Promise<void> {
  await victim?.hold()
  await pause(LEASE_SECONDS * 1_000 + 500 + random.below(1_000))
  victim?.signal('SIGCONT')
}
