import { expect, test } from 'vitest'
import { type Announced, publicationPlan } from './publication-plan.ts'
import type { TimetableInput } from './timetable-input.ts'

const NOBODY: Announced = {
  ...{ id: 'a', name: '가람', team: 1, pass: '1stPass', date: '', publishedAppointments: null },
  ...{ shownPass: null, shownDate: null, shownIn: null },
}
const withStart = (start: number | null) =>
  ({
    appointments:
      start === null ? [] : [{ applicant: 'a', day: '2026-12-05', start, room: 0, interviewers: [] }],
    rules: { length: 1, roomNames: [], pace: [] },
    kept: new Map(),
    absent: new Map(),
  }) as unknown as TimetableInput
/** The application after this timetable was published, while results are hidden. */
function after(one: Announced, start: number | null): Announced {
  const [planned] = publicationPlan(withStart(start), [one], null)
  if (!planned) throw new Error('Nothing would be published')
  return { ...one, date: planned.next, publishedAppointments: planned.publishedAppointments }
}
const last = ({ publishedAppointments }: Announced) => publishedAppointments?.at(-1)

test('each publication counts on, with a number for the cancellation where an appointment was taken off', () => {
  const first = after(NOBODY, 1)
  expect(last(first)).toMatchObject({ start: 1, sequence: 0 })
  const removed = after(first, null)
  expect([removed.date, last(removed)]).toMatchObject(['', { sequence: 0, isRemoved: true }])
  expect(publicationPlan(withStart(null), [removed], null)).toEqual([])
  const again = after(removed, 1)
  expect([again.date, last(again)?.sequence, last(again)?.isRemoved]).toEqual([first.date, 2, undefined])
  expect(last(after(again, 2))?.sequence).toBe(3)
})

test('a text that somebody wrote by hand after the removal stays', () => {
  const first = after(NOBODY, 1)
  const byHand = { ...after(first, null), date: first.date }
  expect(publicationPlan(withStart(null), [byHand], null)).toEqual([])
  expect(last(after(byHand, 1))?.sequence).toBe(2)
})
