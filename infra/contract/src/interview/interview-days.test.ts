import { expect, test } from 'vitest'
import { emptyHours } from './grid.ts'
import { periodDays } from './grid-days.ts'
import { chosenDays, columnsFor, type DatedHours, hoursIn, isSameChoice } from './interview-days.ts'

const TODAY = new Date(2026, 7, 20)
const read = (period: string) => {
  const days = periodDays(period, TODAY)
  if (!days) throw new Error(`No date in ${period}`)
  return days
}
const BEFORE = read('9.12(토) ~ 9.15(화)')
/** An hour on the period's second day, and one on the last column. */
const chosen: DatedHours = {
  interviewHours: emptyHours().with(1, 0b11).with(31, 1),
  interviewDays: BEFORE.days,
}

test('hours keep their dates under every other period, and no column appears twice', () => {
  for (const period of ['9.13(일) ~ 9.16(수)', '9.11(금) ~ 9.14(월)', '12.1(화)', '8.1(토) ~ 8.3(월)']) {
    const columns = columnsFor(chosen, read(period))
    expect(columns).toHaveLength(32)
    expect(new Set(columns).size).toBe(32)
    expect(columns).toEqual(columns?.toSorted())
    const shown = { interviewHours: hoursIn(columns, chosen), interviewDays: columns }
    expect(chosenDays(shown)).toEqual(
      new Map([
        ['2026-09-13', 0b11],
        ['2026-10-13', 1],
      ]),
    )
    expect(isSameChoice(shown, chosen)).toBe(true)
  }
})

test('the period comes first among the columns, but never before what is chosen', () => {
  const columns = columnsFor(chosen, read('12.1(화)'))
  expect(columns?.slice(0, 3)).toEqual(['2026-09-13', '2026-10-13', '2026-12-01'])
  const all: DatedHours = { interviewHours: Array(32).fill(1), interviewDays: BEFORE.days }
  expect(columnsFor(all, read('12.1(화)'))).toEqual(BEFORE.days)
})

test('hours without dates are read from the present period; without a period the dates stay', () => {
  const undated = { ...chosen, interviewDays: null }
  expect(columnsFor(undated, BEFORE)).toEqual(BEFORE.days)
  expect(hoursIn(BEFORE.days, undated)).toEqual(chosen.interviewHours)
  expect(columnsFor(undated, null)).toBeNull()
  expect(columnsFor(chosen, null)).toEqual(BEFORE.days)
  expect(columnsFor({ ...chosen, interviewHours: emptyHours() }, null)).toBeNull()
})

test('a choice is the same by its dates, whatever its columns', () => {
  const moved = { ...chosen, interviewDays: read('9.13(일)').days }
  expect(isSameChoice(chosen, moved)).toBe(false)
  expect(isSameChoice(chosen, { ...moved, interviewDays: null })).toBe(true)
  expect(
    isSameChoice({ ...chosen, interviewHours: emptyHours() }, { ...moved, interviewHours: emptyHours() }),
  ).toBe(true)
})
