import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { enrolledPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import autocannon from 'autocannon'
import type { Connection, RowDataPacket } from 'mysql2/promise'
import { atMost, none, noted, type Scenario } from '../scenario.ts'

const RATES = { settings: 700, results: 300 }
const EXPIRIES = 6
const EVERY_MS = 1_200
const RECORD_KEY = 'settings:record'

// evidence: fault.17
export const coldCache: Scenario = {
  number: 17,
  name: 'the cached settings expire under load',
  promise: 'one MySQL read per replica of whatever asks',
  cause: `the record is deleted from Redis ${EXPIRIES} times at 1,000 requests/s: ${RATES.settings} settings loads, ${RATES.results} results, which decide by the record`,
  async run(environment) {
    const { id } = await enrolledPerson(environment.stack.url)
    const [sql, redis] = [await environment.sql(), environment.redis()]
    await redis.ping()
    const duration = (EXPIRIES + 1) * (EVERY_MS / 1_000) + 1
    const [one, two] = environment.stack.urls
    const fire = (url = '', path: string, body: object, rate: number) =>
      autocannon({
        url: `${url}${path}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        connections: 20,
        overallRate: rate,
        duration,
      })
    const fired = Promise.all([
      fire(one, calls.loadSettings.path, { key: 1 }, RATES.settings),
      fire(two, calls.getApplication.path, { id }, RATES.results),
    ])
    await sleep(1_000)
    await sql.query("SET GLOBAL log_output = 'TABLE'")
    await sql.query('TRUNCATE mysql.general_log')
    await sql.query('SET GLOBAL general_log = ON')
    const reads: number[] = []
    for (let count = 0; count < EXPIRIES; count++) {
      const before = await readsOf(sql)
      await redis.del(RECORD_KEY)
      await sleep(EVERY_MS)
      reads.push((await readsOf(sql)) - before)
    }
    await sql.query('SET GLOBAL general_log = OFF')
    const results = await fired
    const asking = environment.partsOf('gateway', 'applicants', 'settings').length
    const routine = environment.partsOf('settings').length
    const median = medianOf(reads)
    return [
      noted('requests/s reached', results.map(({ requests }) => Math.round(requests.average)).join(' + ')),
      none(
        'failed requests',
        results.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0),
      ),
      noted('reads of the record after each', reads.join(', ')),
      atMost('median of them', median, asking, 'reads'),
      atMost(`most of them, up to ${routine} of them routine`, Math.max(...reads), asking + routine, 'reads'),
    ]
  },
}

async function readsOf(sql: Connection): Promise<number> {
  const [[row]] = await sql.query<RowDataPacket[]>(
    "SELECT COUNT(*) AS count FROM mysql.general_log WHERE argument LIKE 'SELECT id, term, version, fields%FROM settings'",
  )
  return Number(row?.count)
}
