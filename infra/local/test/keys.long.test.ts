import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { rotateInternalKeys } from '@recruit/local/keys/internal-keys'
import { keyFile, readSecrets } from '@recruit/local/keys/secrets'
import { entries, root } from '@recruit/local/paths'
import { baseEnv } from '@recruit/local/stack/environment'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), {}, { migrates: true })
})
afterAll(() => stack?.stop())

const run = promisify(execFile)
/** `npm run keys` without npm: what the launcher starts. */
const keysCommand = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(root, 'infra/local/src/commands/keys.ts'), ...args], {
    cwd: root,
    env: { ...baseEnv(process.env, stack.dataDir), ...env },
  })

/** What a program says that must not start in production. */
const refusalOf = (entry: string, env: Record<string, string>) =>
  run(process.execPath, [entry], {
    timeout: 20_000,
    env: { ...baseEnv(process.env, stack.dataDir), NODE_ENV: 'production', PORT: '0', ...env },
  }).then(
    () => expect.fail('It started'),
    (error: { stderr: string; stdout: string }) => error,
  )

describe('new staff keys', () => {
  // evidence: M132
  test('that were given at the first start are not shown', () => {
    expect(stack.keys).toEqual({ admin: 'as given by ADMIN_KEY', manager: 'as given by MANAGER_KEY' })
  })

  // evidence: V6.2.2 V6.4.3 V7.4.2 V7.4.5 M62
  test('end the sessions of their role, and the old key opens nothing', async () => {
    const [admin, manager] = [await signedIn(stack.url, 'admin'), await signedIn(stack.url, 'manager')]
    const file = join(stack.dataDir, 'new-admin-key')
    writeFileSync(file, 'fresh-key1\n')
    const { stdout } = await keysCommand(['admin'], { ADMIN_KEY_FILE: file })
    // A given key is not printed.
    expect(stdout).toContain('New admin key: as given by ADMIN_KEY')
    expect(stdout).not.toContain('fresh-key1')
    expect(await admin.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: false })
    expect((await admin.send('listApplicants', { team: 1 })).status).toBe(401)
    expect(await manager.call('checkManager', {})).toMatchObject({ managerLoggedIn: true })
    const again = visitor(stack.url)
    expect((await again.send('login', { pw: 'adm-key-01' })).body.adminLoggedIn).toBe(false)
    expect((await again.send('login', { pw: 'fresh-key1' })).body.adminLoggedIn).toBe(true)
    await keysCommand(['admin'], { ADMIN_KEY: 'adm-key-01' })
  })

  // evidence: M58
  test.each([
    ['equal ones', { ADMIN_KEY: 'same-key', MANAGER_KEY: 'same-key' }, 'differ'],
    ['a default one', { ADMIN_KEY: 'admin', MANAGER_KEY: 'mgr-key-02' }, 'ADMIN_KEY is what anybody would'],
    [
      'one twice',
      { ADMIN_KEY: 'adm-key-01', MANAGER_KEY: 'adminadmin' },
      'MANAGER_KEY is what anybody would',
    ],
    ['a short one', { ADMIN_KEY: 'adm-key-01', MANAGER_KEY: 'a' }, 'MANAGER_KEY has fewer than 8'],
    [
      'a dull one',
      { ADMIN_KEY: 'ababababab', MANAGER_KEY: 'mgr-key-02' },
      'ADMIN_KEY has fewer than 5 different',
    ],
    ['a long one', { ADMIN_KEY: 'elevenchars', MANAGER_KEY: 'mgr-key-02' }, 'at most 10'],
  ])('refuse %s, and nothing changes', async (_what, env, words) => {
    const admin = await signedIn(stack.url, 'admin')
    await expect(keysCommand([], { ...env, NODE_ENV: 'production' })).rejects.toMatchObject({
      stderr: expect.stringMatching(new RegExp(`^.*${words}.*\n$`)),
    })
    expect(await admin.call('checkAdmin', {})).toMatchObject({ adminLoggedIn: true })
  })
})

describe('in production the auth service', () => {
  const auth = (entry: string, env: Record<string, string>) =>
    refusalOf(entry, {
      ...{ MODE: 'init', MYSQL_URL: stack.schemas.auth.app, REDIS_URL: stack.redisUrls.auth },
      ...{ INTERNAL_GATEWAY_KEYS_FILE: keyFile(stack.dataDir, 'gateway', 'known'), ...env },
    })

  // evidence: V6.3.2 M60
  test('does not start over a well-known key that was set elsewhere', async () => {
    await keysCommand(['manager'], { MANAGER_KEY: 'password', NODE_ENV: 'development' })
    const { stderr } = await auth(entries.services.auth, {})
    expect(stderr).toBe(
      'The manager key is what anybody would try first: set a new one with `npm run keys manager`.\n',
    )
    await keysCommand(['manager'], { MANAGER_KEY: 'mgr-key-02' })
  })

  // evidence: V6.2.1 M57 threat.key-guessing
  test('takes neither a weak key nor a database elsewhere without a password', async () => {
    const { stderr, stdout } = await auth(entries.keys, {
      ...{ ADMIN_KEY: 'adminadmin', MANAGER_KEY: '1', MYSQL_URL: 'mysql://auth@db.example/auth' },
      REDIS_URL: 'redis://redis.example:6379',
    })
    expect((stderr + stdout).trim().split('\n').sort()).toEqual([
      'ADMIN_KEY: is what anybody would try first: choose another',
      'MANAGER_KEY: has fewer than 8 characters: choose another',
      'MYSQL_URL: has no password: only a database on this machine may',
      'REDIS_URL: has no password: only a database on this machine may',
    ])
  })
})

// evidence: V11.1.1 M63 M64 M66
test('new internal keys refuse no request, and the old ones open nothing afterwards', async () => {
  const admin = await openPeriod(stack.url)
  const { browser, id, person } = await enrolledPerson(stack.url)
  const old = readSecrets(stack.dataDir)
  const outcomes = new Map<number, number>()
  let isOver = false
  const load = async (ask: () => Promise<{ status: number }>) => {
    while (!isOver) {
      const { status } = await ask().catch(() => ({ status: 0 }))
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    }
  }
  const running = [
    load(() => browser.send('savePage1', { id, major: '컴퓨터공학과' })),
    load(() => admin.send('listApplicants', { team: 1 })),
    load(() => admin.send('modifyMasterInfo', { masterName: '아무개' })),
    load(() => visitor(stack.url).send('findApplicant', person)),
    load(() => visitor(stack.url).send('checkAdmin')),
  ]
  const rotations = [1, 2].map(() => rotateInternalKeys(stack.dataDir, { outlivedMs: 5_000 }))
  const [first, second] = await Promise.allSettled(rotations)
  expect(first?.status).toBe('fulfilled')
  expect(second).toMatchObject({ reason: { message: expect.stringContaining('being replaced already') } })
  isOver = true
  await Promise.all(running)
  expect([...outcomes.keys()]).toEqual([200])
  expect(outcomes.get(200)).toBeGreaterThan(50)
  const now = readSecrets(stack.dataDir)
  const ask = (key: string) =>
    fetch(`${stack.services.auth}/api/admin/`, {
      headers: { [TOKEN_HEADER]: tokenMinter('gateway', key)('auth', { role: 'admin' }) },
    })
  await expect.poll(async () => (await ask(old.gateway.private)).status, { timeout: 20_000 }).toBe(401)
  expect((await ask(now.gateway.private)).status).toBe(200)
  for (const issuer of ['gateway', 'applicants'] as const) {
    expect(now[issuer]).not.toEqual(old[issuer])
    expect(readFileSync(keyFile(stack.dataDir, issuer, 'known'), 'utf8')).toBe(now[issuer].public)
  }
})

// evidence: V11.6.1 V13.2.3 M56 threat.weak-secrets
test('a gateway in production does not start with weak keys, and says which without showing them', async () => {
  const weak = { COOKIE_KEY: 'change-me-to-something-long-and-random', INTERNAL_KEY: 'x'.repeat(200) }
  const { stderr, stdout } = await refusalOf(entries.gateway, {
    ...{ REDIS_URL: stack.redisUrl, SETTINGS_URL_FILE: '/nowhere' },
    ...{ APPLICANTS_URL: 'http://127.0.0.1:1', AUTH_URL: 'http://127.0.0.1:1' },
    ...weak,
  })
  expect(stderr.trim().split('\n').sort()).toEqual([
    'COOKIE_KEY: a well-known or example value: make a random one',
    'INTERNAL_KEY: an EC P-256 key, base64 of PKCS #8',
    expect.stringMatching(/^SETTINGS_URL: /),
  ])
  for (const value of Object.values(weak)) expect(stderr + stdout).not.toContain(value)
})
