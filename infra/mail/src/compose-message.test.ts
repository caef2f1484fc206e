import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { composeMessage, type Mail } from './compose-message.ts'
import { plainAddress } from './mail-address.ts'

const FROM = { name: '모집', address: 'recruit@recruit.test' }
const mail: Mail = {
  to: { name: '김가온', address: 'gaon@recruit.test' },
  ...{ subject: '접수', text: '글', html: '<p>글</p>', ics: null },
  ...{ messageId: '<1@recruit.test>', language: 'ko' },
}
const headersOf = (message: Buffer | null) => String(message).split('\r\n\r\n')[0] ?? ''

test.each([
  ['a@b.kr', 'a@b.kr'],
  ['first.last+tag@sub.example.org', 'first.last+tag@sub.example.org'],
  ['gaon@이화이언.한국', 'gaon@xn--sh5bt5aa543m.xn--3e0b707e'],
])('%s is an address', (address, plain) => expect(plainAddress(address)).toBe(plain))

// evidence: M217
test.each([
  'a@b.kr,c@d.kr',
  'a@b.kr, c@d.kr',
  'a@b.kr\r\nRCPT TO:<c@d.kr>',
  'a@b.kr>\r\nDATA',
  '<a@b.kr>',
  '"a b"@c.kr',
  'a@b.kr c@d.kr',
  'a@b@c.kr',
  'a@localhost',
  'a@[127.0.0.1]',
  '가온@recruit.test',
  'a\u0000@b.kr',
  '',
])('%j is none', (address) => expect(plainAddress(address)).toBeNull())

// evidence: V1.3.11 M216 threat.mail-injection
test.each([
  { to: { name: 'Gaon\r\nBcc: other@recruit.test', address: mail.to.address } },
  { subject: 'Received\nBcc: other@recruit.test' },
  { messageId: '<1>\r\nBcc: other@recruit.test' },
  { to: { name: '', address: 'a@b.kr\nBcc: other@recruit.test' } },
])('a header that would be two is refused: %j', async (wrong) => {
  expect(await composeMessage(FROM, { ...mail, ...wrong })).toBeNull()
})

test('a name with commas, quotes and brackets stays one receiver', async () => {
  for (const name of ['Kim, Gaon', '"Gaon" <other@recruit.test>', 'a@b.kr, c@d.kr', '김, 가온; 이: 나래']) {
    const headers = headersOf(await composeMessage(FROM, { ...mail, to: { name, address: mail.to.address } }))
    const to = /^To: ((?:.|\r\n[ \t])*)/m.exec(headers)?.[1] ?? ''
    expect(to.endsWith('<gaon@recruit.test>')).toBe(true)
    const unquoted = to.replace(/"(?:[^"\\]|\\.)*"/g, '')
    expect(unquoted.match(/@/g)).toHaveLength(1)
    expect(unquoted).not.toContain(',')
  }
})

test('it is signed before anything of it is sent, and an appointment comes along', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signature = { domainName: 'recruit.test', keySelector: 'mail', privateKey: pem }
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'
  const message = await composeMessage(FROM, { ...mail, ics }, signature)
  expect(headersOf(message)).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; .*d=recruit\.test/)
  expect(String(message)).toContain('text/calendar; charset=utf-8; method=REQUEST')
  expect(String(message)).not.toContain('PRIVATE KEY')
})
