import { expect, test } from 'vitest'
import { ageOf, backupWarnings, isMailLate, isWrong, type Part } from './warnings.ts'

const NOW = '2026-11-27T12:00:00.000Z'
const before = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()

test('an age is given in minutes, then hours, then days; a clock that is ahead makes no negative one', () => {
  expect(ageOf(before(0.5), NOW)).toEqual({ count: 30, unit: 'minute' })
  expect(ageOf(before(2), NOW)).toEqual({ count: 2, unit: 'hour' })
  expect(ageOf(before(47), NOW)).toEqual({ count: 47, unit: 'hour' })
  expect(ageOf(before(48), NOW)).toEqual({ count: 2, unit: 'day' })
  expect(ageOf(before(-1), NOW)).toEqual({ count: 0, unit: 'minute' })
})

test.each([
  ['fresh ones', 1, 24, { isOld: false, isUnproven: false }],
  ['a backup of three hours ago', 3, 24, { isOld: true, isUnproven: false }],
  ['a proof of ten days ago', 1, 240, { isOld: false, isUnproven: true }],
  ['a backup that was never proven', 1, null, { isOld: false, isUnproven: true }],
  ['no backup at all', null, null, { isOld: true, isUnproven: false }],
])('the warnings about %s', (_what, whole, proven, warnings) => {
  const backup = {
    state: 'kept' as const,
    wholeAt: whole === null ? null : before(whole),
    provenAt: proven === null ? null : before(proven),
  }
  expect(backupWarnings({ at: NOW, backup })).toEqual(warnings)
})

test('a part that cannot be known is not reported as wrong, one that lacks something is', () => {
  const states: Part['state'][] = ['works', 'unknown', 'silent', 'behind', 'lacking']
  expect(states.filter((state) => isWrong({ part: 'auth', state, lacks: [] }))).toEqual([
    'silent',
    'behind',
    'lacking',
  ])
})

test('mail is late once a message that is due has waited for more than a quarter of an hour', () => {
  const mail = { hasAccount: true, lastSentAt: null, waiting: 1, failed: 0, uncertain: 0 }
  expect([900, 901].map((oldestWaits) => isMailLate({ ...mail, oldestWaits }))).toEqual([false, true])
})
