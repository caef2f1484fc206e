import { expect, test } from 'vitest'
import { leftOut, stuckIn, tasksOf } from './ways.ts'

const NOTHING = {
  unreviewed: 0,
  undecided: 0,
  withoutDate: 0,
  unpublished: 0,
  offers: 0,
  appointments: 0,
  today: 0,
  absent: 0,
  reviewsOpen: false,
}
const counts = (isPublic = true) => ({
  isPublic,
  drafts: 8,
  teams: [
    { team: 1 as const, ...NOTHING },
    { team: 2 as const, ...NOTHING, undecided: 4, unpublished: 2 },
    { team: 3 as const, ...NOTHING, undecided: 3, withoutDate: 1 },
  ],
})
const task = (kind: string, isAdmin = true, isPublic = true) =>
  tasksOf(counts(isPublic), isAdmin).find((one) => one.kind === kind)

test('a task leads to the first team that has it, and each team has its own way', () => {
  expect(task('undecided')).toEqual({
    kind: 'undecided',
    count: 7,
    to: '/admin/applicantList?team=2&pass=default',
    teams: [
      { team: 2, count: 4, to: '/admin/applicantList?team=2&pass=default' },
      { team: 3, count: 3, to: '/admin/applicantList?team=3&pass=default' },
    ],
  })
  expect(task('withoutDate')?.to).toBe('/admin/timetable')
  expect(task('offers')).toMatchObject({ count: 0, to: null, teams: [] })
})

test('a manager reads the same numbers in the manager’s list, and approves no message', () => {
  expect(task('undecided', false)?.to).toBe('/admin/applicationList?team=2&pass=default')
  expect(task('drafts')).toMatchObject({ count: 8, to: '/admin/messages' })
  expect(task('drafts', false)).toBeUndefined()
})

test('while results are hidden no list shows what publishing would change', () => {
  expect(task('unpublished')?.to).toBe('/admin/applicantList?team=2&unpublished=1')
  expect(task('unpublished', true, false)).toMatchObject({ count: 2, to: null })
})

test('mail that is stuck comes first, then the interviews of today, then what waits for approval', () => {
  const { teams, ...rest } = counts()
  const all = { ...rest, teams: teams.map((one) => ({ ...one, today: one.team === 2 ? 3 : 0 })) }
  const kinds = tasksOf(all, true, 2).filter(({ count }) => count > 0)
  const day = '/admin/timetable/day'
  expect(kinds.slice(0, 3)).toEqual([
    { kind: 'stuck', count: 2, to: '/admin/messages', teams: [] },
    { kind: 'today', count: 3, to: day, teams: [{ team: 2, count: 3, to: day }] },
    { kind: 'drafts', count: 8, to: '/admin/messages', teams: [] },
  ])
})

test('stuck are messages that failed, that may not have arrived, or that are due for more than five minutes', () => {
  const due = { count: 3, since: '2026-11-27T12:00:00.000Z' }
  const list = { mailings: [{ counts: { failed: 1, sent: 9 } }], receipts: { uncertain: 1 }, due } as never
  const after = (minutes: number) => stuckIn(list, Date.parse(due.since) + minutes * 60_000)
  expect([after(5), after(6)]).toEqual([2, 5])
})

test('to review names the teams that are left out, because their reviews are open', () => {
  const { teams, ...rest } = counts()
  const reviewing = { ...rest, teams: teams.map((one) => ({ ...one, reviewsOpen: one.team === 1 })) }
  expect(leftOut(reviewing, 'unreviewed')).toEqual([1])
  expect(leftOut(reviewing, 'undecided')).toEqual([])
})
