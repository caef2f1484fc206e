import { randomUUID } from 'node:crypto'
import { connectMysql, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdraw } from '../src/application/applicant-routes.ts'
import type { PersonalData } from '../src/shared/personal-data.ts'
import { createStores, type Stores } from '../src/stores.ts'
import { stack, submittedPerson, useProduct } from './product.ts'

useProduct()

let db: Sequelize
let stores: Stores
/** A further room, which stores notes about applicants and titles of a term. */
const notes = (): PersonalData => ({
  forget: ({ ids }, transaction) =>
    queriesOf(db).write('DELETE FROM room_notes WHERE application IN (?)', [ids], transaction),
  forgetTerm: (term) => queriesOf(db).write('DELETE FROM room_titles WHERE term = ?', [term]),
})
const stored = async (table: 'room_notes' | 'room_titles') =>
  (await queriesOf(db).select<{ text: string }>(`SELECT text FROM ${table} ORDER BY text`, [])).map(
    ({ text }) => text,
  )
const note = (id: string, text: string) =>
  queriesOf(db).write('INSERT INTO room_notes VALUES (?, ?)', [id, text])

beforeAll(async () => {
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  db = connectMysql(url.href)
  await queriesOf(db).write('CREATE TABLE room_notes (application CHAR(36), text VARCHAR(20))', [])
  await queriesOf(db).write('CREATE TABLE room_titles (term INT, text VARCHAR(20))', [])
  stores = createStores(db, stack.url, [notes()])
})
afterAll(async () => {
  await queriesOf(db).write('DROP TABLE room_notes, room_titles', [])
  await db.close()
})

test('what a further room stores about an applicant is gone after a withdrawal', async () => {
  const [one, two] = [await submittedPerson(1), await submittedPerson(1)]
  await note(one.id, 'withdrawn')
  await note(two.id, 'stays')
  const settings = { now: async () => ({ term: 1 }) } as unknown as SettingsClient
  const caller = { role: 'applicant', sid: '', ids: [one.id] } as unknown as Parameters<typeof withdraw>[2]
  await withdraw(stores, settings, caller, one.id)
  expect(await stored('room_notes')).toEqual(['stays'])
  // A refused withdrawal removes nothing.
  const stranger = { ...caller, ids: [randomUUID()] }
  await expect(withdraw(stores, settings, stranger, two.id)).rejects.toThrow()
  expect(await stored('room_notes')).toEqual(['stays'])
})

test('what a further room stores of a term is gone after its removal', async () => {
  const { id } = await submittedPerson(2)
  await note(id, 'expired')
  await queriesOf(db).write("INSERT INTO room_titles VALUES (1, 'expired'), (2, 'running')", [])
  expect(await stores.terms.remove(1, { role: 'system', session: '' })).toBeGreaterThan(0)
  expect(await stored('room_notes')).toEqual([])
  expect(await stored('room_titles')).toEqual(['running'])
})
