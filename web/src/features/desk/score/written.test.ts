import { expect, test } from 'vitest'
import { differing, firstUnscored, merged, NOTHING, type Written } from './written.ts'

const mine: Written = { scores: { a: 4 }, comment: '계획이 뚜렷합니다.', note: '' }
const theirs: Written = { scores: { a: 2 }, comment: '동기가 약합니다.', note: '다시 묻기' }

test('a syllable in either form is the same text', () => {
  expect(differing({ ...NOTHING, note: '한'.normalize('NFD') }, { ...NOTHING, note: '한' })).toEqual([])
  expect(differing(mine, theirs)).toEqual(['scores', 'comment', 'note'])
})

test('of two versions one is made, and a text that was not chosen is kept', () => {
  const { values, asides } = merged(mine, theirs, (field) => (field === 'comment' ? 'theirs' : 'mine'), 7)
  expect(values).toEqual({ scores: { a: 4 }, comment: theirs.comment, note: '' })
  expect(asides).toEqual([
    { field: 'comment', text: mine.comment, at: 7 },
    { field: 'note', text: theirs.note, at: 7 },
  ])
})

test('the first criterion without a score is the one to go to', () => {
  const of = (id: string) => ({ id, name: id, weight: 1, low: '', middle: '', high: '' })
  expect(firstUnscored([of('a'), of('b'), of('c')], mine)?.id).toBe('b')
  expect(firstUnscored([of('a')], mine)).toBeUndefined()
})
