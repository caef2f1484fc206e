import { enrolledPerson, newPerson, signedIn } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'

useProduct()

describe('enrolment', () => {
  test('begins an empty draft and opens it in this browser', async () => {
    const { person, browser, id } = await enrolledPerson(stack.url, 2)
    const draft = await browser.call('getApplication', { id })
    expect(draft).toMatchObject({
      ...person,
      applyReason: '',
      isFinalSubmit: false,
      version: 1,
      submissions: 0,
    })
    expect(draft.interviewTime).toEqual(Array(32).fill(0))
  })

  test('takes the blank defaults and the unused keys of other clients', async () => {
    const person = newPerson(3)
    const answer = await visitor(stack.url).send('enroll', {
      ...person,
      team: '3',
      isEwhaian: false,
      major: '',
      semester: '',
      email: '',
      phonenum: '',
      interviewTime: Array(32).fill(0),
      applyReason: '',
      activityPlan: '',
      portfolioLink: '',
      isFinalSubmit: false,
      pass: 'finalPass',
      specialties: [],
      careers: [],
      sns: '',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, isAlready: false, isBlank: false, err: null },
    })
    const rows = await admin.call('listApplicants', { team: 3 })
    expect(rows.applicants.find((row) => row.studentId === person.studentId)).toMatchObject({
      pass: 'default',
      isFinalSubmit: false,
    })
  })

  test('of somebody who has enrolled is refused and gives no id away', async () => {
    const { person } = await enrolledPerson(stack.url)
    const stranger = visitor(stack.url)
    const { status, body } = await stranger.send('enroll', person)
    expect(status).toBe(200)
    expect(body).toMatchObject({ isAlready: true, success: false, isBlank: false, code: 'refused' })
    expect(body.message).toContain('already exists')
    expect(body.value).toBeUndefined()
    expect(stranger.jar.has('applicant')).toBe(false)
  })

  test('with spaces around or in another normal form is the same person, with other letters another', async () => {
    const { person } = await enrolledPerson(stack.url)
    const same = await visitor(stack.url).send('enroll', {
      ...person,
      name: `  ${person.name.normalize('NFD')} `,
    })
    expect(same.body.isAlready).toBe(true)
    const other = await visitor(stack.url).send('enroll', {
      ...person,
      ewhaianId: person.ewhaianId.toUpperCase(),
    })
    expect(other.body.success).toBe(true)
  })

  test.each([
    ['name', { name: '' }, 'name'],
    ['student id', { studentId: '   ' }, 'student id'],
    ['community id', { ewhaianId: '' }, 'community id'],
    ['team', { team: '' as const }, 'team'],
  ])('without a %s names what is missing', async (_what, blank, named) => {
    const { body } = await visitor(stack.url).send('enroll', { ...newPerson(), ...blank })
    expect(body).toMatchObject({ isBlank: true, success: false, isAlready: false })
    expect(body.message).toContain(named)
  })

  test.each(['123456', '12345678', '12345ab', '１２３４５６７'])(
    'with the student id %s is refused in words',
    async (studentId) => {
      const { body } = await visitor(stack.url, 'ko').send('enroll', { ...newPerson(), studentId })
      expect(body).toMatchObject({
        success: false,
        isBlank: false,
        message: expect.stringContaining('7자리'),
      })
    },
  )

  // evidence: V1.3.3
  test.each(['\ud800', '가\u0000나', '\u001b[31m'])(
    'under a name that is no text is a wrong shape: %j',
    async (name) => {
      expect((await visitor(stack.url).send('enroll', { ...newPerson(), name })).status).toBe(400)
    },
  )

  test('of one person twenty times at once makes one row', async () => {
    const person = newPerson(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor(stack.url).send('enroll', person)),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.isAlready)).toHaveLength(19)
    const { applicants } = await admin.call('listApplicants', { team: 1 })
    expect(applicants.filter((row) => row.studentId === person.studentId)).toHaveLength(1)
  })

  test('outside the period is refused, also while the switch has just been turned', async () => {
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    const { body } = await visitor(stack.url).send('enroll', newPerson())
    expect(body).toMatchObject({
      success: false,
      message: expect.stringContaining('Not an application period.'),
    })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    expect((await visitor(stack.url).send('enroll', newPerson())).body.success).toBe(true)
  })

  test('after the closing time is refused although the switch is on', async () => {
    await admin.call('modifyRecruitInfo', { closesAt: '2026-01-01T00:00:00+09:00' })
    expect((await visitor(stack.url).send('enroll', newPerson())).body.success).toBe(false)
    await admin.call('modifyRecruitInfo', { closesAt: '' })
    expect((await visitor(stack.url).send('enroll', newPerson())).body.success).toBe(true)
  })
})

describe('lookup', () => {
  test('by the three things opens the application in another browser', async () => {
    const { person, id } = await enrolledPerson(stack.url)
    const phone = visitor(stack.url)
    const found = await phone.call('findApplicant', { ...person, name: ` ${person.name} ` })
    expect(found).toMatchObject({ checkInfoSuccess: true, applicantId: id })
    expect(await phone.call('getApplication', { id })).toMatchObject({ studentId: person.studentId })
  })

  test('with one thing wrong says that the information does not exist', async () => {
    const { person } = await enrolledPerson(stack.url)
    for (const wrong of [{ name: '김나온' }, { studentId: '0000000' }, { ewhaianId: 'GAON' }]) {
      const { body } = await visitor(stack.url).send('findApplicant', { ...person, ...wrong })
      expect(body).toMatchObject({
        checkInfoSuccess: false,
        message: 'The information does not exist. Please check again.',
      })
    }
  })

  test('with a blank names it', async () => {
    const { body } = await visitor(stack.url, 'ko').send('findApplicant', {
      name: '',
      studentId: '',
      ewhaianId: 'x',
    })
    expect(body).toMatchObject({ checkInfoSuccess: false, message: '빈 항목이 있습니다: 이름, 학번.' })
  })

  test('works outside the period', async () => {
    const { person } = await enrolledPerson(stack.url)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    expect((await visitor(stack.url).send('findApplicant', person)).body.checkInfoSuccess).toBe(true)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  })

  test('two applications with one student id are both there, flagged for staff', async () => {
    const { person } = await enrolledPerson(stack.url, 2)
    await visitor(stack.url).call('enroll', { ...person, name: '김가은' })
    const manager = await signedIn(stack.url, 'manager')
    const { applicants } = await manager.call('listApplicants', { team: 2 })
    const both = applicants.filter((row) => row.studentId === person.studentId)
    expect(both.map((row) => row.sharesStudentId)).toEqual([true, true])
  })
})
