import { expect, test } from 'vitest'
import { mergeRules } from '../../../api/drafts/merge.ts'
import { firstUnscored, knownReview, REVIEW_FIELDS, type Written } from './written.ts'

const { differing } = mergeRules(REVIEW_FIELDS)
const nothing = knownReview(null).values
const mine: Written = { scores: { a: 4 }, comment: '계획이 뚜렷합니다.', note: '' }

test('a syllable in either form is the same text, and scores are compared one by one', () => {
  expect(differing({ ...nothing, note: '한'.normalize('NFD') }, { ...nothing, note: '한' })).toEqual([])
  expect(differing(mine, { scores: { a: 2 }, comment: '동기가 약합니다.', note: '다시 묻기' })).toEqual([
    ...['scores', 'comment', 'note'],
  ])
  expect(differing(mine, { ...mine, scores: { a: 4 } })).toEqual([])
})

test('the first criterion without a score is the one to go to', () => {
  const of = (id: string) => ({ id, name: id, weight: 1, low: '', middle: '', high: '' })
  expect(firstUnscored([of('a'), of('b'), of('c')], mine)?.id).toBe('b')
  expect(firstUnscored([of('a')], mine)).toBeUndefined()
})
