import type { InterviewDays } from '@recruit/contract/interview/grid'
import { dayHead, type PeriodDays, periodDays } from '@recruit/contract/interview/grid-days'
import {
  chosenDays,
  columnsFor,
  type DatedHours,
  hoursIn,
  namedDays,
} from '@recruit/contract/interview/interview-days'
import type { Language } from '@recruit/contract/text'
import { useMemo, useRef } from 'react'
import { useLanguage } from '../../../i18n/text.ts'
import { EVERY_DAY } from '../grid-paint.ts'
import { gridText } from './text.ts'
import { hoursInWords } from './words.ts'

/** What the 32 columns of the grid are. */
export interface GridColumns {
  /** Their dates; null: they have none. */
  days: InterviewDays | null
  /** Their heads: dates, or numbers. */
  labels: string[]
  inPeriod: readonly boolean[]
  /** Those on which hours were chosen before and that do not belong to the period now. */
  gone: readonly number[]
}

/** The columns for a person's hours under the present interview period. */
export const gridColumns = (hours: DatedHours, interviewPeriod: string, language: Language): GridColumns =>
  columnsOf(open(hours, interviewPeriod), language)

/** A person's hours in one line, day by day. */
export function hoursInLine(hours: DatedHours, interviewPeriod: string, language: Language): string {
  const { days, labels } = gridColumns(hours, interviewPeriod, language)
  return hoursInWords(hoursIn(days, hours), labels, gridText[language])
    .map((one) => `${one.day} ${one.hours}`)
    .join(' · ')
}

/**
 * The columns of an editable grid. They stay while it is open: undo names columns, and a date must not vanish when its
 * hours are cleared. Another period, or hours from elsewhere on other dates, replace them. `shown`: the hours in them.
 */
export function useGridColumns(hours: DatedHours, interviewPeriod: string) {
  const language = useLanguage()
  const held = useRef<Opened>(null)
  if (held.current?.interviewPeriod !== interviewPeriod || !isShown(hours, held.current.days))
    held.current = open(hours, interviewPeriod)
  const opened = held.current
  const columns = useMemo(() => columnsOf(opened, language), [opened, language])
  const { days } = columns
  return { columns, days, shown: useMemo(() => hoursIn(days, hours), [days, hours]) }
}

interface Opened {
  hours: DatedHours
  interviewPeriod: string
  period: PeriodDays | null
  days: InterviewDays | null
}

function open(hours: DatedHours, interviewPeriod: string): Opened {
  const period = periodDays(interviewPeriod, new Date())
  return { hours, interviewPeriod, period, days: columnsFor(hours, period) }
}

function columnsOf({ hours, period, days }: Opened, language: Language): GridColumns {
  const named = period && new Set(namedDays(period))
  const chosen = chosenDays(hours)
  const inPeriod = EVERY_DAY.map((column) => !named || !days || named.has(days[column] ?? ''))
  return {
    days,
    labels: EVERY_DAY.map((column) => dayHead(days?.[column] ?? null, column, language)),
    inPeriod,
    gone: EVERY_DAY.filter((column) => !inPeriod[column] && chosen.has(days?.[column] ?? column)),
  }
}

/** Whether these columns have a place for every chosen hour. */
const isShown = (hours: DatedHours, columns: InterviewDays | null): boolean =>
  hours.interviewDays === null ||
  hours.interviewDays === columns ||
  [...chosenDays(hours).keys()].every((day) => columns?.includes(String(day)))
