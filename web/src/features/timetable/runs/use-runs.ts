import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { readTimetableAgain } from '../use-timetable.ts'

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
export const useRun = (id: string) => useQuery(callQuery('timetableRun', { id }, { gcTime: 0 }))
