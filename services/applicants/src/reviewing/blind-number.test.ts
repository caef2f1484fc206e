import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { blindNumbers } from './pseudonym.ts'

const key = randomBytes(32)
const some = (count: number) => Array.from({ length: count }, () => randomUUID())

test('each application of a team has a number of its own, also among thousands', () => {
  for (const count of [1, 60, 5000]) {
    const numbers = [...blindNumbers(key, 1, some(count)).values()]
    expect(new Set(numbers).size).toBe(count)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1000)
  }
})

test('the order in which applications come changes no number', () => {
  const all = some(300)
  expect(blindNumbers(key, 1, all.toReversed())).toEqual(blindNumbers(key, 1, all))
})

test('nearly every number stays when an application comes or goes', () => {
  const all = some(60)
  const before = blindNumbers(key, 1, all)
  let changed = 0
  for (const gone of all)
    for (const [application, number] of blindNumbers(
      key,
      1,
      all.filter((one) => one !== gone),
    ))
      if (number !== before.get(application)) changed += 1
  // Of 3,540 numbers; only one that shared its first draw with the withdrawn one may change.
  expect(changed).toBeLessThanOrEqual(5)
})

// evidence: threat.pseudonyms
test('another key or another term gives other numbers, so an id alone tells none', () => {
  const all = some(200)
  const mine = blindNumbers(key, 1, all)
  const alike = (others: Map<string, number>) => all.filter((one) => others.get(one) === mine.get(one)).length
  expect(alike(blindNumbers(randomBytes(32), 1, all))).toBeLessThan(5)
  expect(alike(blindNumbers(key, 2, all))).toBeLessThan(5)
})
