import { sep } from 'node:path'
import { type Call, calls } from '@recruit/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:endpoints'
const ID = `\0${NAME}`
const CONTRACT = ['infra', 'contract', 'src', ''].join(sep)

/**
 * Offers `virtual:endpoints`, each call's method and path, whether it takes a key and its own timeout, derived from the contract while building: the
 * client declares no call a second time, and the contract's validation library stays out of the browser. A server
 * that goes on while the contract changes reads it anew.
 */
export function endpoints(): Plugin {
  let read = async (): Promise<Record<string, Call>> => calls
  return {
    name: 'endpoints',
    configureServer(server) {
      read = async () => (await server.ssrLoadModule('@recruit/contract')).calls
    },
    resolveId: (id) => (id === NAME ? ID : null),
    load: async (id) => (id === ID ? `export default ${JSON.stringify(tableOf(await read()))}` : null),
    hotUpdate({ file, modules }) {
      const table = this.environment.moduleGraph.getModuleById(ID)
      return table && file.includes(CONTRACT) ? [...modules, table] : undefined
    },
  }
}

const tableOf = (all: Record<string, Call>) =>
  Object.fromEntries(
    // Alike ones beside each other are fewer bytes.
    Object.entries(all)
      .toSorted(([, one], [, other]) => (one.method + one.path < other.method + other.path ? -1 : 1))
      .map(([name, { method, path, idempotent, timeoutSeconds }]) => [
        name,
        timeoutSeconds
          ? [method, path, idempotent ? 1 : 0, timeoutSeconds]
          : idempotent
            ? [method, path, 1]
            : [method, path],
      ]),
  )
