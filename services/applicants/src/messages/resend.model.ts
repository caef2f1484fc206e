import { AppError } from '@recruit/chassis/http/errors'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import { plainAddress } from '@recruit/mail/mail-address'
import type { Sequelize, Transaction } from 'sequelize'
import { OUTBOX } from './outbox.model.ts'

/** Messages without an approval wait for nothing; an unreachable one counts once its mailing is approved. */
const READ = `SELECT m.id, m.application, m.kind,
    COALESCE(JSON_UNQUOTE(JSON_EXTRACT(a.submitted, '$.email')), a.email) AS address
  FROM ${OUTBOX} AS m FORCE INDEX (PRIMARY) JOIN applications AS a ON a.id = m.application
    LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.term = ? AND m.id IN (?) AND (m.mailing IS NULL OR l.approved_at IS NOT NULL)
    AND m.state IN ('sent', 'uncertain', 'failed', 'cancelled', 'unreachable') FOR UPDATE`
const QUEUE = `UPDATE ${OUTBOX} SET state = 'queued', receiver_address = ?, attempts = 0, lease = NULL, last_error = NULL,
    is_dry_run = FALSE, resent_at = UTC_TIMESTAMP(6), next_at = UTC_TIMESTAMP(6), handed_at = NULL, ended_at = NULL WHERE id = ?`

interface Resent {
  id: string
  application: string
  kind: string
  address: string
}

/** Queues ended messages again, to each present address; returns the queued ones. Throws 'addressWrong'. */
export async function readdress(
  db: Sequelize,
  term: number,
  ids: string[],
  transaction: Transaction,
): Promise<Resent[]> {
  const { select, write } = queriesOf(db)
  const found = await select<Resent>(READ, [term, ids], transaction)
  for (const { id, address } of found) {
    if (!plainAddress(address)) throw new AppError('addressWrong')
    await write(QUEUE, [address, id], transaction)
  }
  return found
}
