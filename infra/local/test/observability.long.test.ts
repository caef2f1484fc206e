import { Redis } from 'ioredis'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { describe, expect, test } from 'vitest'
import { newPerson } from '../testing/people.ts'
import { ADMIN_KEY } from '../testing/stack.ts'
import { visitor } from '../testing/visitor.ts'

useObservedStack()

import {
  besideOf,
  linesOf,
  loaded,
  metricsOf,
  type Program,
  programs,
  stack,
  textOf,
  useObservedStack,
} from './observed-stack.ts'

/** One line of each request; business events have lines of their own. */
const requestLines = (program: Program, requestId: string | null) =>
  linesOf(program).filter((line) => line.requestId === requestId && 'status' in line)
const missingAt = async (program: Program): Promise<string[]> =>
  JSON.parse(await textOf(`${besideOf(program)}/readyz`)).missing

describe('METRICS_PORT', () => {
  test.each(programs)('%s shows its figures and its health there, and nothing else', async (program) => {
    const beside = besideOf(program)
    expect(await metricsOf(program)).toContain(`build_info{version="r-1",node="${process.version}"`)
    expect(JSON.parse(await textOf(`${beside}/healthz`))).toEqual({ ok: true })
    expect(JSON.parse(await textOf(`${beside}/readyz`))).toEqual({ ready: true, missing: [] })
    for (const path of ['/', '/api/var/load', '/api/checkInfo/find', '/internal/settings'])
      expect((await fetch(beside + path)).status).toBe(404)
  })

  test('a call is counted by route and status, its MySQL and Redis commands by outcome, its service by the gateway', async () => {
    await visitor(stack.url).call('enroll', newPerson())
    const [gateway, applicants] = [await metricsOf('gateway'), await metricsOf('applicants')]
    expect(gateway).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/register\/enroll",status="200"\} 1/,
    )
    expect(gateway).toMatch(
      /dependency_duration_seconds_count\{[^}]*dependency="applicants",outcome="ok"\} 1\n/,
    )
    expect(applicants).toMatch(
      /dependency_duration_seconds_count\{[^}]*dependency="mysql",outcome="ok"\} [1-9]/,
    )
    expect(applicants).toMatch(
      /dependency_duration_seconds_count\{[^}]*dependency="redis",outcome="ok"\} [1-9]/,
    )
    expect(applicants).toMatch(/mysql_pool_max\{service="applicants"\} 10\n/)
    const version = (text: string) => /settings_record_version\{.*\} ([1-9]\d*)/.exec(text)?.[1]
    expect(version(gateway)).toBe(version(await metricsOf('settings')))
    expect(version(gateway)).toBeDefined()
  })

  test('an answer that says no is told from no answer', async () => {
    const twice = newPerson()
    await visitor(stack.url).call('enroll', twice)
    await visitor(stack.url).call('enroll', twice)
    const applicants = await metricsOf('applicants')
    expect(applicants).toMatch(
      /dependency_duration_seconds_count\{[^}]*dependency="mysql",outcome="refused"\} 1\n/,
    )
    expect(applicants).not.toMatch(/dependency="mysql",outcome="failed"/)
  })
})

describe('one request', () => {
  // evidence: V16.2.1 V16.2.4
  test('has one id in the logs of every program that it passes, and in its reply', async () => {
    const answer = await visitor(stack.url).send('enroll', newPerson())
    const requestId = answer.headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    const route = '/api/register/enroll'
    for (const program of ['gateway', 'applicants'] as const)
      await expect
        .poll(() => requestLines(program, requestId))
        .toEqual([expect.objectContaining({ service: program, method: 'POST', route, status: 200 })])
    expect(linesOf('auth').some((line) => line.requestId === requestId)).toBe(false)
  })

  // evidence: V6.3.5 V16.2.2 V16.3.1 V16.3.2 V16.3.3
  test('that was refused is told apart from one that was done, with its code and the time in UTC', async () => {
    const stranger = visitor(stack.url)
    const asked = [
      [await stranger.send('login', { pw: 'wrong-key' }), 'auth', { status: 200, code: 'refused' }],
      [await stranger.send('login', { pw: 7 }), 'auth', { status: 400, code: 'invalid' }],
      [await stranger.send('overview'), 'gateway', { status: 401 }],
      [await stranger.send('login', { pw: ADMIN_KEY }), 'auth', { status: 200 }],
    ] as const
    for (const [{ headers }, program, told] of asked) {
      const requestId = headers.get('X-Request-Id')
      const lines = () => requestLines(program, requestId)
      await expect.poll(lines).toHaveLength(1)
      const { status, code } = lines()[0] ?? {}
      expect({ status, code }).toEqual(told)
      expect(lines()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    }
  })

  test('that did something in the business is told as an event with its id, and counted', async () => {
    const staff = visitor(stack.url)
    const person = newPerson()
    const asked = [
      [await staff.send('login', { pw: 'wrong-key' }), 'auth', 'sign-in refused'],
      [await staff.send('login', { pw: ADMIN_KEY }), 'auth', 'signed in'],
      [await staff.send('modifyMasterInfo', {}), 'settings', 'settings changed'],
      [await visitor(stack.url).send('enroll', person), 'applicants', 'application begun'],
      [await visitor(stack.url).send('findApplicant', person), 'applicants', 'application found'],
    ] as const
    for (const [{ headers }, program, event] of asked) {
      const requestId = headers.get('X-Request-Id')
      const events = () => linesOf(program).filter((line) => line.requestId === requestId && line.event)
      await expect.poll(events).toMatchObject([{ event, msg: event }])
      expect(await metricsOf(program)).toMatch(
        new RegExp(`business_events_total\\{event="${event}",service="${program}"\\} [1-9]`),
      )
    }
  })
})

describe('/readyz and missing_part', () => {
  const isSaid = async (program: Program, words: string) => {
    await expect.poll(() => missingAt(program), { timeout: 20_000 }).toEqual([words])
    const [check, reason] = words.split(': ')
    expect(await metricsOf(program)).toContain(`missing_part{check="${check}",reason="${reason}"`)
  }
  const isWell = (program: Program) => expect.poll(() => missingAt(program), { timeout: 20_000 }).toEqual([])

  // evidence: V13.2.6
  test('say that MySQL does not answer, is away, or has an older schema', async () => {
    const mysql = await createConnection(stack.mysqlAdminUrl)
    const user = `${stack.prefix}_applicants`
    const table = `${user}.migrations`
    const account = `'${user}'@'%'`
    try {
      await mysql.query(`LOCK TABLES ${table} WRITE`)
      await isSaid('applicants', 'mysql: no answer')
      await mysql.query('UNLOCK TABLES')
      await isWell('applicants')

      await mysql.query(`UPDATE ${table} SET name = CONCAT(name, '-') ORDER BY name DESC LIMIT 1`)
      await isSaid('applicants', 'mysql: schema behind')
      await mysql.query(`UPDATE ${table} SET name = TRIM(TRAILING '-' FROM name)`)
      await isWell('applicants')

      await mysql.query(`RENAME TABLE ${table} TO ${table}_away`)
      await isSaid('applicants', 'mysql: schema behind')
      await mysql.query(`RENAME TABLE ${table}_away TO ${table}`)
      await isWell('applicants')

      await mysql.query(`ALTER USER ${account} ACCOUNT LOCK`)
      const [open] = await mysql.query<RowDataPacket[]>('SHOW PROCESSLIST')
      for (const { Id, User } of open)
        if (User === user) await mysql.query(`KILL ${Id}`).catch(() => undefined)
      await isSaid('applicants', 'mysql: away')
      await mysql.query(`ALTER USER ${account} ACCOUNT UNLOCK`)
      await isWell('applicants')
    } finally {
      await mysql.end()
    }
    for (const program of ['gateway', 'settings', 'auth'] as const) await isWell(program)
  })

  test('say that Redis is away where nothing goes without it, and nowhere else', async () => {
    const redis = new Redis(stack.redisUrl)
    try {
      await redis.call('ACL', 'SETUSER', 'auth', 'off')
      await redis.call('CLIENT', 'KILL', 'USER', 'auth')
      await isSaid('auth', 'redis: away')
      for (const program of ['gateway', 'settings', 'applicants'] as const) await isWell(program)
      await redis.call('ACL', 'SETUSER', 'auth', 'on')
      await isWell('auth')
    } finally {
      redis.disconnect()
    }
  })
})

test('without an address for traces nothing of the tracer is loaded', async () => {
  await visitor(stack.url).call('enroll', newPerson())
  expect([...loaded.names()]).toEqual(['begun'])
})
