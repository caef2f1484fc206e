import jwt from 'jsonwebtoken'
import { expect, test } from 'vitest'
import { applicantProofs } from './applicant-cookie.ts'
import { deriveKey } from './derive-key.ts'

const COOKIE_KEY = 'a key of at least thirty-two characters'
const HOUR = 3600
let now = 1_800_000_000
const proofs = applicantProofs(COOKIE_KEY, () => now)
const withIds = (ids: string[], from?: string) =>
  ids.reduce<string | undefined>((token, id) => proofs.withId(token, id) ?? undefined, from)

test('a proved id is read back, for twelve hours', () => {
  const token = withIds(['first'])
  expect(proofs.idsOf(token)).toEqual(['first'])
  now += 12 * HOUR - 1
  expect(proofs.idsOf(token)).toEqual(['first'])
  now += 2
  expect(proofs.idsOf(token)).toEqual([])
})

test('each id ends by itself, however often another is added', () => {
  const first = withIds(['first'])
  now += 8 * HOUR
  const both = withIds(['second'], first)
  expect(proofs.idsOf(both)).toEqual(['first', 'second'])
  now += 5 * HOUR
  expect(proofs.idsOf(both)).toEqual(['second'])
})

test('a forgotten id is gone at once; the others end when they would have', () => {
  const first = withIds(['first'])
  now += 8 * HOUR
  const both = withIds(['second'], first)
  const rest = proofs.withoutId(both, 'second') ?? ''
  expect(proofs.idsOf(rest)).toEqual(['first'])
  expect(proofs.idsOf(proofs.withoutId(both, 'nobody') ?? '')).toEqual(['first', 'second'])
  expect(proofs.withoutId(rest, 'first')).toBeNull()
  now += 4 * HOUR + 1
  expect(proofs.idsOf(rest)).toEqual([])
})

test('the ten newest stay', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `id-${at}`)
  let token: string | undefined
  for (const id of ids) {
    token = withIds([id], token)
    now += 1
  }
  expect(proofs.idsOf(token)).toEqual(ids.slice(2))
  expect(token?.length).toBeLessThan(3_000)
})

test('ten ids of the longest kind fit into a cookie', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(64, 'x'))
  expect(withIds(ids)?.length).toBeLessThan(4096 - '__Host-applicant'.length)
})

test('forged, unsigned, endless and misdirected cookies name nobody', () => {
  const ids = { victim: now + HOUR }
  const key = deriveKey(COOKIE_KEY, 'applicant')
  const forged = [
    jwt.sign({ ids, exp: now + HOUR }, 'guess'),
    jwt.sign({ ids, exp: now + HOUR }, deriveKey(COOKIE_KEY, 'xsrf')),
    jwt.sign({ ids, exp: now + HOUR }, null, { algorithm: 'none' }),
    jwt.sign({ ids, exp: now + HOUR }, key, { algorithm: 'HS512' }),
    jwt.sign({ ids }, key, { noTimestamp: true }),
    jwt.sign({ exp: now + HOUR }, key),
    jwt.sign({ ids, exp: now - 1 }, key),
    'x',
    '',
  ]
  for (const token of forged) expect(proofs.idsOf(token)).toEqual([])
})

test('what is no id is not added', () => {
  for (const id of ['', 'a b', 'a;b', 'x'.repeat(65)]) expect(proofs.withId(undefined, id)).toBeNull()
})
