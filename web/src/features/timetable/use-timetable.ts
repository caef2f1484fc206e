import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callQuery, readAgain } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Timetable = Reply<'readTimetable'>
export type Appointment = Timetable['appointments'][number]
export type Named = Timetable['unplaced'][number]
export type BrokenRule = Timetable['broken'][number]
export type Interviewer = Reply<'listInterviewers'>['interviewers'][number]
export type TimetableRules = Reply<'timetableRules'>

/** Each of these may say something else after a change of one of them. */
export const TIMETABLE = [
  'readTimetable',
  'listInterviewers',
  'timetableRules',
  'timetablePublication',
  'listTimetableRuns',
  'timetableRun',
] as const

/** The draft that is arranged. */
export const draftQuery = callQuery('readTimetable', {}, { gcTime: 0 })
export const useTimetable = () => useQuery(draftQuery)
export const useInterviewers = () => useQuery(callQuery('listInterviewers', {}, { gcTime: 0 }))
export const useRules = () => useQuery(callQuery('timetableRules', {}, { gcTime: 0 }))

/** Reads everything about the timetable again. */
export const readTimetableAgain = (client: QueryClient) => readAgain(client, ...TIMETABLE)
