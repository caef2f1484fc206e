import { expect, test } from 'vitest'
import { type Edited, isSame, newCriterion, newQuestion, toSend, withIds } from './criteria.ts'

const edited: Edited = {
  rows: ['a', 'c'].map((key) => ({ ...newCriterion(), key, id: key, name: key })),
  opening: '반갑습니다.',
  questions: [{ ...newQuestion(), key: 'new', text: '왜?' }],
}

test('what is sent keeps the id of a stored criterion and lacks the keys', () => {
  const { criteria, kit } = toSend(edited)
  expect(criteria.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(JSON.stringify([criteria, kit])).not.toContain('key')
})

test('a question that is new gets its id by the save, also when another was added meanwhile', () => {
  const now = { ...edited, questions: [newQuestion(), ...edited.questions] }
  const stored = { ...edited, questions: [{ ...newQuestion(), id: 'q1', text: '왜?' }] }
  expect(withIds(now, edited, stored).questions.map(({ id }) => id)).toEqual([undefined, 'q1'])
  expect(isSame(edited, stored)).toBe(true)
  expect(isSame(edited, now)).toBe(false)
})
