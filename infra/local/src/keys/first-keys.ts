import { KEY_ROLE_NAMES, keyVariable } from '@recruit/contract/calls/roles'
import type { Product } from '../stack/product.ts'
import { chooseKeys, type Keys, shownKeys } from './auth-keys.ts'
import { setKeys } from './set-keys.ts'

/**
 * Sets missing keys. Returns the shown keys on the first run, else null; a given key that is set already is ignored
 * with a line.
 */
export async function firstKeys(
  product: Product,
  given: Partial<Keys>,
  auth: { mysqlUrl: string; redisUrl: string },
): Promise<Keys | null> {
  const keys = chooseKeys(given, product.env)
  const set = await setKeys({ entry: product.entries.keys, mode: 'init', keys, ...auth }, product)
  for (const role of KEY_ROLE_NAMES)
    if (given[role] && !set.includes(role))
      product.say(
        `${keyVariable(role)} is ignored: this key is set already; \`npm run keys\` sets a new one.`,
      )
  const shown = shownKeys(keys, given)
  if (set.length === KEY_ROLE_NAMES.length) return shown
  // Only some were missing: this prints them, since there is no whole set to return.
  for (const role of set) product.say(`New ${role} key: ${shown[role]}`)
  return null
}
