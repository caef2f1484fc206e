import { sep } from 'node:path'
import { type Call, calls } from '@recruit/contract'
import type { Plugin } from 'vite'

/** What every visitor's first page holds, and what comes with the staff's screens. */
const MODULES = {
  'virtual:endpoints': ({ who }: Call) => who === 'anyone' || who === 'applicant',
  'virtual:staff-endpoints': ({ who }: Call) => who !== 'anyone' && who !== 'applicant',
}
const IDS = new Map(Object.entries(MODULES).map(([name, isIn]) => [`\0${name}`, isIn]))
const CONTRACT = ['infra', 'contract', 'src', ''].join(sep)

/**
 * Offers `virtual:endpoints` and `virtual:staff-endpoints`: each call's method, path, key and timeout, derived from the
 * contract. The client declares no call twice, and the contract's validation library stays out of the browser. A
 * running dev server reads the contract again when it changes.
 */
export function endpoints(): Plugin {
  let read = async (): Promise<Record<string, Call>> => calls
  return {
    name: 'endpoints',
    configureServer(server) {
      read = async () => (await server.ssrLoadModule('@recruit/contract')).calls
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const isIn = IDS.get(id)
      if (!isIn) return null
      const all = await read()
      return moduleOf(Object.fromEntries(Object.entries(all).filter(([, call]) => isIn(call))))
    },
    hotUpdate({ file, modules }) {
      if (!file.includes(CONTRACT) || file.endsWith('.css')) return undefined
      const tables = [...IDS.keys()].flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])
      return [...modules, ...tables]
    },
  }
}

const PREFIX = '/api/'

/** By method and without what every path begins with. */
function tableOf(all: Record<string, Call>) {
  const table: Record<string, Record<string, (string | number)[]>> = {}
  // Similar entries next to each other compress better.
  const sorted = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, { method, path, idempotent, timeoutSeconds }] of sorted) {
    if (!path.startsWith(PREFIX)) throw new Error(`${path} does not begin with ${PREFIX}`)
    const key = idempotent ? 1 : 0
    const more = timeoutSeconds ? [key, timeoutSeconds] : idempotent ? [key] : []
    table[method] = { ...table[method], [name]: [path.slice(PREFIX.length), ...more] }
  }
  return table
}

const moduleOf = (all: Record<string, Call>) =>
  `export default Object.fromEntries(Object.entries(${JSON.stringify(tableOf(all))}).flatMap(([method, calls]) =>
    Object.entries(calls).map(([name, [path, ...more]]) => [name, [method, '${PREFIX}' + path, ...more]])))`
