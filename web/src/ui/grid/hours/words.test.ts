import { ALL_HOURS } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { expect, test } from 'vitest'
import { cellsWithin, paint } from '../grid-paint.ts'
import { gridText } from './text.ts'
import { hoursInBrief, hoursInWords, wordsFor } from './words.ts'

const DAYS = Array.from({ length: 32 }, (_, day) => `${day + 1}`)
const painted = (after: number[], before = emptyHours()) => ({ before, after, how: 'painted' as const })
const block = paint(emptyHours(), cellsWithin({ day: 11, row: 1 }, { day: 11, row: 5 }), true)

test('a change is said by its day and hours', () => {
  expect(wordsFor(painted(block), DAYS, gridText.ko)).toBe('12일 9시–14시, 5칸 선택')
  expect(wordsFor(painted(block), DAYS, gridText.en)).toBe('Day 12, 9:00–14:00, 5 hours selected')
  expect(wordsFor(painted(emptyHours(), block), DAYS, gridText.ko)).toBe('12일 9시–14시, 5칸 선택 해제')
})

test('a date is called by its head, several days as a range', () => {
  const days = DAYS.map((day) => `9.${day}(금)`)
  const wide = paint(emptyHours(), cellsWithin({ day: 2, row: 0 }, { day: 4, row: 0 }), true)
  expect(wordsFor(painted(wide), days, gridText.ko)).toBe('9.3(금)–9.5(금) 8시–9시, 3칸 선택')
  expect(wordsFor(painted(wide), DAYS, gridText.en)).toBe('Day 3–Day 5, 8:00–9:00, 3 hours selected')
})

test('a rectangle is said whole, also where a part was chosen before', () => {
  const cells = cellsWithin({ day: 5, row: 2 }, { day: 5, row: 5 })
  const before = paint(emptyHours(), cells.slice(0, 1), true)
  const change = { ...painted(paint(before, cells, true), before), area: { cells, on: true } }
  expect(wordsFor(change, DAYS, gridText.ko)).toBe('6일 10시–14시, 4칸 선택')
})

test('what differs from day to day is said day by day, and counted where the days are many', () => {
  const stair = paint(block, [{ day: 12, row: 9 }], true)
  expect(wordsFor(painted(stair), DAYS, gridText.ko)).toBe('12일 9시–14시; 13일 17시–18시, 6칸 선택')
  const many = [14, 16, 18].reduce((hours, day) => paint(hours, [{ day, row: day - 10 }], true), stair)
  expect(wordsFor(painted(many), DAYS, gridText.en)).toBe('9 hours selected')
  expect(wordsFor({ before: stair, after: block, how: 'undone' }, DAYS, gridText.ko)).toBe(
    '되돌렸습니다. 지금 5칸을 골랐습니다.',
  )
})

test('what somebody chose is told day by day, in ranges', () => {
  const chosen = paint(
    block,
    [
      { day: 11, row: 9 },
      { day: 30, row: 16 },
    ],
    true,
  )
  expect(hoursInWords(chosen, DAYS, gridText.ko)).toEqual([
    { day: '12일', hours: '9시–14시, 17시–18시' },
    { day: '31일', hours: '24시–1시' },
  ])
  expect(hoursInWords(emptyHours(), DAYS, gridText.en)).toEqual([])
})

const LABELS = Array.from({ length: 32 }, (_, day) => `12.${day + 5}`)
const brief = (days: number[], columns = [0, 1, 2, 3]) =>
  hoursInBrief(
    emptyHours().map((none, day) => days[day] ?? none),
    LABELS,
    columns,
    { ...gridText.en, wholeDay: 'all day' },
  )

test('a day is told by its ranges', () => {
  expect(brief([0, 0b11_1100])).toBe('12.6 10:00–14:00')
  expect(brief([0b1000_0000_0011])).toBe('12.5 8:00–10:00, 19:00–20:00')
})

test('days in a row with the same hours are one range, others are told apart', () => {
  expect(brief([0b11, 0b11, 0b11, 0b1])).toBe('12.5–12.7 8:00–10:00 · 12.8 8:00–9:00')
  expect(brief([0b11, 0, 0b11])).toBe('12.5 8:00–10:00 · 12.7 8:00–10:00')
})

test('a whole day is said so, and nothing where no hour is chosen', () => {
  expect(brief([ALL_HOURS, ALL_HOURS])).toBe('12.5–12.6 all day')
  expect(brief([])).toBe('')
})

test('only the columns that are asked for are told', () => {
  expect(brief([0b1, 0b1, 0b1], [0, 2])).toBe('12.5–12.7 8:00–9:00')
  expect(brief([0b1, 0b1], [3])).toBe('')
})
