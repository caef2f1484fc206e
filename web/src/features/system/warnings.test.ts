import { expect, test } from 'vitest'
import { systemText } from './text.ts'
import { ageOf, backupWarnings, headline, isMailLate, isWrong, type Part } from './warnings.ts'

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

test('the headline names what is not fine and what is not known, in both languages', () => {
  const mail = { hasAccount: true, lastSentAt: null, waiting: 0, failed: 0, uncertain: 0, oldestWaits: 0 }
  const fine = {
    at: NOW,
    parts: [
      { part: 'gateway', state: 'works', lacks: [] },
      { part: 'redis', state: 'works', lacks: [] },
    ] as Part[],
    backup: { state: 'kept' as const, wholeAt: before(1), provenAt: before(24) },
    mail,
  }
  const isSilent: Part = { part: 'redis', state: 'silent', lacks: [] }
  const isUnknown: Part = { part: 'delivery', state: 'unknown', lacks: [] }
  const said = (state: typeof fine | (Omit<typeof fine, 'mail'> & { mail: null })) => [
    headline(state, systemText.en),
    headline(state, systemText.ko),
  ]
  expect(said(fine)).toEqual(['Everything works.', '모두 정상입니다.'])
  expect(said({ ...fine, parts: [...fine.parts.slice(0, 1), isSilent, isUnknown], mail: null })).toEqual([
    'Not fine: Session store (Redis). Could not be checked: Mail program. Everything else works.',
    '정상이 아닌 것: 로그인 상태 저장소(Redis). 확인하지 못한 것: 메시지 발송. 나머지는 정상입니다.',
  ])
  expect(said({ ...fine, parts: [...fine.parts, isUnknown], mail: null })).toEqual([
    'Everything that could be checked works. Could not be checked: Mail program.',
    '확인한 것은 모두 정상입니다. 확인하지 못한 것: 메시지 발송.',
  ])
  expect(
    said({
      ...fine,
      backup: { ...fine.backup, wholeAt: before(9) },
      mail: { ...mail, waiting: 2, oldestWaits: 1000 },
    }),
  ).toEqual([
    'Not fine: Backups, Mail. Everything else works.',
    '정상이 아닌 것: 백업, 메일. 나머지는 정상입니다.',
  ])
  const afterMail = 'Not fine: Mail. Everything else works.'
  expect(headline({ ...fine, mail: { ...mail, failed: 1 } }, systemText.en)).toBe(afterMail)
  expect(headline({ ...fine, stuck: 2 }, systemText.en)).toBe(afterMail)
  expect(headline({ ...fine, parts: [isSilent] }, systemText.en)).toBe('Not fine: Session store (Redis).')
})
