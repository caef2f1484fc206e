import { beforeAll, expect, test } from 'vitest'
import { admin, approved, db, drafted, mailingOf, rows, useMessagesProduct } from './messages-product.ts'
import { publishDecisions, show, submittedPerson } from './product.ts'
import {
  at,
  DAYS,
  hoursOn,
  newInterviewer,
  placed,
  publishedTimetable,
  setPeriod,
} from './timetable-product.ts'

useMessagesProduct()

const [SATURDAY] = DAYS
type Person = Awaited<ReturnType<typeof submittedPerson>>
const kindsOf = async ({ id, browser }: Person) =>
  (await browser.call('ownMessages', { id })).messages
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'receipt')
const words = { ko: { subject: '축하', text: '{name}' }, en: { subject: 'Welcome', text: '{name}' } }
let nari: string
beforeAll(async () => {
  await setPeriod()
  nari = (await newInterviewer('나리', [1], [at(1, 2, 3)])).id
})
/** An applicant who passed and whose address takes no mail. */
async function withoutAddress(): Promise<Person> {
  const she = await submittedPerson(1, { email: '', interviewHours: hoursOn(at(1, 2, 3)) })
  await admin.call('selectPass', { _id: she.id, pass: '1stPass' })
  return she
}
const lastMailing = async (kind: string) =>
  (await admin.call('listMailings', {})).mailings.find((mailing) => mailing.kind === kind)?.id ?? ''

test('without an address it is read on the site alone, once it is approved, and only while it is true', async () => {
  const [she, other] = [await withoutAddress(), await withoutAddress()]
  await show(false)
  const audience = { teams: [1 as const], who: 'submitted' as const, statuses: ['1stPass' as const] }
  const id = await drafted({ kind: 'notice', template: words, audience })
  expect((await mailingOf(id)).drafts).toMatchObject({ count: 0, readers: 2 })
  await show(true)
  expect(await kindsOf(she)).toEqual([])
  await show(false)
  expect((await approved(id)).body).toMatchObject({ approved: 0 })
  expect((await approved(id)).status).toBe(409)
  expect(await kindsOf(she)).toEqual([])
  await admin.call('selectPass', { _id: other.id, pass: 'fail' })
  await show(true)
  expect([await kindsOf(she), await kindsOf(other)]).toEqual([['notice'], []])
  await show(false)
})

test('an appointment that was read on the site is told of when it is taken away', async () => {
  const she = await withoutAddress()
  await placed(she.id, SATURDAY, 1, [nari])
  expect((await publishedTimetable()).status).toBe(200)
  await show(true)
  await approved(await lastMailing('appointment'))
  expect(await kindsOf(she)).toContain('appointment')
  const { version } = await admin.call('readTimetable', {})
  await admin.call('removeAppointment', { version, _id: she.id })
  await publishedTimetable()
  await publishDecisions()
  const id = await lastMailing('cancelled')
  expect((await mailingOf(id)).messages).toMatchObject([{ application: she.id, state: 'unreachable' }])
  await approved(id)
  // The appointment is outdated, its cancellation is current.
  expect(await kindsOf(she)).toEqual(['cancelled'])
  await show(false)
})

test('whoever withdraws between reading and writing has no draft', async () => {
  const she = await submittedPerson(2)
  const id = await drafted({ kind: 'notice', template: words, audience: { ids: [she.id] } })
  const { mailing } = await mailingOf(id)
  await db.query('DELETE FROM messages WHERE mailing = ?', { replacements: [id] })
  await she.browser.call('withdraw', { id: she.id })
  const remade = await admin.send('remakeMailing', { id, version: mailing.version })
  expect(remade.body).toMatchObject({ drafted: 0 })
  expect(await rows({ application: she.id })).toEqual([])
})

test('an appointment of an applicant who has withdrawn is drafted for nobody', async () => {
  const she = await withoutAddress()
  await placed(she.id, SATURDAY, 2, [nari])
  expect((await publishedTimetable()).status).toBe(200)
  const id = await lastMailing('appointment')
  const { mailing } = await mailingOf(id)
  await she.browser.call('withdraw', { id: she.id })
  const remade = await admin.send('remakeMailing', { id, version: mailing.version })
  expect(remade.body).toMatchObject({ mailings: [], drafted: 0 })
})

test('the list of messages goes on where it stopped, though many were written in one moment', async () => {
  const ids = Array.from({ length: 250 }, () => crypto.randomUUID())
  for (const id of ids)
    await db.query(
      `INSERT INTO messages (id, term, application, kind, occasion, channel, language, receiver_name,
        receiver_address, subject, text, state, next_at, created_at)
        VALUES (?, 1, ?, 'notice', '1', 'mail', 'ko', '', '', '', '', 'failed', UTC_TIMESTAMP(6), '2026-11-01 00:00:00.123456')`,
      { replacements: [id, id] },
    )
  const found: string[] = []
  for (let before: string | undefined; ; ) {
    const page = await admin.call('listMessages', { state: 'failed', ...(before && { before }) })
    found.push(...page.messages.map(({ id }) => id))
    if (!page.next) break
    before = page.next
  }
  expect(found.toSorted()).toEqual(ids.toSorted())
})

test('the staff search messages by a part of a name or address, and see who got which kind', async () => {
  const she = await submittedPerson(1, { email: 'Search.100%me@recruit.test' })
  const { name } = she.person
  const subjects = async (search: string) =>
    (await admin.call('listMessages', { search, kind: 'receipt' })).messages.map(
      ({ application }) => application,
    )
  expect(await subjects(name.normalize('NFD'))).toEqual([she.id])
  expect(await subjects('100%ME@')).toEqual([she.id])
  expect(await subjects('100_me')).toEqual([])

  const id = await drafted({ kind: 'notice', template: words, audience: { ids: [she.id] } })
  const { applicants } = await admin.call('messagesByApplicant', {})
  const hers = applicants.find(({ application }) => application === she.id)
  expect(hers).toMatchObject({ name, messages: { notice: { state: 'draft' } } })
  expect(Object.keys(hers?.messages ?? {}).toSorted()).toEqual(['notice', 'receipt'])
  expect((await mailingOf(id)).messages.map((line) => line.id)).toEqual([hers?.messages.notice?.id])
})
