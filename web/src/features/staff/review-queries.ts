import type { Team } from '@recruit/contract/constants'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Progress = Reply<'reviewProgress'>

export const progressQuery = (team: Team) => callQuery('reviewProgress', { team })
export const resultsQuery = (team: Team) => callQuery('reviewResults', { team })

/** Who reviews which application. */
export const assignmentsQuery = (team: Team) => callQuery('listAssignments', { team })

/** Read again after something was assigned, opened or closed. */
export const REVIEWING = ['reviewProgress', 'reviewResults', 'listAssignments'] as const
