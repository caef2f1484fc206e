import { PLACEHOLDERS, type Placeholder } from '@recruit/contract/mail/kinds'
import type { Words } from '@recruit/contract/mail/template'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { wordsText } from './text.ts'
import styles from './words.module.css'

interface PlaceholdersProps {
  names: readonly Placeholder[]
  onInsert: (written: string) => void
}

/** What can be filled in for each person; a press inserts it. */
export function Placeholders({ names, onInsert }: PlaceholdersProps) {
  const { text, language } = useTranslation(wordsText)
  const hint = useId()
  return (
    <section className={styles.placeholders} aria-label={text.placeholders}>
      <p id={hint} className={page.quiet}>
        {text.placeholdersHint}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-describedby={hint} onClick={() => onInsert(`{${name}}`)}>
              <code>{`{${name}}`}</code>
              <span>{PLACEHOLDERS[name][language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Puts words where the cursor of this field is, and the cursor behind them. */
export function insert(
  written: string,
  id: string,
  name: keyof Words,
  words: Words,
  set: (part: Partial<Words>) => void,
) {
  const control = document.getElementById(`${id}-${name}`)
  if (!(control instanceof HTMLTextAreaElement)) return
  const { selectionStart: start, selectionEnd: end } = control
  // Drawn immediately, so that the cursor can move behind it.
  flushSync(() => set({ [name]: `${words[name].slice(0, start)}${written}${words[name].slice(end)}` }))
  control.focus()
  control.setSelectionRange(start + written.length, start + written.length)
}
