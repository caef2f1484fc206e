import { type Call, calls } from '@recruit/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:endpoints'

/**
 * Offers `virtual:endpoints`, each call's method and path and whether it takes a key, derived from the contract while building: the
 * client declares no call a second time, and the contract's validation library stays out of the browser.
 */
export function endpoints(): Plugin {
  const table = Object.fromEntries(
    Object.entries<Call>(calls).map(([name, { method, path, keyed }]) => [
      name,
      keyed ? [method, path, 1] : [method, path],
    ]),
  )
  return {
    name: 'endpoints',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(table)}` : null),
  }
}
