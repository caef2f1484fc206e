import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const list = [...'abc']

test('one step up or down changes places with the neighbour, and an item stays at the ends', () => {
  expect(moved(list, 2, -1)).toEqual([...'acb'])
  expect(moved(list, 0, 1)).toEqual([...'bac'])
  expect(moved(list, 0, -1)).toBe(list)
  expect(moved(list, 2, 1)).toBe(list)
  expect(moved(moved(list, 0, 1), 1, -1)).toEqual(list)
})
