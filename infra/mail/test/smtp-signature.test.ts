import { generateKeyPairSync } from 'node:crypto'
import { isSignedBy, signedHeaders } from '@recruit/local/testing/mail/dkim'
import { expect, test } from 'vitest'
import { smtpServerOf } from '../src/smtp-address.ts'
import { smtpChannel } from '../src/smtp-channel.ts'
import { FROM, mail, mailServer } from './smtp-product.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const { publicKey, privateKey } = pair()
const signature = {
  ...{ domainName: 'recruit.kr', keySelector: 'mail' },
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

/** Lines that a server or a signature could misread. */
const TEXTS = [
  ['one line', 'One line.'],
  ['lines of dots', '.\r\n..\r\n.and more\r\n\r\n.\r\n'],
  ['long lines and spaces', `  ends with spaces   \n\n\n${'가온'.repeat(400)}\n${'long '.repeat(300)}\n\n`],
]

test.each(TEXTS)(
  'what arrives carries a signature that fits it and nothing else: %s',
  async (_what, text) => {
    const server = await mailServer()
    const read = async () => ({ ...mail, text, subject: '접수, "확인" <b>' })
    const channel = smtpChannel({
      server: smtpServerOf(server.url),
      from: FROM,
      signature,
      read,
      limitMs: 20_000,
    })
    expect(
      await channel.deliver({ id: '1', kind: 'receipt', lease: '1', attempts: 1 }, async () => true),
    ).toEqual({
      state: 'sent',
    })
    channel.close()
    const raw = server.delivered[0]?.raw ?? Buffer.alloc(0)
    expect(isSignedBy(raw, publicKey)).toBe(true)
    expect(isSignedBy(raw, pair().publicKey)).toBe(false)
    const changed = (from: RegExp, to: string) =>
      Buffer.from(raw.toString('latin1').replace(from, to), 'latin1')
    const html = changed(/<p>|PHA\+/, 'PHAq')
    expect(html.equals(raw)).toBe(false)
    expect(isSignedBy(html, publicKey)).toBe(false)
    expect(isSignedBy(Buffer.concat([raw, Buffer.from('x\r\n')]), publicKey)).toBe(false)
    for (const name of ['Subject', 'From', 'To', 'Date', 'Message-ID'])
      expect([name, isSignedBy(changed(new RegExp(`^${name}: `, 'im'), `${name}: x`), publicKey)]).toEqual([
        name,
        false,
      ])
    expect(signedHeaders(raw)).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']),
    )
  },
)
