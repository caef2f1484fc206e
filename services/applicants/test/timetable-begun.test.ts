import { beforeAll, expect, test } from 'vitest'
import { admin, useProduct } from './product.ts'
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

test('a held interview that breaks a rule by now stays, and keeps no one from a place', async () => {
  const { appointments } = await admin.call('readTimetable', {})
  const held = appointments.find(({ day }) => day === PAST)
  const { interviewers } = await admin.call('listInterviewers', {})
  for (const { id, version } of interviewers) await admin.call('removeInterviewer', { id, version })
  await newInterviewer('다온', [1], onBoth(0, at(1, 2)))
  const { run, changes } = await computed('new')
  expect(run).toMatchObject({ placed: 2, bound: 2 })
  expect(changes.map(({ _id }) => _id)).not.toContain(held?._id)
  expect((await apply(run.id)).status).toBe(200)
  expect(await where(held?._id ?? '')).toEqual({ day: PAST, start: 1 })
})
