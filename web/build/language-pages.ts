import type { Plugin } from 'vite'
import { community } from '../src/content/community.ts'
import { FIRST_FONT } from './fonts.ts'
import { homeScreenIcons, homeScreenTags, manifest } from './home-screen.ts'
import { buildRenderer } from './renderer.ts'
import { type Language, shareImage, shareTags } from './share.ts'

const ROOT = '<div id="root"></div>'
const TITLES = /(<script type="application\/json" id="titles">)\{\}/
const needsScript = {
  ko: '지원서를 쓰거나 결과를 확인하려면 브라우저에서 자바스크립트를 켜 주세요.',
  en: 'To apply or to look up a result, please switch JavaScript on in your browser.',
}

/**
 * Writes `index.html` once per language with the landing page rendered into it, so that the gateway sends the right one
 * and nothing flashes. `index.html` itself is Korean; `missing.html` is the page for unknown addresses.
 */
export function languagePages(): Plugin {
  let root = ''
  return {
    name: 'language-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') throw new Error('index.html is not in the bundle')
      const html = String(shell.source)
      if (!html.includes(ROOT)) throw new Error('index.html has no empty #root')
      const font = Object.keys(bundle).find((name) => name.includes(FIRST_FONT))
      if (!font) throw new Error('The font of the landing page is not in the bundle')
      const preload = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />\n    `
      const { code, renderer } = await buildRenderer(root)
      const inLanguage = (language: Language, content: string) =>
        html
          .replace('<html lang="ko">', `<html lang="${language}">`)
          .replace('<title></title>', `<title>${community.siteTitle[language]}</title>`)
          .replace(
            'name="description" content=""',
            `name="description" content="${community.description[language]}"`,
          )
          .replace(TITLES, (_all, opened: string) => opened + JSON.stringify(renderer.firstTitles(language)))
          .replace('<link rel="icon"', () => `${preload}${homeScreenTags(language)}<link rel="icon"`)
          .replace('</head>', `${shareTags(language)}</head>`)
          .replace(
            ROOT,
            () =>
              `<noscript><p>${needsScript[language]}</p></noscript>\n    ` +
              `<div id="root">${content}</div>`,
          )
      for (const language of ['ko', 'en'] as const) {
        const landing = inLanguage(language, renderer.renderLanding(language))
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: landing })
        if (language === 'ko') shell.source = landing
        const missing = inLanguage(language, renderer.renderMissing(language))
        this.emitFile({ type: 'asset', fileName: `missing.${language}.html`, source: missing })
        const { name, source } = manifest(language)
        this.emitFile({ type: 'asset', fileName: name, source })
        this.emitFile({
          type: 'asset',
          fileName: shareImage(language).name,
          source: shareImage(language).draw(),
        })
      }
      for (const { name, source } of homeScreenIcons())
        this.emitFile({ type: 'asset', fileName: name, source })
      this.emitFile({ type: 'asset', fileName: 'server/landing.mjs', source: code })
    },
  }
}
