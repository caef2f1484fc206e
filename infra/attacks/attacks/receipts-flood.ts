import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { type Attack, addressOf, atMost, flood, json, type Scene, type Sent } from '../attack.ts'

const APPLICATIONS = 100
const A_SECOND = 170
const SECONDS = 60
/** The mailbox that all of them name. */
const VICTIM = 'victim@recruit.test'
const MOST_TO_VICTIM = 5

/** A person who has enrolled from an address of her own, and her submission. */
async function applicant(url: string, at: number): Promise<(times: number) => Sent> {
  const address = addressOf(4_000 + at)
  const browser = visitor(url, 'en', { 'X-Forwarded-For': address })
  const { value: id } = await browser.call('enroll', {
    ...newPerson(),
    ewhaianId: `mail${process.pid}x${at}`,
  })
  const headers = { ...json(address), ...browserHeaders(browser.jar) }
  return (times) => ({
    method: 'POST',
    path: calls.savePage2.path,
    headers,
    body: JSON.stringify({ id, ...wholeContent, email: VICTIM, major: `${times}`, isFinalSubmit: true }),
  })
}

async function messagesOf({ newcomer }: Scene) {
  const admin = newcomer()
  await admin.call('login', { pw: ADMIN_KEY })
  const list = async (kind: 'receipt' | 'staffLink', state: 'queued' | 'sent') =>
    (await admin.call('listMessages', { kind, state })).messages
  return { admin, list }
}

export const receiptsFlood: Attack = {
  name: 'receipts-flood',
  does: `${APPLICATIONS} applications that name one stranger's address are submitted ${A_SECOND} times a second`,
  seconds: SECONDS,
  async run(target) {
    const all = await Promise.all(Array.from({ length: APPLICATIONS }, (_, at) => applicant(target.url, at)))
    return flood(A_SECOND, target, (at) => (all[at % APPLICATIONS] as (typeof all)[number])(at))
  },
  async during(scene) {
    const { admin, list } = await messagesOf(scene)
    await admin.call('sendStaffLink', {
      ...{ name: '나리', language: 'ko', page: 'hours', token: 'T'.repeat(30) },
      address: 'staff@recruit.test',
      until: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const began = performance.now()
    // Its address is erased once it has left.
    const left = async () => (await list('staffLink', 'sent')).length > 0
    while (!(await left()) && performance.now() - began < 60_000) await pause(100)
    return [atMost('a staff link behind the receipts leaves', (performance.now() - began) / 1_000, 5, 's')]
  },
  async after(scene) {
    const { list } = await messagesOf(scene)
    const waiting = await list('receipt', 'queued')
    const got = (await list('receipt', 'sent')).filter(({ address }) => address === VICTIM)
    const own = Map.groupBy(waiting, ({ application }) => application)
    const most = Math.max(0, ...[...own.values()].map(({ length }) => length))
    return [
      atMost('receipts of one application that wait', most, 1, ''),
      atMost('receipts that the stranger got', got.length, MOST_TO_VICTIM, ''),
    ]
  },
}
