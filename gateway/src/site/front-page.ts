import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress, type Representation, represent } from './representation.ts'

export type Language = 'ko' | 'en'

/** Renders the landing page as HTML from the settings record that the page embeds. */
export type RenderLanding = (language: Language, record: unknown) => string

/** The folder of the web build for the gateway; it is not served. */
export const SERVER_FOLDER = '/server/'

/** The build's renderer; null where the build has none. */
export async function loadRenderer(dist: string): Promise<RenderLanding | null> {
  const file = join(dist, SERVER_FOLDER, 'landing.mjs')
  if (!existsSync(file)) return null
  const module = (await import(pathToFileURL(file).href)) as { renderLanding: RenderLanding }
  return module.renderLanding
}

/** Inline scripts that run; data such as the settings element does not match. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * The sources by which a content security policy allows a page's inline scripts. Pass the page as built, never one with
 * texts of users.
 */
export const scriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

const ELEMENT = /(<script\b[^>]*\bid="settings"[^>]*>)[^<]*(?=<\/script>)/
const NOTHING = Buffer.alloc(0)
/** One script of the page follows this element before the end of the body. */
const ROOT = /(<div id="root">)[\s\S]*(<\/div>\s*(?:<script>[^<]*<\/script>\s*)?<\/body>)/

export const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c')

/** The page with the settings in its `settings` element; null leaves the element empty. */
export function withSettings(html: string, held: Buffer | null): Buffer {
  const found = ELEMENT.exec(html)
  if (!found) return Buffer.from(html)
  const at = found.index + found[0].length
  const opened = html.slice(0, found.index) + found[1]
  return Buffer.from(opened + escapeForScript(String(held ?? NOTHING)) + html.slice(at))
}

const withLanding = (html: string, landing: string): string =>
  html.replace(ROOT, (_all, opened: string, closed: string) => opened + landing + closed)

/** The page with absolute addresses for other sites, and itself as the canonical one. */
export function withOrigin(html: string, origin: string): string {
  const self = `<link rel="canonical" href="${origin}/" /><meta property="og:url" content="${origin}/" />`
  return html
    .replace(/(property="og:image" content=")(?=\/)/, (opened) => opened + origin)
    .replace('</head>', () => `${self}</head>`)
}

type Pages = Map<Language, Representation>

export interface PageParts {
  files: Map<string, Buffer>
  settings: { held: () => Buffer | null; onChange: (listener: () => void) => void }
  /** Renders the landing page from the record; without it the page stays as built. */
  render?: RenderLanding | null
  publicOrigin?: string | undefined
  onError: (error: unknown) => void
}

/** The front page in both languages, rendered when the settings change, never for a request. */
export function createFrontPage({ files, settings, render, publicOrigin, onError }: PageParts) {
  /** The browser hydrates only HTML of the record that it receives with it; otherwise it renders the page itself. */
  function landingFor(language: Language, html: string, held: Buffer | null): string {
    if (!held || !render) return html
    try {
      return withLanding(html, render(language, JSON.parse(String(held))))
    } catch (error) {
      onError(error)
      return withLanding(html, '')
    }
  }

  function madeFrom(held: Buffer | null): Pages {
    const pages: Pages = new Map()
    for (const language of ['ko', 'en'] as const) {
      const built = files.get(`/index.${language}.html`) ?? files.get('/index.html')
      if (!built) continue
      const html = publicOrigin ? withOrigin(String(built), publicOrigin) : String(built)
      const page = represent('text/html; charset=utf-8', withSettings(landingFor(language, html, held), held))
      pages.set(language, page)
      compress(page).catch(onError)
    }
    return pages
  }
  const blank = madeFrom(null)
  let current = blank
  const make = () => {
    current = madeFrom(settings.held())
  }
  make()
  settings.onChange(make)
  return {
    /** Between the acknowledgement and the reading of a change the page has no settings, and requests them. */
    in: (language: Language): Representation | undefined => (settings.held() ? current : blank).get(language),
  }
}
