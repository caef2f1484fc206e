import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@recruit/contract'
import { Redis } from 'ioredis'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../src/paths.ts'
import { openPeriod, somebody } from '../testing/people.ts'
import { startTestStack, type TestStack } from '../testing/stack.ts'
import { visitor } from '../testing/visitor.ts'
import { noteLoaded } from './loaded.ts'

const programs = ['gateway', 'applicants', 'settings', 'auth'] as const
type Program = (typeof programs)[number]

/** The tracer; its bare interface comes with the metrics. */
const loaded = noteLoaded(/@opentelemetry\/(?!api$)/)
let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), {
    ...loaded.env,
    METRICS_PORT: '0',
    BUILD_VERSION: 'r-1',
  })
  await openPeriod(stack.url)
})
afterAll(async () => {
  await stack?.stop()
  loaded.remove()
})

type Line = Record<string, unknown> & { msg?: string; address?: { port: number } }
const linesOf = (program: Program): Line[] =>
  readFileSync(join(stack.dataDir, 'logs', `${program}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
/** The port is any free one: the program says which. */
const besideOf = (program: Program) => {
  const line = linesOf(program).find(({ msg }) => msg === 'listening for metrics')
  return `http://127.0.0.1:${line?.address?.port}`
}
const textOf = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).text()
const metricsOf = (program: Program) => textOf(`${besideOf(program)}/metrics`)
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
    await visitor(stack.url).call('enroll', somebody())
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
    const twice = somebody()
    await visitor(stack.url).call('enroll', twice)
    await visitor(stack.url).call('enroll', twice)
    const applicants = await metricsOf('applicants')
    expect(applicants).toMatch(
      /dependency_duration_seconds_count\{[^}]*dependency="mysql",outcome="refused"\} 1\n/,
    )
    expect(applicants).not.toMatch(/dependency="mysql",outcome="failed"/)
  })
})

describe('the dashboard and the alerts', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  interface Panel {
    title: string
    type: string
    targets?: { expr: string }[]
  }
  interface Rule {
    alert: string
    expr: string
    labels: { severity: string }
    annotations: { summary: string }
  }
  const dashboard: { panels: Panel[]; annotations: { list: { expr: string }[] } } = JSON.parse(
    read('infra/deploy/grafana/recruit.json'),
  )
  const rules: Rule[] = parse(read('infra/deploy/prometheus/alerts.yaml')).groups.flatMap(
    (group: { rules: Rule[] }) => group.rules,
  )
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...dashboard.annotations.list.map(({ expr }) => expr),
    ...rules.map(({ expr }) => expr),
  ]
  /** Words of PromQL that are no names of ours. */
  const WORDS =
    /^(sum|max|min|count|by|rate|changes|histogram_quantile|absent|time|or|and|le|on|ignoring|group_left)$/
  const inBraces = /\{([^}]*)\}/g

  /** Everything that is named outside of braces, strings, ranges and groupings. */
  const metricsIn = (expr: string) =>
    expr
      .replace(inBraces, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\bby \([^)]*\)/g, '')
      .match(/[a-zA-Z_][a-zA-Z0-9_]*/g)
      ?.filter((word) => !WORDS.test(word) && !/^e\d+$/.test(word)) ?? []
  const labelsIn = (expr: string) => [
    ...[...expr.matchAll(inBraces)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    ),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.split(/,\s*/)),
  ]

  test('there is something in both', () => {
    expect(expressions.length).toBeGreaterThan(50)
    expect(dashboard.panels.filter(({ type }) => type === 'row').length).toBeGreaterThan(6)
  })

  test('name no metric and no label that the running product does not have', async () => {
    const live = (await Promise.all(programs.map(metricsOf))).join('\n')
    const known = new Set<string>()
    for (const [, name = '', type] of live.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const ending of type === 'histogram'
        ? ['_bucket', '_sum', '_count']
        : type === 'summary'
          ? ['_sum']
          : [''])
        known.add(name + ending)
    const labels = new Set([...live.matchAll(/(\w+)="/g)].map(([, label]) => label))
    // Nothing is missing here; the alert on what is missing is held against the product below.
    for (const label of ['check', 'reason']) labels.add(label)
    for (const expr of expressions) {
      expect(metricsIn(expr), expr).not.toEqual([])
      expect(
        metricsIn(expr).filter((name) => !known.has(name)),
        expr,
      ).toEqual([])
      expect(
        labelsIn(expr).filter((label) => !labels.has(label)),
        expr,
      ).toEqual([])
      const count = (sign: string) => expr.split(sign).length
      expect([count('('), count('{'), count('[')], expr).toEqual([count(')'), count('}'), count(']')])
    }
  })

  test('routes that they name are calls of the product', () => {
    const paths = Object.values(calls).map(({ path }) => path)
    const patterns = expressions.flatMap((expr) =>
      [...expr.matchAll(/route=~"([^"]+)"/g)].map(([, one = '']) => one),
    )
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns)
      expect(
        paths.filter((path) => new RegExp(`^(?:${pattern})$`).test(path)),
        pattern,
      ).not.toEqual([])
  })

  test('every alert says what it means, and the runbook what to do', () => {
    const headings = [...read('infra/docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.summary.length).toBeGreaterThan(20)
    }
  })
})

describe('one request', () => {
  test('has one id in the logs of every program that it passes, and in its reply', async () => {
    const answer = await visitor(stack.url).send('enroll', somebody())
    const requestId = answer.headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    const route = '/api/register/enroll'
    for (const program of ['gateway', 'applicants'] as const)
      await expect
        .poll(() => linesOf(program).filter((line) => line.requestId === requestId))
        .toEqual([expect.objectContaining({ service: program, method: 'POST', route, status: 200 })])
    expect(linesOf('auth').some((line) => line.requestId === requestId)).toBe(false)
  })
})

describe('/readyz and missing_part', () => {
  const isSaid = async (program: Program, words: string) => {
    await expect.poll(() => missingAt(program), { timeout: 10_000 }).toEqual([words])
    const [check, reason] = words.split(': ')
    expect(await metricsOf(program)).toContain(`missing_part{check="${check}",reason="${reason}"`)
  }
  const isWell = (program: Program) => expect.poll(() => missingAt(program), { timeout: 10_000 }).toEqual([])

  test('say that MySQL does not answer, is away, or has an older schema', async () => {
    const mysql = await createConnection(stack.mysqlAdminUrl)
    const table = `${stack.prefix}_applicants.migrations`
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
      await isSaid('applicants', 'mysql: away')
      await mysql.query(`RENAME TABLE ${table}_away TO ${table}`)
      await isWell('applicants')
    } finally {
      await mysql.end()
    }
    for (const program of ['gateway', 'settings', 'auth'] as const)
      expect(await missingAt(program)).toEqual([])
  })

  test('say that Redis is away where nothing goes without it, and nowhere else', async () => {
    const redis = new Redis(stack.redisUrl)
    try {
      await redis.call('ACL', 'SETUSER', 'auth', 'off')
      await redis.call('CLIENT', 'KILL', 'USER', 'auth')
      await isSaid('auth', 'redis: away')
      for (const program of ['gateway', 'settings', 'applicants'] as const)
        expect(await missingAt(program)).toEqual([])
      await redis.call('ACL', 'SETUSER', 'auth', 'on')
      await isWell('auth')
    } finally {
      redis.disconnect()
    }
  })
})

test('without an address for traces nothing of the tracer is loaded', async () => {
  await visitor(stack.url).call('enroll', somebody())
  expect([...loaded.names()]).toEqual(['begun'])
})
