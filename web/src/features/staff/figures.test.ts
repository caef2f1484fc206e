import { expect, test } from 'vitest'
import { figure, signed } from './figures.ts'

test('scores have two digits, and none where there is no review', () => {
  expect([4.3333, 2, null, undefined].map(figure)).toEqual(['4.33', '2.00', '', ''])
})

test('a tendency has its sign, except where it rounds to nothing', () => {
  expect([0.66, -0.66, 0.04, -0.04, 0].map(signed)).toEqual(['+0.7', '−0.7', '0.0', '0.0', '0.0'])
})
