import { expect, test } from 'vitest'
import { whyGuessable, whyUnusable } from './staff-key.ts'

// evidence: V6.2.1 V6.2.11 M131
test.each([
  ['1', 'fewer than 8'],
  ['a', 'fewer than 8'],
  ['key-012', 'fewer than 8'],
  ['a1b2 c    ', 'fewer than 8'],
  ['ababababcd', 'different'],
  ['adminadmin', 'anybody'],
  ['Admin', 'anybody'],
  ['manager123', 'anybody'],
  ['pass1234', 'anybody'],
  ['qwer1234', 'neighbouring'],
  ['zxcv!0987', 'neighbouring'],
  ['1qaz2wsx', 'neighbouring'],
  ['ewhaian43', 'neighbouring'],
  ['Ewha-2026', 'neighbouring'],
  ['이화이언2026', 'neighbouring'],
  ['webteam#45', 'neighbouring'],
  ['83920174', 'neighbouring'],
])('%j is guessable', (key, why) => expect(whyGuessable(key)).toContain(why))

// evidence: V6.2.5
test.each([
  'adm-key-01',
  'mgr-key-02',
  'adminkey01',
  'managkey02',
  'fresh-key1',
  'k7w2mzq9xa',
  '가나다라마바사아',
])('%j is taken', (key) => expect(whyGuessable(key) ?? whyUnusable(key)).toBeNull())
