import { expect, test } from 'vitest'
import {
  backupIsDue,
  checkIsDue,
  LONGEST_PAUSE,
  metricsOf,
  outlived,
  pauseAfter,
  proofIsDue,
} from '../../vm/backup/schedule.ts'

const MINUTE = 60_000
const state = { repository: '/backups/repository', wholeAt: Date.parse('2026-03-02T09:00:00Z'), provenAt: 0 }
const after = (minutes: number) => state.wholeAt + minutes * MINUTE

test.each([
  [{}, 60],
  [{ isApplicationPeriod: true }, 10],
  [{ is1stResultPeriod: true }, 10],
  [{ isFinalResultPeriod: true }, 10],
  [{ isFinalResultPeriod: true, showResultToApplicant: true }, 60],
])('with the switches %j a backup is due after %i minutes', (switches, minutes) => {
  const term = { ...switches, purgedAt: null }
  expect(backupIsDue(term, state, after(minutes - 1))).toBe(false)
  expect(backupIsDue(term, state, after(minutes))).toBe(true)
})

test('a backup is proven soon after the first one, then once a week', () => {
  expect(proofIsDue({ ...state, wholeAt: 0 }, after(0))).toBe(false)
  expect(proofIsDue(state, after(0))).toBe(true)
  const proven = { ...state, provenAt: after(0) }
  expect(proofIsDue(proven, after(7 * 24 * 60 - 1))).toBe(false)
  expect(proofIsDue(proven, after(7 * 24 * 60))).toBe(true)
})

test('a failure is followed by growing pauses: at most ten minutes for a backup, an hour for a proof', () => {
  const pauses = (longest: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 2_000].map((failures) => pauseAfter(failures, longest) / MINUTE)
  expect(pauses(LONGEST_PAUSE.backup)).toEqual([0, 1, 2, 4, 8, 10, 10, 10, 10, 10])
  expect(pauses(LONGEST_PAUSE.proof)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('the data are checked when they never were, then every hour', () => {
  expect(checkIsDue(0, after(0))).toBe(true)
  expect(checkIsDue(after(0), after(59))).toBe(false)
  expect(checkIsDue(after(0), after(60))).toBe(true)
})

test('people of a purged term leave the backups too, once a later backup is there', () => {
  const snapshot = (id: string, time: string) => ({ id, time, tags: ['whole'] })
  const before = [snapshot('a', '2026-06-01T00:00:00Z'), snapshot('b', '2026-06-30T23:59:00Z')]
  const purged = { purgedAt: new Date('2026-07-01T00:00:00Z') }
  // A backup of the minutes in which the purge may still be at work.
  const meanwhile = snapshot('c', '2026-07-01T00:05:00Z')
  expect(outlived([...before, meanwhile], purged)).toEqual([])
  const later = snapshot('d', '2026-07-01T01:00:00Z')
  expect(outlived([...before, meanwhile, later], purged)).toEqual(['a', 'b', 'c'])
  expect(outlived([...before, later], { purgedAt: null })).toEqual([])
})

test('what was never made has no figure, so that the alert on its absence fires', () => {
  expect(metricsOf({ ...state, wholeAt: 0 }).trim()).toBe('')
  expect(metricsOf(state)).toContain(`\nrecruit_backup_seconds ${state.wholeAt / 1_000}\n`)
  expect(metricsOf(state)).not.toContain('recruit_backup_proven_seconds')
  expect(metricsOf(state)).not.toContain('recruit_disk_used_ratio')
  expect(metricsOf(state, 0.87)).toContain('\nrecruit_disk_used_ratio 0.87\n')
})
