import type { Language, Text } from '@recruit/contract/text'
import { currentLanguage, useLanguage } from './language.ts'

type Bilingual<T> = Readonly<Record<Language, T>>

/** A feature's texts in both languages; the compiler refuses an English text that is missing or one too many. */
export const bilingual = <T>(texts: { ko: T; en: NoInfer<T> }): Bilingual<T> => texts

/** The texts in the chosen language; the component is drawn again when the language changes. */
export const useText = <T>(texts: Bilingual<T>): T => texts[useLanguage((state) => state.language)]

/** One sentence of the contract in the language chosen now, for code outside components. */
export const say = (text: Text): string => text[currentLanguage()]
