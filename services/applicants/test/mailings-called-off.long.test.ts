import { parsedMail } from '@recruit/local/testing/mail/server'
import { expect, test } from 'vitest'
import { notice, receivers, server, useMailingsProduct } from './mailings-product.ts'
import {
  admin,
  approved,
  db,
  drafted,
  ended,
  IN_AN_HOUR,
  itsHourComes,
  mailingOf,
  soon,
  statesOf,
} from './messages-product.ts'
import { submittedPerson } from './product.ts'

useMailingsProduct()

const named = async (id: string) => ({ id, version: (await mailingOf(id)).mailing.version })
/** A text by staff to a team of one, as drafts; her receipt has left. */
async function draftedNotice(): Promise<string> {
  await submittedPerson(2, { email: 'team@recruit.test' })
  await soon(async () => expect(await receivers()).toHaveLength(1))
  return drafted({ kind: 'notice', template: notice, audience: { teams: [2], who: 'submitted' } })
}

// evidence: M230
test('what is planned leaves at its time and can be called off before; a pause holds it', async () => {
  const id = await draftedNotice()
  expect((await approved(id, '2020-01-01T00:00:00Z')).body).toMatchObject({ reason: 'plannedTimePassed' })
  await approved(id, IN_AN_HOUR())
  expect(await statesOf(id)).toEqual({ queued: 1 })
  expect(await admin.call('callOffMailing', await named(id))).toMatchObject({ calledOff: 1 })
  expect((await mailingOf(id)).mailing).toMatchObject({
    plannedAt: null,
    approvedAt: null,
    counts: { draft: 1 },
  })

  await approved(id, IN_AN_HOUR())
  expect(await admin.call('pauseMailing', { ...(await named(id)), isPaused: true })).toMatchObject({
    changed: 1,
  })
  await itsHourComes(id)
  // A newer receipt is delivered first: delivery runs, and this waits.
  await submittedPerson(1, { email: 'passing@recruit.test' })
  await soon(async () => expect(await receivers()).toEqual(['passing@recruit.test', 'team@recruit.test']))
  expect(await statesOf(id)).toEqual({ approved: 1 })
  await admin.call('pauseMailing', { ...(await named(id)), isPaused: false })
  expect(await ended(id)).toEqual({ sent: 1 })
  const mail = await parsedMail(server.delivered[2] ?? neverHappens())
  expect([mail.subject, mail.text]).toMatchObject([
    '[Notice] What to bring',
    expect.stringContaining('this is about Design team'),
  ])
})

test('what a server is being given when its mailing is called off leaves once, as it was approved', async () => {
  const id = await draftedNotice()
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  const reached = new Promise<void>((resolve) => {
    server.steps.receiver = () => {
      resolve()
      return goesOn
    }
  })
  await approved(id)
  await reached
  expect(await statesOf(id)).toEqual({ handed: 1 })
  expect(await admin.call('callOffMailing', await named(id))).toMatchObject({ calledOff: 0 })
  delete server.steps.receiver
  goOn()
  expect(await ended(id)).toEqual({ sent: 1 })
  const mails = await Promise.all(server.delivered.slice(1).map(parsedMail))
  expect(mails.map(({ subject }) => subject)).toEqual(['[Notice] What to bring'])
})

test('a mailing that was called off is not approved while a server may still refuse one of it for now', async () => {
  const id = await draftedNotice()
  await approved(id, IN_AN_HOUR())
  await admin.call('callOffMailing', await named(id))
  const isHanded = `UPDATE messages SET state = 'handed', lease = 'of nobody', lease_until = UTC_TIMESTAMP(6) + INTERVAL 1 HOUR
    WHERE mailing = ?`
  await db.query(isHanded, { replacements: [id] })
  expect((await approved(id)).body).toMatchObject({ reason: 'mailingChanged' })

  // Refused temporarily: it waits, and becomes a draft when its mailing is cancelled.
  const isRefused = `UPDATE messages SET state = 'queued', lease = NULL, next_at = UTC_TIMESTAMP(6) WHERE mailing = ?`
  await db.query(isRefused, { replacements: [id] })
  await submittedPerson(1, { email: 'passing@recruit.test' })
  await soon(async () => expect(await receivers()).toEqual(['passing@recruit.test', 'team@recruit.test']))
  expect(await statesOf(id)).toEqual({ queued: 1 })
  expect(await admin.call('callOffMailing', await named(id))).toMatchObject({ calledOff: 1 })
  await approved(id)
  expect(await ended(id)).toEqual({ sent: 1 })
})

test('what can be read on the site alone is called off and held as mail is', async () => {
  const reached = await submittedPerson(2, { email: 'team@recruit.test' })
  const unreached = await submittedPerson(2, { email: '' })
  await soon(async () => expect(await receivers()).toHaveLength(1))
  const kinds = async () => {
    const { messages } = await unreached.browser.call('ownMessages', { id: unreached.id })
    return messages.map(({ kind }) => kind)
  }
  const alone = await drafted({ kind: 'notice', template: notice, audience: { ids: [unreached.id] } })
  await approved(alone, IN_AN_HOUR())
  expect(await admin.call('callOffMailing', await named(alone))).toMatchObject({ calledOff: 1 })
  expect((await mailingOf(alone)).mailing).toMatchObject({ approvedAt: null, plannedAt: null })

  const ids = [reached.id, unreached.id]
  const both = await drafted({ kind: 'notice', template: notice, audience: { ids } })
  await approved(both, IN_AN_HOUR())
  await admin.call('pauseMailing', { ...(await named(both)), isPaused: true })
  await itsHourComes(both)
  await db.query('UPDATE mailings SET planned_at = UTC_TIMESTAMP(6) WHERE id = ?', { replacements: [both] })
  expect(await kinds()).toEqual(['receipt'])
  await admin.call('pauseMailing', { ...(await named(both)), isPaused: false })
  expect((await kinds()).toSorted()).toEqual(['notice', 'receipt'])
})

function neverHappens(): never {
  throw new Error('Nothing was delivered')
}
