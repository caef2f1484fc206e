import { expect, test } from 'vitest'
import { smtpServerOf } from './smtp-address.ts'

// evidence: V12.3.1 M218 threat.mail-in-clear
test.each([
  ['smtp://mail.example.org', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtps://mail.example.org', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://127.0.0.1:2525', { port: 2525, secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:25', { host: '::1', port: 25, requireTLS: false }],
  ['smtp://127.0.0.1.example.org', { requireTLS: true }],
])('%s is spoken to without TLS only on this machine', (address, options) =>
  expect(smtpServerOf(address).options).toMatchObject(options),
)

test('who signs in says so in the address', () => {
  expect(smtpServerOf('smtp://team%40a:p%3Aq@mail.example.org').login).toEqual({
    user: 'team@a',
    pass: 'p:q',
  })
  expect(smtpServerOf('smtp://mail.example.org').login).toBeUndefined()
})

test('every wait has a limit', () => {
  const { options } = smtpServerOf('smtp://mail.example.org')
  for (const wait of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'] as const)
    expect(options[wait]).toBeLessThanOrEqual(30_000)
})
