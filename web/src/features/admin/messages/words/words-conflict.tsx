import type { Template } from '@recruit/contract/mail/template'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  stored: Template
  onTake: () => void
  onKeep: () => void
}

/** Somebody else has stored other words meanwhile: shows them, and asks which of the two go on. */
export function WordsConflict({ stored, onTake, onKeep }: Props) {
  const text = useText(wordsText)
  const language = useLanguage((state) => state.language)
  return (
    <div role="alert" className={styles.conflict}>
      <p>{text.conflict}</p>
      <LetterPreview words={stored[language]} language={language} title={text.stored} />
      <div className={styles.choice}>
        <Button onClick={onTake}>{text.takeStored}</Button>
        <Button onClick={onKeep}>{text.keepMine}</Button>
      </div>
    </div>
  )
}
