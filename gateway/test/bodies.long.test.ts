import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { newSeed, randomOf } from '@recruit/local/testing/seeded-random'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
beforeAll(async () => {
  stack = await sharedStack()
  await openPeriod(stack.url)
})

// More at once are shed on a busy machine.
const PEOPLE = 10
const WRITES = 1_000
const LONGEST = 1_000

// The proxy's library copies its options for each call. A release that shared them would store one applicant's text in
// another one's application.
test('10,000 writes of different sizes, 10 at once: each application holds what its applicant sent', {
  timeout: 600_000,
}, async () => {
  const seed = Number(process.env.SEED) || newSeed()
  console.log(`seed ${seed}`)
  const { below } = randomOf(seed)
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => enrolledPerson(stack.url)))
  const wrong: string[] = []
  const writes = people.map(async ({ browser, id }, person) => {
    for (let write = 0; write < WRITES; write++) {
      const mark = `${person}-${write} `
      const applyReason = mark + '가'.repeat(below(LONGEST - mark.length))
      await browser.call('savePage2', { id, ...wholeContent, applyReason })
      const stored = await browser.call('getApplication', { id })
      if (stored.applyReason !== applyReason) wrong.push(`${mark}: ${stored.applyReason?.slice(0, 12)}`)
    }
  })
  await Promise.all(writes)
  expect(wrong).toEqual([])
})
