import { readFileSync } from 'node:fs'
import { type Colour, coloursOf } from '@recruit/contract/theme/colours'
import type { Plugin } from 'vite'

export const coloursCss = readFileSync(
  new URL('../../infra/contract/src/theme/colours.css', import.meta.url),
  'utf8',
)
export const siteColour = coloursOf(coloursCss)

/** A piece of the site's cloth. It fills the square, so that a phone may cut any shape of it. */
export const icon = (colour: Colour) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>EWHAIAN</title>
  <path fill="${colour('fabric-0')}" d="M0 0h19l-4 17L0 14z"/>
  <path fill="${colour('fabric-2')}" d="M19 0h13v12l-17 5z"/>
  <path fill="${colour('fabric-4')}" d="M0 14l15 3-3 15H0z"/>
  <path fill="${colour('fabric-3')}" d="M15 17l17-5v20H12z"/>
  <path fill="none" stroke="${colour('line')}" stroke-width="1.5" stroke-dasharray="3 2" d="M19 0l-4 17-3 15M0 14l15 3 17-5"/>
</svg>
`

export const themeColour = (html: string, colour: Colour): string =>
  html.replace('name="theme-color" content=""', `name="theme-color" content="${colour('page')}"`)

/** Colours the icon and the browser's own bar, which cannot use the style sheet. */
export function theme(): Plugin {
  return {
    name: 'theme',
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_req, res) => {
        res.setHeader('Content-Type', 'image/svg+xml').end(icon(siteColour))
      })
    },
    transformIndexHtml: (html) => themeColour(html, siteColour),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: icon(siteColour) })
    },
  }
}
