import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { readSecrets } from '@recruit/local/keys/secrets'
import { parsedMail } from '@recruit/local/testing/mail/server'
import { remoteSettings } from '@recruit/settings-client/client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { runEveningPlan } from '../src/messages/evening-plan.ts'
import { createStores } from '../src/stores.ts'
import { server, useMailingsProduct } from './mailings-product.ts'
import {
  admin,
  approved,
  db,
  drafted,
  ended,
  IN_AN_HOUR,
  itsHourComes,
  mailingOf,
  rows,
  soon,
} from './messages-product.ts'
import { publishDecisions, show, stack } from './product.ts'
import {
  at,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useMailingsProduct()

const HOUR_MS = 3_600_000
/** A day in Seoul, so many from now. */
const dayIn = (days: number) =>
  new Date(Date.now() + 9 * HOUR_MS + days * 24 * HOUR_MS).toISOString().slice(0, 10)
const [TOMORROW, DAY_AFTER] = [dayIn(1), dayIn(2)]
const written = (day: string) => {
  const date = new Date(day)
  return `${date.getUTCMonth() + 1}.${date.getUTCDate()}(${'일월화수목금토'[date.getUTCDay()]})`
}

let nari: string
let one: Awaited<ReturnType<typeof passer>>
let other: typeof one
let later: typeof one
beforeEach(async () => {
  await show(false)
  await admin.call('modifyResultInfo', { answersUntil: '' })
  await db.query('DELETE FROM evening_plans')
  await setPeriod(`${TOMORROW.slice(0, 4)}.${written(TOMORROW)} - ${written(DAY_AFTER)}`)
  await setRules({ roomNames: ['학관 301호'] })
  const { interviewers } = await admin.call('listInterviewers', {})
  nari = (interviewers[0] ?? (await newInterviewer('나리', [1], [at(1, 2, 6), at(1)]))).id
  one = await passer(1, at(1, 2, 6), at(1))
  other = await passer(1, at(1, 2, 6), at(1))
  later = await passer(1, at(1, 2, 6), at(1))
  await placed(one.id, TOMORROW, 1, [nari])
  await placed(other.id, TOMORROW, 2, [nari])
  await placed(later.id, DAY_AFTER, 1, [nari])
  await publishedTimetable()
  await show(true)
  await db.query("DELETE FROM messages WHERE kind = 'appointment'")
  server.delivered.length = 0
})

const settingsNow = () =>
  remoteSettings(
    stack.services.settings,
    tokenMinter('applicants', readSecrets(stack.dataDir).applicants.private),
  )()
const answer = async ({ browser, id }: typeof one, will: boolean) =>
  browser.call('answerAppointment', { id, date: (await browser.call('getApplication', { id })).date, will })
const namesIn = async (id: string) =>
  (await mailingOf(id)).messages.map(({ application }) => application).toSorted()
const sorted = (...people: (typeof one)[]) => people.map(({ id }) => id).toSorted()

test('who has not answered her interview is reminded once, with its time and room', async () => {
  await answer(one, true)
  const id = await drafted({ kind: 'answerReminder' })
  expect(await namesIn(id)).toEqual(sorted(other, later))
  await approved(id)
  expect(await ended(id)).toEqual({ sent: 2 })
  const again = await admin.send('draftMailing', { kind: 'answerReminder' })
  expect([again.status, again.body.reason]).toEqual([400, 'nobodyToTell'])
  const { templates } = await admin.call('listTemplates', {})
  const words = { subject: '{begins} {room}', text: '{name}, {date}' }
  await admin.call('saveTemplate', {
    ...{ kind: 'evening', version: templates.find(({ kind }) => kind === 'evening')?.version ?? 0 },
    template: { ko: words, en: words },
  })
  const evening = await mailingOf(await drafted({ kind: 'evening' }))
  const mine = evening.messages.find(({ application }) => application === one.id)
  expect(mine?.subject).toBe('09:00 학관 301호')
  // Words that name what no appointment has are refused.
  const wrong = { kind: 'reminder', version: 0, template: { ...defaultTemplates.reminder, ko: words } }
  expect((await admin.send('saveTemplate', wrong)).body.reason).toBe('templateWrong')
})

test('who answers after the approval gets none, nor does she whose interview moved', async () => {
  const id = await drafted({ kind: 'answerReminder' })
  await approved(id, IN_AN_HOUR())
  await answer(one, true)
  await placed(other.id, TOMORROW, 6, [nari])
  await publishedTimetable()
  await publishDecisions()
  await itsHourComes(id)
  expect(await ended(id)).toEqual({ cancelled: 2, sent: 1 })
  const why = (await mailingOf(id)).messages.flatMap(({ reason }) => reason || [])
  expect(why.toSorted()).toEqual(['answered meanwhile', 'not true any more'])
  // The new appointment is a new question.
  expect(await namesIn(await drafted({ kind: 'answerReminder' }))).toEqual([other.id])
})

test('the evening before reaches those of the next day alone, and no one who cannot come', async () => {
  await answer(other, false)
  const id = await drafted({ kind: 'evening' })
  expect(await namesIn(id)).toEqual([one.id])
  await approved(id, IN_AN_HOUR())
  await answer(one, false)
  await itsHourComes(id)
  expect(await ended(id)).toEqual({ cancelled: 1 })
})

test('a final passer who has not answered is reminded without a word of her result', async () => {
  const until = new Date(Date.now() + 5 * 24 * HOUR_MS).toISOString()
  await admin.call('modifyResultInfo', { answersUntil: until })
  await admin.call('selectPass', { _id: one.id, pass: 'finalPass' })
  await admin.call('selectPass', { _id: other.id, pass: 'finalPass' })
  await other.browser.call('answerOffer', { id: other.id, answer: 'confirmed' })
  const id = await drafted({ kind: 'offerReminder' })
  expect(await namesIn(id)).toEqual([one.id])
  await approved(id)
  expect(await ended(id)).toEqual({ sent: 1 })
  const mails = await soon(async () => {
    const all = await Promise.all(server.delivered.map(parsedMail))
    const found = all.filter(({ subject }) => subject?.includes('[Your answer]'))
    expect(found).toHaveLength(1)
    return found
  })
  expect(`${mails[0]?.subject} ${mails[0]?.text}`.toLowerCase()).not.toMatch(/pass|합격/)
})

test('a planned evening sends by itself, once for two processes, and not what was before the plan', async () => {
  const planned = await admin.call('setEveningPlan', { hour: 19 })
  expect(planned).toMatchObject({ hour: 19, evenings: [{ count: 2 }, { day: TOMORROW, count: 1 }] })
  const now = await settingsNow()
  const own = connectMysql(stack.schemas.applicants.app, { pool: 4 })
  onTestFinished(() => own.close())
  const stores = createStores(own, 'https://recruit.test').messaging
  // An evening before the plan counts as done.
  expect(await runEveningPlan(stores, now)).toBe(0)
  // The next hour strikes.
  await db.query('UPDATE evening_plans SET hour = 0, last_evening = ?', { replacements: [dayIn(-1)] })
  const both = await Promise.all([runEveningPlan(stores, now), runEveningPlan(stores, now)])
  expect(both.toSorted()).toEqual([0, 2])
  const [mailing] = (await admin.call('listMailings', {})).mailings.filter(({ kind }) => kind === 'evening')
  expect(await namesIn(mailing?.id ?? '')).toEqual(sorted(one, other))
  expect(await ended(mailing?.id ?? '')).toEqual({ sent: 2 })
  expect((await rows()).filter(({ kind }) => kind === 'evening')).toHaveLength(2)
  expect((await admin.call('applicantHistory', {})).history[0]).toMatchObject({
    ...{ what: 'messagesApproved', from: 'evening', to: '2' },
  })
  expect((await admin.call('setEveningPlan', { hour: null })).hour).toBeNull()
  expect(await runEveningPlan(stores, now)).toBe(0)
})
