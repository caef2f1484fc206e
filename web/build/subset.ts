import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const manifest = require.resolve('pretendard/package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
export const pretendard = join(dirname(manifest), 'dist')

/** The weights that the style sheets use, kerning, tabular numbers, composed letters. */
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  noHinting: true,
} as const

/** A file with these characters of the variable font; made once per set of characters, then taken from the folder. */
export async function subset(folder: string, name: string, characters: string): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, options, characters]))
    .digest('hex')
  const file = join(folder, `${name}-${hash.slice(0, 16)}.woff2`)
  if (existsSync(file)) return file
  const font = readFileSync(join(pretendard, 'public/variable/PretendardVariable.ttf'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, await subsetFont(font, characters, options))
  return file
}
