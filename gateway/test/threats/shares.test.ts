import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import { newPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../support.ts'

let stack: SharedStack
let mysql: Connection
beforeAll(async () => {
  stack = await sharedStack()
  await openPeriod(stack.url)
  mysql = await createConnection({ uri: stack.mysqlAdminUrl, database: `${stack.prefix}_applicants` })
})
afterAll(async () => {
  await mysql?.end()
})

/** An applicant with an application of her own, behind an address that others may share. */
async function applicant(headers = fromElsewhere()) {
  const browser = visitor(stack.url, 'en', headers)
  const { value: id = '' } = await browser.call('enroll', newPerson())
  let settled = 0
  const save = (major: string) => {
    const saved = browser.send('savePage1', { id, major }).finally(() => settled++)
    saved.catch(() => undefined)
    return saved
  }
  return { id, headers, browser, save, settled: () => settled }
}

type Applicant = Awaited<ReturnType<typeof applicant>>

/** Locks the rows of these applications like a long transaction, during `work`. */
async function whileLocked(ids: string[], work: () => Promise<void>) {
  await mysql.beginTransaction()
  // One by one: for many ids of a small table the server would scan, and lock, all rows.
  for (const id of ids) await mysql.query('SELECT id FROM applications WHERE id = ? FOR UPDATE', [id])
  await work().finally(() => mysql.rollback())
}

/** How many of the service's connections wait for a lock, as MySQL reports it without asking the service. */
async function waitingForLocks(): Promise<number> {
  const admin = await createConnection(stack.mysqlAdminUrl)
  const [rows] = await admin.query<RowDataPacket[]>(
    "SELECT COUNT(*) AS count FROM information_schema.processlist WHERE user = ? AND info LIKE '%FOR UPDATE%'",
    [`${stack.prefix}_applicants`],
  )
  await admin.end()
  return Number(rows[0]?.count)
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${stack.services.applicants}/metrics`)).text()
  return Number(new RegExp(`^${name}\\{[^}]*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

// evidence: threat.shared-capacity
describe('Shares of the database', () => {
  // evidence: M70
  test('writes to one application wait for each other, and take one connection', async () => {
    const [writer, neighbour] = [await applicant(), await applicant()]
    await whileLocked([writer.id], async () => {
      const writes = Array.from({ length: 20 }, (_, at) => writer.save(`전공 ${at}`))
      await until(async () => (await figure('mysql_pool_in_use')) === 1)
      expect((await neighbour.save('사회학과')).status).toBe(200)
      // The service's own queries use one now and then.
      await until(async () => (await figure('mysql_pool_in_use')) === 1)
      expect(writer.settled()).toBe(0)
      await mysql.rollback()
      for (const { status } of await Promise.all(writes)) expect([200, 503]).toContain(status)
    })
  })

  // evidence: M71
  test('beyond a bounded number they are refused at once: nothing was done, and when to try again', async () => {
    const writer = await applicant()
    await whileLocked([writer.id], async () => {
      const writes = Array.from({ length: 40 }, (_, at) => writer.save(`전공 ${at}`))
      await until(() => writer.settled() === 7)
      // The others still wait for a place.
      await until(async () => (await figure('calls_under_way')) === 33)
      const refused = await Promise.race(writes)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
      expect(refused.body.message).toContain('Nothing was done')
      await mysql.rollback()
      await Promise.all(writes)
    })
  })

  // evidence: M96 threat.log-floods
  test('a flood of refusals is logged by sample, and without stack traces', async () => {
    const began = new Date()
    const writer = await applicant()
    await whileLocked([writer.id], async () => {
      const writes = Array.from({ length: 100 }, (_, at) => writer.save(`전공 ${at}`))
      await until(() => writer.settled() === 67)
      await mysql.rollback()
      await Promise.all(writes)
    })
    const linesOf = (program: string) =>
      readFileSync(join(stack.dataDir, 'logs', `${program}.log`), 'utf8')
        .split('\n')
        // After the last line break is either nothing, or an unfinished line.
        .slice(0, -1)
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        // Other files' tests ran on the same stack.
        .filter(({ time }) => new Date(time) >= began)
    await until(() => linesOf('applicants').some(({ passedOver }) => passedOver > 0))
    const refused = linesOf('applicants').filter(({ limit }) => limit === 'writes')
    expect(refused.length).toBeGreaterThan(0)
    for (const line of refused) expect([line.status, line.err]).toEqual([503, undefined])
    // Lines without a request id come from the service's own start.
    expect(linesOf('applicants').filter(({ err, requestId }) => err && requestId)).toEqual([])
    await until(() => linesOf('gateway').some(({ passedOver }) => passedOver > 0))
  })

  // evidence: M74
  test('what the caller has left while it waited is never begun', async () => {
    const writer = await applicant()
    await whileLocked([writer.id], async () => {
      const first = writer.save('처음')
      await until(async () => (await figure('mysql_pool_in_use')) === 1)
      const leaving = new AbortController()
      const left = fetch(`${stack.url}/api/update/page1`, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          ...writer.headers,
          'Content-Type': 'application/json',
          ...browserHeaders(writer.browser.jar),
        },
        body: JSON.stringify({ id: writer.id, major: '떠난 사람' }),
      })
      const gone = expect(left).rejects.toThrow('abort')
      await until(async () => (await figure('calls_under_way')) === 2)
      leaving.abort()
      await gone
      await until(async () => (await figure('calls_under_way')) === 1)
      await mysql.rollback()
      expect((await first).status).toBe(200)
      expect((await writer.save('마지막')).body.version).toBe((await first).body.version + 1)
    })
  })

  // evidence: M73 threat.busy-replica
  test('a replica whose connections are all taken is ready, for it has one more', async () => {
    const people: Applicant[] = []
    for (let count = 0; count < 2; count++) {
      const headers = fromElsewhere()
      for (let of = 0; of < 8; of++) people.push(await applicant(headers))
    }
    await whileLocked(
      people.map(({ id }) => id),
      async () => {
        const writes = people.map((one) => one.save('철학과'))
        await until(async () => (await waitingForLocks()) === 10)
        const ready = await fetch(`${stack.services.applicants}/readyz`)
        expect([ready.status, await ready.json()]).toEqual([200, { ready: true, missing: [] }])
        expect(await waitingForLocks()).toBe(10)
        await mysql.rollback()
        await Promise.all(writes)
      },
    )
  })
})
