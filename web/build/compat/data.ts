import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { BROWSERS } from '../browsers.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
let read: CompatData | undefined

/** The data of every web feature: 20 MB of JSON, read once and only by a build or a test. */
export const compatData = (): CompatData => {
  read ??= JSON.parse(readFileSync(file, 'utf8')) as CompatData
  return read
}

/** The feature with this name, such as `api.Crypto.randomUUID`; undefined when the data have none. */
export function featureOf(name: string): Identifier | undefined {
  let found: Identifier | undefined = compatData() as unknown as Identifier
  for (const part of name.split('.')) {
    if (!found || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  return found?.__compat ? found : undefined
}

export interface Missing {
  browsers: string[]
  /** The prefix of a browser without the plain name, such as `-webkit-`. */
  prefixes: string[]
}

/** The stated browsers that lack a feature; null when all have it or the data do not know it. */
export function missingOf(name: string): Missing | null {
  const support = featureOf(name)?.__compat?.support
  if (!support) return null
  const browsers: string[] = []
  const prefixes = new Set<string>()
  for (const { name, version, ids } of Object.values(BROWSERS)) {
    const lacking = ids.filter((id) => {
      const given = support[id as keyof typeof support]
      const statements = given === undefined ? [] : [given].flat()
      if (statements.some((statement) => has(statement, version))) return false
      for (const { prefix, version_added } of statements) if (prefix && version_added) prefixes.add(prefix)
      return true
    })
    if (lacking.length > 0)
      browsers.push(`${name} ${version}${lacking.length < ids.length ? ` (${lacking})` : ''}`)
  }
  return browsers.length > 0 ? { browsers, prefixes: [...prefixes] } : null
}

/** Whether the version has the feature under its own name, for everybody and without known gaps of substance. */
const has = (statement: SimpleSupportStatement, version: string): boolean =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  isAtMost(statement.version_added, version) &&
  !isAtMost(statement.version_removed, version)

/** Whether a version of the data, such as `131`, `≤37` or `preview`, is not newer than ours. */
function isAtMost(given: string | false | undefined, ours: string): boolean {
  if (!given || given === 'preview') return false
  const [numbers, limit] = [given.replace('≤', ''), ours].map((text) => text.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (numbers?.[at] ?? 0) - (limit?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}
