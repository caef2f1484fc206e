import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, type CallName, calls } from '@recruit/contract'
import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { markMessagesSent } from '@recruit/local/testing/outbox'
import { newPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { ADMIN_KEY, MANAGER_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Answer, type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
let admin: Visitor
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  admin = await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

const declared = Object.entries(calls) as [CallName, Call][]

// evidence: threat.early-result
describe('Result before its time', () => {
  const STATES = ['default', '1stPass', 'finalPass', 'fail'] as const
  type Person = ReturnType<typeof newPerson>
  interface Application {
    id: string
    person: Person
    browser: Visitor
  }
  /** Each public call, made by a caller who owns or knows this application; calls that delete it come last. */
  const FORMS: Record<string, (application: Application) => Record<string, unknown>> = {
    loadSettings: () => ({ key: 1 }),
    findApplicant: ({ person }) => person,
    enroll: ({ person }) => person,
    getApplication: ({ id }) => ({ id }),
    saveInterview: ({ id }) => ({ id, interviewHours: Array(32).fill(3) }),
    savePage1: ({ id }) => ({ id, major: '경영학과' }),
    savePage2: ({ id }) => ({ id, ...wholeContent, isFinalSubmit: true }),
    answerOffer: ({ id }) => ({ id, answer: 'confirmed' }),
    answerAppointment: ({ id }) => ({ id, date: '12.5(토) 9:00', will: false }),
    ownData: ({ id }) => ({ id }),
    ownMessages: ({ id }) => ({ id }),
    checkAdmin: () => ({}),
    checkLanding: () => ({}),
    checkManager: () => ({}),
    login: () => ({ pw: 'wrong' }),
    memberLogin: () => ({ name: '없는 사람', passphrase: 'not the right one' }),
    readMemberLink: () => ({ token: 'unknown' }),
    readOwnHours: () => ({}),
    saveOwnHours: () => ({}),
    setPassphrase: () => ({ token: 'unknown', passphrase: 'a passphrase for nobody' }),
    logout: () => ({}),
    forgetApplication: ({ id }) => ({ id }),
    withdraw: ({ id }) => ({ id }),
  }

  const HOURS = [0b111, ...Array(31).fill(0)]
  /** Gives an applicant an appointment in the timetable, and publishes it. */
  async function appointed(_id: string): Promise<void> {
    const { interviewer } = await admin.call('saveInterviewer', {
      ...{ version: 0, name: '나리', teams: [2], member: null, mostPerDay: null, mostInARow: null },
      ...{ interviewHours: HOURS, interviewDays: null },
    })
    const { version } = await admin.call('readTimetable', {})
    const place = { _id, day: '2037-12-05', start: 1, room: 0, interviewers: [interviewer.id] }
    await admin.call('placeAppointment', { version, ...place })
    const { seen } = await admin.call('timetablePublication', {})
    expect(await admin.call('publishTimetable', { seen })).toMatchObject({ published: 1 })
  }

  async function decided(pass: (typeof STATES)[number]): Promise<Application> {
    const person = { ...newPerson(2), name: '김한결' }
    const browser = visitor(stack.url, 'en', fromElsewhere())
    const { value: id = '' } = await browser.call('enroll', person)
    await browser.call('savePage2', { id, ...wholeContent, interviewHours: HOURS, isFinalSubmit: true })
    await admin.call('selectPass', { _id: id, pass })
    if (pass === '1stPass') await appointed(id)
    return { id, person, browser }
  }

  /** A reply without its request id, its time and the applicant's own data. */
  function outside({ status, headers, text }: Answer, { id, person }: Application): string {
    const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort()
    const masked = text
      .replaceAll(id, 'ID')
      .replaceAll(id.slice(0, 8), 'NUMBER')
      .replaceAll(person.studentId, 'STUDENT')
      .replaceAll(person.ewhaianId, 'MEMBER')
      .replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z| \d\d:\d\d)/g, 'TIME')
    const cookies = (value: string) => value.replace(/=[\w.-]+/g, (token) => `=${'x'.repeat(token.length)}`)
    return JSON.stringify({ status, masked, headers: kept.map(([name, value]) => [name, cookies(value)]) })
  }

  // evidence: V15.3.1 M1
  test('applications in all four states get the same replies to every public call, to the byte', async () => {
    await admin.call('modifyResultInfo', {
      isDesignPreAssignment: true,
      designPreAssignment: '배너',
      answersUntil: '2100-01-01T00:00:00Z',
    })
    await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
    const applications: Application[] = []
    for (const state of STATES) applications.push(await decided(state))
    expect(await markMessagesSent(stack)).toBeGreaterThan(STATES.length)
    const open = declared.filter(([, { who }]) => who === 'anyone' || who === 'applicant')
    expect(open.map(([name]) => name).filter((name) => !FORMS[name])).toEqual([])
    for (const name of Object.keys(FORMS) as CallName[]) {
      for (const caller of ['its applicant', 'anyone'] as const) {
        const seen = new Set<string>()
        for (const application of applications) {
          const browser =
            caller === 'anyone' ? visitor(stack.url, 'en', fromElsewhere()) : application.browser
          const answer = await browser.send(name, FORMS[name]?.(application) ?? {})
          seen.add(outside(answer, application))
        }
        expect({ name, caller, different: [...seen] }).toEqual({
          name,
          caller,
          different: [expect.any(String)],
        })
      }
    }
  })
})

// evidence: threat.leaking-logs
describe('Logs, metrics, errors', () => {
  const mark = `Sntnl${crypto.randomUUID().slice(0, 8)}`
  const digits = String(Math.floor(Math.random() * 9e6) + 1e6)
  const person = { name: `${mark}Name`, studentId: digits, ewhaianId: `${mark}Member` }
  const content = {
    major: `${mark}Major`,
    semester: `${mark}Semester`,
    email: `${mark}@example.org`,
    phonenum: `010-${digits.slice(0, 4)}-${digits.slice(3)}`,
    applyReason: `${mark}Reason`,
    activityPlan: `${mark}Plan`,
    portfolioLink: `https://example.org/${mark}`,
  }
  const everyText = {
    ...person,
    ...content,
    masterName: `${mark}Master`,
    surveyFormLink: content.portfolioLink,
  }
  const inHeaders = {
    Authorization: `Bearer ${mark}Token`,
    Referer: `https://example.org/${mark}`,
    'User-Agent': `${mark}Agent`,
    'Idempotency-Key': `${mark}Idem`,
    'X-Request-Id': `${mark}Request`,
    'X-Internal-Token': `${mark}Internal`,
  }
  const errors: string[] = []
  let browser: Visitor
  let id = ''

  async function say(who: Visitor, name: CallName, body: string, headers = {}): Promise<void> {
    const { method, path } = calls[name]
    const query = new URLSearchParams({ name: `${mark}Query`, id: mark, _id: mark, team: mark, term: mark })
    const answer = await (method === 'GET'
      ? who.raw('GET', `${path}?${query}`, { headers: { ...inHeaders, ...headers } })
      : who.raw(method, path, { body, headers: { ...inHeaders, ...headers } }))
    heard.get(name)?.add(answer.status)
    if (answer.status >= 400 || answer.body?.code) errors.push(`${name} ${answer.text}`)
  }

  /** Last, each while it can still succeed: afterwards the callers own nothing. */
  const ENDING: CallName[] = ['withdraw', 'forgetApplication', 'newTerm', 'logout']
  const heard = new Map<CallName, Set<number>>(declared.map(([name]) => [name, new Set()]))

  /** Good, wrong, broken and oversized requests of every caller. */
  async function sayEverything(names: CallName[]): Promise<void> {
    const bodies = [
      JSON.stringify({
        ...everyText,
        id,
        _id: id,
        ids: [id],
        pw: `${mark}Ky`,
        team: 1,
        date: mark,
        version: 0,
      }),
      JSON.stringify({ ...everyText, id: mark, _id: mark, pass: mark, team: mark, pw: mark, closesAt: mark }),
      JSON.stringify({ name: [mark], id: { [mark]: mark }, _id: [mark], ids: mark, pw: { [mark]: 1 } }),
      JSON.stringify({ ...everyText, id, _id: id, phonenum: mark, email: mark, studentId: mark }),
      `{"id":"${mark}`,
      JSON.stringify({ id: mark.repeat(8_000) }),
    ]
    for (const name of names)
      for (const body of bodies) {
        await Promise.all([
          say(browser, name, body),
          say(admin, name, body),
          say(visitor(stack.url, 'ko', fromElsewhere()), name, body),
        ])
      }
  }

  // evidence: V14.2.4 V16.2.3 V16.2.5 V16.3.4 V16.4.1 V16.5.1 M55
  test('no name, id, contact, key or cookie is ever in one', async () => {
    browser = visitor(stack.url, 'en', fromElsewhere())
    id = (await browser.call('enroll', { ...person, team: 1 })).value ?? ''
    await browser.call('savePage2', { id, ...content, isFinalSubmit: true })
    expect((await browser.send('findApplicant', person)).body.checkInfoSuccess).toBe(true)
    await visitor(stack.url, 'en', { ...fromElsewhere(), Cookie: `session=${mark}Cookie` }).send('overview')
    for (const path of [`/${mark}`, `/api/${mark}`, `/api/${mark}/../x`, `/?${mark}`, `/assets/${mark}%2e`])
      errors.push((await visitor(stack.url).raw('GET', path)).text)
    const cookies = {
      session: admin.jar.get('session') ?? '',
      proof: browser.jar.get('applicant') ?? '',
      xsrf: browser.jar.get('XSRF-TOKEN') ?? '',
    }
    await sayEverything(declared.map(([name]) => name).filter((name) => !ENDING.includes(name)))
    await say(browser, 'savePage1', JSON.stringify({ id, ...content }), { 'X-XSRF-TOKEN': `${mark}Xsrf` })
    await say(browser, 'savePage1', mark, { 'Content-Type': `text/${mark}` })

    // A database's error messages quote statements and values.
    const mysql = await createConnection(stack.mysqlAdminUrl)
    const table = `${stack.prefix}_applicants.applications`
    await mysql.query(`RENAME TABLE ${table} TO ${table}_away`)
    try {
      for (const name of ['savePage1', 'savePage2', 'findApplicant', 'enroll', 'getApplication'] as const)
        await say(browser, name, JSON.stringify({ ...person, ...content, id, team: 1 }))
    } finally {
      await mysql.query(`RENAME TABLE ${table}_away TO ${table}`)
      await mysql.end()
    }
    expect(errors.some((text) => text.includes('"internal"'))).toBe(true)
    await sayEverything(ENDING)
    expect([...heard].filter(([, statuses]) => statuses.size === 0)).toEqual([])
    for (const name of ENDING) expect([name, heard.get(name)?.has(200)]).toEqual([name, true])

    const logs = readdirSync(join(stack.dataDir, 'logs')).filter((file) => file.endsWith('.log'))
    const places: Record<string, string> = { errors: errors.join('\n') }
    for (const file of logs) places[file] = readFileSync(join(stack.dataDir, 'logs', file), 'utf8')
    for (const { name, metricsUrl } of stack.parts)
      if (metricsUrl) places[`${name}'s figures`] = await (await fetch(metricsUrl)).text()
    expect(places['applicants.log']).toContain('SequelizeDatabaseError')
    expect(places["auth's figures"]).toContain('/api/admin/login')

    const keys = { admin: ADMIN_KEY, manager: MANAGER_KEY }
    const secrets = { mark, digits, phone: content.phonenum, id, ...keys, ...cookies }
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length).toBeGreaterThan(6)
      // Seven digits may be part of any longer number.
      const pattern = new RegExp(`(?<![\\d.])${secret.replace(/[.+]/g, '\\$&')}(?![\\d.])`, 'i')
      for (const [place, text] of Object.entries(places))
        expect({ what, place, isThere: pattern.test(text) }).toEqual({ what, place, isThere: false })
    }
  })
})
