import { emptySettings } from '@recruit/contract/fields/settings-values'
import { parseRecord, shownBy } from '@recruit/settings-client/record'
import { expect, test } from 'vitest'
import { recordOf } from './record.ts'

const record = recordOf({
  id: 'x',
  term: 1,
  version: 3,
  fields: { ...emptySettings(), keepMonths: 9, marketingPreAssignment: '과제', masterName: '이마루' },
  announcement: 0,
  now: new Date('2026-09-01T00:00:00Z'),
  readAt: 0,
  closedTerms: [],
})

test('a record of a release that lacks a setting has its default', () => {
  const { marketingPreAssignment: _, ...preAssignments } = record.preAssignments
  const { masterName: __, keepMonths: ___, ...reply } = JSON.parse(record.reply)
  const older = parseRecord(JSON.stringify({ ...record, preAssignments, reply: JSON.stringify(reply) }))
  expect(older?.preAssignments.marketingPreAssignment).toBe('')
  expect(older && shownBy(older)).toMatchObject({ isInDB: 'true', masterName: '', keepMonths: 6 })
})

test('what only those who passed may read is in no public reply', () => {
  expect(parseRecord(JSON.stringify(record))).toEqual(record)
  expect(record.preAssignments.marketingPreAssignment).toBe('과제')
  expect(record.reply).not.toContain('reAssignment":"과제')
  expect(shownBy(record)).toMatchObject({ masterName: '이마루', keepMonths: 9 })
})
