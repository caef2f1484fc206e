import { expect, test } from 'vitest'
import { hiddenCookie, xsrfCookie } from './cookies.ts'

// evidence: V3.3.1 V3.3.2 V3.3.4 M33
test('over https every cookie is secure and the secret ones belong to this host alone', () => {
  expect(hiddenCookie('session', 's', true)).toBe('__Host-session=s; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(hiddenCookie('applicant', 'a', true)).toBe(
    '__Host-applicant=a; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(xsrfCookie('x', true)).toBe('XSRF-TOKEN=x; Path=/; Secure; SameSite=Lax')
  expect(hiddenCookie('session', undefined, true)).toBe(
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

test('over http the names are plain and scripts still read only the XSRF token', () => {
  expect(hiddenCookie('session', 's', false)).toBe('session=s; Path=/; HttpOnly; SameSite=Lax')
  expect(hiddenCookie('applicant', 'a', false)).toBe(
    'applicant=a; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(xsrfCookie('x', false)).toBe('XSRF-TOKEN=x; Path=/; SameSite=Lax')
})
