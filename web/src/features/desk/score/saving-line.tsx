import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SavingKind, SavingState } from '../../../api/autosave/autosave.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { clockTime } from '../../../ui/time/seoul-time.ts'
import type { ReviewSession } from './review-session.ts'
import styles from './score.module.css'
import { scoreText } from './text.ts'

const GOOD: readonly SavingKind[] = ['saved', 'changed', 'saving', 'idle']
const RETRIED: readonly SavingKind[] = ['offline', 'failing']
const PASSING: readonly SavingKind[] = ['saving', 'changed']

/** The review's state in words; states that pass within seconds are shown but not read out. */
export function SavingLine({ session }: { session: ReviewSession }) {
  const text = useText(scoreText)
  const saving = useStore(session.store, (draft) => draft.saving)
  const device = useStore(session.store, (draft) => draft.device)
  const language = useLanguage((state) => state.language)
  const { kind } = saving
  const isUnsaved = kind !== 'saved' && kind !== 'idle' && kind !== 'saving'
  const words =
    device === 'failed' && isUnsaved ? text.noDevice : wordsOf(saving, text, (at) => clockTime(at, language))
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!PASSING.includes(kind)) setSaid(words)
  }, [kind, words])
  return (
    <div className={styles.saving} data-tone={GOOD.includes(kind) ? 'good' : 'bad'} data-saving={kind}>
      <span aria-hidden="true">{words}</span>
      <span role="status" className={page.hidden}>
        {said}
      </span>
      {RETRIED.includes(kind) && (
        <Button small onClick={session.retry}>
          {text.tryNow}
        </Button>
      )}
    </div>
  )
}

function wordsOf(saving: SavingState, text: (typeof scoreText)['ko'], clock: (at: number) => string): string {
  switch (saving.kind) {
    case 'idle':
      return ''
    case 'saved':
      return text.saved(clock(saving.at))
    case 'refused':
      return `${text.refused} ${saving.message}`
    case 'closed':
      return saving.message
    default:
      return text[saving.kind]
  }
}
