import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Letters of dates and names of weekdays: settings texts of the landing page are made of them. */
const DATES = '년월일시분부터까지오전후화수목금토요기차추안내'
/** Latin, digits and punctuation, whether today's copy uses them or not. */
export const LATIN = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}·…–—‘’“”→←↓↑×°©～\u00a0`

/** Groups of screens that staff alone open, as `routes.tsx` imports them. */
const STAFF_GROUPS = [
  './staff.ts',
  './manage.ts',
  './review.tsx',
  './features/timetable/index.ts',
  './features/mailings/index.ts',
  './features/styleguide/styleguide-screen.tsx',
]

/** What the form calls its fields. */
const FIELDS = resolve(import.meta.dirname, '../../infra/contract/src/fields/application.ts')

/**
 * The characters of the static copy: those that the landing page needs immediately, and those that other screens add.
 */
interface Characters {
  landing: string
  others: string
}

/**
 * Reads the copy from the sources: modules that `main.tsx` imports statically, and all others. Staff screens are left
 * out, because their Korean is in the system's letters.
 */
export function charactersOf(src: string): Characters {
  const first = staticImports(join(src, 'main.tsx'))
  const groups = [...readFileSync(join(src, 'routes.tsx'), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)]
  const reached = (areStaffs: boolean) => {
    const found = new Set<string>()
    for (const [, group = ''] of groups)
      if (STAFF_GROUPS.includes(group) === areStaffs) staticImports(join(src, group), found)
    return found
  }
  const publics = reached(false)
  const staffs = reached(true)
  const all = [...globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => join(src, file)), FIELDS].filter(
    (file) => !/\.test\.tsx?$/.test(file) && (publics.has(file) || !staffs.has(file)),
  )
  const landing = new Set([...LATIN, ...DATES, ...charactersIn([...first])])
  const others = charactersIn(all).filter((character) => !landing.has(character))
  return { landing: sorted(landing), others: sorted(new Set(others)) }
}

const sorted = (characters: Set<string>): string => [...characters].sort().join('')

const charactersIn = (files: string[]): string[] =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').normalize('NFC')]).filter((one) => one > '~')

function staticImports(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const [, target = ''] of readFileSync(entry, 'utf8').matchAll(/\bfrom '(\.[^']+\.tsx?)'/g))
    staticImports(resolve(dirname(entry), target), found)
  return found
}
