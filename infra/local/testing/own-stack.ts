import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/stack/ports.ts'
import { type Stack, type StackOptions, startStack } from '../src/stack/stack.ts'
import { BEHIND_PROXY } from './addresses.ts'
import { openPeriod } from './people.ts'
import { KEYS } from './stack.ts'

/** Variables of a stack that starts its databases, also where a run names others. */
export const DATABASES_OF_ITS_OWN = { MYSQL_URL: undefined, REDIS_URL: undefined, NODE_ENV: undefined }

interface OwnStack {
  stack: Stack
  dataDir: string
  stop: () => Promise<void>
}
type Options = Pick<StackOptions, 'signal' | 'replicas' | 'keepGoing' | 'ownEnv' | 'delivers'> & {
  prepare?: ((dataDir: string) => void) | undefined
  /** Called with the data folder before it is removed. */
  keep?: (dataDir: string) => void
}

/**
 * The whole product with databases, ports and data of its own, behind one trusted proxy, so that loopback has many
 * addresses; with an open period. `stop` removes everything.
 */
export async function startOwnStack(name: string, { prepare, keep, ...options }: Options): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), `recruit-${name}-`))
  prepare?.(dataDir)
  const stack = await startStack({
    ...options,
    dataDir,
    port: await freePort(),
    env: { ...process.env, ...DATABASES_OF_ITS_OWN, ...BEHIND_PROXY },
    keys: KEYS,
    say: () => undefined,
  })
  await openPeriod(stack.url)
  return {
    stack,
    dataDir,
    async stop() {
      await stack.stop()
      keep?.(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
