import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { expect, test } from 'vitest'
import { foundIn } from './found.ts'

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
  expect(found(' ')).toHaveLength(2)
})
