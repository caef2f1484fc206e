import { expect, test } from 'vitest'
import { type Edited, EMPTY, EMPTY_QUESTION, isSame, toSend, withIds, without } from './criteria.ts'

const edited: Edited = {
  rows: ['a', 'b', 'c'].map((key) => ({ ...EMPTY, key, id: key, name: key })),
  opening: '반갑습니다.',
  questions: [{ ...EMPTY_QUESTION, key: 'new', text: '왜?' }],
}

test('what is sent keeps the id of a stored criterion and lacks the keys', () => {
  const { criteria, kit } = toSend({ ...edited, rows: without(edited.rows, 'b') })
  expect(criteria.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(JSON.stringify([criteria, kit])).not.toContain('key')
})

test('a question that is new gets its id by the save, also when another was added meanwhile', () => {
  const now = { ...edited, questions: [{ ...EMPTY_QUESTION, key: 'later' }, ...edited.questions] }
  const stored = { ...edited, questions: [{ ...EMPTY_QUESTION, key: 'q1', id: 'q1', text: '왜?' }] }
  expect(withIds(now, edited, stored).questions.map(({ id }) => id)).toEqual([undefined, 'q1'])
  expect(isSame(edited, stored)).toBe(true)
  expect(isSame(edited, now)).toBe(false)
})
