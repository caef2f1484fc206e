import { enrolledPerson, newPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { admin, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

/** An applicant who has submitted exactly `wholeContent`. */
const submitted = (team: 1 | 2 | 3) => submittedPerson(team, { email: wholeContent.email })

describe('submitting', () => {
  // evidence: V2.2.1
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

  // evidence: V2.2.3
  test('again requires the rest too', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    await browser.call('savePage2', { id, applyReason: '동기', activityPlan: '계획', isFinalSubmit: true })
    const { body } = await browser.send('savePage2', { id, activityPlan: '새 계획', isFinalSubmit: true })
    expect(body.message).toBe('Please fill in: major, completed semesters, e-mail, phone.')
    const reply = await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    expect(reply).toMatchObject({ message: 'Saved successfully.', submissions: 2 })
  })

  test('is never taken back by a draft; staff go on seeing what was submitted', async () => {
    const { browser, id } = await submitted(1)
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

  test('what was submitted before makes it the draft again, and is no new submission', async () => {
    const { browser, id } = await submitted(1)
    await browser.call('savePage1', { id, major: '고치는 중' })
    const again = { id, ...wholeContent, isFinalSubmit: true }
    expect(await browser.call('savePage2', again)).toMatchObject({ submissions: 1 })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      ...{ major: wholeContent.major, hasUnsubmittedEdits: false },
    })
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

  // evidence: V2.3.1
  test('and saving outside the period is refused, and nothing changes', async () => {
    const { browser, id } = await submitted(1)
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
    const { value: other = '' } = await browser.call('enroll', newPerson())
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
    const { browser, id, person } = await submitted(1)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    const reply = await browser.call('withdraw', { id })
    expect(reply).toEqual({ message: expect.stringContaining('withdrawn') })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    expect((await browser.send('getApplication', { id })).status).toBe(404)
    expect((await admin.send('getApplication', { id, view: 'staff' })).status).toBe(404)
    const flags = { savePage1: { applicationUpdateSuccess: 'fail' }, withdraw: {} }
    for (const name of ['savePage1', 'withdraw'] as const)
      expect(await browser.send(name, { id, major: 'x' })).toMatchObject({
        status: 404,
        body: { ...flags[name], code: 'not_found' },
      })
    expect((await browser.call('enroll', person)).success).toBe(true)
  })

  test('is for whoever proved the application alone', async () => {
    const { id } = await submitted(1)
    const { browser: other } = await enrolledPerson(stack.url)
    expect((await visitor(stack.url).send('withdraw', { id })).status).toBe(401)
    for (const stranger of [other, admin]) expect((await stranger.send('withdraw', { id })).status).toBe(403)
    expect(await admin.call('getApplication', { id })).toMatchObject(wholeContent)
  })
})

describe('whose it is', () => {
  // evidence: V8.2.3 V14.2.6 V15.3.1
  test('with the address alone: four fields', async () => {
    const { id, person } = await submitted(3)
    const { body } = await visitor(stack.url).send('getApplication', { id })
    expect(body).toEqual({ name: person.name, team: 3, pass: 'default', date: '' })
    const other = await enrolledPerson(stack.url)
    expect((await other.browser.send('getApplication', { id })).body).toEqual(body)
  })

  // evidence: V8.2.2
  test('writes by nobody get 401, by another applicant or staff 403, always alike', async () => {
    const { id } = await submitted(1)
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
      new Set(['404 {"code":"not_found","reason":"notFound","message":"Not found."}']),
    )
  })

  test('the staff view is for staff alone', async () => {
    const { browser, id } = await submitted(1)
    expect((await visitor(stack.url).send('getApplication', { id, view: 'staff' })).status).toBe(401)
    expect((await browser.send('getApplication', { id, view: 'staff' })).status).toBe(403)
  })

  test('a name in two arrays matches nobody', async () => {
    const person = newPerson()
    const answer = await visitor(stack.url).send('findApplicant', { ...person, name: [person.name, 'b'] })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', checkInfoSuccess: false } })
  })
})
