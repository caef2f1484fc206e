import { randomUUID } from 'node:crypto'
import type { Mail } from '@recruit/chassis/delivery/compose-message'
import type { Claim } from '@recruit/chassis/delivery/leases'
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { queriesOf } from '../reviewing/queries.ts'
import type { Message } from './message.ts'

export const OUTBOX = 'messages'

const ENQUEUE = `INSERT INTO ${OUTBOX}
    (id, application, kind, occasion, channel, language, receiver_name, receiver_address, subject, text, html, ics,
      state, next_at, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', UTC_TIMESTAMP(6), UTC_TIMESTAMP(6))
  ON DUPLICATE KEY UPDATE id = ${OUTBOX}.id`
const MINE = `id = ? AND lease = ? AND state = 'sending'`
const NAME = `UPDATE ${OUTBOX} SET message_id = ? WHERE message_id IS NULL AND ${MINE}`
const READ = `SELECT receiver_name AS name, receiver_address AS address, subject, text, html, ics, language,
    message_id AS messageId FROM ${OUTBOX} WHERE ${MINE}`

type Stored = Omit<Mail, 'to'> & Mail['to']

/** Puts a message into the outbox, in the transaction of what it tells of: one statement. What is there already stays. */
export async function enqueue(db: Sequelize, message: Message, transaction: Transaction): Promise<void> {
  const { application, kind, occasion, channel, language, receiver, subject, text, html, ics } = message
  await db.query(ENQUEUE, {
    type: QueryTypes.INSERT,
    replacements: [
      ...[randomUUID(), application, kind, occasion, channel, language],
      ...[receiver.name, receiver.address, subject, text, html, ics],
    ],
    transaction,
  })
}

/** What the delivery process reads: the message of a claim, named by its row for good; null where it went meanwhile. */
export async function readMail(db: Sequelize, { id, lease }: Claim, domain: string): Promise<Mail | null> {
  const { select, write } = queriesOf(db)
  await write(NAME, [`<${id}@${domain}>`, id, lease])
  const [row] = await select<Stored>(READ, [id, lease])
  if (!row) return null
  const { name, address, ...mail } = row
  return { ...mail, to: { name, address } }
}

/** The messages of applications go with them, in the same transaction: one under way ends before its final dot. */
export const forgetMessages = (db: Sequelize, ids: string[], transaction: Transaction): Promise<void> =>
  queriesOf(db).write(`DELETE FROM ${OUTBOX} WHERE application IN (?)`, [ids], transaction)
