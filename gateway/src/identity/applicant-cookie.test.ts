import jwt from 'jsonwebtoken'
import { expect, test } from 'vitest'
import { applicantProofs, deriveKey, idsOf as idsIn, NO_IDS } from './cookies.ts'

const COOKIE_KEY = 'a key of at least thirty-two characters'
const HOUR = 3600
let now = 1_800_000_000
const proofs = applicantProofs(COOKIE_KEY, () => now)
const idsOf = (token: string | undefined) => idsIn(proofs.read(token))
function withIds(ids: string[], from?: string): string {
  const added = ids.reduce((known, id) => proofs.withId(known, id) ?? known, proofs.read(from))
  return proofs.sign(added)
}
function withoutId(token: string, id: string): string | null {
  const left = proofs.withoutId(proofs.read(token), id)
  return left && proofs.sign(left)
}

// evidence: V9.2.1
test('a proved id is read back, for twelve hours', () => {
  const token = withIds(['first'])
  expect(idsOf(token)).toEqual(['first'])
  now += 12 * HOUR - 1
  expect(idsOf(token)).toEqual(['first'])
  now += 2
  expect(idsOf(token)).toEqual([])
})

test('each id ends by itself, however often another is added', () => {
  const first = withIds(['first'])
  now += 8 * HOUR
  const both = withIds(['second'], first)
  expect(idsOf(both)).toEqual(['first', 'second'])
  now += 5 * HOUR
  expect(idsOf(both)).toEqual(['second'])
})

test('a forgotten id is gone at once; the others end when they would have', () => {
  const first = withIds(['first'])
  now += 8 * HOUR
  const both = withIds(['second'], first)
  const rest = withoutId(both, 'second') ?? ''
  expect(idsOf(rest)).toEqual(['first'])
  expect(idsOf(withoutId(both, 'nobody') ?? '')).toEqual(['first', 'second'])
  expect(withoutId(rest, 'first')).toBeNull()
  now += 4 * HOUR + 1
  expect(idsOf(rest)).toEqual([])
})

test('the ten newest stay', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `id-${at}`)
  let token: string | undefined
  for (const id of ids) {
    token = withIds([id], token)
    now += 1
  }
  expect(idsOf(token)).toEqual(ids.slice(2))
  expect(token?.length).toBeLessThan(3_000)
})

// evidence: V3.3.5 V4.2.5
test('ten ids of the longest kind fit into a cookie', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(64, 'x'))
  expect(withIds(ids)?.length).toBeLessThan(4096 - '__Host-applicant'.length)
})

// evidence: V9.1.1 V9.2.2 M107
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
  for (const token of forged) expect(idsOf(token)).toEqual([])
})

test('what is no id is not added', () => {
  for (const id of ['', 'a b', 'a;b', 'x'.repeat(65)]) expect(proofs.withId(NO_IDS, id)).toBeNull()
})
