/** A row of `infra/docs/asvs.md`: one requirement, or several of a level that are answered together. */
export interface Row {
  ids: string[]
  level: number
  verdict: string
  /** Tests, links and files, or why not. */
  why: string
}

const ID = /^V\d+\.\d+\.\d+(?:, V\d+\.\d+\.\d+)*$/
const NAMED = /`([\w./-]+\.(?:test|spec)\.ts)` \*([^*]+)\*/g
const LINK = /\]\((?!https?:)([^)]+)\)/g
const FILE = /`([\w-]+(?:\/[\w.-]+)+\.\w+)`/g

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** The requirements in the tables of the document. */
export const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [ids = '', level = '', , verdict = '', why = ''] = line.startsWith('| V') ? cellsOf(line) : []
    return ids ? [{ ids: ID.test(ids) ? ids.split(', ') : [ids], level: Number(level), verdict, why }] : []
  })

/** The table of figures: by verdict, of each level and in all. */
export const figuresOf = (text: string): Record<string, number[]> =>
  Object.fromEntries(
    [...text.matchAll(/^\| ([a-z/]+)((?: \| \d+){4}) \|$/gm)].map(([, verdict = '', figures = '']) => [
      verdict,
      figures.split(' | ').slice(1).map(Number),
    ]),
  )

/** The tests that a text names. */
export const testsIn = (text: string) =>
  [...text.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title }))
/** Its links into the repository. */
export const linksIn = (text: string) => [...text.matchAll(LINK)].map(([, link = '']) => link)
/** The files that it names. */
export const filesIn = (text: string) => [...text.matchAll(FILE)].map(([, file = '']) => file)

/** How the tests of a file are called: what follows `test(`, `describe(`, or the `(…)(` of a table of cases. */
export const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(/(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g),
  ].map(([, plain, double, template]) => plain ?? double ?? template ?? '')
