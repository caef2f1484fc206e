import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { Language } from '@recruit/contract/text'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { inlineSettings } from './api/settings.ts'
import { App, createQueryClient } from './app.tsx'
import { activities } from './content/activities.ts'
import { teamNames } from './content/teams.ts'
import { applicationText } from './features/application/text.ts'
import { messagesText } from './features/own-messages/text.ts'
import { privacyText } from './features/privacy/text.ts'
import { registerText } from './features/register/text.ts'
import { resultText } from './features/result/text.ts'
import { teamsText } from './features/teams/text.ts'
import { useLanguageStore } from './i18n/text.ts'
import { screens } from './paths.ts'
import { keepDrawing } from './ui/art/kept-drawings.ts'
import { MotifArt } from './ui/motifs/motif-art.tsx'

for (const { img_path, motif, team } of activities)
  keepDrawing(
    img_path,
    // Each drawing is rendered alone but shares a page with the others, so its ids need a prefix.
    renderToStaticMarkup(<MotifArt motif={motif} seed={img_path} team={team} />, {
      identifierPrefix: `${motif}-`,
    }),
  )

type PublicScreen = {
  [Name in keyof typeof screens]: (typeof screens)[Name][0] extends `/admin/${string}` | `/staff/${string}`
    ? never
    : Name
}[keyof typeof screens]

/** The title of each public screen that has the same one for everybody, by what its address begins with. */
export function firstTitles(language: Language): Record<string, string> {
  const { choose, lookup, enrol } = registerText[language]
  const { write, edit } = applicationText[language]
  const { lookup: resultLookup, result } = resultText[language]
  const titles = {
    register: choose,
    lookup,
    enrol,
    notPeriod: '',
    writePage1: write,
    writePage2: write,
    draftSaved: '',
    submitted: '',
    editPage1: edit,
    editPage2: edit,
    edited: '',
    resultLookup,
    resultNotYet: result,
    result,
    marketing: teamNames[1][language],
    design: teamNames[2][language],
    web: teamNames[3][language],
    studyProjects: teamsText[language].study.title,
    ownMessages: messagesText[language].title,
    privacy: privacyText[language].title,
  } satisfies Record<PublicScreen, string>
  const addressed = Object.entries(titles).map(([name, title]): [string, string] => [
    screens[name as PublicScreen][0].replace(':id', '').toLowerCase(),
    title,
  ])
  // The longer address first: `/result/checkinfo` begins with `/result/` too.
  return Object.fromEntries(addressed.sort(([a], [b]) => b.length - a.length))
}

/** As much of a window as the hash router looks at; links lead from `base` where there is one. */
const windowAt = (hash: string, base?: string) =>
  ({
    document: { querySelector: () => base && { getAttribute: () => base } },
    location: {
      hash,
      origin: 'http://localhost',
      href: base ?? 'http://localhost/',
      pathname: '/',
      search: '',
    },
    history: { state: { idx: 0 }, replaceState: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as Window

/** The landing page as HTML; the browser’s first drawing must equal it exactly. */
export function renderLanding(language: Language, record?: PublicSettings): string {
  speak(language)
  const client = createQueryClient()
  if (record) inlineSettings(client, record)
  return renderToString(<App client={client} window={windowAt('')} />)
}

/** The page for an unknown address; it must work without a script and from any folder. */
export function renderMissing(language: Language): string {
  speak(language)
  return renderToStaticMarkup(<App client={createQueryClient()} window={windowAt('#/missing', '/')} />)
}

/** Where there is no browser, zustand shows the initial state. */
const speak = (language: Language) => Object.assign(useLanguageStore.getInitialState(), { language })
