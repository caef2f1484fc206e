import { oneLine } from '@recruit/contract/mail/template'
import { type MailServer, parsedMail, startMailServer } from '@recruit/local/testing/mail/server'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { plainAddress } from '@recruit/mail/mail-address'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { put, rowIn, rows, startDelivery, useMessagesProduct } from './messages-product.ts'

useMessagesProduct()

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
/** An internationalised domain, which this server returns in its own script. */
const OTHER_SCRIPT = 'gaon@b.kr가온'
const oddAddress = () =>
  random.oneOf([`${pieces(1)}@recruit.test`, `a${pieces(3)}@recruit.test`, pieces(6)]).slice(0, 320)
/** Mostly one line, as in a receipt. */
const oddName = () => (random.below(4) ? oneLine(pieces(4)) : pieces(4)).slice(0, 100)

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server?.stop())

/** All headers of a message; any other one would be injected. */
const HEADERS =
  /^(From|To|Subject|Message-ID|Content-Language|Auto-Submitted|Date|MIME-Version|Content-Type|Content-Transfer-Encoding)$/i
const headerNames = (raw: Buffer): string[] => {
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n')
  return head.split(/\r\n(?![ \t])/).map((header) => header.slice(0, header.indexOf(':')))
}

// evidence: V1.3.11 threat.mail-injection
test(`${COUNT} odd addresses, names and subjects: each reaches that one receiver or is refused (seed ${seed})`, async () => {
  const sent = new Map<string, { name: string; address: string; subject: string }>()
  for (let at = 0; at < COUNT; at++) {
    const isOdd = at > 0
    const receiver = isOdd ? { name: oddName(), address: oddAddress() } : { name: '', address: OTHER_SCRIPT }
    const subject = (isOdd && oddName()) || 'none'
    sent.set(await put({ receiver, subject, kind: 'notice' }), { ...receiver, subject })
  }
  const delivery = await startDelivery(server.url)
  const open = async () => (await rows()).filter(({ state }) => state !== 'sent' && state !== 'failed').length
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 90_000, interval: 500 })
  const ended = await rows()
  // The server's commands, line by line: it saw no other receiver and no other sender.
  const told = (verb: string) => server.commands.filter((line) => line.startsWith(verb))
  expect(ended.filter(({ state }) => state === 'sent')).toHaveLength(server.delivered.length)
  expect(server.delivered.length).toBeGreaterThan(10)
  expect(told('RCPT')).toContain(`RCPT TO:<${plainAddress(OTHER_SCRIPT)}>`)
  expect(ended.filter(({ state }) => state === 'failed').length).toBeGreaterThan(100)
  const meantBy = (id: string) => plainAddress(sent.get(id)?.address ?? '')
  const named = ended.filter((row) => row.state === 'sent' || row.last_error?.endsWith('RCPT TO'))
  expect(told('RCPT').toSorted()).toEqual(named.map(({ id }) => `RCPT TO:<${meantBy(id)}>`).toSorted())
  expect(new Set(told('MAIL'))).toEqual(new Set(['MAIL FROM:<recruit@recruit.test>']))
  const verbs = server.commands.map((line) => line.split(' ')[0])
  expect(new Set(verbs)).toEqual(new Set(['EHLO', 'MAIL', 'RCPT', 'DATA']))
  for (const message of server.delivered) {
    const { name, subject } = sent.get(rowIn(message)) ?? {}
    const meant = meantBy(rowIn(message))
    expect(message.to.map(plainAddress)).toEqual([meant])
    expect(headerNames(message.raw).filter((header) => !HEADERS.test(header))).toEqual([])
    const mail = await parsedMail(message)
    expect(mail.to?.map((to) => [shown(to.name), to.address])).toEqual([[shown(name), meant]])
    expect(shown(mail.subject)).toBe(shown(subject))
    expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined])
  }
  expect(delivery.log()).not.toContain('recruit.test')
}, 150_000)

/** As a mail program shows it: single spaces, and none at the ends. */
const shown = (text = ''): string => oneLine(text)
