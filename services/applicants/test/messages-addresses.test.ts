import { plainAddress } from '@recruit/chassis/delivery/compose-message'
import { oneLine } from '@recruit/contract/mail/template'
import { type MailServer, parsedMail, startMailServer } from '@recruit/local/testing/mail-server'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { put, rowIn, rows, startDelivery } from './messages-product.ts'

const COUNT = 300
const seed = Number(process.env.SEED) || newSeed()
const random = randomOf(seed)
const PIECES = [
  ...[
    'a',
    'gaon',
    '.',
    '+',
    '-',
    "'",
    '"',
    ',',
    ';',
    ':',
    '<',
    '>',
    '(',
    ')',
    ' ',
    '@',
    '@b.kr',
    '@recruit.test',
  ],
  ...[
    '\r\n',
    '\n',
    '\t',
    '\u0000',
    '\\',
    '가온',
    '한국',
    '😀',
    'é',
    '%0d%0a',
    'RCPT TO:<x@y.kr>',
    'Bcc: x@y.kr',
  ],
]
const pieces = (most: number) =>
  Array.from({ length: 1 + random.below(most) }, () => random.oneOf(PIECES)).join('')
const oddAddress = () =>
  random.oneOf([`${pieces(1)}@recruit.test`, `a${pieces(3)}@recruit.test`, pieces(6)]).slice(0, 320)
/** Mostly as the receipt has it, in one line. */
const oddName = () => (random.below(4) ? oneLine(pieces(4)) : pieces(4)).slice(0, 100)

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server?.stop())

test(`${COUNT} odd addresses and names: each reaches that one receiver or is refused (seed ${seed})`, async () => {
  const sent = new Map<string, { name: string; address: string }>()
  for (let at = 0; at < COUNT; at++) {
    const receiver = { name: oddName(), address: oddAddress() }
    sent.set(await put({ receiver }), receiver)
  }
  const delivery = await startDelivery(server.url)
  const open = async () => (await rows()).filter(({ state }) => state !== 'sent' && state !== 'failed').length
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 90_000, interval: 500 })
  const ended = await rows()
  expect(ended.filter(({ state }) => state === 'sent')).toHaveLength(server.delivered.length)
  expect(server.delivered.length).toBeGreaterThan(10)
  expect(ended.filter(({ state }) => state === 'failed').length).toBeGreaterThan(100)
  for (const message of server.delivered) {
    const meant = plainAddress(sent.get(rowIn(message))?.address ?? '')
    expect(message.to).toEqual([meant])
    const mail = await parsedMail(message)
    expect(mail.to?.map(({ address }) => address)).toEqual([meant])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
  }
  expect(delivery.log()).not.toContain('recruit.test')
}, 150_000)
