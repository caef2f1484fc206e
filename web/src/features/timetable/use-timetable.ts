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

/** Every arrival reads them; the parts of a screen share what it has just read. */
const ON_ARRIVAL = { gcTime: 0, staleTime: 2_000 }

/** The draft that is arranged. */
export const draftQuery = callQuery('readTimetable', {}, ON_ARRIVAL)
export const useTimetable = () => useQuery(draftQuery)
export const useInterviewers = () => useQuery(callQuery('listInterviewers', {}, ON_ARRIVAL))
export const useRules = () => useQuery(callQuery('timetableRules', {}, ON_ARRIVAL))
export const usePublication = () => useQuery(callQuery('timetablePublication', {}, ON_ARRIVAL))

/** Reads everything about the timetable again. */
export const readTimetableAgain = (client: QueryClient) => readAgain(client, ...TIMETABLE)
