import { titleOf } from '@recruit/contract/fields/application-values'
import type { Language } from '@recruit/contract/text'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { clockTime } from '../../../ui/time/seoul-time.ts'
import {
  type DraftSession,
  type HeldBack,
  heldBack,
  type SavingKind,
  useDraft,
  type ValueName,
} from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

const GOOD: readonly SavingKind[] = ['saved', 'changed', 'saving', 'idle']
const RETRIED: readonly SavingKind[] = ['offline', 'failing']
const PASSING: readonly SavingKind[] = ['saving', 'changed']

/**
 * The save status in words. States that pass within seconds are shown but not announced; a screen reader hears the
 * final one.
 */
export function SavingLine({ session }: { session: DraftSession }) {
  const text = useText(savingText)
  const { kind } = useDraft(session, (draft) => draft.saving)
  const words = useWords(session)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!PASSING.includes(kind)) setSaid(words)
  }, [kind, words])
  return (
    <div className={styles.line} data-tone={toneOf(kind)} data-saving={kind}>
      <span aria-hidden="true">{words}</span>
      <span role="status" className={page.hidden}>
        {said}
      </span>
      {RETRIED.includes(kind) && (
        <Button small onClick={session.retry}>
          {text.tryNow}
        </Button>
      )}
      <Held session={session} />
    </div>
  )
}

const toneOf = (kind: SavingKind) => (kind === 'saved' ? 'good' : GOOD.includes(kind) ? 'plain' : 'bad')

function useWords(session: DraftSession): string {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const saving = useDraft(session, (draft) => draft.saving)
  const device = useDraft(session, (draft) => draft.device)
  const isUnsaved = saving.kind !== 'saved' && saving.kind !== 'idle' && saving.kind !== 'saving'
  if (device === 'failed' && isUnsaved) return text.noDevice
  switch (saving.kind) {
    case 'idle':
      return ''
    case 'saved':
      return text.saved(clockTime(saving.at, language))
    case 'refused':
      return `${text.refused} ${saving.message}`
    default:
      return text[saving.kind]
  }
}

/** The fields that stay on the device, and what would have to happen. */
function Held({ session }: { session: DraftSession }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const held = useDraft(session, heldBack)
  const names = (reason: HeldBack['reason']) =>
    held
      .filter((field) => field.reason === reason)
      .map(({ field }) => nameOf(field, language))
      .join(', ')
  const identity = names('identity')
  const wrong = names('wrong')
  return (
    <>
      {identity && <p className={styles.held}>{text.heldIdentity(identity)}</p>}
      {wrong && <p className={styles.held}>{text.heldWrong(wrong)}</p>}
    </>
  )
}

/** A field's name as a sentence begins with it. */
export const nameOf: (field: ValueName, language: Language) => string = titleOf
