import { createHash, randomInt, randomUUID } from 'node:crypto'
import { messages } from '@recruit/contract/messages'
import type { Request } from 'express'
import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise'
import { contentOf } from './floor-replies.ts'
import * as sql from './statements.ts'

export const TERM = 1

/** Saves two essays of a draft. */
export async function save(connection: PoolConnection, req: Request) {
  const { id, version, applyReason, activityPlan } = req.body
  const values = [applyReason, activityPlan, id, TERM, version]
  const [{ affectedRows }] = await connection.query<ResultSetHeader>(sql.SAVE, values)
  if (affectedRows !== 1) throw new Error('stale')
  await keepOutcome(connection, req)
  return { applicationUpdateSuccess: 'success', message: messages.draftSaved.ko, version: version + 1 }
}

/** Submits a draft with what was sent, and writes its applicant this receipt. */
export const submit =
  (receipt: { subject: string; text: string }) => async (connection: PoolConnection, req: Request) => {
    const { id, version, isFinalSubmit: _, ...form } = req.body
    const [[row]] = await connection.query<RowDataPacket[]>(sql.LOCK, [id])
    if (!row || row.version !== version) throw new Error('stale')
    const { isEwhaian, major, semester, email, phonenum, applyReason, activityPlan, portfolioLink } = form
    const written = [isEwhaian, major, semester, email, phonenum, applyReason, activityPlan, portfolioLink]
    const frozen = JSON.stringify({ ...contentOf(row), ...form })
    const submissions = row.submissions + 1
    await connection.query(sql.SUBMIT, [...written, frozen, row.now, submissions, 'ko', id])
    await keepOutcome(connection, req)
    await connection.query(sql.TEMPLATE)
    const { subject, text } = receipt
    await connection.query(sql.ENQUEUE, [
      randomUUID(),
      TERM,
      id,
      String(submissions),
      'ko',
      row.name,
      email,
      subject,
      text,
    ])
    return {
      applicationUpdateSuccess: 'success',
      message: submissions > 1 ? messages.saved.ko : messages.submitted.ko,
      version: version + 1,
      submissions,
      submittedAt: row.now,
    }
  }

async function keepOutcome(connection: PoolConnection, req: Request): Promise<void> {
  const request = createHash('sha256')
    .update(`${req.path} ${JSON.stringify(req.body)}`)
    .digest('base64url')
  const { id } = req.body
  await connection.query(sql.KEEP, [req.get('idempotency-key'), request, id])
  if (randomInt(sql.LOOKED_FOR_ONCE_IN) === 0) await connection.query(sql.OLDEST_KEPT, [id])
}
