import { expect, test } from 'vitest'
import { isForeign } from './identity.ts'

test('without a public address our own origin is the host that was asked for', () => {
  expect(isForeign({ host: 'localhost:8080' }, undefined)).toBe(false)
  expect(isForeign({ host: 'localhost:8080', origin: 'http://localhost:8080' }, undefined)).toBe(false)
  expect(isForeign({ host: 'Site.example', origin: 'http://site.example' }, undefined)).toBe(false)
  expect(isForeign({ host: '[::1]:8080', origin: 'http://[::1]:8080' }, undefined)).toBe(false)
  for (const origin of ['http://localhost:8081', 'https://evil.example', 'null', '', 'x']) {
    expect(isForeign({ host: 'localhost:8080', origin }, undefined), origin).toBe(true)
    expect(isForeign({ host: 'no host', origin }, undefined), origin).toBe(true)
  }
})

test('with a public address it alone is ours', () => {
  const ours = 'https://recruit.example'
  expect(isForeign({ host: 'inside:8080', origin: ours }, ours)).toBe(false)
  expect(isForeign({ host: 'inside:8080', origin: 'http://inside:8080' }, ours)).toBe(true)
  expect(isForeign({ host: 'inside:8080', origin: 'http://recruit.example' }, ours)).toBe(true)
})

// evidence: V3.5.3 M130
test("a browser's own word that another site or another host asks is enough", () => {
  for (const site of ['cross-site', 'same-site'])
    expect(isForeign({ host: 'a', 'sec-fetch-site': site }, undefined), site).toBe(true)
  // 'none' is an address that was typed.
  for (const site of ['same-origin', 'none'])
    expect(isForeign({ host: 'a', 'sec-fetch-site': site }, undefined), site).toBe(false)
})

test('a page at the public address may ask another host of the same site, its neighbours may not', () => {
  const ours = 'https://recruit.example'
  const asked = (origin?: string) =>
    isForeign({ host: 'www.example', 'sec-fetch-site': 'same-site', ...(origin && { origin }) }, ours)
  expect([asked(ours), asked('https://blog.example'), asked()]).toEqual([false, true, true])
})
