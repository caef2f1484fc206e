import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@recruit/local/process/wait'
import { enrolledPerson } from '@recruit/local/testing/people'
import type { Connection, RowDataPacket } from 'mysql2/promise'
import type { Environment } from '../environment.ts'
import { type Fault, failing } from '../failing.ts'
import { APPLICANT_KINDS, type Kind, outage, slowest, statusesOf, type Tried, underLoad } from '../load.ts'
import { atMost, type Figure, holds, none, noted, type Scenario, WITHIN_3_S } from '../scenario.ts'

const AWAY_MS = 4_000
const BACK_LIMIT_MS = 5_000

const NOT_SAVED = /was not saved|Nothing was done/
const PERHAPS_SAVED = /may not have been saved|check whether it was saved/

/** Each failed write received an honest answer: not saved, or unknown. */
function told(failed: Tried[]): Figure[] {
  const writes = failed.filter(({ kind }) => kind === 'save' || kind === 'submit')
  const saying = (words: RegExp) => writes.filter(({ message }) => words.test(message)).length
  const [not, unknown] = [saying(NOT_SAVED), saying(PERHAPS_SAVED)]
  return [
    noted('errors', statusesOf(failed)),
    none('errors other than 503', failed.filter(({ status }) => status !== 503).length),
    noted("writes told 'not saved'", not),
    noted('writes told that they may not be saved', unknown),
    none('writes told anything else', writes.length - not - unknown),
  ]
}

/** What callers notice while MySQL is away. */
const whileAway = (environment: Environment, fault: Fault, forMs: number): Promise<Figure[]> =>
  underLoad(environment, async (load) => {
    const mysql = failing('mysql', environment.part('mysql'))
    const at = performance.now()
    await mysql.fail(fault)
    await sleep(forMs)
    const [failed, ended] = [load.failedSince(at), load.endedSince(at)]
    await mysql.repair(fault)
    const back = await load.served(3)
    return [
      ...told(failed),
      atMost('slowest answer', slowest(ended), WITHIN_3_S),
      none('settings loads that failed', load.failedSince(at, ['settings']).length),
      atMost('served again after', back, BACK_LIMIT_MS),
      outage(load, at),
    ]
  })

// evidence: fault.4
export const killedMysql: Scenario = {
  number: 4,
  name: 'kill -9 of MySQL under writes',
  promise: "503 'not saved', every acknowledged write there after the restart",
  cause: `SIGKILL, started again after ${AWAY_MS / 1000} s`,
  isTelling: true,
  run: (environment) => whileAway(environment, 'killed', AWAY_MS),
}

// evidence: fault.5
export const stoppedMysql: Scenario = {
  number: 5,
  name: 'SIGSTOP of MySQL',
  promise: '503 within 3 s, pools recover by themselves',
  cause: `SIGSTOP, SIGCONT after ${(2 * AWAY_MS) / 1000} s`,
  run: (environment) => whileAway(environment, 'stopped', 2 * AWAY_MS),
}

// evidence: fault.6
export const lockedTable: Scenario = {
  number: 6,
  name: 'a locked table',
  promise: 'unrelated calls keep serving',
  cause: `LOCK TABLES … WRITE for ${AWAY_MS / 1000} s: applications, then settings`,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const sql = await environment.sql()
      const locked = async (table: string, unrelated: readonly Kind[]) => {
        const at = performance.now()
        await sql.query(`LOCK TABLES ${table} WRITE`)
        await sleep(AWAY_MS)
        const failed = load.failedSince(at, unrelated)
        const ended = load.endedSince(at)
        await sql.query('UNLOCK TABLES')
        const back = await load.served(3)
        return [
          none(`${table} locked, unrelated calls (${unrelated.join(', ')}) that failed`, failed.length),
          atMost('slowest of them', slowest(load.endedSince(at, unrelated)), WITHIN_3_S),
          atMost('slowest of the others', slowest(ended), WITHIN_3_S),
          atMost('all served again after', back, BACK_LIMIT_MS),
        ]
      }
      const applications = await locked('recruit_applicants.applications', ['settings', 'staff'])
      const settings = await locked('recruit_settings.settings', APPLICANT_KINDS)
      return [...applications, ...settings]
    }),
}

const DEADLOCKS = 5
const BALLAST =
  'CREATE TABLE IF NOT EXISTS faults.ballast (id INT AUTO_INCREMENT PRIMARY KEY, what INT) ENGINE=InnoDB'

// evidence: fault.7
export const deadlock: Scenario = {
  number: 7,
  name: 'a forced deadlock',
  promise: 'the transaction runs again, applied once',
  cause: `a transaction of ours takes the rows of a decision in the opposite order; ${DEADLOCKS} times`,
  async run(environment) {
    const admin = await environment.signIn()
    const ids: string[] = []
    for (let count = 0; count < 2; count++) ids.push((await enrolledPerson(environment.stack.url)).id)
    ids.sort()
    const [ours, looking] = [await environment.sql(), await environment.sql()]
    await ours.query('CREATE DATABASE IF NOT EXISTS faults')
    await ours.query(BALLAST)
    const before = await deadlocksOf(looking)
    let refused = 0
    for (let count = 0; count < DEADLOCKS; count++) {
      const pass = count % 2 ? 'fail' : '1stPass'
      const status = await forced(ids, ours, looking, () => admin.send('bulkPass', { ids, pass }))
      if (status !== 200) refused++
    }
    const [rows] = await looking.query<RowDataPacket[]>(
      "SELECT about, COUNT(*) AS count FROM recruit_applicants.history WHERE what = 'pass' AND about IN (?) GROUP BY about",
      [ids],
    )
    return [
      holds('deadlocks that MySQL saw', (await deadlocksOf(looking)) - before >= DEADLOCKS),
      none('decisions refused', refused),
      holds(
        'each applied once',
        rows.length === 2 && rows.every((row) => row.count === DEADLOCKS),
        rows.map((row) => `${row.count} of ${DEADLOCKS}`).join(', '),
      ),
    ]
  },
}

/**
 * Makes the call the victim of a deadlock: our transaction has more to undo, and asks for the first row while the call
 * holds it.
 */
async function forced(
  [low, high]: string[],
  ours: Connection,
  looking: Connection,
  decide: () => Promise<{ status: number }>,
): Promise<number> {
  const hold = 'SELECT id FROM recruit_applicants.applications WHERE id = ? FOR UPDATE'
  await ours.beginTransaction()
  await ours.query(`INSERT INTO faults.ballast (what) VALUES ${Array(200).fill('(1)').join()}`)
  await ours.query(hold, [high])
  const decided = decide()
  const isWaiting = async () => {
    // MySQL refreshes the table ten times a second at most.
    await sleep(150)
    const WAITING = "SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'"
    return (await looking.query<RowDataPacket[]>(WAITING))[0].length > 0
  }
  await waitUntil(isWaiting, { what: 'The decision that waits for a row', limitMs: 2_000 })
  await ours.query(hold, [low])
  await ours.rollback()
  return (await decided).status
}

async function deadlocksOf(sql: Connection): Promise<number> {
  const [[row]] = await sql.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'")
  return Number(row?.Value)
}
