import { DATE_MAX } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Language } from '@recruit/contract/text'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage, useText, useTranslation } from '../../../i18n/text.ts'
import field from '../../../ui/controls/field.module.css'
import { isComposing } from '../../../ui/controls/text-field.tsx'
import type { Applicant, Which } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { publishingText } from '../../staff/publishing/text.ts'
import { listText } from '../text.ts'
import { type DateMark, marksOf, NO_SCHEDULE, type Schedule, takenOf, withTyped } from './date-marks.ts'
import styles from './list.module.css'

export type ScheduleStore = StoreApi<Schedule>

/**
 * Feeds the marks next to the dates, updated with every keystroke. A store outside the table redraws a row only when
 * its own marks change. The hours are read separately, so that the list stays small.
 */
export function useSchedule(applicants: Applicant[], { team }: Which, readAt: number, isEditable: boolean) {
  const [store] = useState<ScheduleStore>(() => createStore(() => NO_SCHEDULE))
  const edits = editsOf(useQueryClient()).store
  const { data } = useQuery({
    ...callQuery('availability', { team }, { apart: readAt, gcTime: 0 }),
    enabled: isEditable,
    // While they are read again with the list, no mark goes and comes back.
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    store.setState({ offered: new Map(data?.people?.map((one) => [one._id, one])) })
  }, [store, data])
  const listed = useMemo(() => new Map(applicants.map((one) => [one._id, one])), [applicants])
  useEffect(() => {
    const taken = takenOf(applicants)
    const follow = () => store.setState({ taken: withTyped(taken, typedOf(edits.getState().edits, listed)) })
    follow()
    return edits.subscribe(follow)
  }, [store, edits, applicants, listed])
  return store
}

const typedOf = (edits: Readonly<Record<string, Edit>>, listed: ReadonlyMap<string, Applicant>) =>
  Object.entries(edits).flatMap(([id, { values }]) => {
    const before = listed.get(id)
    return before && values.date !== undefined ? [{ before, date: values.date }] : []
  })

/** The marks of one row whose field holds `date`. */
function useDateMarks(schedule: ScheduleStore, id: string, date: string): DateMark[] {
  const marks = useStore(schedule, (state) => marksOf(state, id, date).join(' '))
  return useMemo(() => marks.split(' ').filter(Boolean) as DateMark[], [marks])
}

/** A date in the page's language: when, and where. */
function linesOf(date: string, language: Language): [when: string, where: string] {
  const [when = '', ...where] = writtenDate(date, language).split(/[,，]\s*/)
  return [when, where.join(', ')]
}

/** Of the date that is still seen: the time, or the place where that alone is new. */
function changedPart(seen: string, date: string, language: Language): string {
  const [before, now] = [linesOf(seen, language), linesOf(date, language)]
  return before[0] === now[0] ? before[1] : before[0]
}

/** An interview date on two short lines, so that neither is cut. */
export function TwoLines({ date }: { date: string }) {
  const [when, where] = linesOf(date, useLanguage())
  return (
    <span className={styles.twoLines} title={date}>
      {when}
      {where && <span>{where}</span>}
    </span>
  )
}

interface Props {
  applicant: Applicant
  edit: Edit | undefined
  schedule: ScheduleStore
  /** The date that the applicant sees, where a change is not published. */
  seen: string | null
}

/** The interview date to type, saved with every keystroke, and in words what speaks against it. */
export function DateField({ applicant, edit, schedule, seen }: Props) {
  const { text, language } = useTranslation(listText)
  const { now, noDate } = useText(publishingText)
  const edits = editsOf(useQueryClient())
  const { _id: id, name } = applicant
  const conflict = edit?.conflicts.find((one) => one.field === 'date')
  // Typing goes on during a conflict; the value is sent once the conflict is decided.
  const typed = conflict?.mine ?? edit?.values.date
  const date = typed ?? applicant.date
  const marks = useDateMarks(schedule, id, date)
  const isMarked = marks.length > 0
  const words = marks.map((mark) => text.dateMarks[mark]).join(' · ')
  return (
    <span className={styles.dated} data-marked={isMarked || undefined}>
      {!isMarked && seen !== null && seen !== date && (
        <span className={styles.seen}>
          {now} {changedPart(seen, date, language) || noDate} <span aria-hidden="true">→</span>
        </span>
      )}
      <span className={styles.typed}>
        <input
          className={field.control}
          aria-label={text.dateOf(name)}
          aria-describedby={isMarked ? `marks-${id}` : undefined}
          maxLength={DATE_MAX}
          autoComplete="off"
          placeholder={text.date}
          value={date}
          onChange={(event) => edits.change(applicant, { date: event.target.value }, isComposing(event))}
          onCompositionEnd={(event) => edits.change(applicant, { date: event.currentTarget.value })}
        />
        {/* Covers the field until it is typed in: whole, and in the page's language. */}
        {date && (
          <span className={styles.cover} aria-hidden="true">
            <TwoLines date={date} />
          </span>
        )}
      </span>
      {/* Read out only while the user types; a mark caused by another user's date waits until it is reached. */}
      <span
        id={`marks-${id}`}
        className={styles.marks}
        title={words}
        aria-live={typed === undefined ? 'off' : 'polite'}
      >
        {words}
      </span>
    </span>
  )
}
