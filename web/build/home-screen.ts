import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { community } from '../src/content/community.ts'
import type { Language } from './share.ts'

const cloth = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const SIZES = [192, 512]
const APPLE = { name: 'apple-touch-icon.png', size: 180 }
const PAPER = '#FAF6EE'

const icon = (size: number) => ({ name: `icon-${size}.png`, size })
const manifestName = (language: Language) => `manifest.${language}.webmanifest`

/** The site's cloth as the icons that a home screen wants. It fills the square, so that any shape may be cut of it. */
export const homeScreenIcons = () =>
  [...SIZES.map(icon), APPLE].map(({ name, size }) => ({
    name,
    size,
    source: Buffer.from(
      new Resvg(cloth, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
        .render()
        .asPng(),
    ),
  }))

/** What a phone asks for before it puts the site on its home screen. */
export const manifest = (language: Language) => ({
  name: manifestName(language),
  source: JSON.stringify({
    lang: language,
    name: community.siteTitle[language],
    short_name: community.name[language],
    description: community.description[language],
    start_url: '/',
    scope: '/',
    // With the browser's way back and its address: forms and results are left by it.
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: SIZES.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/${icon(size).name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }),
})

export const homeScreenTags = (language: Language): string =>
  `<link rel="manifest" href="/${manifestName(language)}" />\n    ` +
  `<link rel="apple-touch-icon" href="/${APPLE.name}" />\n    `
