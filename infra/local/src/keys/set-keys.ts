import { type KeyRole, keyVariable } from '@recruit/contract/calls/roles'
import { PlainError } from '../plain-error.ts'
import { spawnChild } from '../process/child.ts'
import { describeExit, tailOf, within } from '../process/wait.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import type { Keys } from './auth-keys.ts'

const LIMIT_MS = 30_000

type SetKeys = {
  entry: string
  /** `init` sets missing keys, `rotate` replaces the given ones, `sign-out` sets none: it ends every session. */
  mode: 'init' | 'rotate' | 'sign-out'
  keys: Partial<Keys>
  mysqlUrl: string
  redisUrl: string
}

/** Stores the keys with the auth service's own program. Returns the roles whose key was set. */
export async function setKeys(
  { entry, mode, keys, mysqlUrl, redisUrl }: SetKeys,
  context: LaunchContext,
): Promise<KeyRole[]> {
  let answer = ''
  const child = spawnChild({
    name: 'auth-keys',
    command: process.execPath,
    args: [entry],
    env: {
      ...baseEnv(context.env, context.dataDir),
      MYSQL_URL: mysqlUrl,
      REDIS_URL: redisUrl,
      MODE: mode,
      ...Object.fromEntries(Object.entries(keys).map(([role, key]) => [keyVariable(role as KeyRole), key])),
    },
    dataDir: context.dataDir,
    onStdout: (text) => {
      answer += text
    },
  })
  try {
    const exit = await within(child.exited, { what: child.name, limitMs: LIMIT_MS, signal: context.signal })
    if (exit.code !== 0)
      throw new PlainError(`Setting the keys failed: it ${describeExit(exit)}.${tailOf(child)}`)
  } finally {
    await child.stop(2_000)
  }
  const line = answer.trim().split('\n').at(-1) ?? ''
  return (JSON.parse(line) as { set: KeyRole[] }).set
}
