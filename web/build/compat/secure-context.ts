import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const INTERFACE = /^interface (\w+)/
const MEMBER = /^ {4}(?:readonly |get |set )?(\w+)\??[(<:]/
const NOTE = 'Available only in secure contexts.'

/** What browsers withhold over plain http from any host but localhost, by the standards' own marks. */
interface SecureContext {
  /** Whole interfaces, such as `Clipboard`. */
  interfaces: Set<string>
  /** Single members, such as `Crypto.randomUUID`, those of such interfaces too. */
  members: Set<string>
  /** Names that only these members have, so that the name alone identifies one on any object. */
  names: Set<string>
}

/** Reads the marks from the declarations of the DOM that come with TypeScript, generated from the standards. */
function secureContextOf(declarations: string): SecureContext {
  const interfaces = new Set<string>()
  const members = new Set<string>()
  const open = new Set<string>()
  let owner = ''
  let isNoted = false
  for (const line of declarations.split('\n')) {
    if (line.includes(NOTE)) isNoted = true
    const opened = INTERFACE.exec(line)?.[1]
    const member = MEMBER.exec(line)?.[1]
    if (opened) {
      owner = opened
      if (isNoted) interfaces.add(owner)
    } else if (member && owner) {
      if (isNoted || interfaces.has(owner)) members.add(`${owner}.${member}`)
      else open.add(member)
    }
    if (line === '}') owner = ''
    if (!/^\s*(?:\/\*\*|\*)/.test(line)) isNoted = false
  }
  const names = new Set<string>()
  for (const member of members) {
    const [of = '', name = ''] = member.split('.')
    // Members of a withheld object are only met after the object; other names are too common to match.
    if (!open.has(name) && (!interfaces.has(of) || of.startsWith('Navigator'))) names.add(name)
  }
  return { interfaces, members, names }
}

let read: SecureContext | undefined

/** The same for the TypeScript that is installed. */
export function secureContext(): SecureContext {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`
  const folder = dirname(createRequire(typescript).resolve(platform))
  read ??= secureContextOf(readFileSync(join(folder, 'lib/lib.dom.d.ts'), 'utf8'))
  return read
}
