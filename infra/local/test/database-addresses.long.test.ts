import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { root } from '../src/paths.ts'
import { freePort } from '../src/stack/ports.ts'
import { startStack } from '../src/stack/stack.ts'
import { temporaryData } from '../testing/launched.ts'
import { DATABASES_OF_ITS_OWN } from '../testing/own-stack.ts'
import { enrolledPerson, openPeriod } from '../testing/people.ts'
import { startTlsServers } from '../testing/servers/tls-servers.ts'
import { KEYS } from '../testing/stack.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** Starts every program of the product there, plays a short story, and checks the invariants. */
async function plays(given: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, ...DATABASES_OF_ITS_OWN, ...given }
  const { dataDir, remove } = temporaryData()
  undo.push(remove)
  const stack = await startStack({
    ...{ dataDir, env, keys: KEYS, delivers: true, say: () => undefined },
    port: await freePort(),
  })
  undo.push(stack.stop)
  await openPeriod(stack.url)
  await enrolledPerson(stack.url)
  for (const { name, url } of stack.parts)
    await expect.poll(() => readiness(url), { message: name }).toBe(200)
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/checks/invariants/invariants.ts'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir },
  })
  expect(stdout).toMatch(/\d+ invariants, 0 broken/)
}
const readiness = async (url: string) => (/^https?:/.test(url) ? (await fetch(`${url}/readyz`)).status : 200)

test('every program talks TLS to MySQL and Redis, each side with a certificate, by files alone', async () => {
  const servers = await startTlsServers()
  undo.push(servers.stop)
  const { server, client } = servers
  await plays({
    MYSQL_URL: servers.mysql('admin'),
    REDIS_URL: servers.redis,
    ...{ MYSQL_CA_FILE: server.cert, MYSQL_CERT_FILE: client.cert, MYSQL_KEY_FILE: client.key },
    ...{ REDIS_CA_FILE: server.cert, REDIS_CERT_FILE: client.cert, REDIS_KEY_FILE: client.key },
  })
})
