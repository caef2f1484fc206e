import type { Question } from '@recruit/contract/fields/questions'
import { expect, test } from 'vitest'
import { isFull, isSame, newRow, ofKind, putAt, rowsOf, toSend, withIds } from './rows.ts'

const stored: Question = {
  ...{ id: 'q', kind: 'oneOf', label: { ko: '왜', en: 'Why' }, help: { ko: '', en: '' }, limit: 0 },
  options: ['a', 'b'].map((id) => ({ id, label: { ko: id, en: id } })),
  ...{ isRequired: true, teams: [1, 3], page: 2, isNaming: false },
}

test('what is sent is what was stored, without keys', () => {
  expect(toSend(rowsOf([stored]))).toEqual([stored])
})

test('ids make no difference, words, options and order do', () => {
  const [row] = rowsOf([stored])
  if (!row) throw new Error('It is one')
  expect(isSame([row], [{ ...row, id: 'other', key: 'x' }])).toBe(true)
  expect(isSame([row], [{ ...row, label: { ko: '왜', en: 'Why?' } }])).toBe(false)
  expect(isSame([row], [{ ...row, options: row.options.toReversed() }])).toBe(false)
  expect(isSame([row, newRow()], [newRow(), row])).toBe(false)
})

test('a save gives a row and its options their ids, also when another was put before it meanwhile', () => {
  const row = ofKind(newRow(), 'someOf')
  const given = rowsOf([{ ...stored, kind: 'someOf' }])
  const [first, now] = withIds([newRow(), row], [row], given)
  expect(first?.id).toBe(first?.key)
  expect([now?.id, now?.key]).toEqual(['q', row.key])
  expect(now?.options.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('another kind has what it needs: options for a choice, a limit for a text', () => {
  const choice = ofKind(newRow(), 'oneOf')
  expect([choice.limit, choice.options.length]).toEqual([0, 2])
  expect(ofKind(choice, 'someOf').options).toEqual(choice.options)
  expect(ofKind(choice, 'essay')).toMatchObject({ limit: 1000, options: [] })
  expect(ofKind(choice, 'yesNo')).toMatchObject({ limit: 0, options: [] })
})

test('a row goes to any place, and a full form takes no more', () => {
  const rows = [newRow(), newRow(), newRow()]
  const keys = rows.map(({ key }) => key)
  expect(putAt(rows, keys[0] ?? '', 2).map(({ key }) => key)).toEqual([keys[1], keys[2], keys[0]])
  expect(putAt(rows, keys[2] ?? '', 0).map(({ key }) => key)).toEqual([keys[2], keys[0], keys[1]])
  expect(isFull(Array.from({ length: 11 }, newRow))).toBe(false)
  expect(isFull(Array.from({ length: 12 }, newRow))).toBe(true)
})
