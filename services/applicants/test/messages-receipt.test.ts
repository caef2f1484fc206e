import { generateKeyPairSync } from 'node:crypto'
import { ESSAYS } from '@recruit/contract/fields/application-values'
import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import {
  type Delivered,
  type MailServer,
  parsedMail,
  refusal,
  startMailServer,
} from '@recruit/local/testing/mail/server'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { createConnection } from 'mysql2/promise'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

useMessagesProduct()

import {
  admin,
  clearOutbox,
  comesTo,
  type DeliveryProcess,
  put,
  rows,
  stack,
  startDelivery,
  useMessagesProduct,
} from './messages-product.ts'

const SENTINEL = 'SENTINEL-7f3a'
const PRIVATE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

let server: MailServer
let delivery: DeliveryProcess
beforeAll(async () => {
  server = await startMailServer()
  delivery = await startDelivery(server.url, { DKIM_KEY: PRIVATE_KEY, DKIM_SELECTOR: 'autumn' })
})
afterEach(async () => {
  server.delivered.length = 0
  delete server.steps.receiver
  await clearOutbox()
})
afterAll(() => server?.stop())

/** An applicant who has enrolled, and her submission. */
async function applicant(language: 'ko' | 'en' = 'ko') {
  const it = await enrolledPerson(stack.url, 1)
  const submit = (more: object = {}) =>
    it.browser.send(
      'savePage2',
      { id: it.id, ...wholeContent, ...more, isFinalSubmit: true },
      { 'Accept-Language': language },
    )
  return { ...it, submit, messages: () => rows({ application: it.id }) }
}
const whenSent = async (messages: () => Promise<{ id: string }[]>, at = 0) => {
  const row = (await messages())[at]
  if (!row) throw new Error('Nothing in the outbox')
  return comesTo(row.id, 'sent')
}

test('a submission is confirmed once, with name, team, cohort and what was answered, in the language in which it was made, without what was written', async () => {
  await admin.call('modifyRecruitInfo', { firstPresentationPeriod: '12.3(목)' })
  const she = await applicant('ko')
  const essays = Object.fromEntries(ESSAYS.map((name) => [name, `${SENTINEL} ${name}`]))
  const reply = await she.submit({ ...essays, email: 'gaon@recruit.test', name: '김, "가온" <b>' })
  expect(reply.body).toMatchObject({ applicationUpdateSuccess: 'success' })
  await she.submit({ ...essays, email: 'gaon@recruit.test' })
  await whenSent(she.messages)
  expect(server.delivered).toHaveLength(1)
  const [arrived] = server.delivered
  if (!arrived) throw new Error('Nothing arrived')
  expect(arrived.to).toEqual(['gaon@recruit.test'])
  const mail = await parsedMail(arrived)
  expect(mail.to).toEqual([{ name: '김, "가온" <b>', address: 'gaon@recruit.test' }])
  expect(mail.from).toEqual({ name: '모집, "팀"', address: 'recruit@recruit.test' })
  expect(mail.subject).toMatch(/^\[접수 확인\] 지원서가 접수되었습니다 \(\d{4}-\d\d-\d\d \d\d:\d\d 제출\)$/)
  expect(mail.text).toContain('김, "가온" <b> 님, 지원서가 접수되었습니다.')
  expect(mail.text).toContain('제출 횟수: 1')
  expect(mail.text).toContain('기수: 45기')
  expect(mail.text).toContain('팀: 마케팅팀')
  expect(mail.text).toContain('1차 발표: 12.3(목)')
  // The names of the answered fields.
  expect(mail.text).toMatch(/적은 항목: 이름, 학번, .*이메일, .*지원 동기, 활동 계획/)
  expect(mail.html).toContain('김, &quot;가온&quot; &lt;b&gt; 님')
  const raw = arrived.raw.toString('latin1')
  expect(raw).toContain('s=autumn')
  expect(raw).toContain('d=recruit.test')
  for (const text of [raw, mail.text, mail.html, delivery.log()]) {
    expect(text).not.toContain(SENTINEL)
    expect(text).not.toContain('PRIVATE KEY')
  }
  for (const said of ['gaon', '가온', she.id]) expect(delivery.log()).not.toContain(said)
})

test('a later submission has a receipt of its own, and English has its own words', async () => {
  const she = await applicant('en')
  await she.submit({ email: 'one@recruit.test' })
  await whenSent(she.messages)
  await she.submit({ email: 'one@recruit.test', major: 'Physics' })
  for (const row of await she.messages()) await comesTo(row.id, 'sent')
  expect(new Set((await she.messages()).map(({ occasion }) => occasion))).toEqual(new Set(['1', '2']))
  const texts = await Promise.all(server.delivered.map(async (one) => (await parsedMail(one)).text ?? ''))
  expect(texts.every((text) => text.includes('we have your application'))).toBe(true)
  expect(texts.some((text) => text.includes('Submission: no. 2'))).toBe(true)
})

test('without an address the receipt stays on the site; a refused submission and a draft are not confirmed', async () => {
  const without = await applicant()
  await without.submit({ email: '' })
  expect(await without.messages()).toMatchObject([{ state: 'unreachable', last_error: 'no address' }])
  const { messages: own } = await without.browser.call('ownMessages', { id: without.id })
  expect(own).toMatchObject([{ kind: 'receipt', state: 'unreachable' }])
  const she = await applicant()
  await she.browser.call('savePage2', { id: she.id, ...wholeContent, isFinalSubmit: false })
  await she.submit({ email: 'not an address' })
  expect(await she.messages()).toEqual([])
})

// evidence: M240 threat.receipt-floods
test('of many submissions one receipt waits, the last one’s, and it alone leaves', async () => {
  server.steps.receiver = () => {
    throw refusal(451)
  }
  const she = await applicant()
  for (const major of ['첫째', '둘째', '셋째']) await she.submit({ email: 'often@recruit.test', major })
  const waits = async () => (await she.messages()).filter(({ state }) => state === 'queued')
  await vi.waitFor(async () => expect(await waits()).toMatchObject([{ occasion: '3' }]), 20_000)
  // The third replaces the second, and one may have been under way.
  expect((await she.messages()).length).toBeLessThan(3)
  delete server.steps.receiver
  await vi.waitFor(
    async () => expect(await she.messages()).toContainEqual(expect.objectContaining({ state: 'sent' })),
    20_000,
  )
  expect(await waits()).toEqual([])
  expect(server.delivered).toHaveLength(1)
  expect((await parsedMail(server.delivered[0] as Delivered)).text).toContain('제출 횟수: 3')
})

// evidence: M241 threat.receipt-floods
test('one address gets two at most, whoever names it and withdraws; the others wait behind staff’s mail', async () => {
  const email = 'Stranger@recruit.test'
  const all = await Promise.all([1, 2, 3, 4].map(() => applicant()))
  for (const { submit } of all.slice(0, 2)) await submit({ email })
  await vi.waitFor(() => expect(server.delivered).toHaveLength(2), 20_000)
  await all[0]?.browser.call('withdraw', { id: all[0].id })
  for (const { submit } of all.slice(2)) await submit({ email: 'stranger+other@recruit.test' })
  for (const { messages } of all.slice(2)) {
    const held = { state: 'queued', last_error: 'enough for now', attempts: 0 }
    await vi.waitFor(async () => expect(await messages()).toMatchObject([held]), 20_000)
    expect((await messages())[0]?.next_at.getTime()).toBeGreaterThan(Date.now() + 30 * 60_000)
  }
  expect(server.delivered).toHaveLength(2)
})

// evidence: threat.receipt-floods
test('one application gets two at most, however many addresses it names', async () => {
  const she = await applicant()
  for (const at of [1, 2, 3]) {
    await she.submit({ email: `stranger${at}@recruit.test`, major: `전공 ${at}` })
    if (at < 3) await vi.waitFor(() => expect(server.delivered).toHaveLength(at), 20_000)
  }
  const held = expect.objectContaining({ state: 'queued', last_error: 'enough for now' })
  await vi.waitFor(async () => expect(await she.messages()).toContainEqual(held), 20_000)
  expect(server.delivered).toHaveLength(2)
})

// evidence: M220
test('what waits goes with its application', async () => {
  server.steps.receiver = () => {
    throw refusal(451)
  }
  const she = await applicant()
  await she.submit({ email: 'gone@recruit.test' })
  // The state between two tries; during one it differs.
  const waits = { state: 'queued', last_error: '451 RCPT TO' }
  await vi.waitFor(async () => expect(await she.messages()).toMatchObject([waits]), 20_000)
  await she.browser.call('withdraw', { id: she.id })
  expect(await she.messages()).toEqual([])
})

test('refused for good: failed at once; refused for now: sent later', async () => {
  let isFirst = true
  server.steps.receiver = (address) => {
    if (address.startsWith('nobody')) throw refusal(550)
    if (isFirst) {
      isFirst = false
      throw refusal(451)
    }
  }
  const failed = await put({ receiver: { name: '', address: 'nobody@recruit.test' } })
  const later = await put({ receiver: { name: '', address: 'later@recruit.test' } })
  expect((await comesTo(failed, 'failed')).last_error).toBe('550 RCPT TO')
  expect((await comesTo(later, 'sent')).attempts).toBe(2)
})

// evidence: M232
test('a staff link goes to one address and its token is forgotten; a test shows invented values', async () => {
  const link = {
    name: '나리',
    language: 'ko',
    page: 'hours',
    token: 'TOKEN-7f3a-7f3a-7f3a-7f3a',
    until: '2037-12-07T01:00:00Z',
  } as const
  const wrong = await admin.send('sendStaffLink', { ...link, address: 'a@b.kr, c@d.kr' })
  expect(wrong.body).toMatchObject({ reason: 'addressWrong' })
  await admin.call('sendStaffLink', { ...link, address: 'nari@recruit.test' })
  await admin.call('testMessage', {
    kind: 'results',
    template: defaultTemplates.results,
    language: 'en',
    address: 'me@recruit.test',
  })
  await vi.waitFor(
    () =>
      expect(server.delivered.flatMap(({ to }) => to).toSorted()).toEqual([
        'me@recruit.test',
        'nari@recruit.test',
      ]),
    { timeout: 20_000 },
  )
  const texts = await Promise.all(server.delivered.map(async (one) => (await parsedMail(one)).text ?? ''))
  expect(texts.some((text) => text.includes(`${stack.url}/#/staff/hours?token=${link.token}`))).toBe(true)
  expect(texts.some((text) => text.includes('Sample Kim, the results have been published'))).toBe(true)
  await vi.waitFor(async () => expect(JSON.stringify(await rows())).not.toContain(link.token), {
    timeout: 20_000,
  })
})

test('the figures name states and no person', async () => {
  await whenSent(async () => [{ id: await put() }])
  const figures = await (await fetch(`${delivery.url}/metrics`)).text()
  expect(figures).toMatch(/messages\{state="sent",service="delivery"\} 1/)
  expect(figures).not.toContain('recruit.test')
})

// evidence: M221
test('a term that is over keeps no message when its personal data go', async () => {
  const she = await applicant()
  await she.submit({ email: 'kept@recruit.test' })
  await whenSent(she.messages)
  const { objectId } = await admin.call('findSettings', { key: 1 })
  await admin.call('newTerm', { version: (await admin.call('getSettings', { id: objectId })).version })
  expect(await she.messages()).toHaveLength(1)
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_settings`
  const mysql = await createConnection(url.href)
  await mysql.query('UPDATE terms SET closed_at = closed_at - INTERVAL 8 MONTH')
  await mysql.end()
  await admin.call('modifyRecruitInfo', { keepMonths: 7 })
  await vi.waitUntil(async () => (await she.messages()).length === 0, { timeout: 30_000, interval: 100 })
})
