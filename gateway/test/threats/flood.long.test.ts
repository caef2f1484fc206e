import { type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { readSecrets } from '@recruit/local/keys/secrets'
import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { ADMIN_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
let redis: Redis
beforeAll(async () => {
  // The service must start without known keys, because it answers those without a comparison.
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  redis = new Redis(stack.redisUrl)
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

const stranger = () => visitor(stack.url, 'en', fromElsewhere())
/** How many keys were compared and found wrong, each from an address of its own. */
const compared = async () => (await redis.keys('throttle:auth:wrong:*')).length

/** Sends two hundred wrong keys concurrently from two hundred addresses, and counts the answers so far. */
function flood() {
  const seen: number[] = []
  const guesses = Array.from({ length: 200 }, async () => {
    const { status, body } = await stranger().send('login', { pw: 'wrong' })
    expect(body.adminLoggedIn || body.managerLoggedIn).toBe(false)
    seen.push(status)
  })
  return { seen, over: Promise.all(guesses) }
}

/** As the sign-in screen does it. */
async function signIn(who: Visitor) {
  for (;;) {
    const answer = await who.send('login', { pw: ADMIN_KEY })
    if (answer.status !== 503) return answer
    await pause(300)
  }
}

// evidence: threat.key-guessing
describe('Shared keys under a flood', () => {
  // evidence: M123
  test('a browser that has signed in before does not wait behind strangers', async () => {
    const staff = stranger()
    await staff.call('login', { pw: ADMIN_KEY })
    await staff.call('logout', {})
    const { seen, over } = flood()
    // From here on the queue is full: later callers get a 503, and wait behind the others when they retry.
    await expect.poll(() => seen, { interval: 5 }).toContain(503)
    const before = await compared()
    expect((await staff.send('login', { pw: ADMIN_KEY })).body.adminLoggedIn).toBe(true)
    expect((await compared()) - before).toBeLessThan(30)
    await over
    expect(seen.every((status) => [200, 503].includes(status))).toBe(true)
    // More than fit into the queue were refused.
    expect(seen.filter((status) => status === 503).length).toBeGreaterThan(50)
  })

  // evidence: V6.3.1
  test('the right key of a new browser enters too, by coming again', async () => {
    const { over } = flood()
    expect((await signIn(stranger())).body.adminLoggedIn).toBe(true)
    await over
  })

  // evidence: M128
  test('a key whose sender has left is not compared', async () => {
    const before = await compared()
    const senders = Array.from({ length: 24 }, () => send())
    // The first ones are being compared, and the others wait behind them.
    while ((await compared()) === before) await pause(5)
    for (const sender of senders) sender.destroy()
    expect((await signIn(stranger())).body.adminLoggedIn).toBe(true)
    expect((await compared()) - before).toBeLessThan(15)
  })
})

/** Calls the service itself, to which the gateway passes on that a client has left, and waits for no answer. */
function send(): ClientRequest {
  const token = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)('auth')
  const body = JSON.stringify({ pw: 'wrong' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': Object.values(fromElsewhere()).join(),
    [TOKEN_HEADER]: token,
  }
  const outgoing = request(`${stack.services.auth}/api/admin/login`, {
    method: 'POST',
    agent: false,
    headers,
  })
  outgoing.on('error', () => {}).end(body)
  return outgoing
}
