import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BROWSERS, SAMSUNG_CHROMIUM, SINCE } from './browsers.ts'
import { compatData } from './compat/data.ts'

type Id = keyof ReturnType<typeof compatData>['browsers']

/** Every release of a browser until that day, the newest last. */
const releasesOf = (id: string) =>
  Object.entries(compatData().browsers[id as Id].releases)
    .filter(([, { release_date }]) => release_date && release_date <= SINCE)
    .sort(([, one], [, other]) => one.index - other.index)

test('the stated browsers were the newest ones on the stated day', () => {
  const { firefox, ...others } = BROWSERS
  for (const { version, ids } of Object.values(others))
    for (const id of ids) expect(releasesOf(id).at(-1)?.[0]?.replace(/\.0$/, '')).toBe(version)
  // Firefox 132 was the newest; 128 is the one with long support of that time.
  for (const id of firefox.ids) expect(releasesOf(id).at(-1)?.[0]).toBe('132')
  expect(Number(firefox.version)).toBeLessThanOrEqual(132)
})

test('the Chromium inside the stated Samsung Internet is the one that the build aims at', () => {
  expect(releasesOf('samsunginternet_android').at(-1)?.[1].engine_version).toBe(SAMSUNG_CHROMIUM)
})

// evidence: V3.1.1
test('the document for users states the same', () => {
  const text = readFileSync(new URL('../../infra/docs/browsers.md', import.meta.url), 'utf8')
  for (const { name, version } of Object.values(BROWSERS))
    expect(text).toMatch(new RegExp(`\\| ${name}[^|]*\\| ${version} \\|`))
})
