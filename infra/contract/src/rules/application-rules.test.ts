import { describe, expect, test } from 'vitest'
import type { Moment } from '../fields/field-kinds.ts'
import { messages } from '../messages.ts'
import { problemsText } from '../problem-texts.ts'
import { problemsOf, requiredAt } from './application-rules.ts'
import { isSafeLink } from './safe-link.ts'

const rules = (fields: Parameters<typeof problemsOf>[0]) => problemsOf(fields).map(({ rule }) => rule)

describe('a filled field is well formed', () => {
  test.each([
    '김가온',
    '남궁 가온',
    'J.Kim',
    "Ann-Marie O'Neil",
    '김, "가온" <b>',
    'Kim Jr.',
    '김/이',
    '@SUM(A1)',
    'St.John',
    'Dr.Kim',
    '김.가온',
  ])('name %j', (name) => expect(rules({ name })).toEqual([]))
  // evidence: M256
  test.each([
    '당첨 http://example.org 님',
    'www.example',
    'example.org',
    '가온 당첨.한국',
    'gaon@example.org',
    '가온。example。org',
    '10.0.0.1',
    't.co/AbC',
    'X.COM',
    'a@e.org',
  ])('no name, for a reader of mail makes a link of it: %j', (name) =>
    expect(rules({ name })).toEqual(['no_address']),
  )
  test.each([' ', '\u200b', '\u3164\u3164', '\ufe0f'])('nothing that is seen: %j', (name) =>
    expect(problemsOf({ name }, ['name'])).toEqual([{ field: 'name', rule: 'missing' }]),
  )
  test.each(['2012345', ' 2012345 '])('student id %j', (studentId) =>
    expect(rules({ studentId })).toEqual([]),
  )
  test.each(['201234', '20123456', '201234a', '２０１２３４５'])('no student id: %j', (studentId) =>
    expect(rules({ studentId })).toEqual(['student_id']),
  )
  test.each(['a@b.kr', 'first.last+tag@sub.example.org'])('e-mail %j', (email) =>
    expect(rules({ email })).toEqual([]),
  )
  test.each(['a', 'a@b', 'a b@c.kr', '@c.kr', 'a@.kr', 'a@c..kr', 'a@c.kr,b@c.kr'])(
    'no e-mail: %j',
    (email) => expect(rules({ email })).toEqual(['email']),
  )
  test.each(['010-1234-5678', '01012345678', '+82 10 1234 5678', '02) 123-4567'])('phone %j', (phonenum) =>
    expect(rules({ phonenum })).toEqual([]),
  )
  test.each(['010', '전화', '010-1234-5678-9012-3456', '010-1234-567x'])('no phone: %j', (phonenum) =>
    expect(rules({ phonenum })).toEqual(['phone']),
  )
})

// evidence: V1.2.2
test.each(['https://example.org', 'http://example.org/a?b=c#d', 'HTTPS://예시.한국/작업'])(
  'a link: %s',
  (link) => expect(isSafeLink(link)).toBe(true),
)
test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//example.org',
  'https://',
  'https://a:b@example.org',
  'https://user@example.org',
  'https:\\\\example.org',
  'ftp://example.org',
  'example.org',
  'https://exa mple.org',
])('no link: %j', (link) => expect(isSafeLink(link)).toBe(false))

test('what is missing depends on the moment', () => {
  const missing = (moment: Moment) =>
    problemsOf({}, requiredAt(moment))
      .map(({ field }) => field)
      .sort()
  expect(missing('draft')).toEqual(['ewhaianId', 'name', 'studentId'])
  expect(missing('apply')).toEqual(['activityPlan', 'applyReason', 'ewhaianId', 'name', 'studentId'])
  expect(missing('edit')).toHaveLength(9)
})

test('a message names every missing field once and then what is malformed, in both languages', () => {
  const text = problemsText(problemsOf({ name: '', email: 'x' }, ['name', 'studentId']), true)
  expect(text.ko).toBe('빈 항목이 있습니다: 이름, 학번, 팀. 이메일 주소의 형식을 확인해 주세요.')
  expect(text.en).toBe('Please fill in: name, student id, team. E-mail: please check the address.')
})

test('no sentence is missing in a language', () => {
  for (const [name, { ko, en }] of Object.entries(messages)) {
    expect(ko, name).toMatch(/[가-힣]/)
    expect(en, name).not.toMatch(/[가-힣]/)
  }
})
