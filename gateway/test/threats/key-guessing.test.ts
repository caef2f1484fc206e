import { setTimeout as pause } from 'node:timers/promises'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { signedIn } from '@recruit/local/testing/people'
import { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { newKey, statuses, stranger, times } from './guessing.ts'
import { admin, redis, stack, useProduct } from './product.ts'

useProduct()

/** Retries as the sign-in screen does when too many people sign in. */
async function comingAgain<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  if (answer.status !== 503) return answer
  await pause(600)
  return comingAgain(ask)
}

// evidence: threat.key-guessing
describe('Shared keys', () => {
  /** Signs in as the screen does: it retries after a moment where the queue is full, or the machine is overloaded. */
  async function signIn(who: Visitor, pw: string) {
    for (;;) {
      const answer = await who.send('login', { pw })
      if (answer.status !== 503) return answer
      await pause(500)
    }
  }

  const WRONG = 'throttle:auth:wrong:'
  /** The counter's key of an address without wrong keys so far. */
  async function firstWrong(guesser: Visitor): Promise<{ count: string; wait: string }> {
    const count = await newKey(WRONG, () => guesser.send('login', { pw: 'wrong' }))
    return { count, wait: count.replace(WRONG, 'throttle:auth:wrong-wait:') }
  }

  // evidence: V6.3.1 M121
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
    // The ninth and the tenth, whose waits of 64 and 128 seconds suit the slowest machine.
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
    expect((await signIn(stranger(), ADMIN_KEY)).body.adminLoggedIn).toBe(true)
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(12)
    // Callers who find the queue of their address block full get a 503 and are not counted. Queued callers behind the
    // first wrong ones get a 429.
    const other = answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)
    expect(other.filter((status) => status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
    expect(answers.some(({ body }) => body.adminLoggedIn || body.managerLoggedIn)).toBe(false)
    expect((await admin.send('listApplicants', { team: 1 })).status).toBe(200)
  })

  test('a right key is no way to forget the wrong ones', async () => {
    const address = fromElsewhere()
    const guesser = visitor(stack.url, 'en', address)
    const { count } = await firstWrong(guesser)
    for (let at = 1; at < 4; at++) {
      // Another browser at the address has a count of its own once it has signed in.
      const neighbour = visitor(stack.url, 'en', address)
      expect((await neighbour.send('login', { pw: MANAGER_KEY })).status).toBe(200)
      await guesser.send('login', { pw: 'wrong' })
    }
    expect(await redis.get(count)).toBe('4')
  })

  test('twenty people with the right key get in at once, at worst by coming again', async () => {
    const campus = fromElsewhere()
    const asks = times(20, () => comingAgain(() => signIn(visitor(stack.url, 'en', campus), MANAGER_KEY)))
    expect(new Set(await statuses(asks))).toEqual(new Set([200]))
  })

  test('somebody who mistypes twice gets in', async () => {
    const clumsy = stranger()
    for (const pw of ['adm', 'adm-key', ADMIN_KEY]) await clumsy.send('login', { pw })
    expect(await clumsy.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: true })
    expect((await signedIn(stack.url, 'manager')).jar.has('session')).toBe(true)
  })

  // evidence: M122
  test('a browser that has signed in before enters where strangers have used up the address', async () => {
    const address = fromElsewhere()
    const staff = visitor(stack.url, 'en', address)
    await staff.call('login', { pw: ADMIN_KEY })
    await staff.call('logout', {})
    const guesser = visitor(stack.url, 'en', address)
    for (let at = 0; at < 5; at++) await guesser.send('login', { pw: 'wrong' })
    expect((await guesser.send('login', { pw: ADMIN_KEY })).status).toBe(429)
    const forged = visitor(stack.url, 'en', address)
    forged.jar.set('staff-device', `${staff.jar.get('staff-device')}x`)
    expect((await forged.send('login', { pw: ADMIN_KEY })).status).toBe(429)
    expect((await staff.send('login', { pw: ADMIN_KEY })).body.adminLoggedIn).toBe(true)
    // The cookie alone grants nothing, and its own wrong keys are counted.
    const copy = visitor(stack.url, 'en', fromElsewhere())
    copy.jar.set('staff-device', staff.jar.get('staff-device') ?? '')
    expect(await copy.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: false })
    for (let at = 0; at < 5; at++) expect((await copy.send('login', { pw: 'wrong' })).status).toBe(200)
    expect((await copy.send('login', { pw: ADMIN_KEY })).status).toBe(429)
  })
})
