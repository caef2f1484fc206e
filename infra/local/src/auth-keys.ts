import { randomInt } from 'node:crypto'
import { ADMIN_KEY_MAX } from '@recruit/contract/constants'
import { whyGuessable } from '@recruit/contract/staff-key'
import { spawnChild } from './child.ts'
import { baseEnv, nodeEnvOf } from './environment.ts'
import type { Place } from './ladder.ts'
import { PlainError } from './plain-error.ts'
import { describeExit, tailOf, within } from './wait.ts'

export const roles = ['admin', 'manager'] as const
export type Role = (typeof roles)[number]
export type Keys = Record<Role, string>

const LIMIT_MS = 30_000
// Without characters that look alike in print or over the phone.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The keys to set: the given ones, random ones for the rest. Throws when a given key cannot be a key or, where the
 * product runs in production, is easy to guess.
 */
export function chooseKeys(given: Partial<Keys>, env: NodeJS.ProcessEnv): Keys {
  for (const role of roles) {
    const key = given[role] ?? ''
    const length = [...key].length
    if (length > ADMIN_KEY_MAX)
      throw new PlainError(
        `${variableOf(role)} has ${length} characters; a key has at most ${ADMIN_KEY_MAX}.`,
      )
    const why = key && nodeEnvOf(env) === 'production' && whyGuessable(key)
    if (why) throw new PlainError(`${variableOf(role)} ${why}: choose another, or none for a random one.`)
  }
  const keys = { admin: given.admin || randomKey(), manager: given.manager || randomKey() }
  if (keys.admin === keys.manager)
    throw new PlainError('ADMIN_KEY and MANAGER_KEY must differ: each key gives one role.')
  return keys
}

/** The keys named by the environment. */
export const givenKeys = (env: NodeJS.ProcessEnv): Partial<Keys> => ({
  ...(env.ADMIN_KEY ? { admin: env.ADMIN_KEY } : {}),
  ...(env.MANAGER_KEY ? { manager: env.MANAGER_KEY } : {}),
})

export const variableOf = (role: Role): string => `${role.toUpperCase()}_KEY`

const randomKey = (): string =>
  Array.from({ length: ADMIN_KEY_MAX }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export type SetKeys = {
  entry: string
  /** `init` sets only absent keys, `rotate` sets the given ones in any case, `sign-out` none: it ends every session. */
  mode: 'init' | 'rotate' | 'sign-out'
  keys: Partial<Keys>
  mysqlUrl: string
  redisUrl: string
}

/** Has the auth service's own program store the keys. Returns the roles whose key it has set. */
export async function setKeys(
  { entry, mode, keys, mysqlUrl, redisUrl }: SetKeys,
  place: Place,
): Promise<Role[]> {
  let answer = ''
  const child = spawnChild({
    name: 'auth-keys',
    command: process.execPath,
    args: [entry],
    env: {
      ...baseEnv(place.env, place.dataDir),
      MYSQL_URL: mysqlUrl,
      REDIS_URL: redisUrl,
      MODE: mode,
      ...Object.fromEntries(Object.entries(keys).map(([role, key]) => [variableOf(role as Role), key])),
    },
    dataDir: place.dataDir,
    onStdout: (text) => {
      answer += text
    },
  })
  try {
    const exit = await within(child.exited, { what: child.name, limitMs: LIMIT_MS, signal: place.signal })
    if (exit.code !== 0)
      throw new PlainError(`Setting the keys failed: it ${describeExit(exit)}.${tailOf(child)}`)
  } finally {
    await child.stop(2_000)
  }
  const line = answer.trim().split('\n').at(-1) ?? ''
  return (JSON.parse(line) as { set: Role[] }).set
}
