import type { Entry } from '@recruit/chassis/audit-log/audit-log'
import { expect, test } from 'vitest'
import { foldChanges } from './report.ts'

const typed = (entry: number, from: string, to: string, more: Partial<Entry> = {}): Entry => ({
  entry,
  at: new Date(entry * 1000).toISOString(),
  role: 'admin',
  session: 'abcd1234',
  what: 'date',
  about: 'one',
  from,
  to,
  ...more,
})

test('a date that was typed in one go is one change, from what it was to what it became', () => {
  const folded = foldChanges([typed(3, '3.', '3.4'), typed(2, '3', '3.'), typed(1, '', '3')])
  expect(folded).toEqual([typed(3, '', '3.4')])
})

test('answers back and forth within a minute are one change', () => {
  const toggled = (entry: number, from: string, to: string) =>
    typed(entry, from, to, { role: 'applicant', session: '', what: 'answer' })
  const folded = foldChanges([
    toggled(4, 'join', 'decline'),
    toggled(3, 'decline', 'join'),
    toggled(2, 'join', 'decline'),
    toggled(1, '', 'join'),
  ])
  expect(folded).toEqual([toggled(4, '', 'decline')])
})

test.each([
  ['another applicant', { about: 'two' }],
  ['another session', { session: 'other' }],
  ['another field', { what: 'pass' }],
  ['a pause', { at: new Date(2000 - 60_001).toISOString() }],
  ['a text that does not follow from it', { to: 'x' }],
])('%s is a change of its own', (_why, different) => {
  const entries = [typed(2, '3', '3.'), typed(1, '', '3', different)]
  expect(foldChanges(entries)).toEqual(entries)
})

test('an entry covers a minute at most, and what was one change stays it while typing goes on', () => {
  const at = (seconds: number) => ({ at: new Date(seconds * 1000).toISOString() })
  const entries = [
    typed(5, '3.4 1', '3.4 10', at(115)),
    typed(4, '3.4', '3.4 1', at(100)),
    typed(3, '3.', '3.4', at(70)),
    typed(2, '3', '3.', at(50)),
    typed(1, '', '3', at(0)),
  ]
  const first = typed(2, '', '3.', at(50))
  expect(foldChanges(entries.slice(1))).toEqual([typed(4, '3.', '3.4 1', at(100)), first])
  expect(foldChanges(entries)).toEqual([typed(5, '3.', '3.4 10', at(115)), first])
})
