import type { Language, Text } from '@recruit/contract/text'
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
export const useLanguageStore = create<LanguageState>()((set) => ({
  language: firstLanguage(),
  choose: (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the gateway reads this cookie when it serves the next page
    document.cookie = `lang=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    // Written only when it changes: the browser then recomputes the style of the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    set({ language })
  },
}))

export const useLanguage = (): Language => useLanguageStore((state) => state.language)
export const currentLanguage = (): Language => useLanguageStore.getState().language

type Bilingual<T> = Readonly<Record<Language, T>>

type Pair = readonly [ko: unknown, en: unknown]
type Entry = Pair | ((...values: never[]) => Pair) | { readonly [key: string]: Entry }

/** What an entry is in one language; a pair of two types is nothing that can be used. */
type InOne<E> = E extends readonly [infer Ko, infer En]
  ? En extends Ko
    ? Ko
    : never
  : E extends (...values: infer Values) => readonly [infer Ko, unknown]
    ? (...values: Values) => Ko
    : { readonly [Key in keyof E]: InOne<E[Key]> }

const isPair = (entry: Entry): entry is Pair => Array.isArray(entry)

function inOne(entry: Entry, at: 0 | 1): unknown {
  if (typeof entry === 'function') return (...values: never[]) => entry(...values)[at]
  if (isPair(entry)) return entry[at]
  return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, inOne(inner, at)]))
}

/** A feature's texts, Korean and English side by side, on top of another one's; the compiler names a missing one. */
export function bilingual<T extends Readonly<Record<string, Entry>>, B = unknown>(
  entries: T,
  base?: Bilingual<B>,
): Bilingual<B & InOne<T>> {
  const texts = (language: Language) =>
    Object.assign({}, base?.[language], inOne(entries, language === 'ko' ? 0 : 1)) as B & InOne<T>
  return { ko: texts('ko'), en: texts('en') }
}

/** The texts in the chosen language. Of several sources the shared ones come first, because a later one wins. */
export function useText<T, U = unknown, V = unknown>(
  texts: Bilingual<T>,
  ...more: [Bilingual<U>?, Bilingual<V>?]
): T & U & V {
  const language = useLanguage()
  const own = texts[language]
  // One source alone is always the same object, because effects depend on it.
  return (more.length === 0 ? own : Object.assign({}, own, ...more.map((each) => each?.[language]))) as T &
    U &
    V
}

/** The same, with the language that they are in. */
export function useTranslation<T, U = unknown, V = unknown>(...texts: Parameters<typeof useText<T, U, V>>) {
  return { text: useText(...texts), language: useLanguage() }
}

/** One sentence of the contract in the language chosen now, for code outside components. */
export const say = (text: Text): string => text[currentLanguage()]

/** An English number with its word: '1 person', '2 people'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
