import { expect, test } from 'vitest'
import { aheadOf, stepFrom } from './order.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('a step stops at the ends and begins at the first from outside', () => {
  expect(stepFrom(items, 'a', 1)?.id).toBe('b')
  expect(stepFrom(items, 'd', 1)).toBeNull()
  expect(stepFrom(items, 'b', -1)?.id).toBe('a')
  expect(stepFrom(items, 'a', -1)).toBeNull()
  expect(stepFrom(items, 'hidden by the search', 1)?.id).toBe('a')
  expect(stepFrom([], 'a', 1)).toBeNull()
})

test('the next two are loaded ahead', () => {
  expect(aheadOf(items, 'a').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(aheadOf(items, 'c').map(({ id }) => id)).toEqual(['d'])
  expect(aheadOf(items, 'd')).toEqual([])
})
