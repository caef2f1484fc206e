import { ALL_HOURS } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/grid'
import { describe, expect, test } from 'vitest'
import { cellAfter, cellsBetween, dayLabels, hourLabel, isOn, paint, rowBits } from './grid-paint.ts'

describe('painting the interview grid', () => {
  test('sets and clears single cells, the first and the last included', () => {
    const first = paint(emptyHours(), [{ day: 0, row: 0 }], true)
    const both = paint(first, [{ day: 31, row: 16 }], true)
    expect(both[0]).toBe(1)
    expect(both[31]).toBe(2 ** 16)
    expect(paint(paint(both, [{ day: 0, row: 0 }], false), [{ day: 31, row: 16 }], false)).toEqual(
      emptyHours(),
    )
  })

  test('passing a cell twice does not undo it', () => {
    const once = paint(emptyHours(), cellsBetween({ day: 1, row: 2 }, { day: 4, row: 2 }), true)
    expect(paint(once, [{ day: 2, row: 2 }], true)).toBe(once)
  })

  test('never leaves the 17 bits of a day', () => {
    const day = Array.from({ length: 17 }, (_, row) => ({ day: 3, row }))
    expect(paint(emptyHours(), day, true)[3]).toBe(ALL_HOURS)
  })

  test('a fast pointer skips no cell', () => {
    const cells = cellsBetween({ day: 0, row: 0 }, { day: 10, row: 4 })
    expect(cells).toHaveLength(11)
    expect(cells.at(-1)).toEqual({ day: 10, row: 4 })
    expect(cellsBetween({ day: 5, row: 5 }, { day: 5, row: 5 })).toEqual([{ day: 5, row: 5 }])
  })

  test('arrows stop at the edges', () => {
    expect(cellAfter({ day: 0, row: 0 }, 'ArrowLeft')).toEqual({ day: 0, row: 0 })
    expect(cellAfter({ day: 30, row: 3 }, 'ArrowRight')).toEqual({ day: 31, row: 3 })
    expect(cellAfter({ day: 30, row: 3 }, 'a')).toBeNull()
  })

  test('a row knows its 32 days, the last one too', () => {
    const hours = paint(emptyHours(), [{ day: 31, row: 5 }], true)
    expect(rowBits(hours, 5)).toBe(2 ** 31)
    expect(isOn(hours, { day: 31, row: 5 })).toBe(true)
  })

  test('hours are labelled 8:00 to 24:00, days by the interview period when it names one', () => {
    expect([hourLabel(0), hourLabel(16)]).toEqual(['8:00', '24:00'])
    expect(dayLabels('3.30(월) ~ 4.3(금)', 2026).slice(0, 3)).toEqual(['3.30', '3.31', '4.1'])
    expect(dayLabels('추후 안내', 2026).slice(30)).toEqual(['31', '32'])
    expect(dayLabels('13.45', 2026)[0]).toBe('1')
  })
})
