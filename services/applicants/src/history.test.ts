import type { Entry } from '@recruit/chassis/history'
import { expect, test } from 'vitest'
import { foldKeystrokes } from './history.ts'

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
  const folded = foldKeystrokes([typed(3, '3.', '3.4'), typed(2, '3', '3.'), typed(1, '', '3')])
  expect(folded).toEqual([typed(3, '', '3.4')])
})

test.each([
  ['another applicant', { about: 'two' }],
  ['another session', { session: 'other' }],
  ['another field', { what: 'pass' }],
  ['a pause', { at: new Date(2000 - 60_001).toISOString() }],
  ['a text that does not follow from it', { to: 'x' }],
])('%s is a change of its own', (_why, different) => {
  const entries = [typed(2, '3', '3.'), typed(1, '', '3', different)]
  expect(foldKeystrokes(entries)).toEqual(entries)
})
