import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { submittedPerson, stack as withoutDelivery } from './product.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), {}, { delivers: true })
  await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

async function messagesOf({ mysqlAdminUrl, prefix }: TestStack): Promise<RowDataPacket[]> {
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

test.runIf(process.platform === 'linux')(
  'the delivery process gives way to the services on its machine, with all its threads',
  () => {
    const threadsOf = (kind: string) =>
      readdirSync(`/proc/${stack.parts.find((part) => part.kind === kind)?.pid()}/task`).map(Number)
    const answering = Math.max(...threadsOf('applicants').map(getPriority))
    const giving = threadsOf('delivery').map(getPriority)
    expect(giving.length).toBeGreaterThan(1)
    for (const priority of giving) expect(priority).toBeGreaterThan(answering)
  },
)

test('where nothing delivers, the receipt waits', async () => {
  await submittedPerson(1)
  expect(await messagesOf(withoutDelivery)).toMatchObject([{ kind: 'receipt', state: 'queued' }])
})
