import { expect, test } from 'vitest'
import { piecesOf } from './marked.tsx'

const marked = (text: string, ...words: string[]) =>
  piecesOf(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

test('each place of a searched word is marked, the longer word where two begin', () => {
  expect(marked('Kim, kimchi', 'kim')).toBe('[Kim], [kim]chi')
  expect(marked('Kim, kimchi', 'kim', 'kimchi')).toBe('[Kim], [kimchi]')
  expect(marked('최종 합격', '합격')).toBe('최종 [합격]')
  expect(marked('Lee', 'kim')).toBe('Lee')
  expect(marked('', 'kim')).toBe('')
})
