import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { community } from '../src/content/community.ts'
import { patchwork } from '../src/ui/art/patchwork.ts'

export type Language = 'ko' | 'en'

const WIDTH = 1200
const HEIGHT = 630
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
)
const tokens = readFileSync(new URL('../src/ui/styles/tokens.css', import.meta.url), 'utf8')

/** A colour of the style sheet, so that the picture stays the site's. */
function colour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

const title = { ko: '이화이언', en: 'EWHAIAN' }
const subtitle = { ko: '운영진 모집', en: 'Operating team recruitment' }

/** The preview picture of a shared link: a cloth, and one blank patch with the name. */
export const shareImage = (language: Language) => ({
  name: `share.${language}.png`,
  draw: (): Buffer => {
    const fabrics = ['indigo', 'paper', 'gardenia', 'blush', 'persimmon'].map(colour)
    const ink = colour('ink')
    const patches = patchwork('ewhaian', WIDTH, HEIGHT, 130)
      .map(
        ({ corners, fabric }) =>
          `<polygon points="${corners.join(' ')}" fill="${fabrics[fabric]}" stroke="${ink}" stroke-width="2.5" stroke-dasharray="10 7"/>`,
      )
      .join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${patches}
      <rect x="90" y="290" width="760" height="260" fill="${colour('paper')}" stroke="${ink}" stroke-width="2.5"/>
      <rect x="104" y="304" width="732" height="232" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="10 7"/>
      <g font-family="Pretendard" fill="${ink}">
        <text x="144" y="428" font-size="112" font-weight="800" letter-spacing="-3">${title[language]}</text>
        <text x="148" y="500" font-size="50" font-weight="600">${subtitle[language]}</text>
      </g></svg>`
    const picture = new Resvg(svg, {
      font: {
        loadSystemFonts: false,
        fontFiles: ['ExtraBold', 'SemiBold'].map((weight) => join(fonts, `Pretendard-${weight}.otf`)),
      },
    })
    return Buffer.from(picture.render().asPng())
  },
})

/** The tags by which other sites show a link; the gateway makes their addresses absolute when it knows its own. */
export function shareTags(language: Language): string {
  const open: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': community.name[language],
    'og:title': community.siteTitle[language],
    'og:description': community.description[language],
    'og:locale': language === 'ko' ? 'ko_KR' : 'en_US',
    'og:locale:alternate': language === 'ko' ? 'en_US' : 'ko_KR',
    'og:image': `/${shareImage(language).name}`,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `${title[language]} · ${subtitle[language]}`,
  }
  const tags = Object.entries(open).map(
    ([name, content]) => `<meta property="${name}" content="${content}" />`,
  )
  return ['', ...tags, '<meta name="twitter:card" content="summary_large_image" />', ''].join('\n    ')
}
