import { byIcalJs, byTsIcs, type ReadEvent } from '@recruit/local/testing/mail/calendars'
import { type MailServer, parsedMail, startMailServer } from '@recruit/local/testing/mail/server'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMail } from '../src/messages/delivering/delivered-mail.ts'
import {
  admin,
  approved,
  db,
  drafted,
  ended,
  mailingOf,
  put,
  rows,
  soon,
  startDelivery,
  useMessagesProduct,
} from './messages-product.ts'
import { publishDecisions, show } from './product.ts'
import {
  at,
  DAYS,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useMessagesProduct()

const [SATURDAY, SUNDAY] = DAYS
let server: MailServer
let nari: string
let one: Awaited<ReturnType<typeof passer>>
let failed: typeof one
beforeAll(async () => {
  server = await startMailServer()
  await startDelivery(server.url)
  await setPeriod()
  await setRules({ roomNames: ['학관 301호'] })
  nari = (await newInterviewer('나리', [1], [at(1, 2, 3), at(6)])).id
  one = await passer(1, at(1, 2), at(6))
  failed = await passer(1, at(1, 2, 3))
})
afterAll(() => server?.stop())

const mailingsOf = async (kind: string) =>
  (await admin.call('listMailings', {})).mailings.filter((mailing) => mailing.kind === kind)
const arrived = async () => {
  const mails = await Promise.all(server.delivered.map(parsedMail))
  return mails.filter(({ subject }) => !subject?.startsWith('[Receipt]'))
}
/** The event in the latest mail, read equally by two programs. */
async function latestEvent(count: number): Promise<ReadEvent> {
  const mails = await soon(async () => {
    const found = await arrived()
    if (found.length < count) throw new Error(`${found.length} of ${count} arrived`)
    return found
  })
  const [attachment] = mails.at(-1)?.attachments ?? []
  const text = new TextDecoder().decode(attachment?.content as ArrayBuffer)
  const event = byIcalJs(text)
  expect(byTsIcs(text)).toEqual(event)
  return event
}
const UID = /^[\w-]{22}@example\.org$/
let uid: string

// evidence: M224
test('publishing a timetable drafts its messages, which wait for the announcement however early they are approved', async () => {
  await placed(one.id, SUNDAY, 6, [nari])
  expect((await publishedTimetable()).body).toMatchObject({ published: 1 })
  const [mailing] = await mailingsOf('appointment')
  expect(mailing).toMatchObject({ gate: 'results', counts: { draft: 1 } })
  const id = mailing?.id ?? ''
  expect((await mailingOf(id)).messages[0]).toMatchObject({
    application: one.id,
    subject: '[Interview] 12.6(일) 14:00, 학관 301호',
  })
  expect((await approved(id)).status).toBe(200)
  const results = await drafted({ kind: 'results' })
  await approved(results)
  // A newer receipt is delivered first: delivery runs, and these wait.
  const other = await passer(1, at(1, 2))
  await soon(async () => {
    const [receipt] = (await rows({ application: other.id })).filter(({ kind }) => kind === 'receipt')
    expect(receipt?.state).toBe('sent')
  })
  expect(await arrived()).toEqual([])
  const held = (await rows({ application: one.id })).filter(({ kind }) => kind !== 'receipt')
  expect(held.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['queued', 0],
    ['queued', 0],
  ])
  expect((await one.browser.call('ownMessages', { id: one.id })).messages.map(({ kind }) => kind)).toEqual([
    'receipt',
  ])

  await show(true)
  expect(await ended(id)).toEqual({ sent: 1 })
  expect(await ended(results)).toEqual({ sent: 2 })
  const event = await latestEvent(3).catch(() => null)
  const dated = (await arrived()).find(({ subject }) => subject?.startsWith('[Interview]'))
  expect(dated?.text).toContain('Interview: 12.6(일) 14:00, 학관 301호 (Korean time)')
  const told = (await arrived()).filter(({ subject }) => subject?.startsWith('[Results]'))
  expect(new Set(told.map(({ text }) => text?.replace(/김가온\d+/g, '')))).toHaveProperty('size', 1)
  expect(event === null || UID.test(event.uid)).toBe(true)
  const own = await one.browser.call('ownMessages', { id: one.id })
  expect(own.messages.map(({ kind }) => kind).toSorted()).toEqual(['appointment', 'receipt', 'results'])
  const ics = own.messages.find(({ kind }) => kind === 'appointment')?.ics ?? ''
  expect(byIcalJs(ics)).toEqual(byTsIcs(ics))
  expect(byIcalJs(ics)).toMatchObject({
    ...{ method: 'PUBLISH', sequence: 0, status: 'CONFIRMED', summary: 'EWHAIAN interview' },
    ...{ begins: `${SUNDAY}T05:00:00.000Z`, ends: `${SUNDAY}T06:00:00.000Z`, location: '학관 301호' },
  })
  uid = byIcalJs(ics).uid
  expect(uid).toMatch(UID)
})

// evidence: M231
test('while results are hidden again, what was told of them is not shown', async () => {
  await show(false)
  const { messages } = await one.browser.call('ownMessages', { id: one.id })
  expect(messages.map(({ kind }) => kind)).toEqual(['receipt'])
  await show(true)
})

// evidence: M235
test('a staged date is told with its publication: three moves and a cancellation, one event whose number grows', async () => {
  const moves = [
    { day: SATURDAY, start: 1, date: '12.5(토) 9:00, 학관 301호' },
    { day: SATURDAY, start: 2, date: '12.5(토) 10:00, 학관 301호' },
    { day: SUNDAY, start: 6, date: '12.6(일) 14:00, 학관 301호' },
  ]
  let before = '12.6(일) 14:00, 학관 301호'
  let count = (await arrived()).length
  for (const [at, { day, start, date }] of moves.entries()) {
    await placed(one.id, day, start, [nari])
    expect((await publishedTimetable()).status).toBe(200)
    expect((await mailingsOf('moved')).length).toBe(at)
    await publishDecisions()
    const [mailing] = await mailingsOf('moved')
    const { messages } = await mailingOf(mailing?.id ?? '')
    expect(messages).toMatchObject([{ subject: `[Interview moved] ${date}`, state: 'draft' }])
    await approved(mailing?.id ?? '')
    count++
    expect(await latestEvent(count)).toMatchObject({
      method: 'PUBLISH',
      uid,
      sequence: at + 1,
      status: 'CONFIRMED',
    })
    const last = (await arrived()).at(-1)
    expect(last?.text).toContain(`Earlier time: ${before}`)
    before = date
  }
  const { version } = await admin.call('readTimetable', {})
  await admin.call('removeAppointment', { version, _id: one.id })
  expect((await publishedTimetable()).status).toBe(200)
  await publishDecisions()
  const [mailing] = await mailingsOf('cancelled')
  await approved(mailing?.id ?? '')
  expect(await latestEvent(count + 1)).toMatchObject({
    method: 'CANCEL',
    uid,
    sequence: 4,
    status: 'CANCELLED',
  })
  expect((await arrived()).at(-1)?.subject).toBe(`[Interview cancelled] ${before}`)

  await placed(one.id, SATURDAY, 2, [nari])
  await publishedTimetable()
  await publishDecisions()
  const [again] = await mailingsOf('appointment')
  await approved(again?.id ?? '')
  expect(await latestEvent(count + 2)).toMatchObject({
    method: 'PUBLISH',
    uid,
    sequence: 5,
    status: 'CONFIRMED',
  })
})

// evidence: M226
test('an applicant whose decision changes before the message leaves gets none', async () => {
  await show(false)
  const { version } = await admin.call('readTimetable', {})
  await admin.send('placeAppointment', {
    version,
    _id: failed.id,
    day: SATURDAY,
    start: 3,
    room: 0,
    interviewers: [nari],
  })
  expect((await publishedTimetable()).status).toBe(200)
  const [mailing] = await mailingsOf('appointment')
  const id = mailing?.id ?? ''
  expect((await mailingOf(id)).messages.map(({ application }) => application)).toEqual([failed.id])
  await approved(id)
  await admin.call('selectPass', { _id: failed.id, pass: 'fail' })
  await show(true)
  expect(await ended(id)).toEqual({ cancelled: 1 })
  expect((await mailingOf(id)).messages[0]?.reason).toBe('not true any more')
  expect((await arrived()).some(({ to }) => to?.[0]?.address === 'nobody')).toBe(false)
})

// evidence: M236
test('a date that is another one before it was told is told once, as it is now', async () => {
  const late = await passer(1, at(1, 3))
  for (const start of [1, 3]) {
    await placed(late.id, SATURDAY, start, [nari])
    expect((await publishedTimetable()).status).toBe(200)
    await publishDecisions()
    const told = (await rows({ application: late.id })).filter(({ kind }) => kind !== 'receipt')
    expect(told).toMatchObject([{ kind: 'appointment', state: 'draft' }])
    expect(told[0]?.subject).toContain(`${start + 8}:00`)
  }
})

test('an interview that begins before its message leaves needs none, and none is drafted for it', async () => {
  const early = await passer(1, at(1, 4))
  const later = await passer(1, at(1, 5))
  const duri = (await newInterviewer('두리', [1], [at(1, 4, 5)])).id
  expect((await placed(early.id, SATURDAY, 4, [duri])).status).toBe(200)
  expect((await placed(later.id, SATURDAY, 5, [duri])).status).toBe(200)
  await show(false)
  expect((await publishedTimetable()).status).toBe(200)
  const mailings = await Promise.all((await mailingsOf('appointment')).map(({ id }) => mailingOf(id)))
  const hers = mailings.find(({ messages }) => messages.some(({ application }) => application === early.id))
  const id = hers?.mailing.id ?? ''
  await approved(id)
  // Its day is over: as if the message had waited that long.
  const begun = `UPDATE applications SET published_appointments = JSON_REPLACE(published_appointments,
    CONCAT('$[', JSON_LENGTH(published_appointments) - 1, '].day'), '2026-03-07') WHERE id = ?`
  await db.query(begun, { replacements: [early.id] })
  await show(true)
  expect(await ended(id)).toEqual({ cancelled: 1, sent: 1 })
  const { messages } = await mailingOf(id)
  expect(messages.find(({ application }) => application === early.id)?.reason).toBe('not true any more')
  // She has received none, and yet there is nothing to draft.
  const { status, body } = await admin.send('draftMailing', { kind: 'appointment' })
  expect({ status, body }).toMatchObject({ status: 400, body: { reason: 'nobodyToTell' } })
})

// evidence: M234
test('own words chosen by a result wait until it is public, and tell whom it is shown to', async () => {
  await show(false)
  const notice = {
    ko: { subject: '축하', text: '{name}' },
    en: { subject: 'Congratulations', text: '{name}' },
  }
  const audience = { teams: [1 as const], who: 'submitted' as const, statuses: ['1stPass' as const] }
  const id = await drafted({ kind: 'notice', template: notice, audience })
  expect((await mailingOf(id)).mailing.gate).toBe('results')
  const { messages } = await mailingOf(id)
  expect(messages.map(({ application }) => application)).not.toContain(failed.id)
  await approved(id)
  await admin.call('selectPass', { _id: one.id, pass: 'fail' })
  await show(true)
  const { sent = 0, cancelled = 0 } = await ended(id)
  expect([cancelled, sent + cancelled]).toEqual([1, messages.length])
})

// evidence: M225
test('results hidden between the claim and its reading: the message waits again', async () => {
  const id = await put({ gate: 'results', kind: 'notice' })
  await db.query(`UPDATE messages SET state = 'sending', lease = 'mine' WHERE id = ?`, { replacements: [id] })
  const record = { showResultToApplicant: false, isApplicationPeriod: true, term: 1 } as SettingsRecord
  const claim = { id, kind: 'notice', lease: 'mine', attempts: 1 }
  expect(await readMail(db, { now: async () => record }, claim, async () => 0)).toEqual({
    waits: 'held back',
  })
  const shown = { ...record, showResultToApplicant: true }
  expect(await readMail(db, { now: async () => shown }, claim, async () => 0)).toHaveProperty('to')
})
