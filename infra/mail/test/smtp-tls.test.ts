import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { selfSigned } from '@recruit/local/testing/mail/certificates'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { channelTo, mailServer, outside } from './smtp-product.ts'

const HOST = '0.0.0.0'
const LOGIN = 'team%40recruit:p%3Aq@'
const trusted = getCACertificates('default')
const trust = (cert: string) => setDefaultCACertificates([...trusted, cert])
afterEach(() => setDefaultCACertificates(trusted))

/** The commands that would reveal something. */
const said = (commands: string[]) => commands.filter((line) => /^(AUTH|MAIL|RCPT|DATA)/i.test(line))
const verbs = (commands: string[]) => commands.map((line) => line.split(' ')[0])
const asks = (seen: unknown[] = []): SMTPServerOptions => ({
  authOptional: false,
  hideSTARTTLS: false,
  onAuth({ username, password }, session, done) {
    seen.push({ username, password, secure: session.secure })
    if (password === 'p:q') done(null, { user: username })
    else done(new Error('unknown'))
  },
})

test('outside this machine a message goes out by STARTTLS, after a login inside it', async () => {
  const certificate = selfSigned(HOST)
  trust(certificate.cert)
  const seen: unknown[] = []
  const server = await mailServer({ ...certificate, ...asks(seen) })
  const channel = channelTo(outside(server, LOGIN))
  await channel.open()
  expect(await channel.deliver()).toEqual({ state: 'sent' })
  expect(seen).toEqual([{ username: 'team@recruit', password: 'p:q', secure: true }])
  expect(server.delivered).toHaveLength(1)
  expect(verbs(server.commands).slice(0, 6)).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'AUTH', 'MAIL', 'RCPT'])
})

test('a server that does not offer STARTTLS gets neither login nor message', async () => {
  const server = await mailServer({ ...asks(), allowInsecureAuth: true, disabledCommands: ['STARTTLS'] })
  await expect(channelTo(outside(server, LOGIN)).open()).rejects.toMatchObject({ code: 'ETLS' })
  await expect(channelTo(outside(server)).open()).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.commands.length).toBeGreaterThan(1)
  expect(said(server.commands)).toEqual([])
})

const good = selfSigned(HOST)
const other = selfSigned('mail.example.org')
const over = selfSigned(HOST, new Date(Date.now() - 60_000))
test.each([
  ['that nobody vouches for', good, null, /self-signed/],
  ['of another server', other, other.cert, /does not match/],
  ['that is over', over, over.cert, /expired/],
])('a certificate %s is refused, by STARTTLS and from the start', async (_what, certificate, known, why) => {
  if (known) trust(known)
  for (const secure of [false, true]) {
    const server = await mailServer({ ...certificate, ...asks(), secure })
    const url = outside(server, LOGIN).replace('smtp:', secure ? 'smtps:' : 'smtp:')
    await expect(channelTo(url).open()).rejects.toThrow(why)
    expect(said(server.commands)).toEqual([])
    expect(server.delivered).toEqual([])
  }
})

test('TLS from the start is enough', async () => {
  trust(good.cert)
  const server = await mailServer({ ...good, ...asks(), secure: true })
  const channel = channelTo(outside(server, LOGIN).replace('smtp:', 'smtps:'))
  await channel.open()
  expect(await channel.deliver()).toEqual({ state: 'sent' })
})

test('who is not let in sends nothing', async () => {
  trust(good.cert)
  const server = await mailServer({ ...good, ...asks() })
  const wrong = channelTo(outside(server, 'team:wrong@'))
  await expect(wrong.open()).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 })
  expect(server.commands.filter((line) => line.startsWith('MAIL'))).toEqual([])
})

test('a domain that is nobody’s is written to on this machine alone', async () => {
  trust(good.cert)
  const server = await mailServer({ ...good, hideSTARTTLS: false })
  const to = { name: '김가온', address: 'gaon@mail.recruit.test' }
  const away = channelTo(outside(server), { to })
  expect(await away.deliver()).toEqual({ state: 'failed', error: 'reserved domain' })
  expect(server.commands).toEqual([])
  expect(await channelTo(server.url, { to }).deliver()).toEqual({ state: 'sent' })
})
