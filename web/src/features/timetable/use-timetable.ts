import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callQuery, readAgain } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Timetable = Reply<'readTimetable'>
export type Appointment = Timetable['appointments'][number]
/** An interview on the board; one that is over and decided about is no appointment any more. */
export type Interview = Timetable['over'][number]
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

export const draftQuery = callQuery('readTimetable', {}, ON_ARRIVAL)
export const useTimetable = () => useQuery(draftQuery)
export const useInterviewers = () => useQuery(callQuery('listInterviewers', {}, ON_ARRIVAL))
export const useRules = () => useQuery(callQuery('timetableRules', {}, ON_ARRIVAL))
export const usePublication = () => useQuery(callQuery('timetablePublication', {}, ON_ARRIVAL))

export const readTimetableAgain = (client: QueryClient) => readAgain(client, ...TIMETABLE)

export type Run = Reply<'listTimetableRuns'>['runs'][number]
export type RunRead = Reply<'timetableRun'>
export type Answer = NonNullable<RunRead['answer']>
export type Change = RunRead['changes'][number]
export type Place = NonNullable<Change['to']>
export type Concession = Answer['concessions'][number]

const EVERY_MS = 1_000

export const isRunning = ({ state }: Run): boolean => state === 'running'
/** Only what ended or was stopped has an answer. */
export const hasAnswer = ({ state }: Run): boolean => state === 'ended' || state === 'stopped'

/** The runs of the term, read each second while one of them is under way. */
export function useRuns() {
  const client = useQueryClient()
  const query = useQuery({
    ...callQuery('listTimetableRuns', {}, { gcTime: 0 }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? EVERY_MS : false),
  })
  const runs = query.data?.runs ?? []
  const running = runs.find(isRunning)?.id
  const before = useRef(running)
  useEffect(() => {
    // The inputs may have changed since, and the answer is shown next to the present timetable.
    if (before.current && !running) void readTimetableAgain(client)
    before.current = running
  }, [running, client])
  return { query, runs }
}

/** One run with its answer and what that would change by now. */
export const useRun = (id = '') =>
  useQuery({ ...callQuery('timetableRun', { id }, { gcTime: 0 }), enabled: id !== '' })
