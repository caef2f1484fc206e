import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test, vi } from 'vitest'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'
import {
  at,
  computed,
  DAYS,
  newInterviewer,
  overRun,
  passer,
  runOf,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useProduct()

beforeAll(() => setPeriod())

// evidence: M183
test('interviewers are added, changed and removed, each by the version that was read', async () => {
  const nari = await newInterviewer('나리', [1, 2], [at(1, 2)], { mostPerDay: 3 })
  expect(await manager.call('listInterviewers', {})).toEqual({ interviewers: [nari] })
  const { interviewer } = await admin.call('saveInterviewer', { ...nari, name: '나리나', mostInARow: 2 })
  expect(interviewer).toEqual({ ...nari, name: '나리나', mostInARow: 2, version: 2 })
  expect((await admin.send('saveInterviewer', nari)).status).toBe(409)
  expect((await admin.send('removeInterviewer', { id: nari.id, version: 1 })).status).toBe(409)
  expect((await admin.send('saveInterviewer', { ...nari, id: 'nobody' })).status).toBe(404)
  await admin.call('removeInterviewer', { id: nari.id, version: 2 })
  expect((await admin.send('removeInterviewer', { id: nari.id, version: 2 })).status).toBe(404)
  expect(await manager.call('listInterviewers', {})).toEqual({ interviewers: [] })
  const { history } = await admin.call('applicantHistory', {})
  expect(history.slice(0, 3).map(({ what, from, to }) => [what, from, to])).toEqual([
    ['interviewer', '나리나', ''],
    ['interviewer', '나리', '나리나'],
    ['interviewer', '', '나리'],
  ])
})

test('rules have defaults and a version, and stand beside the interview days', async () => {
  const { version, rules, days } = await manager.call('timetableRules', {})
  expect({ version, days }).toEqual({ version: 0, days: [...DAYS] })
  const next = { ...rules, rooms: 2, roomNames: ['학관 301호'] }
  await admin.call('setTimetableRules', { version: 0, rules: next })
  expect(await manager.call('timetableRules', {})).toEqual({ version: 1, rules: next, days })
  expect((await admin.send('setTimetableRules', { version: 0, rules })).status).toBe(409)
  const { history } = await admin.call('applicantHistory', {})
  expect(history[0]).toMatchObject({ what: 'timetableRules', to: 'rooms,roomNames' })
  await setRules({ rooms: 1 })
})

test('a run places who passed the first round, and says why others have no place', async () => {
  const nari = await newInterviewer('나리', [1, 2, 3], [at(1, 2, 4), at(1)])
  const [one, two] = [await passer(1, at(1)), await passer(2, at(1, 2))]
  const never = await passer(3)
  await submittedPerson(1, { interviewHours: [at(4), ...Array(31).fill(0)] })
  // At 12:00 the second could come, but it is closed.
  await setRules({ closed: [{ day: null, hours: at(4) }] })
  const { run, answer } = await computed()
  expect(run).toMatchObject({ kind: 'new', state: 'ended', placed: 2, bound: 2, by: 'admin', isStale: false })
  expect(answer).toMatchObject({
    proven: true,
    appointments: [
      {
        _id: one.id,
        name: one.person.name,
        team: 1,
        day: DAYS[0],
        start: 1,
        room: 0,
        interviewers: [nari.id],
      },
      { _id: two.id, day: DAYS[0], start: 2 },
    ],
    unplaced: [{ _id: never.id, reason: 'no-hours', with: [] }],
  })
  expect((await manager.call('listTimetableRuns', {})).runs[0]).toEqual(run)

  await setRules({ rooms: 2 })
  expect((await runOf(run.id)).run.isStale).toBe(true)
  await setRules({ rooms: 1 })
  expect((await runOf(run.id)).run.isStale).toBe(false)
  await admin.call('selectPass', { _id: two.id, pass: 'fail' })
  const later = await runOf(run.id)
  expect(later.run.isStale).toBe(true)
  expect(later.answer?.appointments.map(({ _id }) => _id)).toEqual([one.id])
})

test('without a date in the interview period nothing starts', async () => {
  await setPeriod('추후 안내')
  expect(await admin.send('startTimetableRun', { kind: 'new' })).toMatchObject({
    status: 400,
    body: { reason: 'noInterviewDays' },
  })
  await setPeriod()
})

/** More people than any search finishes with, inserted into the tables as they are. */
async function crowd(count: number): Promise<void> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const { id } = await passer(1, at(1))
  const table = `${stack.prefix}_applicants.applications`
  const hours = (step: number) =>
    JSON.stringify(Array.from({ length: 32 }, (_, day) => (step * 7919 * (day + 1)) % 2 ** 17))
  for (let one = 1; one <= count; one++) {
    await mysql.query(`CREATE TEMPORARY TABLE ${table}_copy SELECT * FROM ${table} WHERE id = ?`, [id])
    await mysql.query(
      `UPDATE ${table}_copy SET id = ?, name = ?, name_key = ?, team = ?,
        submitted = JSON_SET(submitted, '$.interviewHours', JSON_EXTRACT(?, '$'))`,
      [crypto.randomUUID(), `사람${one}`, `사람${one}`, 1 + (one % 3), hours(one)],
    )
    await mysql.query(`INSERT INTO ${table} SELECT * FROM ${table}_copy`)
    await mysql.query(`DROP TEMPORARY TABLE ${table}_copy`)
  }
  await mysql.end()
  for (let one = 1; one <= 24; one++)
    await newInterviewer(`면접관${one}`, [1, 2, 3], JSON.parse(hours(one + 77)), {
      mostPerDay: 4,
      mostInARow: 2,
    })
}

// evidence: M180 M182
test('one run at a time: it tells how far it is, leaves the service free, and stops with its best', {
  timeout: 120_000,
}, async () => {
  await setPeriod('2037.12.5(토) - 12.31(목)')
  await crowd(400)
  await setRules({ rooms: 3, panels: [1, 2, 3].map((team) => ({ team: team as 1, size: 3 })) })
  const { id } = await admin.call('startTimetableRun', { kind: 'new', seconds: 300 })
  await vi.waitUntil(async () => (await runOf(id)).run.placed > 0, { timeout: 60_000, interval: 50 })
  const { run } = await runOf(id)
  expect(run).toMatchObject({ state: 'running', isStale: false, endedAt: null })
  expect(run.bound).toBeGreaterThanOrEqual(run.placed)
  expect(await admin.send('startTimetableRun', { kind: 'new' })).toMatchObject({
    status: 409,
    body: { reason: 'timetableRunning' },
  })
  // A service that the run blocked would not answer before its end.
  await manager.call('timetableRules', {})
  expect((await runOf(id)).run.state).toBe('running')
  expect((await admin.send('stopTimetableRun', { id: 'none' })).status).toBe(404)
  await admin.call('stopTimetableRun', { id })
  const over = await overRun(id)
  expect(over.run.state).toBe('stopped')
  expect(over.answer?.appointments).toHaveLength(over.run.placed)
  expect(over.run.placed).toBeGreaterThan(0)
})

// evidence: M181
test('a run whose program broke off is shown as such, and another one can start', async () => {
  await setPeriod()
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const runs = `${stack.prefix}_applicants.timetable_runs`
  const [first] = (await manager.call('listTimetableRuns', {})).runs
  await mysql.query(
    `UPDATE ${runs} SET state = 'running', ended_at = NULL, lease_until = UTC_TIMESTAMP(6) - INTERVAL 1 SECOND
      WHERE id = ?`,
    [first?.id],
  )
  await mysql.end()
  expect((await runOf(first?.id ?? '')).run.state).toBe('cut')
  const { id } = await admin.call('startTimetableRun', { kind: 'new', seconds: 1 })
  expect((await overRun(id)).run.state).toBe('ended')
})
