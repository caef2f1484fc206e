import type { Sequelize } from 'sequelize'
import { queriesOf } from '../reviewing/queries.ts'
import { OUTBOX } from './outbox.model.ts'

/** A message that has left for an applicant, or that has been tried. */
export interface SentMessage {
  kind: string
  subject: string
  text: string
  state: 'handed' | 'sent' | 'uncertain' | 'failed'
  /** Nothing was sent: no mail server is named. */
  isDryRun: boolean
  at: Date
}

// What still waits may tell of what is decided and not announced.
const SENT = `SELECT kind, subject, text, state, is_dry_run AS isDryRun,
    COALESCE(ended_at, handed_at, created_at) AS at FROM ${OUTBOX}
  WHERE application = ? AND state IN ('handed', 'sent', 'uncertain', 'failed') ORDER BY created_at, id`

/** What applicants are told of their messages. */
export function sentMessageStore(db: Sequelize) {
  const { select } = queriesOf(db)
  return {
    /** The messages to an applicant, the oldest first. */
    sentTo: async (application: string): Promise<SentMessage[]> => {
      const rows = await select<Omit<SentMessage, 'isDryRun'> & { isDryRun: number }>(SENT, [application])
      return rows.map((row) => ({ ...row, isDryRun: row.isDryRun === 1 }))
    },
  }
}
export type SentMessageStore = ReturnType<typeof sentMessageStore>
