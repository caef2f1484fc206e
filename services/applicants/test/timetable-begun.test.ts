import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'
import {
  at,
  computed,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  runOf,
  setPeriod,
} from './timetable-product.ts'

useProduct()

const DAY = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
/** A week ago, and in two days: the tenth column. */
const [PAST, AHEAD] = [dayIn(-7), dayIn(2)]
const onBoth = (past: number, ahead: number) => [past, 0, 0, 0, 0, 0, 0, 0, 0, ahead]

beforeAll(() => setPeriod([PAST, AHEAD].map((day) => day.replaceAll('-', '.')).join(' - ')))

const where = async (id: string) => {
  const one = (await admin.call('readTimetable', {})).appointments.find(({ _id }) => _id === id)
  return one && { day: one.day, start: one.start }
}
const apply = async (id: string) => {
  const { seen } = await runOf(id)
  return admin.send('applyTimetableRun', { id, seen })
}

test('a run gives no one an hour that has begun, and leaves held interviews where they were', async () => {
  const nari = await newInterviewer('나리', [1], onBoth(at(1, 2, 3), at(1, 2, 3)))
  const held = await passer(1, ...onBoth(at(1), at(1, 2)))
  expect((await placed(held.id, PAST, 1, [nari.id])).status).toBe(200)
  expect((await publishedTimetable()).status).toBe(200)
  const [first, second] = [await passer(1, ...onBoth(at(2), at(1))), await passer(1, ...onBoth(at(3), at(2)))]
  const late = await passer(1, ...onBoth(at(2, 3), 0))
  // Put there by hand after its hour, and never published.
  expect((await placed(second.id, PAST, 3, [nari.id])).status).toBe(200)
  for (const kind of ['repair', 'new'] as const) {
    const { run, answer, changes } = await computed(kind)
    expect(run).toMatchObject({ isStale: false, placed: 3, bound: 3 })
    expect(answer?.unplaced).toMatchObject([{ _id: late.id, reason: 'no-hours' }])
    const moved = changes.map(({ _id, to }) => [_id, to?.day, to?.start])
    const wanted = [
      [first.id, AHEAD, 1],
      [second.id, AHEAD, 2],
    ]
    // The second kind finds what the first one has applied.
    expect(moved.sort()).toEqual(kind === 'repair' ? wanted.sort() : [])
    expect((await apply(run.id)).status).toBe(200)
    expect(await where(held.id)).toEqual({ day: PAST, start: 1 })
    expect(await where(second.id)).toEqual({ day: AHEAD, start: 2 })
  }
})

test('of held interviews one that breaks a rule by now stays, and the others keep what they take', async () => {
  const [bada, daon] = [
    await newInterviewer('바다', [2], onBoth(at(5, 6), at(5))),
    await newInterviewer('다온', [2], onBoth(at(5, 6), at(5))),
  ]
  const [sound, unsound] = [
    await passer(2, ...onBoth(at(5), at(5))),
    await passer(2, ...onBoth(at(6), at(5))),
  ]
  expect((await placed(sound.id, PAST, 5, [bada.id])).status).toBe(200)
  expect((await placed(unsound.id, PAST, 6, [daon.id])).status).toBe(200)
  expect((await publishedTimetable()).status).toBe(200)
  await admin.call('removeInterviewer', { id: daon.id, version: daon.version })
  const next = await passer(2, ...onBoth(at(5, 6), at(5)))
  const { run, answer, changes } = await computed('new')
  // The sound one is in the run, with its interviewer.
  expect(answer?.appointments.map(({ _id }) => _id)).toContain(sound.id)
  expect(answer?.appointments.map(({ _id }) => _id)).not.toContain(unsound.id)
  expect(changes.map(({ _id, to }) => [_id, to?.day, to?.start])).toEqual([[next.id, AHEAD, 5]])
  expect((await apply(run.id)).status).toBe(200)
  expect(await where(sound.id)).toEqual({ day: PAST, start: 5 })
  expect(await where(unsound.id)).toEqual({ day: PAST, start: 6 })
})

test('a result that has an hour which has begun since is not applied', async () => {
  const late = await passer(2, ...onBoth(at(6), at(6)))
  await newInterviewer('라희', [2], onBoth(at(6), at(6)))
  const { run } = await computed('repair')
  expect(await where(late.id)).toBeUndefined()
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const runs = `${stack.prefix}_applicants.timetable_runs`
  const [rows] = await mysql.query(`SELECT result FROM ${runs} WHERE id = ?`, [run.id])
  const { result } = (rows as { result: unknown }[])[0] ?? {}
  const answer = typeof result === 'string' ? JSON.parse(result) : result
  for (const one of answer.appointments) if (one.applicant === late.id) one.day = PAST
  await mysql.query(`UPDATE ${runs} SET result = ? WHERE id = ?`, [JSON.stringify(answer), run.id])
  await mysql.end()
  expect(await apply(run.id)).toMatchObject({ status: 409, body: { reason: 'timetableBegun' } })
  expect(await where(late.id)).toBeUndefined()
})
