import type { MessageKind } from '@recruit/contract/mail/kinds'
import { filledIn, sampleValues, sampleValuesOf, type Words } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'
import { community } from '../../../content/community.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import shared from '../messages.module.css'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  words: Words
  language: Language
  /** A preview of edited words: unknown placeholders stay as typed. */
  kind?: MessageKind
  /** Where there are two of them, whose this one is. */
  title?: string
}

/** What a message with these words looks like, for an invented applicant. */
export function LetterPreview({ words, language, kind, title }: Props) {
  const text = useText(wordsText)
  const shown = filledIn(words, kind ? sampleValuesOf(kind, language) : sampleValues(language))
  return (
    <section className={styles.preview} aria-label={title ?? text.preview}>
      <p>
        <strong>{title ?? text.preview}</strong> <span className={page.quiet}>{text.previewNote}</span>
      </p>
      <div className={shared.letter} lang={language}>
        <p className={styles.subject}>{shown.subject}</p>
        <p className={styles.body}>{shown.text.trimEnd()}</p>
        <p className={styles.signature}>
          {community.siteTitle[language]}
          <br />
          {community.email}
        </p>
      </div>
    </section>
  )
}
