import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { charactersOf, LATIN } from './copy-characters.ts'
import { pretendard, subset } from './subset.ts'

const NAME = 'virtual:fonts.css'
/** How the file of the landing page is called before the build adds its hash; it is preloaded. */
export const FIRST_FONT = 'letters-first'

/**
 * Offers `virtual:fonts.css`: the font of the site's own copy, cut down to the copy itself. One file has what
 * the landing page shows, one the letters that other screens add. Every other letter comes from the package's
 * files, see `moreGlyphs` in `routes.tsx`. Staff screens take only Latin and digits, from the file that is preloaded anyway.
 */
export function fonts(): Plugin {
  let root = ''
  return {
    name: 'fonts',
    configResolved(config) {
      root = config.root
    },
    async resolveId(id) {
      if (id !== NAME) return null
      const folder = join(root, '../node_modules/.cache/web-fonts')
      const { landing, others } = charactersOf(join(root, 'src'))
      const first = await subset(folder, FIRST_FONT, landing)
      const rest = await subset(folder, 'letters-rest', others)
      const file = join(folder, 'fonts.css')
      writeFileSync(file, face(first) + face(rest, others) + face(first, LATIN, 'Recruit Latin'))
      return file
    },
    generateBundle() {
      const source = readFileSync(join(pretendard, 'LICENSE.txt'))
      this.emitFile({ type: 'asset', fileName: 'assets/letters-licence.txt', source })
    },
  }
}

/** The name is ours: the licence keeps the font's own name for its unchanged files. */
const face = (file: string, only = '', family = 'Recruit Letters') => `@font-face {
  font-family: "${family}";
  src: url("./${basename(file)}") format("woff2");
  font-weight: 400 800;
  font-display: swap;
  ${only && `unicode-range: ${unicodeRange(only)};`}
}
`

/** The characters as a list for CSS, neighbours drawn together. */
export function unicodeRange(characters: string): string {
  const ranges: [from: number, to: number][] = []
  for (const character of [...new Set(characters)].sort()) {
    const code = character.codePointAt(0) ?? 0
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
