import { KEY_ROLE_NAMES, type KeyRole, keyVariable } from '@recruit/contract/calls/roles'
import { entries } from '../paths.ts'
import { runToEnd } from '../process/child.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { chooseKeys, type Keys, shownKeys } from './auth-keys.ts'

const LIMIT_MS = 30_000

/** The databases of the auth service. */
export type AuthAddresses = { mysqlUrl: string; redisUrl: string }

/**
 * Stores the keys with the auth service's own program: `init` sets missing keys, `rotate` replaces the given ones,
 * `sign-out` sets none and ends every session. Returns the roles whose key was set.
 */
export async function setKeys(
  mode: 'init' | 'rotate' | 'sign-out',
  keys: Partial<Keys>,
  { mysqlUrl, redisUrl }: AuthAddresses,
  { env, dataDir, signal }: LaunchContext,
): Promise<KeyRole[]> {
  let answer = ''
  const spec = {
    name: 'auth-keys',
    command: process.execPath,
    args: [entries.keys],
    env: {
      ...baseEnv(env, dataDir),
      MYSQL_URL: mysqlUrl,
      REDIS_URL: redisUrl,
      MODE: mode,
      ...Object.fromEntries(Object.entries(keys).map(([role, key]) => [keyVariable(role as KeyRole), key])),
    },
    dataDir,
    onStdout: (text: string) => {
      answer += text
    },
  }
  await runToEnd(spec, LIMIT_MS, signal)
  const line = answer.trim().split('\n').at(-1) ?? ''
  return (JSON.parse(line) as { set: KeyRole[] }).set
}

/**
 * Sets missing keys. Returns the shown keys on the first run, else null; a given key that is set already is ignored
 * with a line.
 */
export async function firstKeys(
  context: LaunchContext,
  given: Partial<Keys>,
  auth: AuthAddresses,
): Promise<Keys | null> {
  const keys = chooseKeys(given, context.env)
  const set = await setKeys('init', keys, auth, context)
  for (const role of KEY_ROLE_NAMES)
    if (given[role] && !set.includes(role))
      context.say(
        `${keyVariable(role)} is ignored: this key is set already; \`npm run keys\` sets a new one.`,
      )
  const shown = shownKeys(keys, given)
  if (set.length === KEY_ROLE_NAMES.length) return shown
  // Only some were missing: this prints them, since there is no whole set to return.
  for (const role of set) context.say(`New ${role} key: ${shown[role]}`)
  return null
}
