import { randomInt } from 'node:crypto'
import { byKeyRole, KEY_ROLE_NAMES, type KeyRole, keyVariable } from '@recruit/contract/calls/roles'
import { ADMIN_KEY_MAX } from '@recruit/contract/constants'
import { whyGuessable } from '@recruit/contract/rules/staff-key'
import { PlainError } from '../plain-error.ts'
import { nodeEnvOf } from '../stack/environment.ts'

export type Keys = Record<KeyRole, string>

// Without characters that look or sound alike.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The keys to set: the given ones, and random ones for the rest. Throws if a given key is unusable or, in production,
 * easy to guess.
 */
export function chooseKeys(given: Partial<Keys>, env: NodeJS.ProcessEnv): Keys {
  for (const role of KEY_ROLE_NAMES) {
    const key = given[role] ?? ''
    const length = [...key].length
    if (length > ADMIN_KEY_MAX)
      throw new PlainError(
        `${keyVariable(role)} has ${length} characters; a key has at most ${ADMIN_KEY_MAX}.`,
      )
    const why = key && nodeEnvOf(env) === 'production' && whyGuessable(key)
    if (why) throw new PlainError(`${keyVariable(role)} ${why}: choose another, or none for a random one.`)
  }
  const keys = byKeyRole((role) => given[role] || randomKey())
  if (new Set(Object.values(keys)).size < KEY_ROLE_NAMES.length) {
    const variables = KEY_ROLE_NAMES.map(keyVariable).join(' and ')
    throw new PlainError(`${variables} must differ: each key gives one role.`)
  }
  return keys
}

export const givenKeys = (env: NodeJS.ProcessEnv): Partial<Keys> =>
  Object.fromEntries(
    KEY_ROLE_NAMES.flatMap((role) => {
      const key = env[keyVariable(role)]
      return key ? [[role, key]] : []
    }),
  )

/** Keys as shown: a given key must not appear in a log or on a screen. */
export const shownKeys = (keys: Keys, given: Partial<Keys>): Keys =>
  byKeyRole((role) => (given[role] ? `as given by ${keyVariable(role)}` : keys[role]))

/** A line for each of these keys, as a first start prints it. */
export const keyLines = (keys: Partial<Keys>): string[] =>
  Object.entries(keys).map(([role, key]) => `${role.charAt(0).toUpperCase()}${role.slice(1)} key: ${key}`)

export const storedKeys = (read: (file: string) => string | undefined): Keys =>
  byKeyRole((role) => read(`${role}-key`) ?? '')

/** The keys as files: `admin-key`. */
export const keyTexts = (keys: Keys): Record<string, string> =>
  Object.fromEntries(KEY_ROLE_NAMES.map((role) => [`${role}-key`, keys[role]]))

const randomKey = (): string =>
  Array.from({ length: ADMIN_KEY_MAX }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
