import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { Sequelize } from 'sequelize'
import { expect, test, vi } from 'vitest'
import * as timetable from '../migrations/014-timetable.ts'
import * as placedByHand from '../migrations/020-placed-by-hand.ts'
import * as interviewTurns from '../migrations/022-interview-turns.ts'
import * as interviewTaps from '../migrations/024-interview-taps.ts'
import { admin, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

const TABLES = [
  ...['interviewers', 'timetable_rules', 'timetable_runs', 'timetables', 'appointments'],
  'interviewer_links',
  'interview_taps',
]
const urlOf = (schema: string) => {
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_${schema}`
  return url.href
}
const asked = async (sql: string, values: unknown[] = []) => {
  const mysql = await createConnection(urlOf('applicants'))
  const [rows] = await mysql.query<RowDataPacket[]>(sql, values)
  await mysql.end()
  return rows
}
const counts = () =>
  Promise.all(TABLES.map(async (table) => (await asked(`SELECT term FROM ${table} WHERE term = 1`)).length))

/** One row of each kind about these applications. */
async function timetableOf(ids: string[]) {
  const appointment = (applicant: string) => ({
    applicant,
    day: '2037-12-06',
    start: 2,
    room: 0,
    interviewers: [],
  })
  const result = {
    ...{ placed: 1, bound: 2, proven: true, moved: 0 },
    appointments: ids.map(appointment),
    unplaced: ids.map((applicant) => ({ applicant, reason: 'crowded', with: ids })),
    concessions: ids.map((applicant) => ({
      kind: 'applicant-hours',
      applicant,
      day: '2037-12-06',
      start: 3,
    })),
  }
  await asked("INSERT INTO interviewers VALUES (1, 'i', 1, '나리', NULL, '[1]', '[]', NULL, NULL, NULL)")
  await asked("INSERT INTO interviewer_links VALUES ('h', 1, 'i', NOW())")
  await asked("INSERT INTO timetable_rules VALUES (1, 1, '{}')")
  await asked('INSERT INTO timetables (term) VALUES (1)')
  await asked(
    `INSERT INTO timetable_runs (id, term, kind, input, seconds, state, lease_until, bound, started_at, role, result)
      VALUES ('r', 1, 'new', 'x', 1, 'ended', NOW(), 2, NOW(), 'admin', ?)`,
    [JSON.stringify(result)],
  )
  for (const id of ids) {
    await asked(
      `INSERT INTO interview_taps (id, term, application, day, start, begins, at, role, received_at)
        VALUES (UUID(), 1, ?, '2026-12-06', 2, NOW(), NOW(), 'admin', NOW())`,
      [id],
    )
    await asked(
      `INSERT INTO appointments (application, term, day, start, room, interviewers, is_locked)
        VALUES (?, 1, '2037-12-06', 2, 0, '[]', FALSE)`,
      [id],
    )
  }
}

test('the migration runs on a schema with applications, and once more after it broke off', async () => {
  const { id } = await submittedPerson(1)
  const db = new Sequelize(urlOf('applicants'), { dialect: 'mysql', logging: false })
  await timetable.down(db.getQueryInterface())
  await timetable.up(db.getQueryInterface())
  await db.query('DROP TABLE appointments')
  await timetable.up(db.getQueryInterface())
  for (const later of [placedByHand, interviewTurns, interviewTaps]) {
    await later.up(db.getQueryInterface())
    await later.up(db.getQueryInterface())
  }
  await db.close()
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(await asked('SELECT published_appointments AS none FROM applications WHERE id = ?', [id])).toEqual([
    { none: null },
  ])
})

// evidence: M184 M185
test('whoever withdraws takes the appointment along, also out of what was computed', async () => {
  const [one, two] = [await submittedPerson(1), await submittedPerson(1)]
  await timetableOf([one.id, two.id])
  await one.browser.call('withdraw', { id: one.id })
  for (const table of ['appointments', 'interview_taps'])
    expect(await asked(`SELECT application FROM ${table}`)).toEqual([{ application: two.id }])
  const [run] = await asked('SELECT CAST(result AS CHAR) AS text FROM timetable_runs')
  expect(run?.text).not.toContain(one.id)
  expect(run?.text.split(two.id)).toHaveLength(5)
})

// evidence: M186 M204
test('a term that is over keeps nothing of its timetable when its personal data go', async () => {
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 1])
  const { objectId } = await admin.call('findSettings', { key: 1 })
  await admin.call('newTerm', { version: (await admin.call('getSettings', { id: objectId })).version })
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 1])
  const mysql = await createConnection(urlOf('settings'))
  await mysql.query('UPDATE terms SET closed_at = closed_at - INTERVAL 8 MONTH')
  await mysql.end()
  await admin.call('modifyRecruitInfo', { keepMonths: 7 })
  const isEmpty = async () => (await counts()).every((count) => count === 0)
  await vi.waitUntil(isEmpty, { timeout: 30_000, interval: 100 })
})
