import { ALL_HOURS } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { expect, test } from 'vitest'
import { cellAfter, cellsWithin, hourLabel, isOn, paint, rowBits, toggleDay } from './grid-paint.ts'

test('sets and clears single cells, the first and the last included', () => {
  const first = paint(emptyHours(), [{ day: 0, row: 0 }], true)
  const both = paint(first, [{ day: 31, row: 16 }], true)
  expect(both[0]).toBe(1)
  expect(both[31]).toBe(2 ** 16)
  expect(paint(paint(both, [{ day: 0, row: 0 }], false), [{ day: 31, row: 16 }], false)).toEqual(emptyHours())
})

test('passing a cell twice does not undo it', () => {
  const once = paint(emptyHours(), cellsWithin({ day: 1, row: 2 }, { day: 4, row: 2 }), true)
  expect(paint(once, [{ day: 2, row: 2 }], true)).toBe(once)
})

test('never leaves the 17 bits of a day', () => {
  const day = Array.from({ length: 17 }, (_, row) => ({ day: 3, row }))
  expect(paint(emptyHours(), day, true)[3]).toBe(ALL_HOURS)
})

test('a rectangle is the same from any of its corners', () => {
  const cells = cellsWithin({ day: 4, row: 6 }, { day: 2, row: 5 })
  expect(cells).toHaveLength(6)
  expect(cells).toEqual(cellsWithin({ day: 2, row: 5 }, { day: 4, row: 6 }))
})

test('a whole day is filled, and cleared once it is full', () => {
  const filled = toggleDay(paint(emptyHours(), [{ day: 7, row: 3 }], true), 7)
  expect(filled[7]).toBe(ALL_HOURS)
  expect(toggleDay(filled, 7)).toEqual(emptyHours())
})

test('keys stop at the edges', () => {
  expect(cellAfter({ day: 0, row: 0 }, 'ArrowLeft')).toEqual({ day: 0, row: 0 })
  expect(cellAfter({ day: 30, row: 3 }, 'ArrowRight')).toEqual({ day: 31, row: 3 })
  expect(cellAfter({ day: 5, row: 3 }, 'End')).toEqual({ day: 31, row: 3 })
  expect(cellAfter({ day: 5, row: 3 }, 'End', true)).toEqual({ day: 31, row: 16 })
  expect(cellAfter({ day: 5, row: 3 }, 'PageUp')).toEqual({ day: 5, row: 0 })
  expect(cellAfter({ day: 30, row: 3 }, 'a')).toBeNull()
})

test('keys and rectangles leave out the days that are not shown', () => {
  const shown = [2, 3, 7]
  expect(cellAfter({ day: 3, row: 3 }, 'ArrowRight', false, shown)).toEqual({ day: 7, row: 3 })
  expect(cellAfter({ day: 3, row: 3 }, 'Home', false, shown)).toEqual({ day: 2, row: 3 })
  expect(cellAfter({ day: 2, row: 3 }, 'End', true, shown)).toEqual({ day: 7, row: 16 })
  expect(cellsWithin({ day: 7, row: 1 }, { day: 3, row: 1 }, shown)).toEqual([
    { day: 3, row: 1 },
    { day: 7, row: 1 },
  ])
})

test('a row knows its 32 days, the last one too', () => {
  const hours = paint(emptyHours(), [{ day: 31, row: 5 }], true)
  expect(rowBits(hours, 5)).toBe(2 ** 31)
  expect(isOn(hours, { day: 31, row: 5 })).toBe(true)
})

test('hours are labelled 8:00 to 24:00', () => {
  expect([hourLabel(0), hourLabel(16)]).toEqual(['8:00', '24:00'])
})
