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

/** The settings and criteria that the next term can begin with, and how much the running one leaves. */
async function readLastTerm(recordId: string) {
  const [record, { term, statuses }, { mailings }, { interviewers }, { rules }, ...judging] =
    await Promise.all([
      call('getSettings', { id: recordId }),
      call('overview', {}),
      call('listMailings', {}),
      call('listInterviewers', {}),
      call('timetableRules', {}),
      ...TEAMS.map(judgingOf),
    ])
  const unsent = (state: 'approved' | 'draft' | 'queued') =>
    mailings.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)
  return {
    record,
    term,
    judging: judging.filter(({ criteria }) => criteria.length > 0),
    left: {
      submitted: statuses.reduce((sum, { submitted }) => sum + submitted, 0),
      unfinished: statuses.reduce((sum, { drafts }) => sum + drafts, 0),
      ...{ paused: unsent('approved'), drafts: unsent('draft'), queued: unsent('queued') },
      ...{ interviewers: interviewers.length, rooms: rules.rooms },
    },
  }
}
export type LastTerm = Awaited<ReturnType<typeof readLastTerm>>

/** Read once, and again on request, so that the dialog does not change under what the admin typed. */
export const useLastTerm = (recordId: string) =>
  useQuery({
    queryKey: ['last-term', recordId],
    queryFn: () => readLastTerm(recordId),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
