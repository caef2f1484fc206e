import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@recruit/local/testing/mail/certificates'
import { openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checksFor, leadsToHttps, visit } from '../smoke/visit.ts'
import { runCheck } from './command.ts'
import { type Spoil, startSpoilingProxy } from './spoiling-proxy.ts'

let stack: SharedStack
let proxy: Awaited<ReturnType<typeof startSpoilingProxy>>
beforeAll(async () => {
  stack = await sharedStack()
  await openPeriod(stack.url)
  proxy = await startSpoilingProxy(stack.url)
})
afterAll(async () => {
  await proxy?.stop()
})

const command = (site: string, more?: Record<string, string>) => runCheck('smoke/smoke.ts', [site], more)
async function written(): Promise<number[]> {
  const mysql = await createConnection(inject('mysqlAdminUrl'))
  const tables = ['applicants.applications', 'applicants.history', 'settings.history', 'auth.history']
  const counts: number[] = []
  for (const table of tables) {
    const [[row]] = await mysql.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS count FROM ${stack.prefix}_${table}`,
    )
    counts.push(Number(row?.count))
  }
  await mysql.end()
  return counts
}

test('a healthy site passes every check, one line each, and nothing is written', async () => {
  const before = await written()
  const { code, output } = await command(stack.url)
  expect([code, output]).toEqual([0, expect.stringContaining('All is as it should be')])
  const lines = output.trim().split('\n').slice(0, -1)
  expect(lines.map((line) => line.replace(/^ok +\d+ ms {2}/, ''))).toEqual(
    Object.keys(checksFor(new URL(stack.url))),
  )
  expect(await written()).toEqual(before)
})

test('a site that is away fails every check; what is no address is refused', async () => {
  await expect(command('http://127.0.0.1:9')).resolves.toMatchObject({
    code: 1,
    output: expect.stringMatching(/^FAIL/),
  })
  for (const wrong of ['', 'recruit.example.org', 'file:///etc'])
    await expect(command(wrong)).resolves.toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage'),
    })
})

const withHeader =
  (name: string, value: string): Spoil =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })
const at =
  (wanted: string, spoil: Spoil): Spoil =>
  (answer) =>
    answer.path === wanted ? spoil(answer) : undefined
const pageOf =
  (wanted: string, spoil: Spoil): Spoil =>
  (answer) =>
    answer.path === '/' && answer.language === wanted ? spoil(answer) : undefined
const said =
  (change: object): Spoil =>
  ({ body }) => ({ body: JSON.stringify({ ...JSON.parse(body), ...change }) })

/** By check: what makes exactly this one fail, or this one among others. */
const spoils: Record<string, Spoil[]> = {
  'front page in Korean': [
    pageOf('ko', ({ body }) => ({ body: body.replace('<html lang="ko"', '<html lang="en"') })),
    pageOf('ko', ({ body }) => ({ body: body.replace(/(id="settings"[^>]*>)[^<]+/, '$1') })),
    pageOf('ko', () => ({ status: 502 })),
  ],
  'front page in English': [
    pageOf('en', ({ body }) => ({ body: body.replace('<html lang="en"', '<html lang="ko"') })),
  ],
  'security headers': [
    withHeader(
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-inline'",
    ),
    withHeader('x-content-type-options', ''),
    withHeader('x-powered-by', 'Express'),
  ],
  'scripts, styles and pictures': [
    ({ path, headers }) =>
      path.endsWith('.js') ? { headers: { ...headers, 'content-type': 'text/html' } } : undefined,
    ({ path }) => (path.endsWith('.css') ? { status: 404 } : undefined),
    ({ path, headers }) =>
      path.startsWith('/assets/') ? { headers: { ...headers, 'cache-control': 'no-store' } } : undefined,
  ],
  'page that is not there': [at('/no-such-page', () => ({ status: 200 }))],
  'settings, as the page has them': [
    at('/api/var/load', said({ cardinalNumber: 'other' })),
    at('/api/var/load', said({ isInDB: 'false' })),
  ],
  'lookup of nobody': [
    at('/api/checkInfo/find', said({ checkInfoSuccess: true })),
    at('/api/checkInfo/find', said({ applicantId: 'x' })),
  ],
  'call that is not there': [
    at('/api/no/such/call', () => ({ status: 200 })),
    at('/api/no/such/call', ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
  ],
  'write without a token': [
    at('/api/checkInfo/find', ({ status }) => (status === 403 ? { status: 200 } : undefined)),
  ],
  'staff call without a session': [at('/api/applicantlist/overview', () => ({ status: 200 }))],
  'ready, and no more is said': [
    at('/readyz', said({ database: 'mysql' })),
    at('/readyz', () => ({ status: 503 })),
  ],
  'figures are not for visitors': [at('/metrics', () => ({ status: 200, body: '# TYPE x gauge' }))],
}

describe('a site that answers something else', () => {
  test('is tried for every check', () => {
    expect(Object.keys(spoils).sort()).toEqual(Object.keys(checksFor(proxy.url)).sort())
  })

  test.each(
    Object.entries(spoils).flatMap(([name, list]) => list.map((spoil, index) => ({ name, spoil, index }))),
  )('$name fails ($index)', async ({ name, spoil }) => {
    proxy.state.spoil = spoil
    const failed: string[] = []
    for await (const outcome of visit(proxy.url)) if (outcome.problem) failed.push(outcome.name)
    proxy.state.spoil = () => undefined
    expect(failed).toContain(name)
    // Checks that compare with the page fail with it.
    expect(failed.filter((one) => one !== name && one !== 'settings, as the page has them')).toEqual([])
  })
})

describe('over https', () => {
  const DAY_MS = 86_400_000
  const folder = mkdtempSync(join(tmpdir(), 'recruit-smoke-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  /** The failed checks of a site with such a certificate. */
  async function failedWith(days: number, spoil: Spoil, isTrusted = true): Promise<string[]> {
    const certificate = selfSigned('127.0.0.1', new Date(Date.now() + days * DAY_MS))
    const trusted = join(folder, 'trusted.pem')
    writeFileSync(trusted, certificate.cert)
    const site = await startSpoilingProxy(stack.url, certificate)
    site.state.spoil = spoil
    const { output } = await command(site.url.href, isTrusted ? { NODE_EXTRA_CA_CERTS: trusted } : {})
    await site.stop()
    return [...output.matchAll(/^FAIL +\d+ ms {2}([^:]+)/gm)].map(([, name = '']) => name)
  }
  const promised: Spoil = ({ headers }) => ({
    headers: {
      ...headers,
      'strict-transport-security': 'max-age=31536000',
      ...(headers['set-cookie'] && {
        'set-cookie': [headers['set-cookie']].flat().map((one) => `${one}; Secure`),
      }),
    },
  })
  const AWAY = 'http leads to https'

  test.each<[string, string[], number, Spoil]>([
    ['a good certificate and the promise to stay pass', [AWAY], 14, promised],
    ['a certificate that ends soon fails', [AWAY, 'certificate lasts'], 1, promised],
    ['a site that does not promise to stay fails', ['https is promised', AWAY], 14, () => undefined],
  ])('%s', async (_name, failed, days, spoil) => {
    expect(await failedWith(days, spoil)).toEqual(failed)
  })
  test('a certificate that nobody vouches for fails everything', async () => {
    expect(await failedWith(14, promised, false)).toHaveLength(
      Object.keys(checksFor(new URL('https://x'))).length,
    )
  })
})

test('http has to lead to https at the same host', async () => {
  const answered = (status: number, location = '') => {
    proxy.state.spoil = () => ({ status, headers: { location } })
    return leadsToHttps(proxy.url)
  }
  await answered(308, 'https://127.0.0.1/')
  const refused = 'instead of leading to https'
  await expect(answered(200)).rejects.toThrow(refused)
  await expect(answered(301, 'http://127.0.0.1/')).rejects.toThrow(refused)
  await expect(answered(301, 'https://elsewhere.example.org/')).rejects.toThrow(refused)
})
