import { expect, test } from 'vitest'
import {
  ageOf,
  backupWarnings,
  findingsOf,
  isWrong,
  mailOf,
  markOf,
  type Part,
  type SystemState,
} from './system-findings.ts'

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

const MAIL = { hasAccount: true, lastSentAt: null, waiting: 0, failed: 0, uncertain: 0, oldestWaits: 0 }
const LIST = { mailings: [], receipts: {}, due: { count: 0, since: null } } as never
/** What the applications know of mail that is due since then. */
const dueSince = (since: string, count = 3) =>
  ({ mailings: [], receipts: {}, due: { count, since } }) as never

test('mail is late once a message that is due has waited for more than five minutes', () => {
  const late = [300, 301].map(
    (oldestWaits) => mailOf({ at: NOW, mail: { ...MAIL, oldestWaits } }, LIST)?.isLate,
  )
  expect(late).toEqual([false, true])
})

test('what waits is known from the applications too, and the longer wait counts', () => {
  expect(mailOf({ at: NOW, mail: null }, undefined)).toBeNull()
  expect(mailOf({ at: NOW, mail: null }, dueSince(before(1)))).toEqual({
    ...{ waiting: 3, due: 3, since: before(1), isLate: true, failed: 0, uncertain: 0 },
  })
  const both = mailOf({ at: NOW, mail: { ...MAIL, waiting: 5, oldestWaits: 60 } }, dueSince(before(1)))
  expect(both).toMatchObject({ waiting: 5, since: before(1) })
})

test('what needs attention is named, the worst first; what works is not', () => {
  const works: Part = { part: 'gateway', state: 'works', lacks: [] }
  const fine: SystemState = {
    ...{ at: NOW, version: null, since: before(9), parts: [works], mail: MAIL },
    backup: { state: 'kept', wholeAt: before(1), provenAt: before(24) },
  }
  const found = (state: Partial<SystemState>, list = LIST) => {
    const all = { ...fine, ...state }
    return findingsOf(all, mailOf(all, list))
  }
  expect(found({})).toEqual([])
  const unknown: Part = { part: 'delivery', state: 'unknown', lacks: [] }
  const silent: Part = { part: 'redis', state: 'silent', lacks: [] }
  const none = { state: 'none' as const, wholeAt: null, provenAt: null }
  const all = found({ parts: [unknown, works, silent], backup: none, mail: null }, dueSince(before(1)))
  expect(all).toEqual([
    { kind: 'wrong', parts: ['redis'] },
    { kind: 'late', count: 3, since: before(1) },
    { kind: 'noBackup' },
    { kind: 'unknown', parts: ['delivery'] },
  ])
  expect(all.map(markOf)).toEqual(['wrong', 'wrong', 'check', 'check'])
  expect(found({ mail: { ...MAIL, failed: 1, uncertain: 2 } })).toEqual([{ kind: 'unsent', count: 3 }])
  expect(found({ backup: { ...fine.backup, wholeAt: before(9) } })).toEqual([{ kind: 'backupOld' }])
  expect(found({ backup: { ...fine.backup, provenAt: null } })).toEqual([{ kind: 'backupUnproven' }])
  expect(found({ backup: { ...none, state: 'silent' } })).toEqual([{ kind: 'backupSilent' }])
})
