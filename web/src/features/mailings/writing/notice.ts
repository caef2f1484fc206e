import type { Pass, Team } from '@recruit/contract/constants'
import type { Template } from '@recruit/contract/mail/template'
import type { Sent } from '../../../api/client.ts'
import { sessionStore } from '../../staff/session-store.ts'

export interface Audience {
  teams: Team[]
  who: 'submitted' | 'drafts' | null
  statuses: Pass[]
}
interface Notice {
  /** Null: the kind's stored words. */
  template: Template | null
  audience: Audience
}
const NOTHING: Notice = { template: null, audience: { teams: [], who: null, statuses: [] } }

/** The text being written; it survives a visit to another part of the screen, and a reload. */
export const useNotice = sessionStore(NOTHING, 'notice')
export const forgetNotice = () => useNotice.setState(NOTHING)

export type AudienceProblem = 'teamsMissing' | 'whoMissing'
export const audienceProblem = ({ teams, who }: Audience): AudienceProblem | null =>
  teams.length === 0 ? 'teamsMissing' : who === null ? 'whoMissing' : null

/** The sent audience; only submitted applicants have a status filter. */
export const sentAudience = ({ teams, who, statuses }: Audience): Sent<'draftMailing'>['audience'] =>
  who === null ? undefined : { teams, who, ...(who === 'submitted' && statuses.length > 0 && { statuses }) }
