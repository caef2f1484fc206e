import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { expect, test } from 'vitest'
import { foundIn, merged, type Source } from './shown-entries.ts'

const at = (minute: number, entry = minute): HistoryEntry => ({
  ...{ entry, at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`, role: 'admin' },
  ...{ session: 'ab12', what: 'pass', from: '', to: '' },
})
const source = <Kind extends string>(kind: Kind, minutes: number[], hasMore = false): Source<Kind> => ({
  kind,
  hasMore,
  entries: minutes.map((minute) => at(minute)),
})
const shown = (...sources: Source<string>[]) => merged(sources).entries.map(({ entry }) => entry)

test('histories are one by time, the newest first', () => {
  expect(shown(source('a', [9, 5, 1]), source('b', [8, 2]))).toEqual([9, 8, 5, 2, 1])
})

test('what might lie below something unread stays back, and the nearest gap is read first', () => {
  const sources = [source('a', [9, 5], true), source('b', [8, 3], true), source('c', [7, 1])]
  const { entries, next } = merged(sources)
  expect(entries.map(({ entry }) => entry)).toEqual([9, 8, 7, 5])
  expect(next).toBe('a')
})

test('with everything read nothing is left to ask for', () => {
  expect(merged([source('a', [2]), source('b', [])])).toMatchObject({ next: null, entries: [{ kind: 'a' }] })
})

test('entries of the same moment stand in the order in which they were written', () => {
  const together = { kind: 'a', hasMore: false, entries: [at(4, 12), at(4, 11)] }
  expect(merged([together]).entries.map(({ entry }) => entry)).toEqual([12, 11])
})

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ entry: 1, at: '2026-11-21T10:00:00.000Z', role: 'admin', session: 'ab12' },
  ...{ what: 'pass', from: 'default', to: 'finalPass' },
  ...more,
})
const ENTRIES = [
  entry({ name: '김나래', id: 'x' }),
  entry({ what: 'masterName', from: '', to: '박가온', member: '한솔' }),
]
const found = (search: string) =>
  foundIn(ENTRIES, search, 'ko', String).map(({ name, member }) => name ?? member)

test('the search finds people, staff and what changed, in the words of the screens', () => {
  expect(found('나래 최종 합격')).toEqual(['김나래'])
  expect(found('한솔')).toEqual(['한솔'])
  expect(found('가온')).toEqual(['한솔'])
  expect(found('관리자')).toEqual(['김나래'])
  expect(found('김나래'.normalize('NFD'))).toEqual(['김나래'])
  expect(found('finalPass')).toEqual([])
  expect(found('b1')).toEqual([])
  expect(found('AB12')).toHaveLength(2)
  expect(found(' ')).toHaveLength(2)
})
