import type { Language } from '@recruit/contract/text'
import { create } from 'zustand'

const YEAR_IN_SECONDS = 31_536_000

const isLanguage = (value: string | undefined): value is Language => value === 'ko' || value === 'en'

/** A stored choice first, else what the gateway chose by `Accept-Language` when it served the page. */
function firstLanguage(): Language {
  if (typeof document === 'undefined') return 'ko'
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  if (isLanguage(stored)) return stored
  return document.documentElement.lang === 'en' ? 'en' : 'ko'
}

interface LanguageState {
  language: Language
  choose: (language: Language) => void
}

/** The chosen language; choosing one is remembered for the next visit and told to assistive technology. */
export const useLanguage = create<LanguageState>()((set) => ({
  language: firstLanguage(),
  choose: (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the gateway reads this cookie when it serves the next page
    document.cookie = `lang=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    // Written only when it changes: the browser then recomputes the style of the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    set({ language })
  },
}))

export const currentLanguage = (): Language => useLanguage.getState().language
