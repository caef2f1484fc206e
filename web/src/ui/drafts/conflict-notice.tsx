import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import type { FormState } from '../form/form.tsx'
import page from '../layout/page.module.css'
import { DataTable } from '../table/data-table.tsx'
import { uiText } from '../text.ts'
import styles from './drafts.module.css'
import { SaveBar } from './save-bar.tsx'
import { draftText } from './text.ts'
import type { VersionedDraft } from './use-versioned-draft.ts'

/** One part in which two versions differ, in words. */
interface Differing {
  label: string
  stored: string
  mine: string
}

interface Props<V> {
  draft: VersionedDraft<V>
  /** What the try-again button does: checks what was typed and saves it. */
  onSave: () => void
  differing?: (mine: V, theirs: V) => Differing[]
  /** The same where the editor draws it itself. */
  children?: (mine: V, theirs: V) => ReactNode
  /** Replaces 'someone else has saved something different'. */
  said?: string | undefined
}

/** Why a draft is not saved: both versions after a conflict, else another try. The focus stays here. */
export function ConflictNotice<V>({ draft, onSave, differing, children, said }: Props<V>) {
  const text = useText(uiText, draftText)
  const place = useRef<HTMLDivElement>(null)
  const chosen = (choose: () => void) => () => {
    choose()
    place.current?.focus()
  }
  const { value, theirs, error } = draft
  // The press was on a bar that sticks to the window, which may show another part of the form.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {theirs !== null && (
        <div role="alert" className={styles.notice}>
          <p>{said ?? text.conflict}</p>
          {differing && <Differences parts={differing(value, theirs)} />}
          {children?.(value, theirs)}
          <div className={page.actions}>
            <Button onClick={chosen(draft.revert)}>{text.takeStored}</Button>
            <Button onClick={chosen(draft.keepMine)}>{text.keepMine}</Button>
          </div>
        </div>
      )}
      {error && (
        <div role="alert" className={styles.notice}>
          <p>{error.message}</p>
          <div className={page.actions}>
            <Button onClick={onSave}>{text.tryAgain}</Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** What is stored and what was typed, next to each other. */
export function Differences({ parts }: { parts: Differing[] }) {
  const text = useText(draftText)
  return (
    <DataTable
      label={text.part}
      isCards
      rows={parts}
      keyOf={({ label }) => label}
      columns={[
        { id: 'part', head: text.part, cell: ({ label }) => label },
        { id: 'stored', head: text.stored, cell: ({ stored }) => stored || text.nothing },
        { id: 'mine', head: text.mine, cell: ({ mine }) => mine || text.nothing },
      ]}
    />
  )
}

interface FooterProps<V> extends Omit<Props<V>, 'onSave'> {
  form: FormState
  /** The label of the saving button, which submits the surrounding form, or saves by itself outside of one. */
  save: string
  isInForm?: boolean
  /** The label of the button that discards what was typed. */
  revert?: string
  /** Its other buttons, before these. */
  more?: ReactNode
}

/** What follows an editor's fields: why it is not saved, the buttons, and whether something is unsaved. */
export function DraftFooter<V>({
  draft,
  form,
  save,
  isInForm = true,
  revert,
  more,
  ...notice
}: FooterProps<V>) {
  const text = useText(draftText)
  const note = useId()
  return (
    <>
      <ConflictNotice draft={draft} onSave={form.submit} {...notice} />
      <SaveBar
        isUnsaved={draft.isDirty}
        id={note}
        said={draft.isSaving ? text.saving : draft.isDirty ? text.unsaved : form.isBusy && text.saved}
      >
        {more}
        {revert && (
          <Button look="quiet" busy={!draft.isDirty} onClick={draft.revert}>
            {revert}
          </Button>
        )}
        <Button
          look="primary"
          busy={form.isBusy}
          aria-describedby={note}
          {...(isInForm ? { type: 'submit' as const } : { onClick: form.submit })}
        >
          {save}
        </Button>
      </SaveBar>
    </>
  )
}

/** Announces unsaved text when it begins. */
export function UnsavedNote({ draft: { isDirty } }: { draft: { isDirty: boolean } }) {
  const text = useText(draftText)
  return (
    <p role="status" className={page.quiet}>
      {isDirty && text.unsaved}
    </p>
  )
}
