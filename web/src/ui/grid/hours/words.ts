import { ALL_HOURS } from '@recruit/contract/constants'
import { emptyHours, type InterviewHours } from '@recruit/contract/interview/grid'
import { hourLabel, paint, ROWS } from '../grid-paint.ts'
import type { Change } from './picture.ts'
import type { GridText } from './text.ts'

const bitsOf = (bits: number) => ROWS.filter((row) => (bits >> row) & 1)

export const countOf = (hours: InterviewHours): number =>
  hours.reduce((sum, bits) => sum + bitsOf(bits).length, 0)

/** Different changes on more days than this are announced by their number alone. */
const FEW_DAYS = 3

/** A change in one sentence for the live text: its days, its hours and its number of cells. */
export function wordsFor({ before, after, how, area }: Change, days: string[], text: GridText): string {
  if (how === 'cleared') return text.saidCleared
  if (how === 'undone') return text.saidUndone(countOf(after))
  if (how === 'cancelled') return text.saidCancelled
  const changed = area
    ? paint(emptyHours(), area.cells, true)
    : after.map((bits, day) => bits ^ (before[day] ?? 0))
  const touched = changed.flatMap((bits, day) => (bits ? [day] : []))
  const isOn = area?.on ?? changed.some((bits, day) => (bits & (after[day] ?? 0)) !== 0)
  const count = countOf(changed)
  const [firstDay = 0] = touched
  const lastDay = touched.at(-1) ?? firstDay
  const isSameEachDay =
    lastDay - firstDay + 1 === touched.length && touched.every((day) => changed[day] === changed[firstDay])
  const day = (index: number) => text.dayName(days[index] ?? '')
  if (isSameEachDay && firstDay !== lastDay) {
    const hours = rangesOf(changed[firstDay] ?? 0, text)
    return text.said(text.when(text.range(day(firstDay), day(lastDay)), hours), count, isOn)
  }
  if (touched.length > FEW_DAYS) return text.saidCells(count, isOn)
  const each = touched.map((index) => text.when(day(index), rangesOf(changed[index] ?? 0, text)))
  return text.said(each.join('; '), count, isOn)
}

/** A day's hours from when to when: four cells from 10:00 on are '10시–14시'. */
export function rangesOf(bits: number, text: Pick<GridText, 'hour' | 'range'>): string {
  const rows = bitsOf(bits)
  // A range begins where the hour before is not chosen, and ends where the hour after is not.
  const starts = rows.filter((row) => !rows.includes(row - 1))
  const ends = rows.filter((row) => !rows.includes(row + 1))
  return starts
    .map((start, index) => {
      const end = (ends[index] ?? start) + 1
      return text.range(text.hour(hourLabel(start)), text.hour(hourLabel(end)))
    })
    .join(', ')
}

/** The chosen hours of each day that has some: '9.12(금)' with '9시–14시, 18시–19시', for reading and for paper. */
export const hoursInWords = (hours: InterviewHours, days: string[], text: GridText) =>
  hours.flatMap((bits, day) =>
    bits ? [{ day: text.dayName(days[day] ?? ''), hours: rangesOf(bits, text) }] : [],
  )

/**
 * Hours in one line, '12.5(토) 10시–16시 · 12.6(일)–12.8(화) 9시–12시, 14시–18시': neighbouring columns with the same hours form one
 * range.
 */
export function hoursInBrief(
  hours: InterviewHours,
  labels: readonly string[],
  columns: readonly number[],
  text: Pick<GridText, 'hour' | 'range'> & { wholeDay: string },
): string {
  const runs: { bits: number; first: number; last: number }[] = []
  let before: number | undefined
  for (const column of columns) {
    const bits = hours[column] ?? 0
    const run = runs.at(-1)
    if (run && bits && bits === before) run.last = column
    else if (bits) runs.push({ bits, first: column, last: column })
    before = bits
  }
  return runs
    .map(({ bits, first, last }) => {
      const [from = '', to = ''] = [labels[first], labels[last]]
      const days = first === last ? from : text.range(from, to)
      return `${days} ${bits === ALL_HOURS ? text.wholeDay : rangesOf(bits, text)}`
    })
    .join(' · ')
}
