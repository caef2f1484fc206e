import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { expect, test } from 'vitest'
import { grouped, sharedValue } from './group.ts'

let count = 100
const entry = (id: string, what = 'pass', second = 0, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ entry: count--, at: new Date(Date.UTC(2026, 10, 21, 10, 0, 59 - second)).toISOString() },
  ...{ role: 'admin', session: 'ab12', what, from: 'default', to: '1stPass', id },
  ...more,
})
const shape = (entries: HistoryEntry[]) => grouped(entries).map((group) => group.map(({ id }) => id))

test('the same change of several people at once is one group, also where two kinds alternate', () => {
  expect(
    shape([entry('a'), entry('a', 'date'), entry('b'), entry('b', 'date'), entry('c', 'pass', 3)]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
})

test('a second change of one person, another hand or a later time begins another group', () => {
  expect(shape([entry('a'), entry('a')])).toEqual([['a'], ['a']])
  expect(shape([entry('a'), entry('b', 'pass', 0, { member: '나리' })])).toEqual([['a'], ['b']])
  expect(shape([entry('a'), entry('b', 'pass', 30)])).toEqual([['a'], ['b']])
})

test('several settings of one save are one group; the same setting again begins another', () => {
  const setting = (what: string, more: Partial<HistoryEntry> = {}) => {
    const { id: _, ...rest } = entry('x', what, 0, more)
    return rest
  }
  const sizes = (entries: HistoryEntry[]) => grouped(entries).map(({ length }) => length)
  expect(sizes([setting('masterName'), setting('masterPhoneNumber'), setting('masterName')])).toEqual([2, 1])
  expect(sizes([setting('opensAt', { role: 'system' }), setting('closesAt', { role: 'system' })])).toEqual([
    1, 1,
  ])
  expect(sizes([setting('export'), setting('export')])).toEqual([1, 1])
})

test('applicants each answer for themselves', () => {
  const answer = (id: string) => entry(id, 'answer', 0, { role: 'applicant', session: '' })
  expect(shape([answer('a'), answer('b')])).toEqual([['a'], ['b']])
})

test('a value is shared only where all are equal', () => {
  expect(sharedValue([entry('a'), entry('b')], 'to')).toBe('1stPass')
  expect(sharedValue([entry('a'), entry('b', 'pass', 0, { to: 'fail' })], 'to')).toBeNull()
})
