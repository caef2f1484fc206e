/**
 * The floor of the applicants service: its statements by mysql2 behind a bare Express, with the same replies. It checks,
 * limits, logs and measures nothing, and knows the term.
 */
import { readFileSync } from 'node:fs'
import { calls } from '@recruit/contract'
import { nameKeyOf } from '@recruit/contract/text'
import express, { type Request } from 'express'
import { createPool, type PoolConnection, type RowDataPacket } from 'mysql2/promise'
import { ownApplication } from './floor-replies.ts'
import { save, submit, TERM } from './floor-writes.ts'
import * as sql from './statements.ts'

const [port = '', file = ''] = process.argv.slice(2)
const { mysqlUrl: uri, connections: connectionLimit, receipt } = JSON.parse(readFileSync(file, 'utf8'))
const pool = createPool({ uri, connectionLimit, charset: 'utf8mb4', timezone: 'Z' })

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
  res.json(await inTransaction(req, req.body.isFinalSubmit ? submit(receipt) : save))
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
  req: Request,
  write: (connection: PoolConnection, req: Request) => Promise<object>,
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

app.listen(Number(port), '127.0.0.1')
process.stdin.on('end', () => process.exit(0)).resume()
