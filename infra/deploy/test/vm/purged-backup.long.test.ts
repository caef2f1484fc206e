import { enrolledPerson, signedIn } from '@recruit/local/testing/people'
import { createConnection } from 'mysql2/promise'
import { expect, test, vi } from 'vitest'
import { applicationsIn, backUp, found, stack, useBackedUpProduct } from './backed-up-product.ts'

const PEOPLE = 30
// Other numbers of months end earlier after a short month.
const KEEP_MONTHS = 12

useBackedUpProduct(PEOPLE)

test('people of a removed term are in no backup once there is one without them', {
  timeout: 120_000,
}, async () => {
  expect(await backUp()).toBe(0)
  expect(await Promise.all((await found()).map(applicationsIn))).toEqual([PEOPLE])

  const admin = await signedIn(stack.url, 'admin')
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const { version } = await admin.call('getSettings', { id: objectId })
  await admin.call('newTerm', { version })
  const sql = await createConnection(stack.mysqlAdminUrl)
  // Due now, and its removal counts as ended a quarter of an hour later: before the next backup.
  await sql.query(
    `UPDATE ${stack.prefix}_settings.terms SET closed_at = UTC_TIMESTAMP(6) - INTERVAL ${KEEP_MONTHS} MONTH - INTERVAL 899 SECOND`,
  )
  await admin.call('modifyRecruitInfo', { keepMonths: KEEP_MONTHS, isApplicationPeriod: true })
  await vi.waitFor(
    async () => {
      const [rows] = await sql.query(`SELECT COUNT(*) AS count FROM ${stack.prefix}_applicants.applications`)
      expect(rows).toEqual([{ count: 0 }])
    },
    { timeout: 30_000, interval: 100 },
  )
  await sql.end()
  await enrolledPerson(stack.url)

  await vi.waitFor(
    async () => {
      expect(await backUp()).toBe(0)
      expect(await found()).toHaveLength(1)
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(await Promise.all((await found()).map(applicationsIn))).toEqual([1])
})
