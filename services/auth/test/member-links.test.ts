import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import { migrate } from '@recruit/chassis/mysql/migrate'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { createTestSchema } from '@recruit/local/testing/databases'
import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { memberStore } from '../src/member.model.ts'
import { memberLinkStore } from '../src/member-link.model.ts'

let schema: Awaited<ReturnType<typeof createTestSchema>>
let db: Sequelize
beforeAll(async () => {
  schema = await createTestSchema(inject('mysqlAdminUrl'))
  await migrate(schema.url, `${import.meta.dirname}/../migrations`, () => undefined)
  db = connectMysql(schema.url)
})
afterAll(async () => {
  await db?.close()
  await schema?.drop()
})

test('a link that is made while its member is being disabled is refused', async () => {
  const [members, links] = [memberStore(db, historyOf(db)), memberLinkStore(db, historyOf(db))]
  const by = { role: 'admin', session: '' }
  const id = '5eafaced-1234-4abc-8def-000000000001'
  const gaon = { name: '김가온', role: 'manager' as const, teams: [], isDisabled: false }
  await members.add(id, gaon, by, async () => undefined)
  let made: ReturnType<typeof links.renew> | undefined
  await members.change({ id, version: 1, isDisabled: true }, by, async (_before, _after, transaction) => {
    await links.endAll(id, transaction)
    made = links.renew(id, by)
  })
  expect(await made).toBe('disabled')
  expect(await links.open()).toEqual(new Map())
  expect(await links.renew('5eafaced-1234-4abc-8def-000000000002', by)).toBe('gone')
})
