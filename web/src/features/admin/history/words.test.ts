import type { HistoryEntry } from '@recruit/contract/history'
import { expect, test } from 'vitest'
import { deedInWords, valueInWords, whatInWords } from './words.ts'

test('a change is told in the words of its screen', () => {
  expect(whatInWords('pass', 'ko')).toBe('합격 상태')
  expect(whatInWords('masterName', 'en')).toBe('Master name')
  expect(whatInWords('somethingNew', 'ko')).toBe('somethingNew')
  expect(valueInWords('pass', '1stPass', 'en')).toBe('Document pass')
  expect(valueInWords('team', '2', 'ko')).toBe('디자인팀')
  expect(valueInWords('isOnlineInterview', 'true', 'ko')).toBe('켜짐')
  // Nine hours east of what is stored.
  expect(valueInWords('closesAt', '2026-11-21T09:00:00.000Z', 'en')).toContain('18:00')
  expect(valueInWords('date', '', 'en')).toBe('empty')
  expect(valueInWords('date', '9.12(금) 오후 7시', 'en')).toBe('9.12(금) 오후 7시')
})

test('a deed says what it was about instead of a before and an after', () => {
  const entry = (what: string, from: string, to: string): HistoryEntry => ({
    entry: 1,
    at: '2026-11-21T10:00:00.000Z',
    role: 'admin',
    session: '',
    what,
    from,
    to,
  })
  expect(deedInWords(entry('adminKey', '', ''), 'en')).toBe('')
  expect(deedInWords(entry('removedTerm', '120', '3'), 'en')).toBe('Recruitment 3, applications: 120')
  expect(deedInWords(entry('export', '', '31 Marketing team'), 'ko')).toBe('지원서 31 Marketing team')
  expect(deedInWords(entry('term', '1', '2'), 'en')).toBeNull()
  expect(valueInWords('term', '2', 'en')).toBe('Recruitment 2')
})
