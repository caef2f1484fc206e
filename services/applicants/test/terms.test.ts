import { enrolledPerson, newPerson, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

/** 8:00 and 9:00 of the first day, 24:00 of the last. */
const HOURS = [0b11, ...Array(30).fill(0), 1 << 16]

describe('a term in numbers', () => {
  test('counts drafts and submissions by team and status, and the days by the calendar of Seoul', async () => {
    const before = await manager.call('overview', {})
    await enrolledPerson(stack.url, 1)
    const { id } = await submittedPerson(1)
    await admin.call('selectPass', { _id: id, pass: '1stPass' })
    const after = await manager.call('overview', {})
    const of = (reply: typeof after, pass: string) =>
      reply.statuses.find((counted) => counted.team === 1 && counted.pass === pass) ?? {
        drafts: 0,
        submitted: 0,
      }
    expect(of(after, 'default').drafts).toBe(of(before, 'default').drafts + 1)
    expect(of(after, '1stPass')).toMatchObject({ drafts: 0, submitted: of(before, '1stPass').submitted + 1 })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())
    expect(after.days.filter(({ day }) => day === today)).toContainEqual({
      day: today,
      team: 1,
      enrolled: expect.any(Number),
      submitted: expect.any(Number),
    })
    expect(after.terms).toEqual([
      {
        term: 1,
        cardinalNumber: expect.any(String),
        applications: expect.any(Number),
        closedAt: null,
        removesAt: null,
        isRemoved: false,
      },
    ])
  })

  // evidence: V14.2.6 M50
  test('tells the manager how many can come and the admin who', async () => {
    const { id, person, browser } = await submittedPerson(3, { interviewHours: HOURS })
    await enrolledPerson(stack.url, 3)
    // A draft after the submission does not count yet.
    await browser.call('savePage1', { id, interviewHours: Array(32).fill(1) })
    const numbers = await manager.call('availability', { team: 3 })
    expect(numbers).not.toHaveProperty('people')
    expect(numbers).toMatchObject({ team: 3, applicants: 1 })
    expect(numbers.cells).toHaveLength(32)
    expect(numbers.cells[0]).toEqual([1, 1, ...Array(15).fill(0)])
    expect(numbers.cells[1]).toEqual(Array(17).fill(0))
    expect(numbers.cells[31]?.[16]).toBe(1)
    const { people } = await admin.call('availability', { team: 3 })
    expect(people).toEqual([{ _id: id, name: person.name, interviewHours: HOURS, interviewDays: null }])
    expect(await admin.call('availability', { team: 3, pass: 'fail' })).toMatchObject({ applicants: 0 })
  })
})

// evidence: V6.3.7
test('every change of the settings and the keys is in their history, texts and switches alike', async () => {
  await admin.call('modifyMasterInfo', { masterName: '박한결', masterPhoneNumber: '010-0000-0000' })
  await admin.call('modifyMasterInfo', { masterName: '박한결' })
  const { history } = await admin.call('settingsHistory', {})
  const said = history.map(({ what, from, to, role }) => ({ what, from, to, role }))
  expect(said.slice(0, 2)).toEqual(
    expect.arrayContaining([
      { what: 'masterName', from: '', to: '박한결', role: 'admin' },
      { what: 'masterPhoneNumber', from: '', to: '010-0000-0000', role: 'admin' },
    ]),
  )
  expect(said).toContainEqual({ what: 'isApplicationPeriod', from: 'false', to: 'true', role: 'admin' })
  expect(said.at(-1)).toMatchObject({ what: 'created' })
  const keys = await admin.call('keyHistory', {})
  expect(keys.history.map(({ what, role }) => `${what} ${role}`).sort()).toEqual([
    'adminKey operator',
    'managerKey operator',
  ])
  expect(keys.history.every(({ from, to }) => from === '' && to === '')).toBe(true)
})

describe('a new term', () => {
  let old: Awaited<ReturnType<typeof enrolledPerson>>
  let version = 0
  beforeAll(async () => {
    old = await submittedPerson(1)
    await admin.call('setInterviewDate', { _id: old.id, date: '3월 4일 김바른' })
    await admin.call('correctApplicant', { _id: old.id, ewhaianId: 'corrected' })
    old.person.ewhaianId = 'corrected'
    await admin.call('modifyResultInfo', { showResultToApplicant: true, masterTrainingPlace: '학생문화관' })
    const { objectId } = await admin.call('findSettings', { key: 1 })
    version = (await admin.call('getSettings', { id: objectId })).version
  })

  test('is refused to somebody who does not know the record as it stands', async () => {
    expect((await admin.send('newTerm', { version: version - 1 })).status).toBe(409)
  })

  test('empties result texts, turns everything off and makes the earlier one an archive', async () => {
    await admin.call('newTerm', { version })
    const settings = await visitor(stack.url).call('loadSettings', { key: 1 })
    expect(settings).toMatchObject({
      cardinalNumber: '45',
      masterName: '박한결',
      masterTrainingPlace: '',
      isApplicationPeriod: false,
      showResultToApplicant: false,
    })
    const { team: _, ...identity } = old.person
    expect(await visitor(stack.url).call('findApplicant', identity)).toMatchObject({
      checkInfoSuccess: false,
    })
    expect((await old.browser.send('getApplication', { id: old.id })).status).toBe(404)
    expect((await old.browser.send('withdraw', { id: old.id })).status).toBe(404)
    expect((await admin.call('listApplicants', { team: 1 })).applicants).toEqual([])
    const archived = (await manager.call('listApplicants', { team: 1, term: 1 })).applicants
    expect(archived.map(({ _id }) => _id)).toContain(old.id)
    expect(await manager.call('getApplication', { id: old.id, view: 'staff' })).toMatchObject({
      name: old.person.name,
    })
    expect((await admin.send('listApplicants', { team: 1, term: 3 })).status).toBe(404)
    const { history } = await admin.call('settingsHistory', {})
    expect(history).toContainEqual(expect.objectContaining({ what: 'term', from: '1', to: '2' }))
    // The earlier term keeps its cohort number.
    await admin.call('modifyRecruitInfo', { cardinalNumber: '46' })
    const cohorts = (await manager.call('overview', {})).terms.map((known) => [
      known.term,
      known.cardinalNumber,
    ])
    expect(cohorts).toEqual([
      [1, '45'],
      [2, '46'],
    ])
    const fileOf = async (term?: number) =>
      (await admin.call('exportApplicants', { team: 1, ...(term && { term }) })).filename
    expect(await fileOf(1)).toBe('applications-cohort45-term1-marketing.csv')
    expect(await fileOf()).toBe('applications-cohort46-term2-marketing.csv')
    expect(history).toContainEqual(
      expect.objectContaining({ what: 'masterTrainingPlace', from: '학생문화관', to: '' }),
    )
  })

  // evidence: V8.4.1 M51 M52
  test('takes the same person anew, and the archive is read-only', async () => {
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    const again = await visitor(stack.url).call('enroll', old.person)
    expect(again).toMatchObject({ success: true, isAlready: false })
    expect(again.value).not.toBe(old.id)
    for (const attempt of [
      admin.send('selectPass', { _id: old.id, pass: 'fail' }),
      admin.send('setInterviewDate', { _id: old.id, date: '3.4' }),
      admin.send('bulkPass', { ids: [old.id], pass: 'fail' }),
      admin.send('correctApplicant', { _id: old.id, name: '김바른' }),
    ])
      expect((await attempt).status).toBe(404)
    for (const attempt of [
      old.browser.send('savePage1', { id: old.id, major: '경영학과' }),
      old.browser.send('savePage2', { id: old.id, ...wholeContent, isFinalSubmit: true }),
      old.browser.send('saveInterview', { id: old.id, interviewHours: Array(32).fill(1) }),
    ])
      expect(await attempt).toMatchObject({ status: 404, body: { applicationUpdateSuccess: 'fail' } })
  })

  // evidence: V14.2.4 V14.2.7 M54
  test('some months later takes the personal data of the earlier one away, its numbers stay', async () => {
    const shown = (await admin.call('overview', { term: 1 })).terms[0]
    expect(shown).toMatchObject({ term: 1, isRemoved: false })
    expect(Date.parse(shown?.removesAt ?? '')).toBeGreaterThan(Date.parse(shown?.closedAt ?? ''))
    const before = await admin.call('overview', { term: 1 })
    await admin.call('enroll', newPerson(2))

    const mysql = await createConnection(stack.mysqlAdminUrl)
    const schema = stack.prefix
    await mysql.query(`UPDATE ${schema}_settings.terms SET closed_at = closed_at - INTERVAL 8 MONTH`)
    await admin.call('modifyRecruitInfo', { keepMonths: 7, cardinalNumber: '46' })
    const kept = await vi.waitUntil(
      async () => {
        const reply = await admin.call('overview', { term: 1 })
        return reply.terms[0]?.isRemoved ? reply : undefined
      },
      { timeout: 30_000, interval: 100 },
    )
    expect(kept).toMatchObject({ statuses: before.statuses, days: [] })
    expect(kept?.terms[0]?.applications).toBe(shown?.applications)
    expect((await admin.call('listApplicants', { team: 1, term: 1 })).applicants).toEqual([])
    expect((await admin.send('getApplication', { id: old.id, view: 'staff' })).status).toBe(404)
    const [rows] = await mysql.query(
      `SELECT COUNT(*) AS count FROM ${schema}_applicants.applications WHERE term = 1`,
    )
    await mysql.end()
    expect(rows).toEqual([{ count: 0 }])
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({
      what: 'removedTerm',
      role: 'system',
      from: String(shown?.applications),
      to: '1',
    })
    // The history keeps that something changed, not about whom.
    const ofOld = (await admin.call('applicantHistory', { id: old.id })).history
    expect(ofOld.map(({ what, from, to }) => [what, from, to])).toEqual([
      ['ewhaianId', '', ''],
      ['date', '', ''],
    ])
    expect((await admin.call('overview', {})).terms.map(({ term }) => term)).toEqual([1, 2])
    expect((await admin.call('listApplicants', { team: 2 })).applicants).toHaveLength(1)
  })
})
