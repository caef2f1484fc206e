import { randomUUID } from 'node:crypto'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import { DRAFT_STATES } from '@recruit/contract/mail/kinds'
import type { Claim } from '@recruit/mail/leases'
import { plainAddress, RECEIVER_REFUSED } from '@recruit/mail/mail-address'
import type { Sequelize, Transaction } from 'sequelize'
import type { Message } from './message.ts'

export const OUTBOX = 'messages'
/** A condition: the message is in one of the states of a draft. */
export const IS_DRAFT = `state IN (${DRAFT_STATES.map((state) => `'${state}'`).join(', ')})`

const COLUMNS = `id, term, mailing, application, kind, occasion, channel, gate, only_pass, only_date, language,
    receiver_name, receiver_address, subject, text, ics, state, last_error`
const ENQUEUE = `INSERT INTO ${OUTBOX} (${COLUMNS}, next_at, created_at) VALUES`
const KEEP = `ON DUPLICATE KEY UPDATE id = ${OUTBOX}.id`
const DROP_WITHDRAWN = `DELETE m FROM ${OUTBOX} AS m LEFT JOIN applications AS a ON a.id = m.application
  WHERE m.mailing IN (?) AND a.id IS NULL`
/** Rows per statement. */
const BATCH = 200
/** After this many permanent refusals an address is not used automatically. */
const MOST_REFUSALS = 2

/** How often each of these addresses was refused permanently. */
export async function refusalsOf(
  db: Sequelize,
  addresses: string[],
  transaction?: Transaction,
): Promise<Map<string, number>> {
  if (!addresses.length) return new Map()
  const rows = await queriesOf(db).select<{ address: string; refusals: number }>(
    `SELECT receiver_address AS address, COUNT(*) AS refusals FROM ${OUTBOX}
      WHERE receiver_address IN (?) AND state = 'failed' AND last_error LIKE ? GROUP BY receiver_address`,
    [addresses, RECEIVER_REFUSED],
    transaction,
  )
  return new Map(rows.map(({ address, refusals }) => [address, Number(refusals)]))
}

/** Why mail cannot go there, or null. */
const obstacleOf = (address: string, refusals: Map<string, number>): string | null => {
  if (!address) return 'no address'
  if (!plainAddress(address)) return 'not an address'
  return (refusals.get(address) ?? 0) >= MOST_REFUSALS ? 'refused before' : null
}

/**
 * Puts messages into the outbox, in the transaction of their cause; existing ones stay. Drafts wait for approval. An
 * applicant without a usable address also has a message, and reads it on the site.
 */
export async function enqueue(db: Sequelize, messages: Message[], transaction: Transaction): Promise<void> {
  const refusals = messages.some(({ mailing }) => mailing)
    ? await refusalsOf(db, [...new Set(messages.map(({ receiver }) => receiver.address))], transaction)
    : new Map<string, number>()
  for (let at = 0; at < messages.length; at += BATCH) {
    const rows = messages.slice(at, at + BATCH).map((message) => rowOf(message, refusals))
    const places = rows.map((row) => `(${row.map(() => '?')}, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6))`)
    await queriesOf(db).write(`${ENQUEUE} ${places} ${KEEP}`, rows.flat(), transaction)
  }
  // Removes messages to applicants who have withdrawn meanwhile.
  const mailings = [...new Set(messages.flatMap(({ mailing }) => mailing ?? []))]
  if (mailings.length) await queriesOf(db).write(DROP_WITHDRAWN, [mailings], transaction)
}

const WAITING_RECEIPT = `SELECT id FROM ${OUTBOX} WHERE application = ? AND kind = 'receipt'
  AND state IN ('queued', 'unreachable') ORDER BY created_at DESC`
const DROP_WAITING = `DELETE FROM ${OUTBOX} WHERE id IN (?) AND state IN ('queued', 'unreachable')`
/** It keeps its place in the queue unless the address changes. */
const REPLACE = `UPDATE ${OUTBOX} SET next_at = IF(receiver_address = ?, next_at, UTC_TIMESTAMP(6)), attempts = 0, resent_at = NULL,
  occasion = ?, language = ?, receiver_name = ?, receiver_address = ?, subject = ?, text = ?, state = ?, last_error = ?
  WHERE id = ? AND state IN ('queued', 'unreachable')`

/** Adds the receipt of a submission to the outbox, in the same transaction; it replaces an unsent one. */
export async function enqueueReceipt(
  db: Sequelize,
  receipt: Message,
  transaction: Transaction,
): Promise<void> {
  const { application, occasion, language, receiver, subject, text } = receipt
  const { select, write, changeRows } = queriesOf(db)
  const [waiting, ...older] =
    occasion === '1' ? [] : await select<{ id: string }>(WAITING_RECEIPT, [application], transaction)
  // One that was being sent when the next was written, and waits again.
  if (older.length) await write(DROP_WAITING, [older.map(({ id }) => id)], transaction)
  const words = [receiver.address, occasion, language, receiver.name, receiver.address, subject, text]
  const isReplaced =
    waiting && (await changeRows(REPLACE, [...words, ...stateOf(receipt), waiting.id], transaction)) > 0
  if (!isReplaced) await enqueue(db, [receipt], transaction)
}

/** The first state of a message, and why. */
function stateOf({ receiver, mailing }: Message, refusals = new Map<string, number>()) {
  const obstacle = obstacleOf(receiver.address, refusals)
  const state = obstacle ? 'unreachable' : mailing ? 'draft' : 'queued'
  return [state, obstacle] as const
}

function rowOf(message: Message, refusals: Map<string, number>): (string | number | null)[] {
  const { term, mailing, application, kind, occasion, gate, only, language, receiver, subject, text, ics } =
    message
  return [
    ...[randomUUID(), term, mailing, application, kind, occasion, 'mail', gate],
    ...[only?.pass ?? null, only?.date ?? null, language, receiver.name, receiver.address],
    ...[subject, text, ics, ...stateOf(message, refusals)],
  ]
}

const FORGET = `UPDATE ${OUTBOX} SET text = '', receiver_address = ''
  WHERE kind = 'staffLink' AND state NOT IN ('queued', 'sending', 'handed') AND text <> ''`

/** Erases the token in a staff member's link once its message has left, or never will; without a claim, in all. */
export const forgetLinks = (db: Sequelize, claim?: Claim): Promise<void> =>
  claim ? queriesOf(db).write(`${FORGET} AND id = ?`, [claim.id]) : queriesOf(db).write(FORGET, [])
