import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/paths.ts'

export const pageSource = join(root, 'web/index.html')

/**
 * Writes the app's page in both languages from its sources to a folder that the gateway can serve as its web build,
 * with settings and XSRF cookie as usual. Returns the folder.
 */
export function writePages(dataDir: string): string {
  const folder = join(dataDir, 'dev-pages')
  const html = readFileSync(pageSource, 'utf8')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  for (const language of ['ko', 'en'])
    writeFileSync(join(folder, `index.${language}.html`), html.replace('lang="ko"', `lang="${language}"`))
  return folder
}
