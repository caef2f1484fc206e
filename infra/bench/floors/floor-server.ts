/**
 * The floor of the applicants service: its statements by mysql2 behind a bare Express, with the same replies. It checks,
 * limits, logs and measures nothing, and knows the term.
 */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import { nameKeyOf } from '@recruit/contract/text'
import express, { type Request } from 'express'
import { createPool, type PoolConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise'
import { contentOf, ownApplication } from './floor-replies.ts'
import * as sql from './statements.ts'

const [port = '', file = ''] = process.argv.slice(2)
const { mysqlUrl: uri, connections: connectionLimit, receipt } = JSON.parse(readFileSync(file, 'utf8'))
const pool = createPool({ uri, connectionLimit, charset: 'utf8mb4', timezone: 'Z' })
const TERM = 1

const app = express()
app.disable('x-powered-by').disable('etag')
app.use(express.json({ limit: '1mb' }))
app.get('/', (_req, res) => void res.end())

app.post(calls.findApplicant.path, async (req, res) => {
  const { name, studentId, ewhaianId } = req.body
  const values = [TERM, studentId, ewhaianId, nameKeyOf(name)]
  const [rows] = await pool.query<RowDataPacket[]>(sql.FIND, values)
  const applicantId = rows.find((row) => row.name === name)?.id
  res.setHeader('x-internal-proved', applicantId)
  res.json({ checkInfoSuccess: true, applicantId, message: '' })
})

app.post(calls.getApplication.path, async (req, res) => {
  const [[row]] = await pool.query<RowDataPacket[]>(sql.READ, [req.body.id])
  res.json(ownApplication(row as RowDataPacket))
})

app.post(calls.savePage2.path, async (req, res) => {
  res.json(await inTransaction(req.body.isFinalSubmit ? submit : save, req))
})

app.get(calls.listApplicants.path, async (req, res) => {
  const team = Number(req.query.team)
  const [[rows], [shared]] = await Promise.all([
    pool.query<RowDataPacket[]>(sql.LIST, [TERM, team]),
    pool.query<RowDataPacket[]>(sql.SHARED_IDS, [TERM]),
  ])
  const sharedIds = new Set(shared.map(({ studentId }) => studentId))
  const applicants = rows.map(
    ({ id: _id, submissions, term, shownPass, shownDate, shownIn, answer, answeredAt, ...listed }) => ({
      _id,
      ...listed,
      isFinalSubmit: submissions > 0,
      sharesStudentId: sharedIds.has(listed.studentId),
    }),
  )
  res.json({ applicants, team })
})

async function inTransaction(
  write: (connection: PoolConnection, req: Request) => Promise<object>,
  req: Request,
): Promise<object> {
  const connection = await pool.getConnection()
  try {
    await connection.query('START TRANSACTION')
    const reply = await write(connection, req)
    await connection.query('COMMIT')
    return reply
  } catch (thrown) {
    await connection.query('ROLLBACK')
    throw thrown
  } finally {
    connection.release()
  }
}

async function save(connection: PoolConnection, req: Request) {
  const { id, version, applyReason, activityPlan } = req.body
  const values = [applyReason, activityPlan, id, TERM, version]
  const [{ affectedRows }] = await connection.execute<ResultSetHeader>(sql.SAVE, values)
  if (affectedRows !== 1) throw new Error('stale')
  await keepOutcome(connection, req)
  return { applicationUpdateSuccess: 'success', message: messages.draftSaved.ko, version: version + 1 }
}

async function submit(connection: PoolConnection, req: Request) {
  const { id, version, isFinalSubmit: _, ...form } = req.body
  const [[row]] = await connection.query<RowDataPacket[]>(sql.READ_LOCKED, [id])
  if (row?.version !== version) throw new Error('stale')
  const content = contentOf(row as RowDataPacket)
  const { isEwhaian, major, semester, email, phonenum, applyReason, activityPlan, portfolioLink } = form
  const written = [isEwhaian, major, semester, email, phonenum, applyReason, activityPlan, portfolioLink]
  const values = [...written, JSON.stringify({ ...content, ...form }), 'ko', id]
  await connection.execute(sql.SUBMIT, values)
  await keepOutcome(connection, req)
  const [[saved]] = await connection.query<RowDataPacket[]>(sql.READ_LOCKED, [id])
  if (!saved) throw new Error('gone')
  await connection.query(sql.TEMPLATE)
  const occasion = String(saved.submissions)
  const { name, submissions, submittedAt } = saved
  const { subject, text } = receipt
  await connection.query(sql.ENQUEUE, [
    randomUUID(),
    TERM,
    id,
    occasion,
    'ko',
    name,
    saved.email,
    subject,
    text,
  ])
  return {
    applicationUpdateSuccess: 'success',
    message: submissions > 1 ? messages.saved.ko : messages.submitted.ko,
    version: saved.version,
    submissions,
    submittedAt,
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

app.listen(Number(port), '127.0.0.1')
process.stdin.on('end', () => process.exit(0)).resume()
