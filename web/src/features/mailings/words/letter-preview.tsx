import type { MessageKind } from '@recruit/contract/mail/kinds'
import { filledIn, sampleValues, sampleValuesOf, type Words } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'
import { community } from '../../../content/community.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { CARDS, useMedia } from '../../../ui/media.ts'
import shared from '../messages.module.css'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface LetterPreviewProps {
  words: Words
  language: Language
  /** A preview of edited words: unknown placeholders stay as typed. */
  kind?: MessageKind
  /** Where there are two of them, whose this one is. */
  title?: string
}

/** A message as its reader gets it, with sample values. */
export function LetterPreview({ words, language, kind, title }: LetterPreviewProps) {
  const text = useText(wordsText)
  const shown = filledIn(words, kind ? sampleValuesOf(kind, language) : sampleValues(language))
  const isFolded = useMedia(CARDS) && !title
  const head = (
    <>
      <strong>{title ?? text.preview}</strong> <span className={page.quiet}>{text.previewNote}</span>
    </>
  )
  const letter = (
    <div className={shared.letter} lang={language}>
      <p className={styles.subject}>{shown.subject}</p>
      <p className={shared.body}>{shown.text.trimEnd()}</p>
      <p className={styles.signature}>
        {community.siteTitle[language]}
        <br />
        {community.email}
      </p>
    </div>
  )
  return (
    <section className={styles.preview} aria-label={title ?? text.preview}>
      {isFolded ? (
        <details>
          <summary>{head}</summary>
          {letter}
        </details>
      ) : (
        <>
          <p>{head}</p>
          {letter}
        </>
      )}
    </section>
  )
}
