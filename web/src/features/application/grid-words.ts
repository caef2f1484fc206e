import { GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import type { Change } from './grid-picture.ts'
import type { GridText } from './grid-text.ts'

const bitsOf = (bits: number) =>
  Array.from({ length: GRID_HOURS }, (_, row) => row).filter((row) => (bits >> row) & 1)

/** How many hours are chosen in all. */
export const countOf = (hours: InterviewHours): number =>
  hours.reduce((sum, bits) => sum + bitsOf(bits).length, 0)

/**
 * What a change was, in one sentence for the live text: the days and hours where they make a rectangle, else
 * how many cells.
 */
export function wordsFor({ before, after, how }: Change, days: string[], text: GridText): string {
  if (how === 'cleared') return text.saidCleared
  if (how === 'undone') return text.saidUndone(countOf(after))
  if (how === 'cancelled') return text.saidCancelled
  const changed = after.map((bits, day) => bits ^ (before[day] ?? 0))
  const touched = changed.flatMap((bits, day) => (bits ? [day] : []))
  const isOn = changed.some((bits, day) => (bits & (after[day] ?? 0)) !== 0)
  const [firstDay = 0] = touched
  const lastDay = touched.at(-1) ?? firstDay
  const rows = bitsOf(changed[firstDay] ?? 0)
  const [firstRow = 0] = rows
  const lastRow = rows.at(-1) ?? firstRow
  const isRectangle =
    lastDay - firstDay + 1 === touched.length &&
    lastRow - firstRow + 1 === rows.length &&
    touched.every((day) => changed[day] === changed[firstDay])
  if (!isRectangle) return text.saidCells(countOf(changed), isOn)
  const day = (index: number) => text.dayName(days[index] ?? '')
  const daysText = firstDay === lastDay ? day(firstDay) : text.range(day(firstDay), day(lastDay))
  const hours =
    firstRow === lastRow
      ? text.hour(hourLabel(firstRow))
      : text.range(text.hour(hourLabel(firstRow)), text.hour(hourLabel(lastRow)))
  return text.said(daysText, hours, isOn)
}

/** The chosen hours of each day that has some: '9.12(금)' with '9시–13시, 18시', for reading and for paper. */
export function hoursInWords(hours: InterviewHours, days: string[], text: GridText) {
  return hours.flatMap((bits, day) => {
    if (!bits) return []
    const rows = bitsOf(bits)
    // A range begins where the hour before is not chosen, and ends where the hour after is not.
    const starts = rows.filter((row) => !rows.includes(row - 1))
    const ends = rows.filter((row) => !rows.includes(row + 1))
    const ranges = starts.map((start, index) => {
      const end = ends[index] ?? start
      const from = text.hour(hourLabel(start))
      return start === end ? from : text.range(from, text.hour(hourLabel(end)))
    })
    return [{ day: text.dayName(days[day] ?? ''), hours: ranges.join(', ') }]
  })
}
