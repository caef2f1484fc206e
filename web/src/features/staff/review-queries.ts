import type { Stage, Team } from '@recruit/contract/constants'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'

export type Progress = Reply<'reviewProgress'>

export const progressQuery = (team: Team, stage: Stage = 'documents') =>
  callQuery('reviewProgress', { team, stage })
export const resultsQuery = (team: Team, stage: Stage = 'documents') =>
  callQuery('reviewResults', { team, stage })

export const assignmentsQuery = (team: Team) => callQuery('listAssignments', { team })

/** Read again after something was assigned, opened or closed. */
export const REVIEWING = ['reviewProgress', 'reviewResults', 'listAssignments'] as const
