import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { beforeAll, expect, test } from 'vitest'
import { admin, manager, stack, useProduct } from './product.ts'
import { at, hoursOn, newInterviewer, passer, placed, setPeriod } from './timetable-product.ts'

useProduct()

beforeAll(() => setPeriod())
const bearer = () => visitor(stack.url, 'en')
const linkOf = (id: string) => admin.call('newInterviewerLink', { id })
const asked = async (sql: string) => {
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  const mysql = await createConnection(url.href)
  const [rows] = await mysql.query(sql)
  await mysql.end()
  return rows
}
const read = (token: string) => bearer().send('readOwnHours', { token })
const UNUSABLE = { status: 400, body: { reason: 'linkUnusable' } }

// evidence: M202
test('an interviewer reads what is known of her, saves her hours and limits, and nothing else', async () => {
  const { id } = await newInterviewer('나리', [1, 2], [at(1, 2)])
  const { token, expiresAt } = await linkOf(id)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  const own = { name: '나리', teams: [1, 2], version: 1, mostPerDay: null, mostInARow: null }
  const { body } = await read(token)
  expect(body).toEqual({ ...own, interviewHours: hoursOn(at(1, 2)), interviewDays: null, expiresAt })
  const hours = { interviewHours: hoursOn(at(5)), interviewDays: null, mostPerDay: 3, mostInARow: 2 }
  const form = { token, version: 1, ...hours, name: '다른 이름', teams: [3], member: null }
  expect(await bearer().call('saveOwnHours', form)).toMatchObject({ version: 2 })
  const stored = (await manager.call('listInterviewers', {})).interviewers.find((one) => one.id === id)
  expect(stored).toEqual({ ...own, ...hours, id, member: null, version: 2 })
  expect((await bearer().send('saveOwnHours', form)).status).toBe(409)
  const { history } = await admin.call('applicantHistory', {})
  expect(history.find(({ what }) => what === 'interviewer')).toMatchObject({ member: '나리', to: '나리' })
  expect(JSON.stringify(history)).not.toContain(token)
})

// evidence: M255 threat.history-floods
test('who saves all the time is refused, and her saves of a minute are one line of the history', async () => {
  const { id } = await newInterviewer('바다', [1], [at(1)])
  const { token } = await linkOf(id)
  const { most } = USAGE_LIMITS.answers
  const save = (version: number) =>
    bearer().send('saveOwnHours', {
      ...{ token, version, interviewHours: hoursOn(at(version % 9)), interviewDays: null },
      ...{ mostPerDay: null, mostInARow: null },
    })
  for (let version = 1; version <= most; version++) expect((await save(version)).status).toBe(200)
  expect(await save(most + 1)).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } })
  const { history } = await admin.call('applicantHistory', {})
  expect(history.filter(({ what, member }) => what === 'interviewer' && member === '바다')).toHaveLength(1)
})

// evidence: threat.interviewer-links
test('nothing of an applicant is told, though she is to interview one', async () => {
  const { id } = await newInterviewer('소라', [1], [at(1, 2)])
  const who = await passer(1, at(1))
  await placed(who.id, '2037-12-05', 1, [id])
  const { text } = await read((await linkOf(id)).token)
  expect(text).not.toContain(who.id)
  expect(text).not.toContain(who.person.name)
})

// evidence: M198 M199 M200 M201 threat.interviewer-links
test('a link is one of this interviewer and this term: replaced, removed, expired or unknown it opens nothing', async () => {
  const one = await newInterviewer('다솜', [1], [at(1)])
  const first = await linkOf(one.id)
  const second = await linkOf(one.id)
  const hashes = JSON.stringify(await asked('SELECT * FROM interviewer_links'))
  expect(hashes).not.toContain(second.token)
  expect(await read(first.token)).toMatchObject(UNUSABLE)
  expect((await read(second.token)).status).toBe(200)
  await admin.call('removeInterviewer', { id: one.id, version: 1 })
  expect(await asked(`SELECT * FROM interviewer_links WHERE interviewer = '${one.id}'`)).toEqual([])
  const two = await newInterviewer('라온', [1], [at(1)])
  const { token } = await linkOf(two.id)
  await asked('UPDATE interviewer_links SET expires_at = UTC_TIMESTAMP(6) - INTERVAL 1 SECOND')
  expect(await read(token)).toMatchObject(UNUSABLE)
  const hours = { version: 1, interviewHours: hoursOn(at(9)), interviewDays: null }
  const form = { token, ...hours, mostPerDay: null, mostInARow: null }
  expect(await bearer().send('saveOwnHours', form)).toMatchObject(UNUSABLE)
  await asked('UPDATE interviewer_links SET expires_at = UTC_TIMESTAMP(6) + INTERVAL 1 DAY')
  expect((await read(token)).status).toBe(200)
  expect((await admin.send('newInterviewerLink', { id: 'nobody' })).status).toBe(404)
  await admin.call('newTerm', {})
  expect(await read(token)).toMatchObject(UNUSABLE)
})

// evidence: M203 threat.interviewer-links
test('who tries links that open nothing has to wait', async () => {
  await setPeriod()
  const { token } = await linkOf((await newInterviewer('마루', [1], [at(1)])).id)
  expect((await read(token)).status).toBe(200)
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries++) statuses.push((await read(`wrong ${tries}`)).status)
  expect(statuses[0]).toBe(400)
  expect(statuses.at(-1)).toBe(429)
  expect((await read(token)).status).toBe(429)
})
