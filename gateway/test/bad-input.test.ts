import { type CallName, calls } from '@recruit/contract'
import { enrolledPerson, newPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
})

const NAMES = Object.keys(calls) as CallName[]
const POSTED = NAMES.filter((name) => calls[name].method !== 'GET')

/** Every row of every table, to show that nothing was stored. */
async function everything(): Promise<string> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const tables = ['applicants.applications', 'settings.settings', 'auth.staff_keys']
    const rows = await Promise.all(
      tables.map((table) => mysql.query(`SELECT * FROM ${stack.prefix}_${table}`)),
    )
    return JSON.stringify(rows.map(([found]) => found))
  } finally {
    await mysql.end()
  }
}

/** A visitor with the right to make every call. */
async function master(): Promise<Visitor> {
  const { browser } = await enrolledPerson(stack.url)
  const both = visitor(stack.url)
  for (const jar of [admin.jar, browser.jar]) for (const [name, value] of jar) both.jar.set(name, value)
  both.jar.set('XSRF-TOKEN', admin.jar.get('XSRF-TOKEN') ?? '')
  return both
}

const BAD: [
  string,
  number[],
  { body: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
][] = [
  ['malformed JSON', [400], { body: '{"id":' }],
  ['no JSON object', [400], { body: '"text"' }],
  [
    'a body that is not UTF-8',
    [400],
    { body: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  ],
  ['nesting without end', [400], { body: `${'{"a":'.repeat(50)}1${'}'.repeat(50)}` }],
  ['2 MB', [413], { body: JSON.stringify({ id: 'x'.repeat(2 ** 21) }) }],
  ['a form', [415], { body: 'id=x', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  ['plain text', [415], { body: '{"id":"x"}', headers: { 'Content-Type': 'text/plain' } }],
  [
    'another charset',
    [415],
    { body: '{"id":"x"}', headers: { 'Content-Type': 'application/json; charset=euc-kr' } },
  ],
]

// evidence: V2.2.1
test.each(BAD)(
  '%s is answered 4xx in words to every call, and nothing is stored',
  async (_what, statuses, request) => {
    const someone = await master()
    const before = await everything()
    for (const name of POSTED) {
      const { method, path, failed } = calls[name]
      const answer = await someone.raw(method, path, request)
      expect({ name, status: answer.status }).toEqual({ name, status: expect.toBeOneOf(statuses) })
      expect(answer.body).toMatchObject({
        ...failed,
        code: expect.any(String),
        message: expect.stringMatching(/[a-z]/),
      })
      const inKorean = await someone.raw(method, path, {
        ...request,
        headers: { ...request.headers, 'Accept-Language': 'ko-KR' },
      })
      expect(inKorean.body.message).toMatch(/[가-힣]/)
    }
    expect(await everything()).toBe(before)
  },
)

// evidence: V1.4.2 V1.5.2 V2.2.2 V15.3.5
test('arrays, numbers and nothing where a text belongs are a wrong shape', async () => {
  const someone = await master()
  const before = await everything()
  for (const wrong of [['a', 'b'], 7, null, { $ne: '' }, true]) {
    for (const [name, form] of [
      ['findApplicant', { ...newPerson(), name: wrong }],
      ['enroll', { ...newPerson(), ewhaianId: wrong }],
      ['getApplication', { id: wrong }],
      ['savePage1', { id: wrong }],
      ['getSettings', { id: wrong }],
      ['selectPass', { _id: wrong, pass: 'fail' }],
      ['modifyMasterInfo', { masterName: wrong }],
      ['login', { pw: wrong }],
    ] as const) {
      const answer = await someone.send(name, form)
      expect({ name, wrong, status: answer.status }).toEqual({ name, wrong, status: 400 })
      expect(answer.body).toMatchObject({ code: 'invalid', message: expect.any(String) })
    }
  }
  expect(await everything()).toBe(before)
})

// evidence: V15.3.7
test('a parameter that comes twice is a wrong shape, and one beside the body is not looked at', async () => {
  const { browser, id, person } = await enrolledPerson(stack.url)
  expect((await admin.raw('GET', '/api/applicantlist/?team=1&team=2')).status).toBe(400)
  expect((await admin.raw('GET', '/api/applicantlist/?team[x]=1')).status).toBe(400)
  expect((await admin.raw('GET', '/api/applicantlist/', { headers: { team: '1' } })).status).toBe(400)
  const asked = `/api/update/get?id=${crypto.randomUUID()}`
  const read = await browser.raw('POST', asked, { body: JSON.stringify({ id }) })
  expect(read).toMatchObject({ status: 200, body: { name: person.name } })
  expect((await browser.raw('POST', `/api/update/get?id=${id}`, { body: '{}' })).status).toBe(400)
})

test('an unknown call is 404 in the caller’s language', async () => {
  for (const path of ['/api/nothing', '/api/admin', '/api/VAR/load', '/api/update/get/', '/api']) {
    expect(await visitor(stack.url).raw('POST', path, { body: '{}' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Not found.' },
    })
    expect((await visitor(stack.url, 'ko').raw('POST', path, { body: '{}' })).body.message).toBe(
      '찾을 수 없습니다.',
    )
  }
})

test('every call without a session, an applicant or an XSRF header is refused where it must be', async () => {
  const someone = await master()
  for (const name of POSTED.filter((one) => one !== 'loadSettings')) {
    const answer = await someone.send(name, {}, { 'X-XSRF-TOKEN': 'wrong' })
    expect(answer).toMatchObject({ status: 403, body: { ...calls[name].failed, code: 'xsrf' } })
    const foreign = await someone.send(name, {}, { Origin: 'https://example.com' })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
})

// evidence: V13.4.6 V14.3.2
test('a reply says nothing of what runs behind it', async () => {
  const { headers } = await visitor(stack.url).send('checkAdmin')
  const names = [...headers.keys()]
  expect(names.filter((name) => /^(server|x-powered-by|via|x-internal)/.test(name))).toEqual([])
  expect(headers.get('cache-control')).toBe('no-store')
})
