import { expect, test } from 'vitest'
import { tasksOf } from './ways.ts'

const NOTHING = { unreviewed: 0, undecided: 0, withoutDate: 0, unpublished: 0, offers: 0, appointments: 0 }
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
