import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { useSingleMutation } from '../../../../api/single-mutation.ts'
import { type Interviewer, readTimetableAgain, type TimetableRules } from '../../use-timetable.ts'
import type { Concession, Run } from '../use-runs.ts'
import { concede } from './concession-changes.ts'

interface Wanted {
  chosen: Concession[]
  premises: TimetableRules
  interviewers: Interviewer[]
}

/**
 * Makes concessions and computes again as the run was computed. Interviewers are saved first: raising a limit twice
 * changes nothing, a room would be added once more.
 */
export function useConcede({ kind, seconds }: Run, onStarted: () => void) {
  const client = useQueryClient()
  return useSingleMutation('concede', {
    mutationFn: async ({ chosen, premises: { version, rules, days }, interviewers }: Wanted) => {
      const conceded = concede(chosen, { rules, days, interviewers })
      for (const [index, interviewer] of conceded.interviewers.entries())
        if (interviewer !== interviewers[index]) await call('saveInterviewer', interviewer)
      if (conceded.rules !== rules) await call('setTimetableRules', { version, rules: conceded.rules })
      return call('startTimetableRun', { kind, seconds })
    },
    onSuccess: onStarted,
    onSettled: () => readTimetableAgain(client),
  })
}
