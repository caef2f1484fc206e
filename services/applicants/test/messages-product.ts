import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { keyFile } from '@recruit/local/keys/key-files'
import { entries } from '@recruit/local/paths'
import { type Child, spawnChild } from '@recruit/local/process/child'
import { freePort } from '@recruit/local/stack/ports'
import type { Delivered } from '@recruit/local/testing/mail-server'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { QueryTypes, Sequelize } from 'sequelize'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import type { Message } from '../src/messages/message.ts'
import { enqueue } from '../src/messages/outbox.model.ts'

/** The whole product for the test file that imports this: it confirms submissions, and who delivers is started by hand. */
export let stack: TestStack
export let admin: Visitor
export let db: Sequelize
const children = new Set<Child>()

/** Short, so that tests see leases end. */
export const LEASE_SECONDS = 2

beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), {}, { ownEnv: { applicants: { RECEIPTS: 'on' } } })
  admin = await openPeriod(stack.url)
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  db = new Sequelize(url.href, { dialect: 'mysql', logging: false, timezone: '+00:00' })
})
afterAll(async () => {
  await Promise.all([...children].map((child) => child.stop(2_000)))
  await db?.close()
  await stack?.stop()
})

/** A delivery process of its own that is ready. */
export async function startDelivery(smtp: string | undefined, more: Record<string, string> = {}) {
  const port = String(await freePort())
  const child = spawnChild({
    name: `delivery-${port}`,
    command: process.execPath,
    args: [entries.delivery],
    dataDir: stack.dataDir,
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'development', PORT: port },
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
      const reply = await fetch(`${url}/readyz`).catch(() => null)
      if (!reply?.ok)
        throw new Error(`not ready, ${child.isRunning() ? 'running' : 'ended'}: ${child.logTail()}`)
    },
    { timeout: 30_000, interval: 50 },
  )
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.isRunning()) process.kill(child.pid, name)
  }
  /** Stopped by a signal, which some kernels take a moment for. */
  const hold = async () => {
    signal('SIGSTOP')
    const isHeld = () =>
      !child.isRunning() ||
      readdirSync(`/proc/${child.pid}/task`).every((thread) =>
        /^State:\tT/m.test(readFileSync(`/proc/${child.pid}/task/${thread}/status`, 'utf8')),
      )
    await vi.waitUntil(isHeld, { timeout: 5_000, interval: 5 })
    // A thread that is told to stop may still be on its way out of what it does.
    await pause(100)
  }
  return { child, url, signal, hold, log: () => child.logTail(100_000), stop: () => child.stop(8_000) }
}
export type DeliveryProcess = Awaited<ReturnType<typeof startDelivery>>

/** Puts a message into the outbox as the service does. */
export async function put(more: Partial<Message> = {}): Promise<string> {
  const application = more.application ?? randomUUID()
  const message: Message = {
    ...{ application, kind: 'receipt', occasion: '1', channel: 'mail', language: 'ko' },
    receiver: { name: '김가온', address: 'gaon@recruit.test' },
    ...{ subject: '접수되었습니다', text: '접수되었습니다.', html: '<p>접수되었습니다.</p>', ics: null },
    ...more,
  }
  await db.transaction((transaction) => enqueue(db, message, transaction))
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
  subject: string
  text: string
  html: string
  occasion: string
  language: string
}

/** What stands in the outbox: all of it, or of one application. */
export const rows = ({ application }: { application?: string } = {}) =>
  db.query<OutboxRow>('SELECT * FROM messages WHERE ? IS NULL OR application = ?', {
    type: QueryTypes.SELECT,
    replacements: [application ?? null, application ?? null],
  })
export const rowOf = async (id: string) => (await rows()).find((row) => row.id === id)

/** The state that a message comes to, within half a minute. */
export const comesTo = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const row = await rowOf(id)
      if (row?.state !== state) throw new Error(`${row?.state} instead of ${state}: ${row?.last_error}`)
      return row
    },
    { timeout: 30_000, interval: 50 },
  )

export const clearOutbox = () => db.query('DELETE FROM messages')

/** By which row of the outbox a delivered message was sent. */
export const rowIn = ({ raw }: Delivered): string =>
  /^message-id: <([0-9a-f-]{36})@/im.exec(raw.toString('latin1'))?.[1] ?? ''
