import { expect, test } from 'vitest'
import { differenceFrom } from './writing.tsx'

test('names the stretch in which two texts differ', () => {
  expect(differenceFrom('함께 만들고 싶습니다.', '함께 싶습니다.')).toEqual({
    before: '함께 ',
    own: '만들고 ',
    after: '싶습니다.',
  })
})

test.each([
  ['가나다', '가나다'],
  ['', '가'],
  ['가', ''],
  ['가가', '가가가'],
  ['👩‍👩‍👧 가', '👩‍👩‍👦 가'],
])('the parts of %j beside %j are the whole text', (text, other) => {
  const { before, own, after } = differenceFrom(text, other)
  expect(before + own + after).toBe(text)
  expect(other.startsWith(before) && other.endsWith(after)).toBe(true)
  expect(own === '').toBe(text.length <= other.length && text !== '👩‍👩‍👧 가')
})
