import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { MessageKind, MessageState } from '@recruit/contract/mail/kinds'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { Sequelize } from 'sequelize'
import { assertMine } from '../application/applicant.ts'
import { OUTBOX } from './outbox.model.ts'
import { MESSAGE_FACTS, type MessageFacts, untrueOf } from './still-true.ts'

interface Stored extends MessageFacts {
  kind: MessageKind
  subject: string
  text: string
  ics: string | null
  state: MessageState
  isDryRun: boolean
  at: Date
}

/** Sent messages, and unreachable ones once their mailing is approved, due and not paused. */
const READ = `SELECT ${MESSAGE_FACTS}, m.subject, m.text, m.ics, m.state, m.is_dry_run AS isDryRun,
    COALESCE(m.ended_at, m.handed_at, l.planned_at, l.approved_at, m.created_at) AS at
  FROM ${OUTBOX} AS m JOIN applications AS a ON a.id = m.application AND a.term = ?
    LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.application = ? AND m.gate IN (?) AND (m.state IN ('handed', 'sent', 'uncertain', 'failed')
    OR (m.state = 'unreachable' AND (m.mailing IS NULL OR
      (l.approved_at IS NOT NULL AND COALESCE(l.planned_at, l.approved_at) <= UTC_TIMESTAMP(6) AND
        NOT EXISTS (SELECT 1 FROM ${OUTBOX} AS o WHERE o.mailing = m.mailing AND o.state = 'approved')))))
  ORDER BY at DESC, m.id`

const WAYS: Partial<Record<MessageState, 'sent' | 'uncertain' | 'failed' | 'unreachable'>> = {
  sent: 'sent',
  failed: 'failed',
  unreachable: 'unreachable',
}

/** The messages to an applicant, to be read on the site; those about results only while results are public. */
export async function ownMessages(db: Sequelize, settings: SettingsClient, { ids }: Caller, id: string) {
  assertMine(ids, id)
  const now = await settings.now()
  const gates = now.showResultToApplicant ? ['none', 'period', 'results'] : ['none', 'period']
  const rows = await queriesOf(db).select<Stored>(READ, [now.term, id, gates])
  // A sent message was true then; a message that is only read here has to be true now.
  const readable = rows.filter((row) => row.state !== 'unreachable' || untrueOf(row, now) === null)
  return readable.map(({ kind, subject, text, ics, state, isDryRun, at }) => ({
    ...{ kind, subject, text, ics },
    at: at.toISOString(),
    state: isDryRun ? ('notSent' as const) : (WAYS[state] ?? ('uncertain' as const)),
  }))
}
