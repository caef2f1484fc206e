import type { RenderLanding } from './page-renderer.ts'
import { compress, type Representation, represent } from './representation.ts'

export type Language = 'ko' | 'en'
const ELEMENT = /(<script\b[^>]*\bid="settings"[^>]*>)[^<]*(?=<\/script>)/
const NOTHING = Buffer.alloc(0)
/** Between the end of this element and that of the body stands one script of the page's own. */
const ROOT = /(<div id="root">)[\s\S]*(<\/div>\s*(?:<script>[^<]*<\/script>\s*)?<\/body>)/

/** A JSON text in a form that cannot end the element around it. */
export const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c')

/** The page with the settings in its `settings` element; null leaves the element empty. */
export function withSettings(html: string, held: Buffer | null): Buffer {
  const found = ELEMENT.exec(html)
  if (!found) return Buffer.from(html)
  const at = found.index + found[0].length
  const opened = html.slice(0, found.index) + found[1]
  return Buffer.from(opened + escapeForScript(String(held ?? NOTHING)) + html.slice(at))
}

/** The page with this inside its root element. */
const withLanding = (html: string, landing: string): string =>
  html.replace(ROOT, (_all, opened: string, closed: string) => opened + landing + closed)

/** The page with its addresses for other sites made absolute, and itself named as the one to be listed. */
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
  /** Draws the landing page from the record; without it the page stays as the build drew it. */
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
    /** While a change was acknowledged but not yet read, the page goes out without settings and asks for them. */
    in: (language: Language): Representation | undefined => (settings.held() ? current : blank).get(language),
  }
}
