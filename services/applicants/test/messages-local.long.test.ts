import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { submittedPerson, useProduct, stack as withoutDelivery } from './product.ts'

useProduct()

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), {}, { delivers: true })
  await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

async function messagesOf({
  mysqlAdminUrl,
  prefix,
}: Pick<TestStack, 'mysqlAdminUrl' | 'prefix'>): Promise<RowDataPacket[]> {
  const url = new URL(mysqlAdminUrl)
  url.pathname = `/${prefix}_applicants`
  const mysql = await createConnection(url.href)
  const [found] = await mysql.query<RowDataPacket[]>('SELECT * FROM messages ORDER BY created_at')
  await mysql.end()
  return found
}
const submitted = async () => {
  const it = await enrolledPerson(stack.url, 1)
  await it.browser.call('savePage2', { id: it.id, ...wholeContent, isFinalSubmit: true })
  return it
}
const isSent = (count: number) =>
  vi.waitFor(
    async () => {
      const found = await messagesOf(stack)
      expect(found.map(({ state, is_dry_run }) => [state, is_dry_run])).toEqual(
        Array(count).fill(['sent', 1]),
      )
    },
    { timeout: 20_000, interval: 100 },
  )

test('where no mail server is named, what would be sent stays to be read, marked as a dry run', async () => {
  const { id, person } = await submitted()
  await isSent(1)
  const [message] = await messagesOf(stack)
  expect(message).toMatchObject({ application: id, kind: 'receipt', language: 'en' })
  expect(message?.text).toContain(person.name)
})

test('the delivery process is brought back when it dies, and goes on', async () => {
  const delivery = stack.parts.find(({ kind }) => kind === 'delivery')
  const before = delivery?.pid()
  delivery?.signal('SIGKILL')
  await vi.waitFor(() => expect(delivery?.pid()).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
  expect(delivery?.pid()).not.toBe(before)
  await submitted()
  await isSent(2)
})

const threadsOf = ({ parts }: TestStack, kind: string) =>
  readdirSync(`/proc/${parts.find((part) => part.kind === kind)?.pid()}/task`).map(Number)

test.runIf(process.platform === 'linux')(
  'the delivery process gives way to the services on its machine, with all its threads',
  () => {
    const answering = Math.max(...threadsOf(stack, 'applicants').map(getPriority))
    const giving = threadsOf(stack, 'delivery').map(getPriority)
    expect(giving.length).toBeGreaterThan(1)
    for (const priority of giving) expect(priority).toBeGreaterThan(answering)
  },
)

/** The kernel's numbers. */
const SCHED_OTHER = 0
const SCHED_IDLE = 5
/** The 41st field of the kernel's line about a thread, whose name in brackets may have blanks. */
const policyOf = (thread: number) =>
  Number(readFileSync(`/proc/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[38])

test.runIf(process.platform === 'linux')(
  'with MAIL_PRIORITY=idle it runs only while nobody else wants the processor, and it alone',
  async () => {
    const env = { ...process.env, MAIL_PRIORITY: 'idle' }
    const idle = await startTestStack(inject('mysqlAdminUrl'), {}, { env, delivers: true })
    try {
      expect(new Set(threadsOf(idle, 'delivery').map(policyOf))).toEqual(new Set([SCHED_IDLE]))
      expect(new Set(threadsOf(idle, 'applicants').map(policyOf))).toEqual(new Set([SCHED_OTHER]))
    } finally {
      await idle.stop()
    }
  },
)

test('where nothing delivers, the receipt waits', async () => {
  await submittedPerson(1)
  expect(await messagesOf(withoutDelivery)).toMatchObject([{ kind: 'receipt', state: 'queued' }])
})
