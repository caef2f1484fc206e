import { PLACEHOLDERS, type Placeholder } from '@recruit/contract/mail/kinds'
import type { Words } from '@recruit/contract/mail/template'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface Props {
  /** Of the fields: `<id>-subject` and `<id>-text`. */
  id: string
  names: readonly Placeholder[]
  words: Words
  onChange: (part: Partial<Words>) => void
}

/** The placeholders of a kind; a press puts one where the cursor was last. */
export function Placeholders({ id, names, words, onChange }: Props) {
  const text = useText(wordsText)
  const language = useLanguage((state) => state.language)
  const lastField = useLastField(id)
  const insert = (name: Placeholder) => {
    const field = lastField()
    const control = document.getElementById(`${id}-${field}`)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    const start = control.selectionStart ?? words[field].length
    const end = control.selectionEnd ?? start
    const written = `{${name}}`
    // Drawn immediately, so that the cursor can move behind it.
    flushSync(() =>
      onChange({ [field]: `${words[field].slice(0, start)}${written}${words[field].slice(end)}` }),
    )
    control.focus()
    control.setSelectionRange(start + written.length, start + written.length)
  }
  return (
    <section className={styles.placeholders} aria-label={text.placeholders}>
      <p>
        <strong>{text.placeholders}</strong>{' '}
        <span id={`${id}-hint`} className={page.quiet}>
          {text.placeholdersHint}
        </span>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-describedby={`${id}-hint`} onClick={() => insert(name)}>
              <code>{`{${name}}`}</code> <span>{PLACEHOLDERS[name][language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which of the two fields had the focus last; the text before either had. */
function useLastField(id: string) {
  const last = useRef<'subject' | 'text'>('text')
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.id : ''
      if (field === `${id}-subject`) last.current = 'subject'
      if (field === `${id}-text`) last.current = 'text'
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [id])
  return () => last.current
}
