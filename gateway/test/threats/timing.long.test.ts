import { PASS_STATES } from '@recruit/contract/constants'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson, newPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { medianOf, percentile } from '@recruit/local/testing/percentile'
import { seed } from '@recruit/local/testing/random'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { rankTest, smallestFound } from '@recruit/local/testing/timing/ranks'
import { type Asked, stopwatch } from '@recruit/local/testing/timing/timed'
import type { Visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../../infra/local/demo/people.ts'

/**
 * Equal replies must take equal time. Each kind is asked `COUNT` times in random order, and one again with a planted
 * delay, which the test must find: 0.3 ms in the long run (`TIMING=3000`), the interquartile range in the short one, so
 * that a busy machine changes the sensitivity and not the result. False alarms: one run in a million.
 */
const COUNT = Number(process.env.TIMING) || 200
const ALARM = 2e-7
const PLANTED_MS = 0.3
const OF_EACH_STATE = 6
/** Below every limit for one student id. */
const TRIES_OF_EACH = 20
const LIMIT = { timeout: 60_000 + COUNT * 500 }

const random = seeded(seed)
let stack: SharedStack
let watch: ReturnType<typeof stopwatch>
let admin: Visitor
let stranger: Awaited<ReturnType<typeof enrolledPerson>>

type Person = Awaited<ReturnType<typeof enrolledPerson>>
const decided = {} as Record<(typeof PASS_STATES)[number], Person[]>

beforeAll(async () => {
  stack = await sharedStack()
  watch = stopwatch(stack.url)
  admin = await openPeriod(stack.url)
  await admin.call('modifyResultInfo', { isDesignPreAssignment: true, designPreAssignment: '배너' })
  stranger = await enrolledPerson(stack.url)
  // Interleaved, so that no state is older than another.
  for (let round = 0; round < OF_EACH_STATE; round++)
    for (const pass of PASS_STATES) {
      const one = await enrolledPerson(stack.url, 2)
      await one.browser.call('savePage2', { id: one.id, ...wholeContent, isFinalSubmit: true })
      await admin.call('selectPass', { _id: one.id, pass })
      await admin.call('setInterviewDate', { _id: one.id, date: pass === '1stPass' ? '9.12(금) 19:00' : '' })
      decided[pass] = [...(decided[pass] ?? []), one]
    }
})
afterAll(async () => {
  watch?.close()
})

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
let addresses = 0
/** A caller at an unused address. */
const elsewhere = () => {
  addresses++
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
}
const headersOf = ({ jar }: Visitor) => ({
  ...elsewhere(),
  cookie: cookieHeader(jar),
  'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
})

/** One question for each state of an application. */
const byState = (ask: (one: Person) => Asked) =>
  Object.fromEntries(PASS_STATES.map((pass) => [pass, () => ask(anyOf(decided[pass]))]))

/** How long each kind takes; `planted` is the first one with the delay. All replies are equal. */
async function timesOf(kinds: Record<string, () => Asked>) {
  const [first] = Object.values(kinds)
  const all = { ...kinds, ...(first && { planted: first }) }
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(all).map((kind) => [kind, []]))
  const statuses = new Set<number>()
  for (let round = 0; round < COUNT; round++) {
    const order = Object.entries(all)
      .map(([kind, question]) => ({ kind, question, at: random() }))
      .sort((a, b) => a.at - b.at)
    for (const { kind, question } of order) {
      const { status, ms } = await watch.ask(question())
      statuses.add(status)
      times[kind]?.push(ms)
    }
  }
  expect(statuses.size).toBe(1)
  return times
}

async function expectAlike(what: string, kinds: Record<string, () => Asked>): Promise<void> {
  for (const ask of Object.values(kinds)) await watch.ask(ask())
  const { planted: again = [], ...times } = await timesOf(kinds)
  const all = Object.values(times).flat()
  const spread = percentile(all, 0.75) - percentile(all, 0.25)
  const plantedMs = process.env.TIMING ? PLANTED_MS : Math.max(PLANTED_MS, spread)
  const planted = again.map((ms) => ms + plantedMs)
  const names = Object.keys(times)
  const others = (name: string) => names.flatMap((other) => (other === name ? [] : (times[other] ?? [])))
  // Two kinds need only one comparison.
  const compared = names.length === 2 ? names.slice(0, 1) : names
  const alarm = ALARM / compared.length
  const found = compared.map((name) => ({ name, ...rankTest(times[name] ?? [], others(name)) }))
  const sizes = [COUNT, COUNT * (names.length - 1)] as const
  const smallest = smallestFound({ times: all, sizes, alarm, random })
  const medians = names.map((name) => `${name} ${medianOf(times[name] ?? []).toFixed(3)}`)
  console.log(
    `${what}: ${COUNT} each, median ms ${medians.join(', ')}; smallest p ${Math.min(...found.map(({ p }) => p)).toPrecision(2)}; would have found ${smallest.toFixed(3)} ms`,
  )
  const blind = `${plantedMs} ms that were added are not found: ask more often, or while less else goes on`
  expect(rankTest(planted, others('')).p, blind).toBeLessThan(alarm)
  expect(found.filter(({ p }) => p < alarm)).toEqual([])
}

// evidence: threat.early-result
describe('Time tells nothing', () => {
  test('of the status to whoever reads an application by its address', LIMIT, () =>
    expectAlike(
      'read by anyone',
      byState(({ id }) => ({ call: 'getApplication', form: { id }, headers: elsewhere() })),
    ),
  )

  test('of the status to its applicant', LIMIT, () =>
    expectAlike(
      'read by its applicant',
      byState(({ id, browser }) => ({ call: 'getApplication', form: { id }, headers: headersOf(browser) })),
    ),
  )

  // evidence: V6.3.8
  test('of the status to whoever looks it up', LIMIT, () =>
    expectAlike(
      'looked up',
      byState(({ person }) => ({ call: 'findApplicant', form: person, headers: elsewhere() })),
    ),
  )

  test('of whether there is such an application to whoever may not write it', LIMIT, () => {
    const write = (id: string): Asked => ({
      call: 'savePage1',
      form: { id, major: '경영' },
      headers: headersOf(stranger.browser),
    })
    return expectAlike('written by a stranger', {
      there: () => write(anyOf(decided.default).id),
      nowhere: () => write(crypto.randomUUID()),
    })
  })

  test('of whether somebody has applied to whoever does not know their name', LIMIT, async () => {
    const there: (typeof stranger.person)[] = []
    while (there.length < (COUNT * 2 + 100) / TRIES_OF_EACH)
      there.push((await enrolledPerson(stack.url)).person)
    const nowhere = there.map(() => newPerson())
    const ask = (person: typeof stranger.person): Asked => ({
      call: 'findApplicant',
      form: { ...person, name: '이무명' },
      headers: elsewhere(),
    })
    return expectAlike('looked up in vain', {
      there: () => ask(anyOf(there)),
      nowhere: () => ask(anyOf(nowhere)),
    })
  })
})
