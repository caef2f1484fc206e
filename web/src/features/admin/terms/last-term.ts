import { TEAMS } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** By what a team judges, and how many reviews each of its applications needs. */
async function judgingOf(team: (typeof TEAMS)[number]) {
  const [{ version, criteria }, { needed }] = await Promise.all([
    call('reviewCriteria', { team }),
    call('reviewProgress', { team }),
  ])
  return { team, version, criteria, needed }
}
export type LastJudging = Awaited<ReturnType<typeof judgingOf>>

/** What the next term can begin with: the settings as they stand, and the criteria of the teams that have any. */
async function readLastTerm(recordId: string) {
  const [record, ...judging] = await Promise.all([
    call('getSettings', { id: recordId }),
    ...TEAMS.map(judgingOf),
  ])
  return { record, judging: judging.filter(({ criteria }) => criteria.length > 0) }
}
export type LastTerm = Awaited<ReturnType<typeof readLastTerm>>

export const useLastTerm = (recordId: string) =>
  useQuery({ queryKey: ['last-term', recordId], queryFn: () => readLastTerm(recordId), gcTime: 0 })
