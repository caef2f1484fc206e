import { compatData, featureOf, missingOf } from './data.ts'
import type { Script, Use } from './script-uses.ts'
import { secureContext } from './secure-context.ts'

/** What a global object is an instance of. */
const INTERFACES: Record<string, string> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  screen: 'Screen',
  indexedDB: 'IDBFactory',
  caches: 'CacheStorage',
  visualViewport: 'VisualViewport',
}
const IS_WINDOW = /^(?:window|self|globalThis)$/

/** Something that a browser lacks, or withholds. */
export interface Problem {
  /** The name in the data, such as `api.Crypto.randomUUID`. */
  feature: string
  why: string
}

const NEEDS_SECURE_CONTEXT = 'missing over plain http, it needs a secure context'
export const lackedBy = (browsers: string[]) => `missing in ${browsers.join(', ')}`

/** What of a script's uses a stated browser lacks, or any browser over plain http; `own`: of all scripts together. */
export function scriptProblems({ uses }: Script, own: Set<string>): Problem[] {
  const found = new Map<string, Problem>()
  for (const given of uses) {
    const use = asProperty(given)
    if (use.kind === 'property' && own.has(use.name)) continue
    const problem = secureProblem(use) ?? versionProblem(candidatesOf(use))
    if (problem) found.set(problem.feature, problem)
  }
  return [...found.values()]
}

/** A global that no browser has comes from another script, and its name does not show its type. */
const asProperty = (use: Use): Use =>
  use.kind === 'member' && !INTERFACES[use.owner] && !globals(use.owner).some((name) => featureOf(name))
    ? { kind: 'property', name: use.name }
    : use

/** A use has one feature of several that bear the name; it is missed only where all of them are. */
function versionProblem(candidates: string[]): Problem | null {
  const known = candidates.filter((name) => featureOf(name))
  let last: Problem | null = null
  for (const feature of known) {
    const missing = missingOf(feature)
    if (!missing) return null
    last ??= { feature, why: lackedBy(missing.browsers) }
  }
  return last
}

function candidatesOf(use: Use): string[] {
  const { name } = use
  if (use.kind === 'feature') return [name]
  if (use.kind === 'global') return globals(name)
  if (use.kind === 'event') return named(`${name}_event`)
  if (use.kind === 'element') return [`html.elements.${name}`]
  if (use.kind === 'attribute')
    return [`html.elements.${use.owner}.${name}`, `html.global_attributes.${name}`]
  if (use.kind === 'property') return named(name)
  const { owner } = use
  if (IS_WINDOW.test(owner)) return globals(name)
  const instance = INTERFACES[owner]
  if (instance) return [`api.${instance}.${name}`, `api.EventTarget.${name}`, `api.Node.${name}`]
  return [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`, `api.${owner}.${name}`]
}

const globals = (name: string) => [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]

let index: Map<string, string[]> | undefined

/** The members of any interface or class of the language with this name. */
function named(name: string): string[] {
  index ??= indexed()
  return index.get(name) ?? []
}

function indexed(): Map<string, string[]> {
  const { api, javascript } = compatData()
  const names = new Map<string, string[]>()
  const add = (owners: object, path: string) => {
    for (const [owner, members] of Object.entries(owners))
      for (const member of Object.keys(members))
        if (member !== '__compat')
          names.set(member, [...(names.get(member) ?? []), `${path}.${owner}.${member}`])
  }
  add(api, 'api')
  add(javascript.builtins ?? {}, 'javascript.builtins')
  return names
}

function secureProblem(use: Use): Problem | null {
  const { interfaces, members, names } = secureContext()
  const problem = (feature: string): Problem => ({ feature: `api.${feature}`, why: NEEDS_SECURE_CONTEXT })
  const { kind, name } = use
  if (kind === 'property')
    return names.has(name) ? problem([...members].find((one) => one.endsWith(`.${name}`)) ?? name) : null
  if (kind !== 'global' && kind !== 'member') return null
  const owner = kind === 'global' ? 'window' : use.owner
  const instance = INTERFACES[owner]
  if (instance) {
    const isOurs = (one: string) => {
      const [of = '', member] = one.split('.')
      return (
        member === name &&
        (of.startsWith(instance) || (instance === 'Window' && of === 'WindowOrWorkerGlobalScope'))
      )
    }
    const member = [...members].find(isOurs)
    if (member) return problem(member)
  }
  if (kind === 'global' || IS_WINDOW.test(owner)) return interfaces.has(name) ? problem(name) : null
  return interfaces.has(owner) ? problem(owner) : null
}
