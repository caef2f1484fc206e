import { expect, test } from 'vitest'
import { piecesOf } from './own-address.ts'

const OWN = 'https://recruit.example.org'
const linksIn = (text: string) => piecesOf(text, OWN).flatMap(({ href }) => href ?? [])

test('only an address of this site is a link, and no letter is lost', () => {
  const text = `가온 님,\n${OWN}/#/result/checkinfo\n그리고 https://other.example.org/ 입니다.\n${OWN}/\n${OWN}/`
  expect(linksIn(text)).toEqual([`${OWN}/#/result/checkinfo`, `${OWN}/`, `${OWN}/`])
  expect(
    piecesOf(text, OWN)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  `${OWN}.evil.example/`,
  `https://recruit.example.org@evil.example/`,
  'http://recruit.example.org/',
  'https://[',
])('%s is no link', (address) => {
  expect(linksIn(`a ${address} b`)).toEqual([])
})
