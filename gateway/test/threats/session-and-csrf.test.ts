import { sidOf } from '@recruit/chassis/redis/session-store'
import { type CallName, calls } from '@recruit/contract'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, signedIn } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { admin, redis, stack, useProduct } from './product.ts'

useProduct()

/** Another browser with the same cookies. */
function copyOf(original: Visitor): Visitor {
  const copy = visitor(stack.url, 'en', fromElsewhere())
  for (const [name, value] of original.jar) copy.jar.set(name, value)
  return copy
}
const isAdmin = async (who: Visitor) => (await who.call('checkAdmin', {})).adminLoggedIn
const writing = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method !== 'GET' && name !== 'loadSettings',
)

// evidence: threat.sessions
describe('Fixation, logout', () => {
  // evidence: V7.2.3
  test('a session id from before sign-in is worth nothing after it', async () => {
    const planted = visitor(stack.url, 'en', fromElsewhere())
    planted.jar.set('session', 'A'.repeat(43))
    await planted.raw('GET', '/')
    const attacker = copyOf(planted)
    await planted.call('login', { pw: ADMIN_KEY })
    expect(planted.jar.get('session')).not.toBe('A'.repeat(43))
    expect([await isAdmin(planted), await isAdmin(attacker)]).toEqual([true, false])
  })

  // evidence: V7.2.4 V7.4.1 M13 M14
  test('signing in again ends the session before, and a logged-out cookie is refused', async () => {
    const one = await signedIn(stack.url, 'admin')
    const before = copyOf(one)
    await one.call('login', { pw: ADMIN_KEY })
    expect([await isAdmin(one), await isAdmin(before)]).toEqual([true, false])
    const kept = copyOf(one)
    await one.call('logout', {})
    expect(await isAdmin(kept)).toBe(false)
    expect((await kept.send('overview')).status).toBe(401)
  })

  // evidence: V7.3.1 V7.3.2 M15
  test('a session ends 8 hours after its last use and 24 hours after its first', async () => {
    const one = await signedIn(stack.url, 'admin')
    const key = `session:${sidOf(one.jar.get('session') ?? '')}`
    await redis.pexpire(key, 60_000)
    expect(await isAdmin(one)).toBe(true)
    expect(await redis.pttl(key)).toBeGreaterThan(7.9 * 3_600_000)
    expect(await redis.pttl(key)).toBeLessThanOrEqual(8 * 3_600_000)
    await redis.set(key, JSON.stringify({ role: 'admin', startedAt: Date.now() - 24 * 3_600_000 - 1 }))
    expect(await isAdmin(one)).toBe(false)
  })
})

// evidence: threat.csrf
describe('CSRF', () => {
  // evidence: V3.5.1 M16
  test('a cookie alone writes nothing; the token must be its own and signed by us', async () => {
    const { browser } = await enrolledPerson(stack.url)
    const other = (await enrolledPerson(stack.url)).browser.jar.get('XSRF-TOKEN') ?? ''
    for (const name of writing)
      for (const token of ['', 'x', other]) {
        const answer = await browser.send(name, {}, { 'X-XSRF-TOKEN': token })
        expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'xsrf'])
      }
    const planted = copyOf(browser)
    planted.jar.set('XSRF-TOKEN', 'planted.token')
    expect((await planted.send('savePage1', { id: 'x' })).body.code).toBe('xsrf')
  })

  test('a token that was made for another session or another applicant does not pass, a repeat with its own does', async () => {
    const holders = [await signedIn(stack.url, 'admin'), (await enrolledPerson(stack.url)).browser]
    const page = visitor(stack.url)
    await page.raw('GET', '/')
    const others = [
      (await signedIn(stack.url, 'admin')).jar,
      (await enrolledPerson(stack.url)).browser.jar,
      page.jar,
    ].map((jar) => jar.get('XSRF-TOKEN') ?? '')
    for (const holder of holders)
      for (const token of others) {
        const tricked = copyOf(holder)
        tricked.jar.set('XSRF-TOKEN', token)
        const ask = () => tricked.send('forgetApplication', { id: 'x' })
        expect(await ask()).toMatchObject({ status: 403, body: { code: 'xsrf' } })
        expect(tricked.jar.get('XSRF-TOKEN')).not.toBe(token)
        expect((await ask()).status).toBe(200)
      }
  })

  test('the token of an applicant holds when another application is proved', async () => {
    const { browser, id } = await enrolledPerson(stack.url)
    const before = browser.jar.get('XSRF-TOKEN')
    const other = await enrolledPerson(stack.url)
    await browser.call('findApplicant', other.person)
    expect(browser.jar.get('XSRF-TOKEN')).toBe(before)
    expect((await browser.send('savePage1', { id, major: '경영' })).status).toBe(200)
  })

  // evidence: V3.5.1 V3.5.8 M18
  test('what another site sends is refused on every call, sign-in and reads included', async () => {
    for (const name of Object.keys(calls) as CallName[])
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: `${stack.url}.evil.example` },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ] as Record<string, string>[]) {
        const { status } = await visitor(stack.url).send(name, {}, headers)
        expect([name, headers, status]).toEqual([name, headers, 403])
      }
  })

  // evidence: V3.5.3 M19
  test('a link from elsewhere leaves no trace, an address that was typed is answered', async () => {
    const exported = async () =>
      (await admin.call('applicantHistory', {})).history.filter(({ what }) => what === 'export').length
    const ask = (site: string) => admin.send('exportApplicants', { team: '1' }, { 'Sec-Fetch-Site': site })
    const before = await exported()
    for (const site of ['cross-site', 'same-site'])
      expect(await ask(site)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await exported()).toBe(before)
    for (const site of ['none', 'same-origin']) expect((await ask(site)).status).toBe(200)
    expect(await exported()).toBe(before + 2)
    for (const site of ['cross-site', 'same-site'])
      expect((await admin.raw('GET', '/', { headers: { 'Sec-Fetch-Site': site } })).status).toBe(200)
  })

  // evidence: V3.5.2 M20
  test('only JSON is read, so that no form can write', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      for (const name of writing) {
        const { method, path } = calls[name]
        const answer = await visitor(stack.url).raw(method, path, {
          body: '{"id":"x"}',
          headers: { 'Content-Type': type },
        })
        expect([name, type, answer.status]).toEqual([name, type, 415])
      }
  })
})
