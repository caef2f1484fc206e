import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissing } from '@recruit/local/install/install-missing'
import { root } from '@recruit/local/paths'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import { type Stack, startStack } from '@recruit/local/stack/stack'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { openPeriod, signedIn } from '@recruit/local/testing/people'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { startSentinels } from '@recruit/local/testing/servers/redis-sentinel'
import { KEYS } from '@recruit/local/testing/stack'
import { createConnection } from 'mysql2/promise'
import type { UnderLoad } from '../faults/environment.ts'
import { type Database, startGalera } from './galera.ts'
import { type Haproxy, startSite } from './haproxy.ts'
import { failoverRequirements } from './requirements.ts'

export const artefacts = join(root, 'artefacts/failover')
/** HAProxy checks each second, and acts on the third answer (infra/docs/proxies.md). */
const GATEWAY = { LEAVE_MS: '3000' }
const WHOLE_LIMIT_MS = 120_000

/**
 * The product on redundant engines: Galera, Redis with three Sentinels, proxies, two gateways and applicants services,
 * one of the others.
 */
export interface Environment extends UnderLoad {
  database: Database
  sentinels: Awaited<ReturnType<typeof startSentinels>>
  site: Haproxy
  stack: Stack
  /** The environment for the launcher's commands on its databases. */
  env: NodeJS.ProcessEnv
  /** Resolves when every engine can fail over again, and every program is ready. */
  whole: () => Promise<void>
  stop: () => Promise<void>
}

export async function startEnvironment(seed: number, signal: AbortSignal): Promise<Environment> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-failover-'))
  // The databases' user needs access to it.
  chmodSync(folder, 0o711)
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
    mkdirSync(artefacts, { recursive: true })
    for (const half of ['product', 'database'])
      cpSync(join(folder, half, 'logs'), join(artefacts, half), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const context = { env: process.env, say: () => undefined, signal }
    await installMissing(failoverRequirements, { ...context, dataDir: folder, say: console.log })
    const database = await startGalera({ ...context, dataDir: join(folder, 'database') })
    undo.push(database.stop)
    const sentinels = await startSentinels()
    undo.push(sentinels.stop)
    const ports = { httpsPort: await freePort(), httpPort: await freePort() }
    const env = {
      ...{ ...process.env, ...BEHIND_PROXY, NODE_ENV: undefined },
      ...{ MYSQL_URL: database.proxy.url, REDIS_URL: sentinels.url },
      PUBLIC_URL: `https://localhost:${ports.httpsPort}/`,
    }
    const stack = await startStack({
      ...{ ...context, env, keys: KEYS, keepGoing: true, delivers: true },
      dataDir: join(folder, 'product'),
      port: await freePort(),
      replicas: { applicants: 2, gateway: 2 },
      ownEnv: { 'gateway-1': GATEWAY, 'gateway-2': GATEWAY },
    })
    undo.push(stack.stop)
    const site = await startSite(gatewaysOf(stack), ports, join(folder, 'product'))
    undo.push(site.stop)
    await openPeriod(site.url)
    const balancer = { next: () => site.url, failed: () => undefined, stop: () => undefined }
    return {
      ...{ database, sentinels, site, stack, env, signal, balancer, stop },
      random: randomOf(seed),
      signIn: () => signedIn(site.url, 'admin'),
      sql: async () => createConnection({ uri: (await database.writer()).url, connectTimeout: 5_000 }),
      async whole() {
        const wait = { limitMs: WHOLE_LIMIT_MS, signal }
        await waitUntil(database.isWhole, { ...wait, what: 'Galera' })
        await waitUntil(sentinels.isWhole, { ...wait, what: 'Redis with Sentinels' })
        for (const { name, url } of stack.parts)
          await waitUntil(async () => (await fetch(`${url}/readyz`)).ok, { ...wait, what: name })
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function gatewaysOf({ urls }: Stack): [string, string] {
  const [one, two] = urls.map((url) => `127.0.0.1:${new URL(url).port}`)
  if (!one || !two) throw new Error('There are not two gateways')
  return [one, two]
}
