import type { Language, Text } from '@recruit/contract/text'
import { currentLanguage, useLanguage } from './language.ts'

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
  const language = useLanguage((state) => state.language)
  const own = texts[language]
  // One source alone is always the same object, because effects depend on it.
  return (more.length === 0 ? own : Object.assign({}, own, ...more.map((each) => each?.[language]))) as T &
    U &
    V
}

/** One sentence of the contract in the language chosen now, for code outside components. */
export const say = (text: Text): string => text[currentLanguage()]

/** An English number with its word: '1 person', '2 people'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
