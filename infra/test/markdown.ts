/** The parts of a Markdown text that a translation keeps. */
export interface Section {
  level: number
  /** The kind of an alert; other headings are translated. */
  name: string
  /** The markers of list lines. */
  items: string[]
  /** The size of each table: rows × columns. */
  tables: string[]
  /** The blocks of code without their words. */
  blocks: string[]
  /** Inline code, in any order. */
  code: string[]
  /** In any order. */
  numbers: string[]
  links: string[]
}

const LINK = /\]\(([^)]+)\)/g
const CODE = /`([^`]+)`/g
const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm

/** Reads the part of Markdown that our documents use. */
export function documentOf(text: string): { anchors: string[]; sections: Section[] } {
  const blocks: string[] = []
  const prose = text.replace(BLOCK, (_block, language: string, code: string) => {
    blocks.push(withoutWords(code, language))
    return `␟${blocks.length - 1}`
  })
  const parts = prose.split(/^(?=#{1,6} )/m).filter((part) => part.trim())
  return {
    anchors: parts.map((part) => anchorOf(headingOf(part))),
    sections: parts.map((part) => sectionOf(part, blocks)),
  }
}

const headingOf = (part: string) => /^#+ (.*)/.exec(part)?.[1] ?? ''

function sectionOf(part: string, blocks: string[]): Section {
  const lines = part.split('\n')
  const prose = part
    .replaceAll(CODE, '')
    .replaceAll(LINK, ']')
    .replaceAll(/␟\d+|\*\*.*?\*\*/g, '')
  return {
    level: /^#*/.exec(part)?.[0].length ?? 0,
    name: /^### (\w+)$/m.exec(part)?.[1] ?? '',
    items: lines.flatMap((line) => /^(?:-|\d+\.)(?= )/.exec(line)?.[0] ?? []),
    tables: tablesOf(lines),
    blocks: [...part.matchAll(/␟(\d+)/g)].map(([, at]) => blocks[Number(at)] ?? ''),
    code: [...part.matchAll(CODE)].map(([, code = '']) => code).toSorted(),
    // '1차' is the word for 'first round', '1지망' for 'first choice'.
    numbers: [...prose.replaceAll(/^\d+\.|1차|[12]지망/gm, '').matchAll(/\d+(?:[.,]\d+)*/g)]
      .map(([number]) => number)
      .toSorted(),
    links: [...part.matchAll(LINK)].map(([, link = '']) => link),
  }
}

function tablesOf(lines: string[]): string[] {
  const tables: number[][] = []
  let isInside = false
  for (const line of lines) {
    const isRow = line.startsWith('|')
    if (isRow && !isInside) tables.push([])
    if (isRow) tables.at(-1)?.push(line.split('|').length - 2)
    isInside = isRow
  }
  return tables.map((columns) => `${columns.length} × ${[...new Set(columns)].join(', ')}`)
}

/** Commands without their comments; of a list of folders, which has no language, only the folders. */
const withoutWords = (code: string, language: string): string =>
  code
    .split('\n')
    .map((line) => (language ? line.replace(/(^|\s+)#.*$/, '') : (line.split(/\s{2,}/)[0] ?? '')))
    .join('\n')

/** A heading's anchor on the sites that show Markdown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
