import { readCsv } from '@recruit/local/testing/csv'
import { enrolledPerson, newPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Answer, type Visitor, visitor } from '@recruit/local/testing/visitor'
import { beforeAll, describe, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
})

/** A reply without its request id and its time. */
const alike = ({ status, headers, text }: Answer) => {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort()
  return JSON.stringify({ status, kept, text })
}
const sent = async (who: Visitor, ids: string[], name: 'getApplication' | 'savePage1' | 'withdraw') =>
  new Set(await Promise.all(ids.map(async (id) => alike(await who.send(name, { id, major: '경영' })))))

// evidence: threat.address-guessing
describe("Guessing an application's address", () => {
  const UNKNOWN = [
    '',
    '1',
    '가',
    "' OR 1=1",
    `${crypto.randomUUID()} `,
    crypto.randomUUID(),
    'x'.repeat(5_000),
  ]

  // evidence: V1.2.4
  test('reads of unknown and malformed ids get one identical 404', async () => {
    const [only, ...more] = await sent(visitor(stack.url), UNKNOWN, 'getApplication')
    expect(more).toEqual([])
    expect(only).toContain('"status":404')
  })

  // evidence: V8.2.2 M12
  test('writes to unknown, foreign and malformed ids get identical replies', async () => {
    const victim = await enrolledPerson(stack.url)
    const { browser } = await enrolledPerson(stack.url)
    for (const name of ['savePage1', 'withdraw'] as const) {
      const seen = [...(await sent(browser, [victim.id, victim.id.toUpperCase(), ...UNKNOWN], name))]
      expect(seen).toHaveLength(1)
      expect(seen[0]).toContain('"status":403')
    }
    expect((await victim.browser.call('getApplication', { id: victim.id })).version).toBe(1)
  })

  // evidence: V11.5.1 V11.5.2
  test('ids are random: none can be told from another', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await enrolledPerson(stack.url)).id),
    )
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(20)
  })
})

// evidence: threat.mass-assignment
describe('Mass assignment', () => {
  // evidence: V15.3.3 V15.3.6 M37
  test('what is not the applicant’s to write changes nothing, wherever it is sent', async () => {
    const { browser, id, person } = await enrolledPerson(stack.url)
    const extra = {
      ...{ pass: 'finalPass', date: '내일', _id: crypto.randomUUID(), term: 9, team: 3, submissions: 5 },
      ...{ submittedAt: '2020-01-01', consentedAt: '2020-01-01', createdAt: '2020-01-01', admin: true },
    }
    const body = JSON.stringify({ id, major: '경영', ...extra }).replace(
      /}$/,
      ',"__proto__":{"pass":"finalPass"},"constructor":{"prototype":{"pass":"fail"}}}',
    )
    for (const path of ['/api/update/page1', '/api/update/page2', '/api/update/interview'])
      await browser.raw('POST', path, { body: body.replace('"major"', '"interviewTime":[],"major"') })
    expect((await browser.raw('POST', '/api/update/page1', { body })).status).toBe(200)
    expect(await admin.call('getApplication', { id, view: 'staff' })).toMatchObject({
      ...{ name: person.name, team: 1, pass: 'default', date: '', submissions: 0, isFinalSubmit: false },
    })
    const enrolled = await visitor(stack.url).send('enroll', { ...newPerson(), ...extra, pass: 'fail' })
    expect(await admin.call('getApplication', { id: enrolled.body.value })).toMatchObject({ pass: 'default' })
  })
})

// evidence: threat.mass-assignment
describe('Un-submitting', () => {
  // evidence: V2.3.1 M38
  test('a save that says it is not final leaves a submitted application submitted', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    await browser.call('savePage2', { id, applyReason: '다시 씁니다', isFinalSubmit: false })
    await browser.call('savePage1', { id, isFinalSubmit: false })
    expect(await admin.call('getApplication', { id })).toMatchObject({
      isFinalSubmit: true,
      applyReason: wholeContent.applyReason,
    })
  })
})

// evidence: threat.links
describe('Links', () => {
  // evidence: V1.2.2 M39
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://user:pw@example.org',
    'https://example.org@evil.example/',
    'ftp://example.org',
    '//example.org',
    'https:\\\\example.org',
    'http://',
  ])('%s is stored neither as a portfolio nor as the survey', async (link) => {
    const { browser, id } = await enrolledPerson(stack.url)
    const saved = await browser.send('savePage1', { id, portfolioLink: link })
    expect(saved.body.applicationUpdateSuccess).toBe('fail')
    expect((await browser.call('getApplication', { id })).portfolioLink).toBe('')
    const changed = await admin.send('modifyResultInfo', { surveyFormLink: link })
    expect(changed.body.basicInfoUpdateSuccess).toBe(false)
  })
})

// evidence: threat.texts
describe('Text', () => {
  // evidence: M42
  test('identities are compared in binary after NFC: no neighbour matches', async () => {
    const person = { ...newPerson(), name: 'KIM', ewhaianId: 'kim🙂' }
    await visitor(stack.url).call('enroll', person)
    const finds = async (wrong: object) =>
      (await visitor(stack.url).send('findApplicant', { ...person, ...wrong })).body.checkInfoSuccess
    const others = [
      { name: 'kim' },
      { name: 'KÍM' },
      { name: 'K-IM' },
      { ewhaianId: 'kim🙃' },
      { ewhaianId: 'k im🙂' },
    ]
    for (const wrong of others) expect(await finds(wrong)).toBe(false)
    // Names are compared without white space, and only names.
    for (const name of [' KIM ', 'K IM']) expect(await finds({ name })).toBe(true)
  })

  // evidence: V1.3.3 M40 M41
  test.each([
    ['half a character', Uint8Array.from(Buffer.from('7b226964223a22ff227d', 'hex')), {}, 400],
    ['another charset', '{"id":"x"}', { 'Content-Type': 'application/json; charset=euc-kr' }, 415],
    // The service drops fields other than the id, so only the nesting can be wrong.
    ['eight levels', `{"id":"x","more":${'['.repeat(7)}${']'.repeat(7)}}`, {}, 404],
    ['nine levels', `{"id":"x","more":${'['.repeat(8)}${']'.repeat(8)}}`, {}, 400],
    ['more than 64 KiB', JSON.stringify({ id: 'x'.repeat(65_536) }), {}, 413],
    ['a lone surrogate', '{"id":"\\ud800"}', {}, 400],
  ] as const)('%s is answered as it must be', async (_what, body, headers, status) => {
    expect((await visitor(stack.url).raw('POST', '/api/update/get', { body, headers })).status).toBe(status)
  })

  // evidence: V1.4.2
  test.each([
    Array(31).fill(0),
    Array(33).fill(1),
    Array(32).fill(2),
    Array(32).fill('1'),
    '0'.repeat(32),
    {},
  ])('an interview time that is not 32 of 0 or 1 is refused', async (interviewTime) => {
    const { browser, id } = await enrolledPerson(stack.url)
    expect((await browser.send('saveInterview', { id, interviewTime })).status).toBe(400)
  })
})

// evidence: threat.texts
describe('Spreadsheets', () => {
  // evidence: V1.1.2 V1.2.10 M43
  test('a text that a spreadsheet would run is neutralised', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n\u3000=1']
    for (const text of evil) {
      const browser = visitor(stack.url)
      const { value: id = '' } = await browser.call('enroll', { ...newPerson(3), name: `${text}x`.trim() })
      await browser.call('savePage1', { id, major: text })
    }
    const { csv } = await admin.call('exportApplicants', { team: 3 })
    expect(csv.startsWith('\ufeff')).toBe(true)
    const cells = readCsv(csv.slice(1)).flat()
    expect(cells.length).toBeGreaterThan(60)
    expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(csv).toContain('SUM(A1)')
  })
})

// evidence: threat.races
describe('Enrolling twice at once', () => {
  // evidence: V2.3.4 V15.4.1 V15.4.2 M44
  test('twenty of one person make one row', async () => {
    const person = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor(stack.url).send('enroll', person)),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.isAlready)).toHaveLength(19)
  })
})

// evidence: threat.races
describe('Two tabs', () => {
  // evidence: M45
  test('a save that names a stale version fails and overwrites nothing', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage2', { id, applyReason: '먼저', version: 1 })
    const late = await browser.send('savePage2', { id, applyReason: '나중', version: 1 })
    expect(late).toMatchObject({ status: 409, body: { applicationUpdateSuccess: 'fail', code: 'conflict' } })
    await browser.call('savePage2', { id, activityPlan: '판 없이' })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      applyReason: '먼저',
      activityPlan: '판 없이',
    })
  })
})

// evidence: threat.races
describe('Keystroke order', () => {
  // evidence: M46
  test('a lower number than the last is passed over', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await admin.call('setInterviewDate', { _id: id, date: '나중', seq: 2 })
    await admin.call('setInterviewDate', { _id: id, date: '먼저', seq: 1 })
    expect((await admin.call('getApplication', { id })).date).toBe('나중')
    await browser.call('saveInterview', { id, interviewHours: Array(32).fill(2), seq: 2 })
    await browser.call('saveInterview', { id, interviewHours: Array(32).fill(1), seq: 1 })
    expect((await browser.call('getApplication', { id })).interviewHours).toEqual(Array(32).fill(2))
  })
})

// evidence: threat.races
describe('Deadline', () => {
  // evidence: V8.2.4 M47
  test('no write that began after the close was acknowledged gets through', async () => {
    const manager = await signedIn(stack.url, 'manager')
    const people = await Promise.all(Array.from({ length: 20 }, () => enrolledPerson(stack.url)))
    let closed = Number.POSITIVE_INFINITY
    const late: string[] = []
    let saved = 0
    const racing = people.map(async ({ browser, id }) => {
      for (let round = 0; performance.now() < closed || round < 5; round++) {
        const began = performance.now()
        const { body } = await browser.send('savePage1', { id, major: `${round}` })
        if (body.applicationUpdateSuccess === 'success') {
          saved++
          if (began > closed) late.push(id)
        }
        if (body.applicationUpdateSuccess === 'fail') break
      }
    })
    // During the attack, while the period is open, every applicant gets through.
    await expect.poll(() => saved, { timeout: 15_000, interval: 5 }).toBeGreaterThan(people.length)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    closed = performance.now()
    await Promise.all(racing)
    expect(late).toEqual([])
    for (const { browser, id } of people.slice(0, 3)) {
      const { body } = await browser.send('savePage2', { id, ...wholeContent, isFinalSubmit: true })
      expect(body).toMatchObject({ applicationUpdateSuccess: 'fail', code: 'refused' })
      expect((await manager.call('getApplication', { id })).isFinalSubmit).toBe(false)
    }
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  })
})
