import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'

export type Timetable = Reply<'readTimetable'>
export type Appointment = Timetable['appointments'][number]
export type Named = Timetable['unplaced'][number]
export type BrokenRule = Timetable['broken'][number]
export type Interviewer = Reply<'listInterviewers'>['interviewers'][number]
export type TimetableRules = Reply<'timetableRules'>

export const KEY = 'timetable'
export const DRAFT_KEY = [KEY, 'draft']

/** The draft that is arranged. */
export const useTimetable = () =>
  useQuery({ queryKey: DRAFT_KEY, queryFn: () => call('readTimetable', {}), gcTime: 0 })

export const useInterviewers = () =>
  useQuery({ queryKey: [KEY, 'interviewers'], queryFn: () => call('listInterviewers', {}), gcTime: 0 })

export const useRules = () =>
  useQuery({ queryKey: [KEY, 'rules'], queryFn: () => call('timetableRules', {}), gcTime: 0 })

/** Everything about the timetable is read again: each of its parts may say something else after a change of one. */
export const readTimetableAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [KEY] })
