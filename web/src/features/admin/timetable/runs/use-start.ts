import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import type { Sent } from '../../../../api/client.ts'
import { readTimetableAgain } from '../use-timetable.ts'

/** Begins a run; whatever comes of it, the timetable is read again: another one may be running. */
export function useStart(onStarted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Sent<'startTimetableRun'>) => call('startTimetableRun', wanted),
    onSuccess: onStarted,
    onSettled: () => readTimetableAgain(client),
  })
}
