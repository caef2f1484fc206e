import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/page.module.css'
import { dayAndTime } from '../../ui/seoul-time.ts'
import { fieldsInConflict, likelySide, type Side } from './conflict.ts'
import { type Conflict, type DraftStore, useDraft } from './draft.ts'
import { nameOf } from './saving-line.tsx'
import { savingText } from './saving-text.ts'
import type { ValueName } from './values.ts'
import { VersionOf } from './version-of.tsx'
import styles from './writing.module.css'
import { choose } from './writing.ts'

/** Two versions side by side, and the choice between them; nothing is saved until it is made. */
export function CompareSection({ store }: { store: DraftStore }) {
  const conflict = useDraft(store, (draft) => draft.conflict)
  return conflict && <Compare store={store} conflict={conflict} key={conflict.theirs.version} />
}

function Compare({ store, conflict }: { store: DraftStore; conflict: Conflict }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const draft = useDraft(store, (whole) => whole)
  const fields = fieldsInConflict(draft)
  const [chosen, setChosen] = useState<Partial<Record<ValueName, Side>>>({})
  const sideOf = (field: ValueName): Side => chosen[field] ?? likelySide(draft, field)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReturned = conflict.reason === 'returned'
  useEffect(() => {
    // On entering this comes first; while somebody types, the focus stays where it is.
    if (isReturned) heading.current?.focus()
  }, [isReturned])

  const mineWhen = conflict.mineAt === null ? text.beingWritten : dayAndTime(conflict.mineAt, language)
  const theirsWhen = dayAndTime(conflict.theirs.savedAt, language)
  const decide = (side: (field: ValueName) => Side) => choose(store, side)
  return (
    <section className={styles.notice} aria-labelledby="compare" data-conflict={conflict.reason}>
      <h2 id="compare" ref={heading} tabIndex={-1}>
        {isReturned ? text.returnedTitle : text.changedTitle}
      </h2>
      <p>{isReturned ? text.returnedBody : text.changedBody}</p>
      {fields.map((field) => (
        <fieldset key={field} className={styles.versions}>
          <legend>{nameOf(field, language)}</legend>
          <VersionOf
            field={field}
            side="mine"
            when={mineWhen}
            value={draft.values[field]}
            other={conflict.theirs.values[field]}
            chosen={fields.length > 1 ? sideOf(field) : null}
            onChoose={() => setChosen({ ...chosen, [field]: 'mine' })}
          />
          <VersionOf
            field={field}
            side="theirs"
            when={theirsWhen}
            value={conflict.theirs.values[field]}
            other={draft.values[field]}
            chosen={fields.length > 1 ? sideOf(field) : null}
            onChoose={() => setChosen({ ...chosen, [field]: 'theirs' })}
          />
        </fieldset>
      ))}
      <div className={page.actions}>
        {fields.length > 1 && (
          <Button look="primary" onClick={() => decide(sideOf)}>
            {text.keepChosen}
          </Button>
        )}
        <Button look={fields.length > 1 ? 'plain' : 'primary'} onClick={() => decide(() => 'mine')}>
          {text.keepMine}
        </Button>
        <Button onClick={() => decide(() => 'theirs')}>{text.takeTheirs}</Button>
      </div>
    </section>
  )
}
