import { expect, test } from 'vitest'
import { aheadOf, foundBy, sortedBy, stepFrom } from './order.ts'

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

test('a search finds by name and by number', () => {
  const all = [
    { label: '가온', number: 4821 },
    { label: '나리', number: 1307 },
  ]
  const found = (search: string) => foundBy(all, search).map(({ label }) => label)
  expect(found('온')).toEqual(['가온'])
  expect(found('#13')).toEqual(['나리'])
  expect(found('')).toEqual(['가온', '나리'])
})

test('those without a value come last, in their former order', () => {
  const all = [{ at: null }, { at: 3 }, { at: undefined }, { at: 1 }]
  expect(sortedBy(all, ({ at }) => at)).toEqual([{ at: 1 }, { at: 3 }, { at: null }, { at: undefined }])
})
