import { expect, test } from 'vitest'
import { tied } from './tied-words.ts'

test('short Korean words are bound to what they belong to, and nothing else is', () => {
  const shown = (sentence: string) => tied(sentence).replaceAll('\u00a0', '_')
  expect(shown('멈추어도 이어서 쓸 수 있습니다.')).toBe('멈추어도 이어서 쓸_수_있습니다.')
  expect(shown('다시 되돌릴 수는 없습니다.')).toBe('다시 되돌릴_수는_없습니다.')
  expect(shown('봄 내내 첫 화면에 걸립니다.')).toBe('봄 내내 첫_화면에 걸립니다.')
  expect(shown('하나씩, 세 가지 계획이 있습니다.')).toBe('하나씩, 세_가지 계획이 있습니다.')
  expect(shown('글을 쓸 때면 다음 할 일을 떠올립니다.')).toBe('글을 쓸_때면 다음 할_일을 떠올립니다.')
  expect(shown('이메일이나 채팅 채널로 물어봐 주세요.')).toBe('이메일이나 채팅 채널로 물어봐_주세요.')
  expect(shown('수강 신청을 앞둔 밤의 질문.')).toBe('수강 신청을 앞둔 밤의 질문.')
})
