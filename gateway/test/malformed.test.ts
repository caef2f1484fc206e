import { connect } from 'node:net'
import { type Call, calls } from '@recruit/contract'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/**
 * Requests that no client of ours would send, by somebody who may make every call: each is answered in time with
 * something other than an error of ours, and none leaves anything behind. `MALFORMED=20000` for the long run.
 */
const COUNT = Number(process.env.MALFORMED) || 1_000
const AT_ONCE = 16
const LIMIT_MS = 5_000
const LEAVES_MS = 400

let stack: TestStack
let cookie = ''
let xsrf = ''
let id = ''
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  const admin = await openPeriod(stack.url)
  const applicant = await enrolledPerson(stack.url)
  id = applicant.id
  const jar = new Map([...applicant.browser.jar, ...admin.jar])
  cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  xsrf = jar.get('XSRF-TOKEN') ?? ''
})
afterAll(() => stack?.stop())

/** What is sent, byte for byte, and what it must not be answered with. */
interface Malformed {
  what: string
  bytes: Buffer
  /** It asks for something that exists, wrongly: only a refusal will do. */
  isRefused: boolean
  /** It has an end: an answer must come although the connection stays open. */
  isWhole: boolean
}
const all: Call[] = Object.values(calls)
const writes = all.filter(({ method }) => method !== 'GET')

const head = (line: string, headers: Record<string, string | number>) =>
  `${line}\r\n${Object.entries({
    ...{ Host: 'localhost', Connection: 'close', Cookie: cookie, 'X-XSRF-TOKEN': xsrf },
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

function post(
  { method, path }: Call,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Buffer {
  const bytes = Buffer.from(body as Uint8Array)
  const length = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  return Buffer.concat([Buffer.from(head(`${method} ${path} HTTP/1.1`, { ...length, ...headers })), bytes])
}

const json = fc.jsonValue({ maxDepth: 4 })
const wrongValue = fc.oneof(
  json,
  fc.constantFrom<unknown>(null, -1, 1.5, 1e308, '', '\u0000', '\ud800', [], {}, [[]], { $ne: 1 }, [
    'a',
    'b',
  ]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 1_001, max: 20_000 }).map((length) => '가'.repeat(length)),
)
/** The fields of a call with wrong values in some of them, only where the contract refuses the whole. */
const wrongForm = fc.constantFrom(...all).chain((call) => {
  const fields = Object.keys((call.request as unknown as { shape: object }).shape)
  const form = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'extra'), wrongValue)
  return form.map((wrong) => ({ call, form: { ...(fields.includes('id') && { id }), ...wrong } }))
})
/** As a query can hold it; an object may be drawn that has no text of its own, or a broken one. */
const written = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
const queryOf = (form: object) =>
  new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, written(value)]))
const forms = wrongForm
  .filter(({ call, form }) => {
    const asSent =
      call.method === 'GET' ? Object.fromEntries(queryOf(form)) : JSON.parse(JSON.stringify(form))
    return !call.request.safeParse(asSent).success
  })
  .map(({ call, form }): Malformed => {
    const query = call.method === 'GET' ? `?${queryOf(form)}` : ''
    const bytes = query
      ? Buffer.from(head(`GET ${call.path}${query} HTTP/1.1`, {}))
      : post(call, JSON.stringify(form))
    return {
      what: `${call.path} ${JSON.stringify(form).slice(0, 300)}`,
      bytes,
      isRefused: true,
      isWhole: true,
    }
  })

const notUtf8 = fc
  .uint8Array({ minLength: 1, maxLength: 60 })
  .map((junk) => Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff]), junk, Buffer.from('"}')]))
const broken = fc.tuple(json, fc.nat()).map(([value, cut]) => {
  const whole = JSON.stringify({ id: value })
  return whole.slice(0, 1 + (cut % (whole.length - 1)))
})
const deep = fc
  .tuple(fc.integer({ min: 9, max: 4_000 }), fc.constantFrom('{"a":', '['))
  .map(([depth, open]) => open.repeat(depth) + 1 + (open === '[' ? ']' : '}').repeat(depth))
const huge = fc.integer({ min: 65_600, max: 300_000 }).map((size) => JSON.stringify({ id: 'x'.repeat(size) }))
const noObject = fc.constantFrom('null', '"text"', '1', 'true', 'NaN', '{}{}', "{'id':1}", '{,}', '[1,]')
const bodies = fc
  .tuple(
    fc.constantFrom(...writes),
    fc.oneof<fc.Arbitrary<string | Buffer>[]>(notUtf8, broken, deep, huge, noObject),
  )
  .map(
    ([call, body]): Malformed => ({
      what: `${call.path} ${String(body).slice(0, 100)}`,
      bytes: post(call, body),
      // With another key than the right one the settings load is the empty record.
      isRefused: call.path !== '/api/var/load',
      isWhole: true,
    }),
  )

const types = fc
  .tuple(
    fc.constantFrom(...writes),
    fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/json; charset=utf-16' },
      { 'Content-Type': 'application/json, text/plain' },
      { 'Content-Type': '' },
      { 'Content-Encoding': 'gzip' },
      { 'Content-Encoding': 'br, gzip' },
      { 'Transfer-Encoding': 'gzip' },
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': '-1' },
      { 'Content-Length': '1e3' },
      { 'Content-Length': '99999999999999999999' },
    ),
  )
  .map(
    ([call, headers]): Malformed => ({
      what: `${call.path} ${JSON.stringify(headers)}`,
      bytes: post(call, JSON.stringify({ id, pw: 'x' }), headers),
      isRefused: true,
      isWhole: false,
    }),
  )

const oddMethod = fc.constantFrom(
  ...['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'DELETE', 'PROPFIND', 'MKCOL', 'PURGE', 'SEARCH', 'get', 'Post'],
  ...['CONNECT', 'FOO', '', 'GET\tX', 'P\u0000ST'],
)
const methods = fc.tuple(oddMethod, fc.constantFrom(...all)).map(
  ([method, { path }]): Malformed => ({
    what: `${method} ${path}`,
    bytes: Buffer.from(
      `${head(`${method} ${path} HTTP/1.1`, { 'Content-Type': 'application/json', 'Content-Length': 2 })}{}`,
    ),
    isRefused: true,
    isWhole: false,
  }),
)

const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%c0%ae',
    '%',
    '%zz',
    ';',
    '?',
    '#',
    '@',
  ],
  ...[
    'api',
    'API',
    'internal',
    'admin',
    'settings',
    'update',
    'get',
    'healthz',
    'metrics',
    '한',
    '\u0001',
    ' ',
  ],
)
const paths = fc.tuple(fc.constantFrom('GET', 'POST'), fc.array(piece, { minLength: 2, maxLength: 9 })).map(
  ([method, pieces]): Malformed => ({
    what: `${method} ${JSON.stringify(pieces.join(''))}`,
    bytes: Buffer.from(head(`${method} ${pieces.join('')} HTTP/1.1`, { 'Content-Length': 0 })),
    isRefused: false,
    isWhole: true,
  }),
)

const inner = () =>
  `POST /api/update/withdraw HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${xsrf}\r\nContent-Type: application/json\r\nContent-Length: 45\r\n\r\n{"id":"${id}"}`
/** Two ways of saying how long a body is, or none that holds; the rest would be another request. */
const framings = fc
  .tuple(
    fc.constantFrom(...all),
    fc.constantFrom(
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nContent-Length: 4',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4',
      'Transfer-Encoding: identity, chunked\r\nContent-Length: 4',
      'Transfer-Encoding:\u000bchunked\r\nContent-Length: 4',
      'Transfer-Encoding : chunked\r\nContent-Length: 4',
      'Content-Length: 4\r\nContent-Length: 5',
      'Content-Length: 4, 4',
      'Content-Length: +4',
      'Content-Length: 0x4',
      'Transfer-Encoding: xchunked',
    ),
    fc.constantFrom(
      '0\r\n\r\n',
      '2\r\n{}\r\n0\r\n\r\n',
      'zz\r\n{}\r\n0\r\n\r\n',
      'ffffffffffffffff\r\n{}',
      '-1\r\n\r\n',
    ),
  )
  .map(
    ([{ method, path }, framing, chunks]): Malformed => ({
      what: `${method} ${path} ${JSON.stringify(framing)}`,
      bytes: Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${xsrf}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n${chunks}${inner()}`,
      ),
      isRefused: true,
      isWhole: false,
    }),
  )

const junk = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        ...[
          'GET / HTTP/9.9\r\n\r\n',
          'GET /\r\n\r\n',
          'GET / HTTP/1.1\r\n\r\n',
          'GET / HTTP/1.1\nHost: x\n\n',
        ],
        ...[
          'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
          '\u0016\u0003\u0001\u0002',
          `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
        ],
        ...[
          `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
          'GET / HTTP/1.1\r\nHost: x\r\nBad\u0000: y\r\n\r\n',
        ],
        ...[
          'GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n',
          'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        ],
      )
      .map((text) => Buffer.from(text)),
  )
  .map(
    (bytes): Malformed => ({
      what: JSON.stringify(String(bytes.subarray(0, 80))),
      bytes,
      isRefused: false,
      isWhole: false,
    }),
  )

const malformed = fc.oneof(
  { weight: 6, arbitrary: forms },
  { weight: 4, arbitrary: bodies },
  { weight: 2, arbitrary: types },
  { weight: 2, arbitrary: methods },
  { weight: 3, arbitrary: paths },
  { weight: 3, arbitrary: framings },
  { weight: 1, arbitrary: junk },
)

/** The first status that comes back, 0 where the connection is closed without one, and what took too long. */
function send({ bytes, isWhole }: Malformed): Promise<{ status: number; statuses: number[]; ms: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const done = () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
      socket.destroy()
      resolve({ status: statuses[0] ?? 0, statuses, ms: performance.now() - started })
    }
    const socket = connect(stack.port, '127.0.0.1', () => socket.write(bytes))
    // Whoever announces more than is sent has to leave one day.
    if (!isWhole) setTimeout(() => socket.end(), LEAVES_MS)
    socket.setTimeout(LIMIT_MS * 2, done)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', done).on('close', done)
  })
}

/** Every row of every table of the product. */
async function everything(): Promise<string> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const [tables] = await mysql.query(
      'SELECT table_schema AS area, table_name AS name FROM information_schema.tables WHERE table_schema LIKE ? ORDER BY 1, 2',
      [`${stack.prefix}\\_%`],
    )
    const rows: unknown[] = []
    for (const { area, name } of tables as { area: string; name: string }[])
      rows.push(name, (await mysql.query(`SELECT * FROM \`${area}\`.\`${name}\``))[0])
    return JSON.stringify(rows)
  } finally {
    await mysql.end()
  }
}

const isWrong = (
  { isRefused, isWhole }: Malformed,
  { statuses, ms }: Awaited<ReturnType<typeof send>>,
): boolean =>
  ms > LIMIT_MS ||
  (isWhole && statuses.length === 0) ||
  statuses.some((status) => status >= 500) ||
  (isRefused && statuses.some((status) => status !== 100 && (status < 400 || status > 499)))

test(
  `of ${COUNT} malformed requests none is answered with an error of ours, late or by storing anything`,
  async () => {
    const before = await everything()
    const queue = fc.sample(malformed, COUNT)
    const wrong: unknown[] = []
    const seen = new Map<number, number>()
    let slowest = 0
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const outcome = await send(next)
        slowest = Math.max(slowest, outcome.ms)
        seen.set(outcome.status, (seen.get(outcome.status) ?? 0) + 1)
        if (isWrong(next, outcome)) wrong.push({ what: next.what, ...outcome })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const tally = [...seen]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count}× ${status || 'closed'}`)
    console.log(`${COUNT} malformed requests: ${tally.join(', ')}; slowest ${Math.round(slowest)} ms`)
    expect(wrong.slice(0, 10)).toEqual([])
    expect(await everything()).toBe(before)
    expect((await visitor(stack.url).send('loadSettings', { key: 1 })).status).toBe(200)
  },
  COUNT * 60 + 30_000,
)
