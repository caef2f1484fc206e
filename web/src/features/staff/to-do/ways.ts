import { TEAMS, type Team } from '@recruit/contract/constants'
import type { Reply } from '../../../api/client.ts'
import { paths } from '../../../paths.ts'
import { staffLinks } from '../../../staff-links.ts'

type Counts = Reply<'toDoCounts'>
/** In the order in which a term goes through them. */
export const KINDS = [
  'unreviewed',
  'undecided',
  'withoutDate',
  'unpublished',
  'drafts',
  'appointments',
  'offers',
] as const
export type Kind = (typeof KINDS)[number]

export interface Task {
  kind: Kind
  count: number
  /** The first place where it is done; null where this role only reads the number. */
  to: string | null
  teams: { team: Team; count: number; to: string | null }[]
}

/** Where a kind of task of one team is done; the same address for each team where one screen has them all. */
function wayOf(kind: Kind, team: Team, { isAdmin, isPublic }: { isAdmin: boolean; isPublic: boolean }) {
  const list = (filter: string) =>
    `${isAdmin ? paths.applicantList : paths.applicationList}?team=${team}&${filter}`
  switch (kind) {
    case 'unreviewed':
      return staffLinks.desk(team)
    case 'undecided':
      return list('pass=default')
    case 'withoutDate':
      return isAdmin ? paths.timetable : list('pass=1stPass&sort=date&order=down')
    case 'unpublished':
      return isPublic ? list('unpublished=1') : null
    case 'drafts':
      return isAdmin ? paths.messages : null
    case 'appointments':
      return isAdmin ? paths.timetable : null
    case 'offers':
      return list('answer=none')
  }
}

/** Each kind of task with its number and its ways; a manager approves no message. */
export const tasksOf = (counts: Counts, isAdmin: boolean): Task[] =>
  KINDS.filter((kind) => isAdmin || kind !== 'drafts').map((kind) => {
    const ways = { isAdmin, isPublic: counts.isPublic }
    if (kind === 'drafts') return { kind, count: counts.drafts, to: wayOf(kind, TEAMS[0], ways), teams: [] }
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
