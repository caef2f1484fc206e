import { fieldNames } from '@recruit/contract/messages'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/page.module.css'
import { clockTime } from '../../ui/seoul-time.ts'
import { type Draft, type DraftStore, useDraft } from './draft.ts'
import { savingOf } from './lane.ts'
import type { SavingKind } from './saving.ts'
import { savingText } from './saving-text.ts'
import { type HeldBack, heldBack } from './sendable.ts'
import styles from './writing.module.css'

const GOOD: readonly SavingKind[] = ['saved', 'changed', 'saving', 'idle']
const RETRIED: readonly SavingKind[] = ['offline', 'failing']
const PASSING: readonly SavingKind[] = ['saving', 'changed']

/**
 * Where the text stands, in words. What passes by within seconds is shown but not announced: a screen reader
 * hears where it came to rest.
 */
export function SavingLine({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const { kind } = useDraft(store, (draft) => draft.saving)
  const words = useWords(store)
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
        <Button small onClick={() => savingOf(store).retry()}>
          {text.tryNow}
        </Button>
      )}
      <Held store={store} />
    </div>
  )
}

const toneOf = (kind: SavingKind) => (kind === 'saved' ? 'good' : GOOD.includes(kind) ? 'plain' : 'bad')

function useWords(store: DraftStore): string {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const saving = useDraft(store, (draft) => draft.saving)
  const device = useDraft(store, (draft) => draft.device)
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
function Held({ store }: { store: DraftStore }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const held = useDraft(store, heldBack)
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
export function nameOf(field: keyof Draft['values'], language: 'ko' | 'en'): string {
  const { isEwhaian, interviewHours } = savingText[language]
  const own = { isEwhaian, interviewHours }
  if (field === 'isEwhaian' || field === 'interviewHours') return own[field]
  const name = fieldNames[field][language]
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
}
