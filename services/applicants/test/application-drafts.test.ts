import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { describe, expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'

useProduct()

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

  // evidence: M261
  test('keeps a mail address without the white space around it, so that mail reaches it', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage1', { id, email: ' gaon@recruit.test\u3000' })
    expect((await browser.call('getApplication', { id })).email).toBe('gaon@recruit.test')
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

  // evidence: V8.2.3
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

  // evidence: V15.4.3
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

  // evidence: V2.2.3
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
