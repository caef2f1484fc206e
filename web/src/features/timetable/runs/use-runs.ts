import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../api/call.ts'
import type { Reply, Sent } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { KEY, readTimetableAgain } from '../use-timetable.ts'

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
    queryKey: [KEY, 'runs'],
    queryFn: () => call('listTimetableRuns', {}),
    refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? EVERY_MS : false),
    gcTime: 0,
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

/** One run with its answer and its changes to the present timetable. */
export const useRun = (id: string) =>
  useQuery({ queryKey: [KEY, 'run', id], queryFn: () => call('timetableRun', { id }), gcTime: 0 })

/** Begins a run; afterwards the timetable is always read again, because another run may be active. */
export function useStart(onStarted: () => void) {
  const client = useQueryClient()
  return useSingleMutation('startTimetableRun', {
    mutationFn: (wanted: Sent<'startTimetableRun'>) => call('startTimetableRun', wanted),
    onSuccess: onStarted,
    onSettled: () => readTimetableAgain(client),
  })
}
