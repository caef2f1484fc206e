import type { Colour } from '@recruit/contract/theme/colours'
import { Resvg } from '@resvg/resvg-js'
import { community } from '../src/content/community.ts'
import type { Language } from './share.ts'
import { icon, siteColour } from './theme.ts'

const SIZES = [192, 512]
const APPLE = { name: 'apple-touch-icon.png', size: 180 }

const iconFile = (size: number) => ({ name: `icon-${size}.png`, size })
const manifestName = (language: Language) => `manifest.${language}.webmanifest`

/** The site's icon in the sizes that a home screen wants. */
export const homeScreenIcons = () =>
  [...SIZES.map(iconFile), APPLE].map(({ name, size }) => ({
    name,
    size,
    source: Buffer.from(
      new Resvg(icon(siteColour), { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
        .render()
        .asPng(),
    ),
  }))

/** What a phone asks for before it puts the site on its home screen. */
export const manifest = (language: Language, colour: Colour = siteColour) => ({
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
    background_color: colour('page'),
    theme_color: colour('page'),
    icons: SIZES.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/${iconFile(size).name}`,
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
