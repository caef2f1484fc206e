import { isSameWords, type Template } from '@recruit/contract/mail/template'
import { useText } from '../../../i18n/text.ts'
import { messagesText } from '../text.ts'
import { LetterPreview } from './letter-preview.tsx'
import { wordsText } from './text.ts'

/** The words that another person stored, in each differing language; one's own are below. */
export function StoredWords({ mine, stored }: { mine: Template; stored: Template }) {
  const text = { ...useText(messagesText), ...useText(wordsText) }
  return (['ko', 'en'] as const)
    .filter((language) => !isSameWords(mine[language], stored[language]))
    .map((language) => (
      <LetterPreview
        key={language}
        words={stored[language]}
        language={language}
        title={text.stored(text.languageNames[language])}
      />
    ))
}
