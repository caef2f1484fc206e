/**
 * The floor of a lookup, a result and a save at the applicants service: the same statements by mysql2 behind a bare Express, with
 * the same replies. It checks, limits, logs and measures nothing, and knows the term.
 */
import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import { nameKeyOf } from '@recruit/contract/text'
import express from 'express'
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise'
import { SAVE } from './applicant-calls.ts'

const FIND =
  'SELECT id, name FROM applications WHERE term = ? AND student_id = ? AND ewhaian_id = ? AND name_key = ?'
/** The service names its columns, three fewer. */
const READ = 'SELECT * FROM applications WHERE id = ?'
/** Stored with a write in its transaction, to answer a repeat. */
const KEEP = `INSERT INTO outcomes (application_id, write_key, request, version, submissions, submitted_at, at)
  SELECT id, ?, ?, version, submissions, submitted_at, UTC_TIMESTAMP(6) FROM applications WHERE id = ?`
/** The service removes excess records of some of its writes. */
const EXCESS =
  'SELECT CAST(at AS CHAR) AS at FROM outcomes WHERE application_id = ? ORDER BY at DESC LIMIT 1 OFFSET 100'
const LOOKED_FOR_ONCE_IN = 8
const TERM = 1

const [port = '', file = ''] = process.argv.slice(2)
const { mysqlUrl: uri, connections: connectionLimit } = JSON.parse(readFileSync(file, 'utf8'))
const pool = createPool({ uri, connectionLimit, charset: 'utf8mb4', timezone: 'Z' })

const app = express()
app.disable('x-powered-by').disable('etag')
app.use(express.json({ limit: '1mb' }))
app.get('/', (_req, res) => void res.end())

app.post(calls.findApplicant.path, async (req, res) => {
  const { name, studentId, ewhaianId } = req.body
  const [rows] = await pool.query<RowDataPacket[]>(FIND, [TERM, studentId, ewhaianId, nameKeyOf(name)])
  res.json({ checkInfoSuccess: true, applicantId: rows.find((row) => row.name === name)?.id, message: '' })
})

/** MariaDB returns JSON as text, MySQL as its value. */
const unpacked = (stored: unknown) => (typeof stored === 'string' ? JSON.parse(stored) : stored)

app.post(calls.getApplication.path, async (req, res) => {
  const [[row]] = await pool.query<RowDataPacket[]>(READ, [req.body.id])
  if (!row) throw new Error('gone')
  const { name, team, major, semester, email, phonenum, version, submissions } = row
  const content = {
    ...{ isEwhaian: Boolean(row.is_ewhaian), major, semester, email, phonenum },
    ...{ interviewHours: unpacked(row.interview_hours), interviewDays: unpacked(row.interview_days) },
    ...{ applyReason: row.apply_reason, activityPlan: row.activity_plan, portfolioLink: row.portfolio_link },
  }
  const submitted = unpacked(row.submitted)
  res.json({
    ...{ name, studentId: row.student_id, ewhaianId: row.ewhaian_id, team, ...content },
    interviewTime: content.interviewHours.map((bits: number) => (bits ? 1 : 0)),
    ...{ isFinalSubmit: submissions > 0, version, submissions },
    ...{ submittedAt: row.submitted_at, savedAt: row.updated_at },
    hasUnsubmittedEdits: JSON.stringify(content) !== JSON.stringify({ ...content, ...submitted }),
    ...{ pass: 'default', date: '' },
  })
})

app.post(calls.savePage2.path, async (req, res) => {
  const { id, version, applyReason, activityPlan } = req.body
  const connection = await pool.getConnection()
  try {
    await connection.query('START TRANSACTION')
    const written = [applyReason, activityPlan, id, TERM, version]
    const [{ affectedRows }] = await connection.query<ResultSetHeader>(SAVE, written)
    if (affectedRows !== 1) throw new Error('stale')
    const request = createHash('sha256')
      .update(`${req.path} ${JSON.stringify(req.body)}`)
      .digest('base64url')
    await connection.query(KEEP, [req.get('idempotency-key'), request, id])
    if (randomInt(LOOKED_FOR_ONCE_IN) === 0) await connection.query(EXCESS, [id])
    await connection.query('COMMIT')
  } finally {
    connection.release()
  }
  res.json({ applicationUpdateSuccess: 'success', message: messages.draftSaved.ko, version: version + 1 })
})

app.listen(Number(port), '127.0.0.1')
process.stdin.on('end', () => process.exit(0)).resume()
