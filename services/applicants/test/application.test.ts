import { enrolledPerson, openPeriod, signedIn, somebody, wholeContent } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
let admin: Visitor
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  admin = await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

const submitted = async (team: 1 | 2 | 3 = 1) => {
  const it = await enrolledPerson(stack.url, team)
  await it.browser.call('savePage2', { id: it.id, ...wholeContent, isFinalSubmit: true })
  return it
}

describe('a draft', () => {
  test('keeps what page 1 sends and leaves what it does not send', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage1', { id, major: '의류산업학과', semester: '2', isFinalSubmit: false })
    const reply = await browser.call('savePage1', { id, email: 'a@example.org' })
    expect(reply).toMatchObject({
      applicationUpdateSuccess: 'success',
      message: 'Middle save completed.',
      version: 3,
    })
    const draft = await browser.call('getApplication', { id })
    expect(draft).toMatchObject({
      major: '의류산업학과',
      semester: '2',
      email: 'a@example.org',
      isFinalSubmit: false,
    })
  })

  test('keeps essays of 1,000 characters whole, a line break counted as one', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const essay = `${'가'.repeat(996)}
👩‍👩` // 996, one line break, two people and their joiner: 1,000
    await browser.call('savePage2', { id, applyReason: essay })
    expect((await browser.call('getApplication', { id })).applyReason).toBe(essay.replaceAll('\r\n', '\n'))
    const tooLong = await browser.send('savePage2', {
      id,
      applyReason: '가'.repeat(1001),
      activityPlan: '계획',
    })
    expect(tooLong.body).toMatchObject({
      applicationUpdateSuccess: 'fail',
      code: 'refused',
      message: 'Motive: at most 1000 characters.',
    })
    const after = await browser.call('getApplication', { id })
    expect(after).toMatchObject({ applyReason: essay.replaceAll('\r\n', '\n'), activityPlan: '' })
  })

  test.each([
    [{ email: 'not an address' }, 'E-mail'],
    [{ phonenum: 'call me' }, 'Phone'],
    [{ portfolioLink: 'javascript:alert(1)' }, 'Portfolio link'],
    [{ portfolioLink: 'https://user:pw@example.org' }, 'Portfolio link'],
    [{ studentId: '12' }, '7 digits'],
    [{ name: ' ' }, 'name'],
    [{ major: '전'.repeat(201) }, 'Major'],
    [{ major: '\n'.repeat(300) }, 'Major'],
    [{ portfolioLink: '\t'.repeat(2100) }, 'Portfolio link'],
    [{ applyReason: ' '.repeat(60_000) }, 'Motive'],
    [{ ewhaianId: '\u200b' }, 'community id'],
  ])('refuses %o in words and stores nothing of it', async (bad, said) => {
    const { browser, id, person } = await enrolledPerson(stack.url)
    const { status, body } = await browser.send('savePage1', { id, semester: '5', ...bad })
    expect(status).toBe(200)
    expect(body).toMatchObject({ applicationUpdateSuccess: 'fail', message: expect.stringContaining(said) })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      ...person,
      semester: '',
      version: 1,
    })
  })

  test('changes an identity at once, and never to that of another application', async () => {
    const { browser, id, person } = await enrolledPerson(stack.url)
    const other = await enrolledPerson(stack.url)
    const taken = await browser.send('savePage1', { id, ...other.person, team: undefined, major: '철학과' })
    expect(taken.body).toMatchObject({
      applicationUpdateSuccess: 'fail',
      message: expect.stringContaining('already has this name'),
    })
    expect(await browser.call('getApplication', { id })).toMatchObject({ ...person, major: '' })
    await browser.call('savePage1', { id, name: '김새론' })
    const found = await visitor(stack.url).call('findApplicant', { ...person, name: '김새론' })
    expect(found.applicantId).toBe(id)
  })

  test('cannot set what is not the applicant’s', async () => {
    const { browser, id } = await enrolledPerson(stack.url, 1)
    const before = await browser.call('getApplication', { id })
    await browser.send('savePage1', {
      id,
      _id: 'x',
      pass: 'finalPass',
      date: '내일',
      team: 3,
      term: 9,
      submissions: 4,
      __proto__: { pass: 'fail' },
    })
    const staffView = await admin.call('getApplication', { id, view: 'staff' })
    expect(staffView).toMatchObject({ pass: 'default', date: '', team: 1, submissions: 0, name: before.name })
  })

  test('named with a version that is not the stored one is answered 409 and both texts stay', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const { version } = await browser.call('getApplication', { id })
    const first = await browser.call('savePage2', { id, applyReason: '첫째 창', version })
    expect(first.version).toBe((version ?? 0) + 1)
    const second = await browser.send('savePage2', { id, applyReason: '둘째 창', version })
    expect(second).toMatchObject({
      status: 409,
      body: { applicationUpdateSuccess: 'fail', code: 'conflict' },
    })
    const submit = await browser.send('savePage2', { id, ...wholeContent, version, isFinalSubmit: true })
    expect(submit.status).toBe(409)
    expect(await browser.call('getApplication', { id })).toMatchObject({
      applyReason: '첫째 창',
      isFinalSubmit: false,
    })
  })
})

describe('two who write at once', () => {
  test('without versions each get a version of their own', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => browser.call('savePage1', { id, major: `전공 ${n}` })),
    )
    expect(replies.map(({ version }) => version ?? 0).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('behind a lock are told in time that nothing was saved, and nobody else waits', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const { browser: other, id: otherId } = await enrolledPerson(stack.url)
    const mysql = await createConnection(stack.mysqlAdminUrl)
    try {
      await mysql.query('BEGIN')
      await mysql.query(`SELECT id FROM ${stack.prefix}_applicants.applications WHERE id = ? FOR UPDATE`, [
        id,
      ])
      const locked = Array.from({ length: 8 }, () => browser.send('savePage1', { id, major: '잠긴 전공' }))
      expect(await other.call('getApplication', { id: otherId })).toMatchObject({ version: 1 })
      expect(await other.call('savePage1', { id: otherId, major: '다른 전공' })).toMatchObject({ version: 2 })
      for (const { status, body } of await Promise.all(locked)) {
        expect({ status, ...body }).toMatchObject({
          status: 503,
          applicationUpdateSuccess: 'fail',
          code: 'unavailable',
        })
      }
    } finally {
      await mysql.query('ROLLBACK')
      await mysql.end()
    }
    expect(await browser.call('getApplication', { id })).toMatchObject({ major: '', version: 1 })
  })
})

describe('the interview grid', () => {
  const flags = (...days: number[]) =>
    Array.from({ length: 32 }, (_, day) => (days.includes(day) ? (1 as const) : (0 as const)))

  test('is kept in hours; the flags are always derived', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const interviewHours = Array(32)
      .fill(0)
      .with(3, 0b101)
      .with(31, 2 ** 17 - 1)
    await browser.call('saveInterview', { id, interviewHours, interviewTime: flags(0) })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      interviewHours,
      interviewTime: flags(3, 31),
    })
  })

  test('of a client that knows only flags: 0 clears the day, 1 keeps its hours or takes all seventeen', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('saveInterview', { id, interviewHours: Array(32).fill(0).with(3, 5).with(4, 6) })
    const reply = await browser.call('saveInterview', { id, interviewTime: flags(3, 7) })
    expect(reply.applicationUpdateSuccess).toBe('success')
    const { interviewHours } = await browser.call('getApplication', { id })
    expect(interviewHours).toEqual(
      Array(32)
        .fill(0)
        .with(3, 5)
        .with(7, 2 ** 17 - 1),
    )
  })

  test('a toggle that comes late does not undo a later one', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('saveInterview', { id, interviewTime: flags(0, 1), seq: 5 })
    const late = await browser.call('saveInterview', { id, interviewTime: flags(), seq: 3 })
    expect(late.applicationUpdateSuccess).toBe('success')
    expect((await browser.call('getApplication', { id })).interviewTime).toEqual(flags(0, 1))
    await browser.call('saveInterview', { id, interviewTime: flags(2), seq: 6 })
    expect((await browser.call('getApplication', { id })).interviewTime).toEqual(flags(2))
  })

  test.each([
    ['31 days', { interviewTime: Array(31).fill(0) }],
    ['a 2', { interviewTime: Array(32).fill(2) }],
    ['18 bits', { interviewHours: Array(32).fill(2 ** 17) }],
    ['a fraction', { interviewHours: Array(32).fill(0.5) }],
    ['nothing', {}],
  ])('with %s is a wrong shape', async (_what, bad) => {
    const { browser, id } = await enrolledPerson(stack.url)
    const { status, body } = await browser.send('saveInterview', { id, ...bad })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      applicationUpdateSuccess: 'fail',
      code: 'invalid',
      message: expect.stringContaining('interview'),
    })
  })
})

describe('submitting', () => {
  test('for the first time needs identity, motive and plan, and names what is missing', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const { body } = await browser.send('savePage2', { id, applyReason: '동기', isFinalSubmit: true })
    expect(body).toMatchObject({ applicationUpdateSuccess: 'fail', message: 'Please fill in: plan.' })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      applyReason: '',
      isFinalSubmit: false,
    })
    const reply = await browser.call('savePage2', {
      id,
      applyReason: '동기',
      activityPlan: '계획',
      isFinalSubmit: true,
    })
    expect(reply).toMatchObject({ message: 'Submitted normally.', submissions: 1 })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      isFinalSubmit: true,
      hasUnsubmittedEdits: false,
    })
  })

  test('again requires the rest too', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage2', { id, applyReason: '동기', activityPlan: '계획', isFinalSubmit: true })
    const { body } = await browser.send('savePage2', { id, activityPlan: '새 계획', isFinalSubmit: true })
    expect(body.message).toBe('Please fill in: major, completed semesters, e-mail, phone.')
    const reply = await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    expect(reply).toMatchObject({ message: 'Saved successfully.', submissions: 2 })
  })

  test('is never taken back by a draft; staff go on seeing what was submitted', async () => {
    const { browser, id } = await submitted()
    await browser.call('savePage2', { id, applyReason: '고치는 중', isFinalSubmit: false })
    await browser.call('savePage1', { id, major: '고치는 중', isFinalSubmit: false })
    const mine = await browser.call('getApplication', { id })
    expect(mine).toMatchObject({ applyReason: '고치는 중', isFinalSubmit: true, hasUnsubmittedEdits: true })
    const staffView = await (await signedIn(stack.url, 'manager')).call('getApplication', {
      id,
      view: 'staff',
    })
    expect(staffView).toMatchObject({ ...wholeContent, isFinalSubmit: true })
    await browser.call('savePage2', { id, isFinalSubmit: true })
    expect((await admin.call('getApplication', { id })).applyReason).toBe('고치는 중')
  })

  test('twice at once is one submission, acknowledged twice in the same words', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const form = { id, ...wholeContent, isFinalSubmit: true }
    const replies = await Promise.all([browser.call('savePage2', form), browser.call('savePage2', form)])
    expect(replies.map(({ submissions, message }) => [submissions, message])).toEqual([
      [1, 'Submitted normally.'],
      [1, 'Submitted normally.'],
    ])
  })

  test('and saving outside the period is refused, and nothing changes', async () => {
    const { browser, id } = await submitted()
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    for (const [name, form] of [
      ['savePage1', { id, major: '늦은 전공' }],
      ['savePage2', { id, applyReason: '늦은 동기', isFinalSubmit: true }],
      ['saveInterview', { id, interviewHours: Array(32).fill(1) }],
    ] as const) {
      const { status, body } = await browser.send(name, form)
      expect({ status, ...body }).toMatchObject({
        status: 200,
        applicationUpdateSuccess: 'fail',
        code: 'refused',
      })
      expect(body.message).toContain('Not an application period.')
    }
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      ...wholeContent,
      hasUnsubmittedEdits: false,
    })
  })
})

describe('leaving a shared computer', () => {
  test('the browser opens that application no longer, others still; it can be looked up again', async () => {
    const { browser, id, person } = await enrolledPerson(stack.url)
    const { value: other = '' } = await browser.call('enroll', somebody())
    const { message } = await browser.call('forgetApplication', { id })
    expect(message).toBe('This browser no longer opens the application.')
    expect(await browser.call('getApplication', { id })).not.toHaveProperty('studentId')
    expect((await browser.send('savePage1', { id, major: '철학과' })).status).toBe(403)
    expect(await browser.call('getApplication', { id: other })).toHaveProperty('studentId')
    await browser.call('forgetApplication', { id: other })
    expect(browser.jar.has('applicant')).toBe(false)
    await browser.call('findApplicant', person)
    expect(await browser.call('getApplication', { id })).toMatchObject({ ...person, major: '' })
  })

  test('forgetting what one never proved changes nothing, however it is spelt', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const other = await enrolledPerson(stack.url)
    for (const never of [other.id, '', 'x\r\nx-internal-proved: y', '한', 'x'.repeat(9_000)]) {
      await browser.call('forgetApplication', { id: never })
      expect((await visitor(stack.url).send('forgetApplication', { id: never })).status).toBe(200)
    }
    expect(await browser.call('getApplication', { id })).toHaveProperty('studentId')
    expect(await other.browser.call('getApplication', { id: other.id })).toHaveProperty('studentId')
  })

  test('takes a request of this site', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    expect((await browser.send('forgetApplication', { id }, { 'X-XSRF-TOKEN': 'x' })).status).toBe(403)
    expect(await browser.call('getApplication', { id })).toHaveProperty('studentId')
  })
})

describe('withdrawing', () => {
  test('deletes the application for good, also outside the period, and the person may enrol again', async () => {
    const { browser, id, person } = await submitted()
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    const reply = await browser.call('withdraw', { id })
    expect(reply).toMatchObject({
      applicationUpdateSuccess: 'success',
      message: expect.stringContaining('withdrawn'),
    })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    expect((await browser.send('getApplication', { id })).status).toBe(404)
    expect((await admin.send('getApplication', { id, view: 'staff' })).status).toBe(404)
    for (const name of ['savePage1', 'withdraw'] as const) {
      expect(await browser.send(name, { id, major: 'x' })).toMatchObject({
        status: 404,
        body: { applicationUpdateSuccess: 'fail' },
      })
    }
    expect((await browser.call('enroll', person)).success).toBe(true)
  })

  test('is for whoever proved the application alone', async () => {
    const { id } = await submitted()
    const { browser: other } = await enrolledPerson(stack.url)
    expect((await visitor(stack.url).send('withdraw', { id })).status).toBe(401)
    for (const stranger of [other, admin]) expect((await stranger.send('withdraw', { id })).status).toBe(403)
    expect(await admin.call('getApplication', { id })).toMatchObject(wholeContent)
  })
})

describe('whose it is', () => {
  test('with the address alone: four fields', async () => {
    const { id, person } = await submitted(3)
    const { body } = await visitor(stack.url).send('getApplication', { id })
    expect(body).toEqual({ name: person.name, team: 3, pass: 'default', date: '' })
    const other = await enrolledPerson(stack.url)
    expect((await other.browser.send('getApplication', { id })).body).toEqual(body)
  })

  test('writes by nobody get 401, by another applicant or staff 403, always alike', async () => {
    const { id } = await submitted()
    const { browser: other } = await enrolledPerson(stack.url)
    const ids = [id, crypto.randomUUID(), 'no-id', '']
    for (const name of ['savePage1', 'savePage2', 'saveInterview'] as const) {
      const form = (to: string) => ({ id: to, major: 'x', interviewHours: Array(32).fill(0) })
      for (const [who, status] of [
        [visitor(stack.url), 401],
        [other, 403],
        [admin, 403],
      ] as const) {
        const answers = await Promise.all(ids.map((to) => who.send(name, form(to))))
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
        expect(answers[0]).toMatchObject({
          status,
          body: { applicationUpdateSuccess: 'fail', message: expect.any(String) },
        })
      }
    }
    expect(await admin.call('getApplication', { id })).toMatchObject(wholeContent)
  })

  test('unknown and malformed ids are read with one identical 404', async () => {
    const { browser } = await enrolledPerson(stack.url)
    const answers = await Promise.all(
      [crypto.randomUUID(), 'x', '', "1' OR '1'='1", `${crypto.randomUUID()} `].map((id) =>
        browser.send('getApplication', { id }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"code":"not_found","message":"Not found."}']),
    )
  })

  test('the staff view is for staff alone', async () => {
    const { browser, id } = await submitted()
    expect((await visitor(stack.url).send('getApplication', { id, view: 'staff' })).status).toBe(401)
    expect((await browser.send('getApplication', { id, view: 'staff' })).status).toBe(403)
  })

  test('a name in two arrays matches nobody', async () => {
    const person = somebody()
    const answer = await visitor(stack.url).send('findApplicant', { ...person, name: [person.name, 'b'] })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', checkInfoSuccess: false } })
  })
})
