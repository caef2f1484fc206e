import { expect, test } from 'vitest'
import { type Spot, spotAfter } from './use-held.ts'

const shape = { days: ['one', 'two'], rows: [3, 4, 5], columns: ['a', 'b'] }
const at = (start: number, column: string, day = 'one'): Spot => ({ day, start, column })
const after = (spot: Spot, ...keys: string[]) =>
  keys.reduce<Spot | null>((now, key) => now && spotAfter(now, key, 'one', shape), spot)

test('arrows lead over hours and columns and stop at the edges', () => {
  expect(after(at(3, 'a'), 'ArrowDown')).toEqual(at(4, 'a'))
  expect(after(at(3, 'a'), 'ArrowUp')).toEqual(at(3, 'a'))
  expect(after(at(5, 'a'), 'ArrowDown')).toEqual(at(5, 'a'))
  expect(after(at(3, 'a'), 'ArrowRight')).toEqual(at(3, 'b'))
  expect(after(at(3, 'a'), 'ArrowLeft')).toEqual(at(3, 'a'))
})

test('to the right of the last column lies the list of those without a place', () => {
  expect(after(at(4, 'b'), 'ArrowRight')).toBe('unplaced')
  expect(after('unplaced', 'ArrowRight')).toBe('unplaced')
  expect(after('unplaced', 'ArrowDown')).toBe('unplaced')
  expect(after('unplaced', 'ArrowLeft')).toEqual(at(3, 'b'))
})

test('the page keys change the day, and any other key leads nowhere', () => {
  expect(after(at(4, 'b'), 'PageDown')).toEqual(at(4, 'b', 'two'))
  expect(after(at(4, 'b'), 'PageUp')).toEqual(at(4, 'b'))
  expect(after('unplaced', 'PageDown')).toEqual(at(3, 'a', 'two'))
  expect(after(at(4, 'b'), 'x')).toBeNull()
})
