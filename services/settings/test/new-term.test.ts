import { openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test } from 'vitest'
import { FROM_HISTORY } from '../migrations/004-cohorts-of-terms.ts'

let stack: SharedStack
let admin: Visitor
const load = () => visitor(stack.url).call('loadSettings', { key: 1 })
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
})

test('a new term does not show the dates of the last one', async () => {
  const dates = {
    applicationSubmissionPeriod: '9.1(월) – 9.7(일)',
    firstPresentationPeriod: '9.10(수)',
    interviewPeriod: '9.12(금) – 9.14(일)',
    finalPresentationPeriod: '9.16(화)',
  }
  await admin.call('modifyRecruitInfo', { ...dates, cardinalNumber: '45' })
  await expect.poll(load).toMatchObject(dates)
  await admin.call('newTerm', {})
  const empty = Object.fromEntries(Object.keys(dates).map((name) => [name, '']))
  await expect.poll(load).toMatchObject({ ...empty, cardinalNumber: '45' })
})

test('a term closed before cohort numbers were kept has the one that the history names', async () => {
  const mysql = await createConnection({ uri: stack.mysqlAdminUrl, database: `${stack.prefix}_settings` })
  const cohorts = async () => (await mysql.query('SELECT term, cardinal_number AS cohort FROM terms'))[0]
  expect(await cohorts()).toEqual([{ term: 1, cohort: '45' }])
  await admin.call('modifyRecruitInfo', { cardinalNumber: '46' })
  await admin.call('newTerm', {})
  await admin.call('modifyRecruitInfo', { cardinalNumber: '47' })
  await mysql.query("UPDATE terms SET cardinal_number = ''")
  await mysql.query(FROM_HISTORY)
  expect(await cohorts()).toEqual([
    { term: 1, cohort: '45' },
    { term: 2, cohort: '46' },
  ])
  await mysql.end()
})

test('a new term begins with the texts that are taken over, and with no others', async () => {
  const texts = { interviewPeriod: '9.12(금) – 9.14(일)', firstPresentationPeriod: '9.10(수)' }
  await admin.call('modifyRecruitInfo', { ...texts, isApplicationPeriod: true })
  await admin.call('modifyResultInfo', {
    interviewWaitingPlace: '학생문화관 로비',
    designPreAssignment: '배너',
  })
  await admin.call('newTerm', { keep: ['interviewPeriod', 'designPreAssignment'] })
  await expect.poll(load).toMatchObject({
    interviewPeriod: texts.interviewPeriod,
    firstPresentationPeriod: '',
    interviewWaitingPlace: '',
    isApplicationPeriod: false,
  })
  const { objectId: id } = await admin.call('findSettings', { key: 1 })
  expect((await admin.call('getSettings', { id })).designPreAssignment).toBe('배너')
  expect((await admin.send('newTerm', { keep: ['masterName'] })).status).toBe(400)
  expect((await admin.send('newTerm', { keep: ['isApplicationPeriod'] })).status).toBe(400)
})

test('a new term begins with its own cohort number, and the closed one keeps the old', async () => {
  await admin.call('modifyRecruitInfo', { cardinalNumber: '50' })
  await admin.call('newTerm', { cardinalNumber: '51' })
  await expect.poll(load).toMatchObject({ cardinalNumber: '51' })
  const { terms } = await admin.call('overview', {})
  expect(terms.slice(-2).map(({ cardinalNumber }) => cardinalNumber)).toEqual(['50', '51'])
  const tooLong = await admin.send('newTerm', { cardinalNumber: '5'.repeat(201) })
  expect(tooLong).toMatchObject({ status: 400, body: { reason: 'settingsTooLong' } })
  expect((await admin.call('overview', {})).terms).toHaveLength(terms.length)
})
