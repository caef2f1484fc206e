import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { createTestSchema } from '@recruit/local/testing/databases'
import { QueryTypes, type Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import * as staffKeys from '../migrations/001-staff-keys.ts'
import * as history from '../migrations/002-history.ts'
import * as staffMembers from '../migrations/003-staff-members.ts'
import * as historyMembers from '../migrations/004-history-members.ts'
import * as memberKeys from '../migrations/005-member-keys.ts'
import { memberStore } from '../src/member.model.ts'
import { staffKeyStore } from '../src/staff-key.model.ts'

let schema: Awaited<ReturnType<typeof createTestSchema>>
let db: Sequelize
beforeAll(async () => {
  schema = await createTestSchema(inject('mysqlAdminUrl'))
  db = connectMysql(schema.url)
})
afterAll(async () => {
  await db?.close()
  await schema?.drop()
})

test('keys and history of before stay as they are, and name nobody', async () => {
  const tables = db.getQueryInterface()
  for (const { up } of [staffKeys, history]) await up(tables)
  await db.query("INSERT INTO staff_keys (role, hash) VALUES ('admin', 'x')")
  await db.query(`INSERT INTO history (at, role, session, what, from_text, to_text)
    VALUES (UTC_TIMESTAMP(6), 'admin', 'ab12cd34', 'adminKey', '', '')`)
  for (const { up } of [staffMembers, historyMembers]) await up(tables)

  const changes = historyOf(db)
  expect(await staffKeyStore(db, changes).hashes()).toEqual({ admin: 'x' })
  const fields = {
    name: '김 가온',
    role: 'reviewer' as const,
    teams: [1 as const, 3 as const],
    isDisabled: false,
  }
  const by = { role: 'admin', session: 'ef56', member: '이 나래' }
  const id = '5eafaced-1234-4abc-8def-000000000001'
  await memberStore(db, changes).add(id, fields, by, async () => undefined)
  const before = { role: 'admin', session: 'ab12cd34', what: 'adminKey' }
  expect((await changes.read({})).history).toMatchObject([{ ...by, what: 'memberAdded', about: id }, before])
  expect((await changes.read({})).history[1]).not.toHaveProperty('member')

  for (const { down } of [historyMembers, staffMembers]) await down(tables)
  for (const { up } of [staffMembers, historyMembers]) await up(tables)
  expect((await changes.read({})).history).toMatchObject([{ what: 'memberAdded' }, before])
})

test('names that differ by what no one sees become one: the first has the key, the other keeps hers', async () => {
  const put = (id: number, name: string, key: string) =>
    db.query(
      `INSERT INTO staff_members (id, name, name_key, role, teams, created_at)
        VALUES (?, ?, ?, 'manager', '', UTC_TIMESTAMP(6) + INTERVAL ? SECOND)`,
      { replacements: [`5eafaced-1234-4abc-8def-00000000010${id}`, name, key, id] },
    )
  await put(1, '서\u200b연', '서\u200b연')
  await put(2, '나\u3164리', '나\u3164리')
  await put(3, '나리', '나리')
  for (let time = 0; time < 2; time++) await memberKeys.up(db.getQueryInterface())
  const rows = await db.query<{ key: string }>(
    "SELECT name_key AS `key` FROM staff_members WHERE id LIKE '%-00000000010_' ORDER BY id",
    { type: QueryTypes.SELECT },
  )
  expect(rows.map(({ key }) => key)).toEqual(['서연', '나\u3164리', '나리'])
})
