import type { Mail, NotSent } from '@recruit/chassis/delivery/compose-message'
import type { Claim } from '@recruit/chassis/delivery/leases'
import type { Pass } from '@recruit/contract/constants'
import type { Gate, StoredKind } from '@recruit/contract/mail/kinds'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings/client'
import type { Sequelize } from 'sequelize'
import { announcementOf, resultShown } from '../../publication.ts'
import { queriesOf } from '../../reviewing/queries.ts'
import { OUTBOX } from '../outbox.model.ts'
import { openGates } from '../read-mailings.ts'
import { htmlOf } from './message-html.ts'

const MINE = `id = ? AND lease = ? AND state = 'sending'`
const NAME = `UPDATE ${OUTBOX} SET message_id = ? WHERE message_id IS NULL AND ${MINE}`
const READ = `SELECT m.kind, m.gate, m.only_pass AS onlyPass, m.only_date AS onlyDate, m.receiver_name AS name,
    m.receiver_address AS address, m.subject, m.text, m.ics, m.language, m.message_id AS messageId,
    a.submissions, a.pass, a.date, a.shown_pass AS shownPass, a.shown_date AS shownDate, a.shown_in AS shownIn
  FROM ${OUTBOX} AS m LEFT JOIN applications AS a ON a.id = m.application
  WHERE m.id = ? AND m.lease = ? AND m.state = 'sending'`

interface Claimed extends Omit<Mail, 'to' | 'html' | 'language'> {
  kind: StoredKind
  gate: Gate
  onlyPass: string | null
  onlyDate: string | null
  name: string
  address: string
  language: Language
  submissions: number | null
  pass: Pass
  date: string
  shownPass: Pass | null
  shownDate: string | null
  shownIn: number | null
}

/** What a message waits for, as a condition of what may be claimed. Where the settings cannot be read, it waits. */
export async function gateCondition(settings: Pick<SettingsClient, 'now'>): Promise<string> {
  const now = await settings.now().catch(() => null)
  if (!now) return `gate = 'none'`
  const gates = openGates(now).map((gate) => `'${gate}'`)
  return `term = ${Number(now.term)} AND gate IN (${gates.join(', ')})`
}

/**
 * What the delivery process reads: the message of a claim, named by its row for good; null where it went meanwhile. One
 * that is not true any more is cancelled, however late: a reminder to somebody who has submitted, a date that has moved.
 */
export async function readMail(
  db: Sequelize,
  settings: Pick<SettingsClient, 'now'>,
  { id, lease }: Claim,
  domain: string,
): Promise<Mail | NotSent | null> {
  const { select, write } = queriesOf(db)
  await write(NAME, [`<${id}@${domain}>`, id, lease])
  const [row] = await select<Claimed>(READ, [id, lease])
  if (!row) return null
  const obstacle = await obstacleOf(row, settings)
  if (obstacle) return obstacle
  const { name, address, subject, text, ics, language, messageId } = row
  return {
    ...{ to: { name, address }, subject, text, html: htmlOf(text, language, subject) },
    ...{ ics, language, messageId },
  }
}

async function obstacleOf(row: Claimed, settings: Pick<SettingsClient, 'now'>): Promise<NotSent | null> {
  if (row.kind === 'reminder' && (row.submissions ?? 0) > 0) return { cancelled: 'submitted meanwhile' }
  if (row.gate === 'none') return null
  const now = await settings.now()
  if (!openGates(now).includes(row.gate)) return { waits: 'held back' }
  const { pass, date } = resultShown(row, announcementOf(now))
  const isTrue = (row.onlyPass ?? pass) === pass && (row.onlyDate ?? date) === date
  return isTrue ? null : { cancelled: 'not true any more' }
}
