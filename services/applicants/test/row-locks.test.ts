import { wholeContent } from '@recruit/local/testing/people'
import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test, vi } from 'vitest'
import { admin, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

type Person = Awaited<ReturnType<typeof submittedPerson>>
/** More than a third of all, for which the database prefers a scan of every application. */
const MEANT = 8
const OTHERS = 6
let meant: Person[]
let others: Person[]
beforeAll(async () => {
  meant = []
  for (let n = 0; n < MEANT; n++) meant.push(await submittedPerson(1))
  others = []
  for (let n = 0; n < OTHERS; n++) others.push(await submittedPerson(1))
})
const ids = () => meant.map(({ id }) => id)

/** Another transaction that has locked these rows, and those that wait for one. */
async function holding<Result>(
  held: Person[],
  story: (areWaiting: () => Promise<boolean>) => Promise<Result>,
) {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const looking = await createConnection(stack.mysqlAdminUrl)
  const areWaiting = async () => {
    const [found] = await looking.query(
      `SELECT trx_id FROM information_schema.innodb_trx
        WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE '%applications%'`,
    )
    return (found as object[]).length > 0
  }
  try {
    await mysql.beginTransaction()
    for (const { id } of held)
      await mysql.query(`SELECT id FROM ${stack.prefix}_applicants.applications WHERE id = ? FOR UPDATE`, [
        id,
      ])
    return await story(areWaiting)
  } finally {
    await mysql.rollback()
    await mysql.end()
    await looking.end()
  }
}
const save = ({ browser, id }: Person) =>
  browser.send('savePage2', { id, ...wholeContent, isFinalSubmit: true })

test('a bulk decision does not wait for an application that it is not about', async () => {
  const reply = await holding(others, () => admin.send('bulkPass', { ids: ids(), pass: '1stPass' }))
  expect(reply.status).toBe(200)
})

test('drafting appointment messages does not wait for an applicant who has nothing to hear', async () => {
  for (const { id } of meant) await admin.call('setInterviewDate', { _id: id, date: '12.5(토) 14:00' })
  const reply = await holding(others, () => admin.send('draftMailing', { kind: 'appointment' }))
  expect(reply).toMatchObject({ status: 200, body: { drafted: MEANT } })
})

test('an applicant who has nothing to hear saves while drafting waits for one who has', async () => {
  for (const { id } of meant) await admin.call('setInterviewDate', { _id: id, date: '12.6(일) 14:00' })
  await holding(meant.slice(-1), async (areWaiting) => {
    // Drafting gives up after a while: the test retries until one spans all saves.
    await vi.waitFor(
      async () => {
        let isOver = false
        const drafting = admin.send('draftMailing', { kind: 'appointment' }).finally(() => {
          isOver = true
        })
        await vi.waitUntil(areWaiting, { timeout: 20_000, interval: 150 })
        const saved = await Promise.all(others.map(save))
        const hasWaited = !isOver
        expect(saved.map(({ status }) => status)).toEqual(others.map(() => 200))
        expect((await drafting).status).toBe(503)
        expect(hasWaited).toBe(true)
      },
      { timeout: 60_000, interval: 100 },
    )
  })
  const { drafted } = await admin.call('draftMailing', { kind: 'appointment' })
  expect(drafted).toBe(MEANT)
})
