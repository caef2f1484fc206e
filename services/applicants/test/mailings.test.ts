import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { announcementSent, draftsWait } from '@recruit/contract/mailing-messages'
import { messages } from '@recruit/contract/messages'
import { parsedMail, refusal } from '@recruit/local/testing/mail/server'
import { enrolledPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { expect, onTestFinished, test } from 'vitest'
import { notice, receivers, server, useMailingsProduct } from './mailings-product.ts'
import {
  admin,
  approved,
  comesTo,
  db,
  drafted,
  ended,
  IN_AN_HOUR,
  itsHourComes,
  mailingOf,
  soon,
  stack,
} from './messages-product.ts'
import { publishDecisions, show, submittedPerson } from './product.ts'

useMailingsProduct()

const draftPerson = async (email: string) => {
  const it = await enrolledPerson(stack.url, 1)
  await it.browser.call('savePage1', { id: it.id, email })
  return it
}

// evidence: M228 M229
test('a reminder goes to those who have not submitted, once it is approved as it was seen', async () => {
  await draftPerson('one@recruit.test')
  await draftPerson('two@recruit.test')
  await draftPerson('')
  await submittedPerson(1, { email: 'done@recruit.test' })
  const id = await drafted({ kind: 'reminder' })
  const { mailing, messages, drafts } = await mailingOf(id)
  expect([mailing.counts, drafts.count]).toEqual([{ draft: 2, unreachable: 1 }, 2])
  expect(messages.find(({ state }) => state === 'unreachable')?.reason).toBe('no address')
  const whole = await admin.call('readMessage', { id: messages[0]?.id ?? '' })
  expect(whole.text).toContain('not submitted it yet')
  expect(whole.text).toContain(stack.url)

  const wrong = { id, version: mailing.version, ...drafts, count: 3 }
  expect((await admin.send('approveMailing', wrong)).body).toMatchObject({ reason: 'mailingChanged' })
  const other = { ...wrong, count: 2, seen: 'another' }
  expect((await admin.send('approveMailing', other)).status).toBe(409)

  expect((await approved(id)).body).toMatchObject({ approved: 2 })
  expect(await ended(id)).toEqual({ sent: 2, unreachable: 1 })
  await soon(async () =>
    expect(await receivers()).toEqual(['done@recruit.test', 'one@recruit.test', 'two@recruit.test']),
  )
  // Once: there is nothing left to approve, and no applicant gets a second reminder on one day.
  expect((await approved(id)).status).toBe(409)
  expect((await admin.send('draftMailing', { kind: 'reminder' })).body).toMatchObject({
    reason: 'nobodyToTell',
  })
  expect((await admin.call('applicantHistory', {})).history[0]).toMatchObject({
    ...{ what: 'messagesApproved', from: 'reminder', to: '2' },
  })
})

// evidence: M227
test('whoever submits after the approval is not reminded', async () => {
  const she = await draftPerson('late@recruit.test')
  const id = await drafted({ kind: 'reminder' })
  await approved(id, IN_AN_HOUR())
  expect((await mailingOf(id)).mailing.plannedAt).not.toBeNull()
  await she.browser.call('savePage2', {
    id: she.id,
    ...wholeContent,
    email: 'late@recruit.test',
    isFinalSubmit: true,
  })
  await itsHourComes(id)
  expect(await ended(id)).toEqual({ cancelled: 1 })
  expect((await mailingOf(id)).messages[0]?.reason).toBe('submitted meanwhile')
  await soon(async () => expect(await receivers()).toEqual(['late@recruit.test']))
  expect((await parsedMail(server.delivered[0] ?? neverHappens())).subject).toContain('Receipt')
})

test('who is left out because her draft waits already is not called nobody', async () => {
  await draftPerson('waits@recruit.test')
  const id = await drafted({ kind: 'reminder' })
  const again = await admin.send('draftMailing', { kind: 'reminder' })
  expect(again.body.reason).toBe('nobodyToTell')
  expect(Object.values(draftsWait(1))).toContain(again.body.message)
  const { mailing } = await mailingOf(id)
  await admin.call('discardMailing', { id, version: mailing.version })
})

test('published results have one draft, to which asking for a draft leads', async () => {
  onTestFinished(async () => void (await show(false)))
  const person = await submittedPerson(1)
  await show(true)
  await admin.call('selectPass', { _id: person.id, pass: '1stPass', staged: true })
  await publishDecisions()
  const again = await admin.call('draftMailing', { kind: 'results' })
  expect(again).toMatchObject({ drafted: 1, message: messages.messagesThere.en })
  const { mailings } = await admin.call('listMailings', {})
  expect(mailings.map(({ id, kind }) => ({ id, kind }))).toEqual([{ id: again.mailings[0], kind: 'results' }])
  await approved(again.mailings[0] ?? neverHappens())
  const afterwards = await admin.send('draftMailing', { kind: 'results' })
  expect([afterwards.body.reason, afterwards.body.message]).toEqual(['nobodyToTell', announcementSent.en])
  // The next announcement has a message of its own.
  await show(false)
  await show(true)
  expect(await drafted({ kind: 'results' })).not.toBe(again.mailings[0])
})

test('a notice with the default text alone, a greeting, is refused', async () => {
  const { id } = await submittedPerson(1)
  const { status, body } = await admin.send('draftMailing', {
    ...{ kind: 'notice', template: defaultTemplates.notice, audience: { ids: [id] } },
  })
  expect([status, body.reason]).toEqual([400, 'templateWrong'])
  const made = await drafted({ kind: 'notice', template: notice, audience: { ids: [id] } })
  const again = await admin.send('remakeMailing', {
    ...{ id: made, version: (await mailingOf(made)).mailing.version, template: defaultTemplates.notice },
  })
  expect([again.status, again.body.reason]).toEqual([400, 'templateWrong'])
})

test('nothing selected means nobody', async () => {
  await submittedPerson(1)
  const refused = async (audience: object | undefined) => {
    const { status, body } = await admin.send('draftMailing', {
      ...{ kind: 'notice', template: notice },
      // biome-ignore lint/suspicious/noExplicitAny: the wrong shape is meant
      ...(audience && { audience: audience as any }),
    })
    return [status, body.reason]
  }
  expect(await refused(undefined)).toEqual([400, 'audienceMissing'])
  expect(await refused({ ids: [] })).toEqual([400, 'wrongShape'])
  expect(await refused({ teams: [], who: 'submitted' })).toEqual([400, 'wrongShape'])
  expect(await refused({ who: 'submitted' })).toEqual([400, 'wrongShape'])
  expect(await refused({ teams: [3], who: 'submitted' })).toEqual([400, 'nobodyToTell'])
  expect((await admin.send('draftMailing', { kind: 'appointment' })).body.reason).toBe('nobodyToTell')
  expect((await admin.call('listMailings', {})).mailings).toEqual([])
})

// evidence: M237
test('a template with a mistake is refused; drafts are made again after it was fixed', async () => {
  await draftPerson('anew@recruit.test')
  const template = { ...defaultTemplates.reminder, en: { subject: 'Soon', text: 'Hello {nmae}, {link}' } }
  const save = async (text: string, version: number) =>
    admin.send('saveTemplate', {
      kind: 'reminder',
      version,
      template: { ...template, en: { subject: 'Soon', text } },
    })
  expect((await save('Hello {nmae}, {link}', 0)).body).toMatchObject({ reason: 'templateWrong' })
  expect((await save('Hello {name}', 0)).body).toMatchObject({ reason: 'templateWrong' })
  const id = await drafted({ kind: 'reminder' })
  expect((await save('Hello {name}: {link}', 0)).status).toBe(200)
  expect((await save('Another', 0)).status).toBe(400)
  expect((await save('Hello {name}: {link} again', 0)).status).toBe(409)
  expect((await admin.call('listMailings', {})).mailings[0]).toMatchObject({ id, isOutdated: true })
  const { version } = (await mailingOf(id)).mailing
  expect(await admin.call('remakeMailing', { id, version })).toMatchObject({ drafted: 1, mailings: [id] })
  const { mailing, messages } = await mailingOf(id)
  expect([mailing.isOutdated, mailing.counts, messages[0]?.subject]).toEqual([false, { draft: 1 }, 'Soon'])
  expect((await admin.send('remakeMailing', { id, version })).status).toBe(409)
  await db.query('DELETE FROM message_templates')
})

// evidence: M239 M242
test('a failed one is sent once more to the address that the application has now, and to nobody else', async () => {
  server.steps.receiver = (address) => {
    if (address.startsWith('wrong')) throw refusal(550)
  }
  const she = await submittedPerson(1, { email: 'wrong@recruit.test' })
  await submittedPerson(1, { email: 'fine@recruit.test' })
  const failed = await soon(async () => {
    const { messages } = await admin.call('listMessages', { state: 'failed' })
    return messages[0] ?? neverHappens()
  })
  expect(failed).toMatchObject({
    kind: 'receipt',
    address: 'wrong@recruit.test',
    reason: '550 RCPT TO',
    refusals: 1,
  })
  await she.browser.call('savePage2', {
    ...{ id: she.id, ...wholeContent, email: 'right@recruit.test', major: 'Physics', isFinalSubmit: true },
  })
  await soon(async () => expect(await receivers()).toEqual(['fine@recruit.test', 'right@recruit.test']))
  // The server asks to come again once, as a busy one does: staff still meant this one.
  let refusals = 0
  server.steps.receiver = () => {
    if (refusals++ === 0) throw refusal(451)
  }
  expect(await admin.call('resendMessages', { ids: [failed.id] })).toMatchObject({ resent: 1 })
  await comesTo(failed.id, 'sent')
  expect(refusals).toBe(2)
  expect(await receivers()).toEqual(['fine@recruit.test', 'right@recruit.test', 'right@recruit.test'])
  expect((await admin.send('resendMessages', { ids: [] })).status).toBe(400)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await admin.send('resendMessages', { ids: [failed.id, unknown] })).status).toBe(409)
  expect(await receivers()).toHaveLength(3)
})

// evidence: M233
test('an address that was refused for good twice is not written to by itself', async () => {
  server.steps.receiver = () => {
    throw refusal(550)
  }
  const she = await submittedPerson(1, { email: 'gone@recruit.test' })
  const failed = async () => (await admin.call('listMessages', { state: 'failed' })).messages
  await soon(async () => expect(await failed()).toHaveLength(1))
  await she.browser.call('savePage2', {
    id: she.id,
    ...wholeContent,
    email: 'gone@recruit.test',
    major: 'Law',
    isFinalSubmit: true,
  })
  await soon(async () => expect(await failed()).toHaveLength(2))
  const draft = { kind: 'notice' as const, template: notice, audience: { ids: [she.id] } }
  const { messages } = await mailingOf(await drafted(draft))
  expect(messages).toMatchObject([{ state: 'unreachable', reason: 'refused before', refusals: 2 }])
})

test('only the admin writes, and nobody else reads what was written', async () => {
  const she = await submittedPerson(1)
  const id = await drafted({ kind: 'notice', template: notice, audience: { ids: [she.id] } })
  const manager = await signedIn(stack.url, 'manager')
  for (const browser of [manager, she.browser]) {
    expect([401, 403]).toContain((await browser.send('listMailings', {})).status)
    expect([401, 403]).toContain((await browser.send('readMailing', { id })).status)
    expect([401, 403]).toContain((await browser.send('draftMailing', { kind: 'reminder' })).status)
  }
  const other = await submittedPerson(1)
  expect((await other.browser.send('ownMessages', { id: she.id })).status).toBe(403)
})

function neverHappens(): never {
  throw new Error('Nothing is there')
}
