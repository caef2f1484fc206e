import { chooseKeys, type Keys, roles, setKeys, variableOf } from './auth-keys.ts'
import type { Product } from './product.ts'

/**
 * Sets the keys that are not set yet. Returns both on the first run, else null; a given key that comes too late is
 * ignored with a line that says so.
 */
export async function firstKeys(
  product: Product,
  given: Partial<Keys>,
  auth: { mysqlUrl: string; redisUrl: string },
): Promise<Keys | null> {
  const keys = chooseKeys(given, product.env)
  const set = await setKeys({ entry: product.entries.keys, mode: 'init', keys, ...auth }, product)
  for (const role of roles)
    if (given[role] && !set.includes(role))
      product.say(`${variableOf(role)} is ignored: this key is set already; \`npm run keys\` sets a new one.`)
  if (set.length === roles.length) return keys
  // Only one of the two was missing: say it here, since there is no pair to hand back.
  for (const role of set) product.say(`New ${role} key: ${keys[role]}`)
  return null
}
