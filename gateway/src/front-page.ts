import { compress, type Representation, represent } from './representation.ts'

export type Language = 'ko' | 'en'
const ELEMENT = /(<script\b[^>]*\bid="settings"[^>]*>)[^<]*(?=<\/script>)/
const NOTHING = Buffer.alloc(0)

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

export interface PageParts {
  files: Map<string, Buffer>
  settings: { held: () => Buffer | null; onChange: (listener: () => void) => void }
  onError: (error: unknown) => void
}

/** The front page in both languages, made anew when the settings change, never for a request. */
export function createFrontPage({ files, settings, onError }: PageParts) {
  const pages = new Map<Language, Representation>()

  function make(): void {
    for (const language of ['ko', 'en'] as const) {
      const html = files.get(`/index.${language}.html`) ?? files.get('/index.html')
      if (!html) continue
      const page = represent('text/html; charset=utf-8', withSettings(String(html), settings.held()))
      pages.set(language, page)
      compress(page).catch(onError)
    }
  }
  make()
  settings.onChange(make)
  return { in: (language: Language): Representation | undefined => pages.get(language) }
}
