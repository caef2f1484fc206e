import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, openPeriod, signedIn, somebody } from '@recruit/local/testing/people'
import { ADMIN_KEY, MANAGER_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
let admin: Visitor
let redis: Redis
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  admin = await openPeriod(stack.url)
  redis = new Redis(stack.redisUrl)
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

/** One browser at an address of its own. */
const stranger = () => visitor(stack.url, 'en', fromElsewhere())
const statuses = async (asks: Promise<{ status: number }>[]) =>
  (await Promise.all(asks)).map(({ status }) => status)
const times = <Result>(count: number, ask: (at: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, at) => ask(at))

describe('Lookup brute force', () => {
  test('the 31st wrong try at one target is refused with the time to wait; another target is looked up', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    const guess = (at: number) => guesser.send('findApplicant', { ...person, name: `김추측${at}` })
    for (let at = 0; at < 30; at++) expect(await guess(at)).toMatchObject({ status: 200 })
    const { status, body, headers } = await guess(30)
    expect([status, body]).toEqual([
      429,
      { checkInfoSuccess: false, code: 'too_many', message: expect.stringContaining('10 minutes') },
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    // Neither the right answer nor enrolling tells any more.
    expect((await guesser.send('findApplicant', person)).status).toBe(429)
    expect(await guesser.send('enroll', person)).toMatchObject({ status: 429, body: { isAlready: false } })
    const other = await enrolledPerson(stack.url)
    expect((await guesser.send('findApplicant', other.person)).body.checkInfoSuccess).toBe(true)
    expect((await guesser.send('findApplicant', { ...other.person, name: '김추측' })).status).toBe(200)
    expect((await stranger().send('findApplicant', person)).body.checkInfoSuccess).toBe(true)
  })

  test('a hundred wrong tries at once are thirty', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    const seen = await statuses(
      times(100, (at) => guesser.send('findApplicant', { ...person, ewhaianId: `guess${at}` })),
    )
    expect(seen.filter((status) => status === 200)).toHaveLength(30)
    expect(seen.filter((status) => status === 429)).toHaveLength(70)
  })

  test('asking whether somebody has enrolled is a try as well', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    for (let at = 0; at < 15; at++) await guesser.send('enroll', person)
    for (let at = 0; at < 15; at++) await guesser.send('findApplicant', { ...person, name: `김추측${at}` })
    expect((await guesser.send('enroll', person)).status).toBe(429)
  })

  test('two thousand right lookups from one address are all answered', async () => {
    const campus = fromElsewhere()
    const people = await Promise.all(times(20, () => enrolledPerson(stack.url)))
    const seen = new Set<number>()
    for (let round = 0; round < 20; round++) {
      const asks = people.flatMap(({ person }) =>
        times(5, () => visitor(stack.url, 'en', campus).send('findApplicant', person)),
      )
      for (const status of await statuses(asks)) seen.add(status)
    }
    expect([...seen]).toEqual([200])
  })

  test('a thousand wrong tries at many targets end it for the address', async () => {
    const guesser = stranger()
    const guess = (at: number) =>
      guesser.send('findApplicant', { ...somebody(), studentId: String(5_000_000 + at) })
    for (let round = 0; round < 20; round++)
      expect(new Set(await statuses(times(50, (at) => guess(round * 50 + at))))).toEqual(new Set([200]))
    // Tries that Redis was too slow to count are counted elsewhere: a few more may be needed.
    let at = 1_000
    while ((await guess(at)).status === 200 && at < 1_100) at++
    const { status, headers } = await guess(at)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('an array where a name belongs matches nobody', async () => {
    const { person } = await enrolledPerson(stack.url)
    const { status } = await stranger().send('findApplicant', { ...person, name: [person.name, 'x'] })
    expect(status).toBe(400)
  })
})

describe('Shared keys', () => {
  const WRONG = 'throttle:auth:wrong:'
  /** What an address without a wrong key so far is counted under, once it has had one. */
  async function firstWrong(guesser: Visitor): Promise<{ count: string; wait: string }> {
    const before = await redis.keys(`${WRONG}*`)
    expect(await guesser.send('login', { pw: 'wrong' })).toMatchObject({ status: 200 })
    const [count = '', ...more] = (await redis.keys(`${WRONG}*`)).filter((key) => !before.includes(key))
    expect(more).toEqual([])
    return { count, wait: count.replace(WRONG, 'throttle:auth:wait:') }
  }

  test('five wrong keys are free, then each costs a longer wait, told in words', async () => {
    const guesser = visitor(stack.url, 'ko', fromElsewhere())
    const { count, wait } = await firstWrong(guesser)
    const wrong = async () => {
      expect(await guesser.send('login', { pw: 'wrong' })).toMatchObject({ status: 200 })
      return redis.pttl(wait)
    }
    for (let at = 1; at < 4; at++) expect(await wrong()).toBeLessThan(0)
    await wrong()
    expect(await redis.get(count)).toBe('5')
    // The ninth and the tenth, whose waits are long enough for the slowest machine: 64 and 128 seconds.
    await redis.set(count, 8)
    await redis.del(wait)
    const ninth = await wrong()
    expect(ninth).toBeGreaterThan(33_000)
    expect(ninth).toBeLessThanOrEqual(64_000)
    const refused = await guesser.send('login', { pw: ADMIN_KEY })
    expect(refused).toMatchObject({
      status: 429,
      body: { adminLoggedIn: false, code: 'too_many', message: expect.stringMatching(/(\d+초|\d+분) 후/) },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(64)
    await redis.del(wait)
    const tenth = await wrong()
    expect(tenth).toBeGreaterThan(64_000)
    expect(tenth).toBeLessThanOrEqual(128_000)
  })

  test('a thousand guesses are throttled while a signed-in admin works on and a right key enters elsewhere', async () => {
    const address = fromElsewhere()
    const guesses = times(1_000, (at) => visitor(stack.url, 'en', address).send('login', { pw: `no${at}` }))
    expect(await admin.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: true })
    expect((await stranger().send('login', { pw: ADMIN_KEY })).body.adminLoggedIn).toBe(true)
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(12)
    // A machine that a thousand slow hashes overload may turn some away before they are counted; it lets none in.
    const other = answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)
    expect(other.filter((status) => status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(100)
    expect(answers.some(({ body }) => body.adminLoggedIn || body.managerLoggedIn)).toBe(false)
    expect((await admin.send('listApplicants', { team: 1 })).status).toBe(200)
  })

  test('a right key is no way to forget the wrong ones', async () => {
    const guesser = stranger()
    const { count } = await firstWrong(guesser)
    for (let at = 1; at < 4; at++) {
      expect((await guesser.send('login', { pw: MANAGER_KEY })).status).toBe(200)
      await guesser.send('login', { pw: 'wrong' })
    }
    expect(await redis.get(count)).toBe('4')
  })

  test('twenty people with the right key get in at once', async () => {
    const campus = fromElsewhere()
    const asks = times(20, () => visitor(stack.url, 'en', campus).send('login', { pw: MANAGER_KEY }))
    expect(new Set(await statuses(asks))).toEqual(new Set([200]))
  })

  test('somebody who mistypes twice gets in', async () => {
    const clumsy = stranger()
    for (const pw of ['adm', 'adm-key', ADMIN_KEY]) await clumsy.send('login', { pw })
    expect(await clumsy.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: true })
    expect((await signedIn(stack.url, 'manager')).jar.has('session')).toBe(true)
  })
})
