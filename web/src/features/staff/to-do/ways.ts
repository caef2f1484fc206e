import type { Team } from '@recruit/contract/constants'
import { sumOf } from '@recruit/contract/sum'
import type { Reply } from '../../../api/client.ts'
import { paths } from '../../../paths.ts'
import { staffLinks } from '../../../staff-links.ts'

type Counts = Reply<'toDoCounts'>
/** What is broken first, then today's, then what keeps mail from people, then in the order of a term. */
const KINDS = [
  'stuck',
  'today',
  'drafts',
  'unreviewed',
  'undecided',
  'withoutDate',
  'absent',
  'unpublished',
  'appointments',
  'offers',
] as const
/** Those that a team has; the others are the whole term's. */
const isOfTeams = (kind: Kind): kind is Exclude<Kind, 'drafts' | 'stuck'> =>
  kind !== 'drafts' && kind !== 'stuck'
export type Kind = (typeof KINDS)[number]

export interface Task {
  kind: Kind
  count: number
  /** The first place where it is done; null where this role only reads the number. */
  to: string | null
  teams: { team: Team; count: number; to: string | null }[]
}

/** Where a kind of task of one team is done; the same address for each team where one screen has them all. */
function wayOf(
  kind: Exclude<Kind, 'drafts' | 'stuck'>,
  team: Team,
  { isAdmin, isPublic }: { isAdmin: boolean; isPublic: boolean },
) {
  const list = (filter: string) =>
    `${isAdmin ? paths.applicantList : paths.applicationList}?team=${team}&${filter}`
  switch (kind) {
    case 'unreviewed':
      return staffLinks.desk(team)
    case 'undecided':
      return list('pass=default')
    case 'withoutDate':
    case 'absent':
      return isAdmin ? paths.timetable : list('pass=1stPass&sort=date&order=down')
    case 'unpublished':
      return isPublic ? list('unpublished=1') : null
    case 'appointments':
      return isAdmin ? paths.timetable : null
    case 'today':
      return paths.interviewDay
    case 'offers':
      return list('answer=none')
  }
}

const LATE_MS = 5 * 60_000

/** Whether what is due since then needs help. */
export const isOverdue = (since: string | null, now: number): boolean =>
  since !== null && now - Date.parse(since) > LATE_MS
export const isLate = ({ due }: Pick<Reply<'listMailings'>, 'due'>, now: number): boolean =>
  isOverdue(due.since, now)

/** Messages that were not sent, and those that may not have arrived. */
export function endedIn({ mailings, receipts }: Reply<'listMailings'>) {
  const ended = [receipts, ...mailings.map(({ counts }) => counts)]
  return {
    failed: sumOf(ended, ({ failed = 0 }) => failed),
    uncertain: sumOf(ended, ({ uncertain = 0 }) => uncertain),
  }
}

/** Messages that were not sent or may not have arrived, and those that are due for too long. */
export function stuckIn(list: Reply<'listMailings'>, now: number): number {
  const { failed, uncertain } = endedIn(list)
  return failed + uncertain + (isLate(list, now) ? list.due.count : 0)
}

/** Each kind of task with its number and its ways; a manager has nothing to do with mail. */
export const tasksOf = (counts: Counts, isAdmin: boolean, stuck = 0): Task[] =>
  KINDS.filter((kind) => isAdmin || isOfTeams(kind)).map((kind) => {
    const ways = { isAdmin, isPublic: counts.isPublic }
    if (!isOfTeams(kind))
      return { kind, count: kind === 'drafts' ? counts.drafts : stuck, to: paths.messages, teams: [] }
    const teams = counts.teams
      .map(({ team, [kind]: count }) => ({ team, count, to: wayOf(kind, team, ways) }))
      .filter(({ count }) => count > 0)
    return {
      kind,
      count: teams.reduce((sum, { count }) => sum + count, 0),
      to: teams[0]?.to ?? null,
      teams,
    }
  })

/** The teams that 'to review' leaves out: their reviews are open, so none can be submitted. */
export const leftOut = ({ teams }: Counts, kind: Kind): Team[] =>
  kind === 'unreviewed' ? teams.filter(({ reviewsOpen }) => reviewsOpen).map(({ team }) => team) : []
