import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Gate } from '@recruit/contract/mail/kinds'
import type { Language } from '@recruit/contract/text'
import type { Mail, NotSent } from '@recruit/mail/compose-message'
import type { Claim } from '@recruit/mail/leases'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { Sequelize } from 'sequelize'
import { OUTBOX } from '../outbox.model.ts'
import { openGates } from '../read-mailings.ts'
import { MESSAGE_FACTS, type MessageFacts, untrueOf } from '../still-true.ts'
import { htmlOf } from './message-html.ts'

const READ = `SELECT ${MESSAGE_FACTS}, m.application, m.last_error AS lastError, m.resent_at AS resentAt, m.term, m.gate,
    m.receiver_name AS name, m.receiver_address AS address, m.subject, m.text, m.ics, m.language, m.message_id AS messageId, l.approved_at AS approvedAt
  FROM ${OUTBOX} AS m LEFT JOIN applications AS a ON a.id = m.application LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.id = ? AND m.lease = ? AND m.state = 'sending'`

interface Claimed extends Omit<Mail, 'to' | 'html' | 'language'>, MessageFacts {
  application: string
  lastError: string | null
  resentAt: Date | null
  term: number
  gate: Gate
  name: string
  address: string
  language: Language
  approvedAt: Date | null
}

/** A message that a server refused temporarily waits after its mailing is cancelled until it is a draft again. */
const IS_APPROVED = '(mailing IS NULL OR mailing IN (SELECT id FROM mailings WHERE approved_at IS NOT NULL))'

/**
 * The open gates, as a condition for claims. While the settings are unreadable, messages without a gate leave in the
 * last known term; before any is known, only receipts.
 */
export function gateCondition(settings: Pick<SettingsClient, 'now'>): () => Promise<string> {
  let known = `kind = 'receipt'`
  return async () => {
    const now = await settings.now().catch(() => null)
    if (!now) return `${known} AND gate = 'none' AND ${IS_APPROVED}`
    known = `term = ${Number(now.term)}`
    return `${known} AND gate IN (${openGates(now)
      .map((gate) => `'${gate}'`)
      .join(', ')}) AND ${IS_APPROVED}`
  }
}

/**
 * What the delivery process reads: the message of a claim, or null if it was removed meanwhile. An outdated one is
 * cancelled, however late: a reminder to an applicant who has submitted, a date that has moved. `takeReceipt` counts
 * messages that need no approval, and returns for how many seconds none may leave.
 */
export async function readMail(
  db: Sequelize,
  settings: Pick<SettingsClient, 'now'>,
  { id, lease }: Claim,
  takeReceipt: (address: string, application: string) => Promise<number>,
): Promise<Mail | NotSent | null> {
  const [row] = await queriesOf(db).select<Claimed>(READ, [id, lease])
  if (!row) return null
  if (isReplaced(row)) return { cancelled: 'submitted again' }
  const obstacle = await obstacleOf(row, settings)
  if (obstacle) return obstacle
  const seconds = row.kind === 'receipt' ? await takeReceipt(row.address, row.application) : 0
  if (seconds) return { waits: 'enough for now', seconds }
  const { name, address, subject, text, ics, language, messageId } = row
  return {
    ...{ to: { name, address }, subject, text, html: htmlOf(text, language, subject) },
    ...{ ics, language, messageId },
  }
}

/** A receipt that was requeued after a later submission got its own; not one that staff sent again on purpose. */
const isReplaced = ({ kind, occasion, lastError, resentAt, submissions }: Claimed): boolean =>
  kind === 'receipt' && lastError !== null && !resentAt && Number(occasion) < (submissions ?? 0)

async function obstacleOf(row: Claimed, settings: Pick<SettingsClient, 'now'>): Promise<NotSent | null> {
  if (row.mailing !== null && row.approvedAt === null) return { waits: 'called off' }
  if (row.gate === 'none' && row.mailing === null) return null
  const now = await settings.now().catch(() => null)
  if (!now) return isOfAnyTime(row) ? null : { waits: 'settings away' }
  if (row.term !== now.term || !openGates(now).includes(row.gate)) return { waits: 'held back' }
  const untrue = untrueOf(row, now)
  return untrue === null ? null : { cancelled: untrue }
}

/** Whether it may leave regardless of the settings: it reveals no result, and its receiver still exists. */
const isOfAnyTime = ({ gate, submissions, onlyPass, onlyDate }: Claimed): boolean =>
  gate === 'none' && submissions !== null && onlyPass === null && onlyDate === null
