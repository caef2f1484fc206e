import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { keyFile } from '@recruit/local/keys/secrets'
import { entries } from '@recruit/local/paths'
import { type Child, spawnChild } from '@recruit/local/process/child'
import { baseEnv } from '@recruit/local/stack/environment'
import { freePort } from '@recruit/local/stack/ports'
import type { Delivered } from '@recruit/local/testing/mail/server'
import { Redis } from 'ioredis'
import { QueryTypes, Sequelize } from 'sequelize'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Message } from '../src/messages/message.ts'
import { enqueue } from '../src/messages/outbox.model.ts'
import { admin, stack, useProduct } from './product.ts'

/** The whole product for the importing test file, which starts the delivery itself. */
export { admin, stack }
export let db: Sequelize
let redis: Redis
const children = new Set<Child>()

/** Short, so that tests see leases end. */
export const LEASE_SECONDS = 2

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useMessagesProduct(): void {
  useProduct()
  beforeAll(async () => {
    const url = new URL(stack.mysqlAdminUrl)
    url.pathname = `/${stack.prefix}_applicants`
    db = new Sequelize(url.href, { dialect: 'mysql', logging: false, timezone: '+00:00' })
    redis = new Redis(stack.redisUrl)
  })
  afterAll(async () => {
    await Promise.all([...children].map((child) => child.stop(2_000)))
    await db?.close()
    redis?.disconnect()
  })
}

/** Starts a delivery process and waits until it is ready. */
export async function startDelivery(smtp: string | undefined, more: Record<string, string> = {}) {
  const port = String(await freePort())
  const child = spawnChild({
    name: `delivery-${port}`,
    command: process.execPath,
    args: [entries.delivery],
    dataDir: stack.dataDir,
    env: {
      ...baseEnv(process.env, stack.dataDir),
      ...{ NODE_ENV: 'development', PORT: port },
      MYSQL_URL: stack.schemas.applicants.app,
      REDIS_URL: stack.redisUrls.applicants,
      SETTINGS_URL: stack.services.settings,
      INTERNAL_KEY_FILE: keyFile(stack.dataDir, 'applicants', 'secret'),
      ...(smtp && { SMTP_URL: smtp, MAIL_FROM: '모집, "팀" <recruit@recruit.test>' }),
      ...{ MAIL_PER_MINUTE: '60000', MAIL_LEASE_SECONDS: String(LEASE_SECONDS), MAIL_PAUSE_SECONDS: '1' },
      ...more,
    },
  })
  children.add(child)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(
    async () => {
      const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(String)
      const said = typeof reply === 'string' ? reply : await reply.text()
      if (typeof reply === 'string' || !reply.ok)
        throw new Error(`${said}; ${child.isRunning() ? 'running' : 'ended'}: ${child.logTail()}`)
    },
    { timeout: 50_000, interval: 50 },
  )
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.isRunning()) process.kill(child.pid, name)
  }
  /** Stopped by a signal, which takes some kernels a moment. */
  const hold = async () => {
    signal('SIGSTOP')
    const isHeld = () =>
      !child.isRunning() ||
      readdirSync(`/proc/${child.pid}/task`).every((thread) =>
        /^State:\tT/m.test(readFileSync(`/proc/${child.pid}/task/${thread}/status`, 'utf8')),
      )
    await vi.waitUntil(isHeld, { timeout: 20_000, interval: 5 })
    // A stopped thread may still be finishing its work.
    await pause(100)
  }
  return { child, url, signal, hold, log: () => child.logTail(100_000), stop: () => child.stop(8_000) }
}
export type DeliveryProcess = Awaited<ReturnType<typeof startDelivery>>

/** Puts a message into the outbox as the service does, with any address. */
export async function put({ receiver, ...more }: Partial<Message> = {}): Promise<string> {
  const application = more.application ?? randomUUID()
  const message: Message = {
    ...{ term: 1, mailing: null, application, kind: 'receipt', occasion: '1', gate: 'none', language: 'ko' },
    // Each a different person: messages to one address are limited.
    receiver: { name: '김가온', address: `gaon.${application}@recruit.test` },
    ...{ subject: '접수되었습니다', text: '접수되었습니다.', ics: null },
    ...more,
  }
  await db.transaction(async (transaction) => {
    await enqueue(db, [message], transaction)
    if (!receiver) return
    const set = 'UPDATE messages SET receiver_name = ?, receiver_address = ? WHERE application = ?'
    await db.query(set, { replacements: [receiver.name, receiver.address, application], transaction })
  })
  const [row] = await rows({ application })
  if (!row) throw new Error('Nothing in the outbox')
  return row.id
}

export interface OutboxRow {
  id: string
  application: string
  state: string
  attempts: number
  last_error: string | null
  is_dry_run: number
  receiver_name: string
  receiver_address: string
  subject: string
  text: string
  kind: string
  occasion: string
  language: string
  next_at: Date
}

/** The outbox: all of it, or of one application. */
export const rows = ({ application }: { application?: string } = {}) =>
  db.query<OutboxRow>('SELECT * FROM messages WHERE ? IS NULL OR application = ?', {
    type: QueryTypes.SELECT,
    replacements: [application ?? null, application ?? null],
  })
export const rowOf = async (id: string) => (await rows()).find((row) => row.id === id)

/** Polls until the story passes, for twenty seconds. */
export const soon = <Found>(story: () => Promise<Found>) =>
  vi.waitFor(story, { timeout: 20_000, interval: 50 })

/** Waits until a message has this state, for half a minute. */
export const comesTo = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const row = await rowOf(id)
      if (row?.state !== state) throw new Error(`${row?.state} instead of ${state}: ${row?.last_error}`)
      return row
    },
    { timeout: 30_000, interval: 50 },
  )

export async function clearOutbox(): Promise<void> {
  await db.query('DELETE FROM messages')
  const counts = await redis.keys('throttle:applicants:receipts-*')
  if (counts.length) await redis.del(...counts)
}

export const rowIn = ({ raw }: Delivered): string =>
  /^message-id: <([0-9a-f-]{36})@/im.exec(raw.toString('latin1'))?.[1] ?? ''

export const mailingOf = (id: string) => admin.call('readMailing', { id })
/** Approves a mailing's drafts as they are. */
export async function approved(id: string, at: string | null = null) {
  const { mailing, drafts } = await mailingOf(id)
  const { count, seen } = drafts
  return admin.send('approveMailing', { id, version: mailing.version, count, seen, at })
}
/** Drafts a mailing of a kind; the only one that exists. */
export async function drafted(draft: Parameters<typeof admin.call<'draftMailing'>>[1]): Promise<string> {
  const { mailings } = await admin.call('draftMailing', draft)
  const [id] = mailings
  if (!id || mailings.length > 1) throw new Error(`${mailings.length} mailings instead of one`)
  return id
}
export const statesOf = async (id: string) => (await mailingOf(id)).mailing.counts
/** Waits until no message of a mailing is being sent. */
export const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const { queued = 0, sending = 0, handed = 0, ...rest } = await statesOf(id)
      if (queued + sending + handed > 0)
        throw new Error(`${queued} queued, ${sending} sending, ${handed} handed`)
      return rest
    },
    { timeout: 30_000, interval: 100 },
  )

export const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000).toISOString()
/** Makes a planned mailing due. */
export const itsHourComes = (id: string) =>
  db.query('UPDATE messages SET next_at = UTC_TIMESTAMP(6) WHERE mailing = ?', { replacements: [id] })
