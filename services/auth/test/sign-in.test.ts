import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { sessionFlags } from '@recruit/contract/calls/roles'
import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { signedIn } from '@recruit/local/testing/people'
import { ADMIN_KEY, MANAGER_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
})
afterAll(() => stack?.stop())

const CHECKS = ['checkAdmin', 'checkLanding', 'checkManager'] as const
const flags = (adminLoggedIn: boolean, managerLoggedIn: boolean) => ({
  ...sessionFlags(undefined),
  ...{ adminLoggedIn, managerLoggedIn },
})

/** The reply to a check by a shared key, which has no member. */
const checked = (...role: Parameters<typeof flags>) => ({ ...flags(...role), member: null })

// evidence: V15.2.2
test.runIf(process.platform === 'linux')(
  'the threads that compare keys give way, the one that answers does not',
  async () => {
    await visitor(stack.url).call('login', { pw: ADMIN_KEY })
    const auth = stack.parts.find(({ kind }) => kind === 'auth')?.pid() ?? -1
    const tasks = `/proc/${auth}/task`
    const comparing = readdirSync(tasks).filter(
      (task) => readFileSync(`${tasks}/${task}/comm`, 'utf8').trim() === 'libuv-worker',
    )
    expect(comparing.length).toBeGreaterThan(0)
    for (const task of comparing) expect(getPriority(Number(task))).toBeGreaterThan(getPriority(auth))
  },
)

test('each key gives its role, and the flags exclude each other', async () => {
  const admin = visitor(stack.url)
  expect(await admin.call('login', { pw: ADMIN_KEY })).toMatchObject(flags(true, false))
  const manager = visitor(stack.url)
  expect(await manager.call('login', { pw: MANAGER_KEY })).toMatchObject(flags(false, true))
  for (const check of CHECKS) {
    expect(await admin.call(check, {})).toEqual(checked(true, false))
    expect(await manager.call(check, {})).toEqual(checked(false, true))
    expect(await visitor(stack.url).call(check, {})).toEqual(checked(false, false))
  }
})

// evidence: V6.2.8
test.each(['', 'x', ADMIN_KEY.toUpperCase(), `${ADMIN_KEY} `, '가'.repeat(400)])(
  'a wrong key is refused in words: %s',
  async (pw) => {
    const { status, body, headers } = await visitor(stack.url, 'en', fromElsewhere()).send('login', { pw })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...flags(false, false), code: 'refused', message: 'Wrong password.' })
    expect(headers.getSetCookie()).toEqual([])
    const inKorean = await visitor(stack.url, 'ko', fromElsewhere()).send('login', { pw })
    expect(inKorean.body.message).toBe('비밀번호가 틀렸습니다.')
  },
)

test('a key that is no text is a wrong shape', async () => {
  for (const pw of [123, null, [ADMIN_KEY], { length: 3 }]) {
    expect(await visitor(stack.url).send('login', { pw })).toMatchObject({
      status: 400,
      body: { ...flags(false, false), code: 'invalid' },
    })
  }
})

// evidence: V7.2.2
test('signing in again begins a new session and ends the old one', async () => {
  const admin = await signedIn(stack.url, 'admin')
  const old = visitor(stack.url)
  for (const [name, value] of admin.jar) old.jar.set(name, value)
  await admin.call('login', { pw: ADMIN_KEY })
  expect(admin.jar.get('session')).not.toBe(old.jar.get('session'))
  expect(await old.call('checkAdmin', {})).toEqual(checked(false, false))
  expect(await admin.call('checkAdmin', {})).toEqual(checked(true, false))
})

test('a logged-out cookie is refused from then on', async () => {
  const admin = await signedIn(stack.url, 'admin')
  const copy = visitor(stack.url)
  for (const [name, value] of admin.jar) copy.jar.set(name, value)
  expect(await admin.call('logout', {})).toMatchObject({ ...flags(false, false), message: 'Signed out.' })
  expect(admin.jar.has('session')).toBe(false)
  expect(await copy.call('checkAdmin', {})).toEqual(checked(false, false))
  expect((await copy.send('listApplicants', { team: 1 })).status).toBe(401)
  expect((await visitor(stack.url).send('logout')).status).toBe(200)
})

test('a session cookie is out of reach of scripts and other sites', async () => {
  const { headers } = await visitor(stack.url).send('login', { pw: ADMIN_KEY })
  const [cookie] = headers.getSetCookie().filter((one) => one.startsWith('session='))
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; SameSite=Lax/i)
})

test('an invented session is nobody', async () => {
  const stranger = visitor(stack.url)
  stranger.jar.set('session', 'A'.repeat(43))
  await stranger.raw('GET', '/') // for the XSRF cookie
  expect(await stranger.call('checkAdmin', {})).toEqual(checked(false, false))
  expect((await stranger.send('findSettings', { key: 1 })).status).toBe(401)
})
