import { PASS_STATES } from '@recruit/contract/constants'
import { seed } from '@recruit/local/testing/random'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, expect, test } from 'vitest'
import { admin, stack, submittedPerson } from './product.ts'

const PROBES = Number(process.env.HISTORIES) ? 10_000 : 300
const AT_ONCE = 8
afterAll(() => admin.call('modifyResultInfo', { showResultToApplicant: false }))

test(`${PROBES} readings across staged changes: not a byte differs`, { timeout: 600_000 }, async () => {
  const random = randomOf(seed)
  const applicant = await submittedPerson(1)
  const { id } = applicant
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('setInterviewDate', { _id: id, date: '12.5 14:00' })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })

  const stranger = visitor(stack.url)
  const ways = {
    'the applicant': () => applicant.browser.send('getApplication', { id }),
    'the file to keep': () => applicant.browser.send('ownData', { id }),
    'a stranger': () => stranger.send('getApplication', { id }),
  }
  const first = Object.fromEntries(
    await Promise.all(Object.entries(ways).map(async ([who, read]) => [who, seen(await read())])),
  )
  let left = PROBES
  let staged = 0
  const deciding = async () => {
    while (left > 0) {
      if (random.below(2))
        await admin.call('selectPass', { _id: id, pass: random.oneOf(PASS_STATES), staged: true })
      else await admin.call('setInterviewDate', { _id: id, date: `12.${staged} 10:00`, staged: true })
      staged++
    }
  }
  const reading = async () => {
    while (left-- > 0)
      for (const [who, read] of Object.entries(ways))
        expect([who, seen(await read())]).toEqual([who, first[who]])
  }
  await Promise.all([deciding(), ...Array.from({ length: AT_ONCE }, reading)])
  console.log(`${PROBES} readings each of ${Object.keys(ways).length} kinds across ${staged} staged changes`)
  expect(staged).toBeGreaterThan(10)
})

/** A reply as it comes in, but for its own id and time. */
const seen = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort(),
})
