import { isSameWords, type Template } from '@recruit/contract/mail/template'
import type { MouseEvent } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { messagesText } from '../text.ts'
import { LetterPreview } from './letter-preview.tsx'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  own: Template
  stored: Template
  onTake: () => void
  onKeep: () => void
}

/**
 * Somebody else has stored other words meanwhile: shows them in each language in which they differ, and asks which of
 * the two go on. The focus goes back to the section in which it is asked.
 */
export function WordsConflict({ own, stored, onTake, onKeep }: Props) {
  const text = { ...useText(messagesText), ...useText(wordsText) }
  const others = (['ko', 'en'] as const).filter((language) => !isSameWords(own[language], stored[language]))
  const chosen = (choose: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('section')?.focus()
    choose()
  }
  return (
    <div role="alert" className={styles.conflict}>
      <p>{text.conflict}</p>
      {others.map((language) => (
        <LetterPreview
          key={language}
          words={stored[language]}
          language={language}
          title={text.stored(text.languageNames[language])}
        />
      ))}
      <div className={styles.choice}>
        <Button onClick={chosen(onTake)}>{text.takeStored}</Button>
        <Button onClick={chosen(onKeep)}>{text.keepMine}</Button>
      </div>
    </div>
  )
}
