import type { Language, Text } from '@recruit/contract/text'
import { currentLanguage, useLanguage } from './language.ts'

type Bilingual<T> = Readonly<Record<Language, T>>

/** A feature's texts in both languages; the compiler refuses an English text that is missing or one too many. */
export const bilingual = <T>(texts: { ko: T; en: NoInfer<T> }): Bilingual<T> => texts

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
