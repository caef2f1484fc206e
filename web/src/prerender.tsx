import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { Language } from '@recruit/contract/text'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { inlineSettings } from './api/settings.ts'
import { App, createQueryClient } from './app.tsx'
import { activities } from './content/activities.ts'
import { useLanguage } from './i18n/language.ts'
import { keepDrawing } from './ui/art/kept-drawings.ts'
import { MotifArt } from './ui/motifs/motif-art.tsx'

for (const { img_path, motif, team } of activities)
  keepDrawing(
    img_path,
    // Ids of its own: each drawing is rendered alone, and all of them stand in one page.
    renderToStaticMarkup(<MotifArt motif={motif} seed={img_path} team={team} />, {
      identifierPrefix: `${motif}-`,
    }),
  )

/** As much of a window as the hash router looks at, on the landing page. */
const landing = {
  document: { querySelector: () => null },
  location: { hash: '', origin: 'http://localhost', href: 'http://localhost/', pathname: '/', search: '' },
  history: { state: { idx: 0 }, replaceState: () => undefined },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

/**
 * The landing page as HTML: at build time without settings, in the gateway with the record that it writes into
 * the same page, so that the browser's first drawing is the same to the letter.
 */
export function renderLanding(language: Language, record?: PublicSettings): string {
  // Where there is no browser, zustand shows the initial state.
  Object.assign(useLanguage.getInitialState(), { language })
  const client = createQueryClient()
  if (record) inlineSettings(client, record)
  return renderToString(<App client={client} window={landing as unknown as Window} />)
}
