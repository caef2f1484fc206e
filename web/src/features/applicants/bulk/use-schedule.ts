import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { callQuery } from '../../../api/call-query.ts'
import type { Applicant, Which } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import {
  type DateMark,
  marksOf,
  NO_SCHEDULE,
  type Schedule,
  takenOf,
  withTyped,
} from '../table/date-marks.ts'

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
export function useDateMarks(schedule: ScheduleStore, id: string, date: string): DateMark[] {
  const marks = useStore(schedule, (state) => marksOf(state, id, date).join(' '))
  return useMemo(() => marks.split(' ').filter(Boolean) as DateMark[], [marks])
}
