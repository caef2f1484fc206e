import type { Plugin } from 'vite'
import { community } from '../src/content/community.ts'

/**
 * Fills in the title and description of `index.html` and writes it once per language, so that the gateway
 * can answer with the right one and nothing flashes. `index.html` itself is the Korean page.
 */
export function languagePages(): Plugin {
  return {
    name: 'language-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') throw new Error('index.html is not in the bundle')
      const html = String(shell.source)
      const inLanguage = (language: 'ko' | 'en') =>
        html
          .replace('<html lang="ko">', `<html lang="${language}">`)
          .replace('<title></title>', `<title>${community.siteTitle[language]}</title>`)
          .replace(
            'name="description" content=""',
            `name="description" content="${community.description[language]}"`,
          )
      for (const language of ['ko', 'en'] as const) {
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: inLanguage(language) })
      }
      shell.source = inLanguage('ko')
    },
  }
}
