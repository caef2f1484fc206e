import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { parsedMail } from '@recruit/local/testing/mail/server'
import { expect, test } from 'vitest'
import { server } from './mailings-product.ts'
import {
  admin,
  approved,
  drafted,
  ended,
  IN_AN_HOUR,
  itsHourComes,
  mailingOf,
  soon,
} from './messages-product.ts'
import {
  answer,
  HOUR_MS,
  later,
  moveTo,
  namesIn,
  one,
  other,
  sorted,
  TOMORROW,
  useRemindersProduct,
} from './reminders-product.ts'
import { setRules } from './timetable-product.ts'

useRemindersProduct()

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
  await moveTo(other, TOMORROW, 6)
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

test('who could not come and has a new appointment since is told of its evening', async () => {
  await answer(other, false)
  await moveTo(other, TOMORROW, 6)
  const id = await drafted({ kind: 'evening' })
  expect(await namesIn(id)).toEqual(sorted(one, other))
  await approved(id)
  expect(await ended(id)).toEqual({ sent: 2 })
})

test('after the time to answer no one is asked for an answer', async () => {
  await setRules({ answersUntil: new Date(Date.now() - 1_000).toISOString() })
  const refused = await admin.send('draftMailing', { kind: 'answerReminder' })
  expect(refused.body.reason).toBe('nobodyToTell')
})

test('an offer whose time has changed is not reminded of with the earlier one', async () => {
  const until = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString()
  await admin.call('modifyResultInfo', { answersUntil: until(5) })
  await admin.call('selectPass', { _id: one.id, pass: 'finalPass' })
  const id = await drafted({ kind: 'offerReminder' })
  await approved(id, IN_AN_HOUR())
  await admin.call('modifyResultInfo', { answersUntil: until(3) })
  await itsHourComes(id)
  expect(await ended(id)).toEqual({ cancelled: 1 })
})
