/**
 * Generates `infra/docs/evidence/tests.md`: which test carries which id of evidence. A test carries ids in a comment on
 * the line above it, `// evidence: V8.2.1 threat.csrf`; a document claims an id by writing it in code style.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from './markdown-table.ts'
import { root } from './paths.ts'

export const LIST = 'infra/docs/evidence/tests.md'
const SCENARIOS = 'infra/faults/scenarios/*.ts'
const TESTS = '{gateway,services,web,infra}/**/*.{test,spec}.{ts,tsx}'
const CLAIM = /`(V\d+\.\d+\.\d+|M\d+|threat\.[a-z-]+|fault\.\d+)`/g
const CARRIED = /^[ \t]*\/\/ evidence: (.+)$/gm
const QUOTED = /\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`)/.source
/** What follows `test(`, `describe(`, or the `)(` of a table of cases; of a fault its `name`. */
const TEST_TITLE = new RegExp(`(?:\\b(?:test|describe)(?:\\.\\w+)*\\(|\\)\\()${QUOTED}`)
const SCENARIO_TITLE = new RegExp(`\\bname:${QUOTED}`)

const GROUPS: [heading: string, prefix: RegExp][] = [
  ['[ASVS](asvs.md)', /^V/],
  ['[Threats](../security.md)', /^threat/],
  ['[Faults](../faults.md)', /^fault/],
  ['[Mutation check](mutations.md)', /^M/],
]

export interface Evidence {
  id: string
  file: string
  title: string
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules/.test(path) }).toSorted()

/** The ids that a file of tests carries, each with the title of its test. */
export function evidenceIn(file: string, text: string): Evidence[] {
  const isScenario = file.startsWith('infra/faults/scenarios/')
  return [...text.matchAll(CARRIED)].flatMap(({ 1: ids = '', index }) => {
    const found = (isScenario ? SCENARIO_TITLE : TEST_TITLE).exec(text.slice(index))
    const title = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll("\\'", "'")
    return ids.split(' ').map((id) => ({ id, file, title }))
  })
}

/** Every id that a test carries. */
export const carried = (): Evidence[] =>
  [...filesOf(TESTS), ...filesOf(SCENARIOS)].flatMap((file) => evidenceIn(file, read(file)))

/** Every id that a document claims. */
export const claimed = (): Set<string> =>
  new Set(
    filesOf('infra/docs/**/*.md')
      .filter((file) => file !== LIST)
      .flatMap((file) => [...read(file).matchAll(CLAIM)].map(([, id = '']) => id)),
  )

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

export function evidenceList(all: Evidence[]): string {
  const sections = GROUPS.flatMap(([heading, prefix]) => [
    `## ${heading}`,
    '',
    markdownTable(
      ['id', 'test', 'title'],
      all
        .filter(({ id }) => prefix.test(id))
        .toSorted((one, other) => inOrder(one.id, other.id) || inOrder(one.file, other.file))
        .map(({ id, file, title }) => [id, `\`${file}\``, title.replaceAll('|', '\\|')]),
    ),
    '',
  ])
  return [
    '# Evidence and its tests',
    '',
    'Written by `npm run fix` from the comments `// evidence:` above the tests. Do not edit it.',
    '',
    ...sections,
  ].join('\n')
}
