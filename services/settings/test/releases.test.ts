import { openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
})

test('a record of another release keeps what this one does not know, and has defaults for what it lacks', async () => {
  const mysql = await createConnection({ uri: stack.mysqlAdminUrl, database: `${stack.prefix}_settings` })
  await mysql.query(
    "UPDATE settings SET fields = JSON_SET(JSON_REMOVE(fields, '$.masterName'), '$.later', 'new')",
  )
  const { objectId } = await admin.call('findSettings', { key: 1 })
  expect((await admin.call('getSettings', { id: objectId })).masterName).toBe('')
  await admin.call('modifyRecruitInfo', { keepMonths: 7, closesAt: '2030-03-01T18:00:00.999+09:00' })
  await admin.call('modifyRecruitInfo', { cardinalNumber: '48' })
  const [rows] = await mysql.query('SELECT fields, keep_months, closes_at FROM settings')
  const [{ fields, ...columns }] = rows as [{ fields: string | object }]
  expect(columns).toEqual({ keep_months: 7, closes_at: expect.any(Date) })
  const document = typeof fields === 'string' ? JSON.parse(fields) : fields
  expect(document).toMatchObject({ later: 'new', cardinalNumber: '48', masterName: '' })
  expect(Object.keys(document)).not.toContain('keepMonths')
  expect(Object.keys(await visitor(stack.url).call('loadSettings', { key: 1 }))).not.toContain('later')
  await mysql.end()
})
