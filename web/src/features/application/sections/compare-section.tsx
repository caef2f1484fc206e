import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import page from '../../../ui/layout/page.module.css'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import { MarkedText } from '../../../ui/versions/long-text.tsx'
import { Version, Versions } from '../../../ui/versions/versions.tsx'
import {
  type Conflict,
  type DraftSession,
  fieldsInConflict,
  type Side,
  useDraft,
  type ValueName,
  type Values,
} from '../autosave/index.ts'
import { nameOf } from './saving-line.tsx'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Two versions side by side, and the choice between them; nothing is saved until it is made. */
export function CompareSection({ session }: { session: DraftSession }) {
  const conflict = useDraft(session, (draft) => draft.conflict)
  return conflict && <Compare session={session} conflict={conflict} key={conflict.theirs.version} />
}

function Compare({ session, conflict }: { session: DraftSession; conflict: Conflict }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const draft = useDraft(session, (whole) => whole)
  const fields = fieldsInConflict(draft)
  const [chosen, setChosen] = useState<Partial<Record<ValueName, Side>>>({})
  const sideOf = (field: ValueName): Side => chosen[field] ?? 'mine'
  const heading = useRef<HTMLHeadingElement>(null)
  const isReturned = conflict.reason === 'returned'
  useEffect(() => {
    // On entering this comes first; while the applicant types, the focus stays where it is.
    if (isReturned) heading.current?.focus()
  }, [isReturned])

  const { mineAt, theirs } = conflict
  const values = { mine: draft.values, theirs: theirs.values }
  const when = {
    mine: mineAt === null ? text.beingWritten : dayAndTime(mineAt, language),
    theirs: dayAndTime(theirs.savedAt, language),
  }
  return (
    <section className={styles.notice} aria-labelledby="compare" data-conflict={conflict.reason}>
      <h2 id="compare" ref={heading} tabIndex={-1}>
        {isReturned ? text.returnedTitle : text.changedTitle}
      </h2>
      <p>{isReturned ? text.returnedBody : text.changedBody}</p>
      {fields.map((field) => (
        <Versions key={field} legend={nameOf(field, language)}>
          {(['mine', 'theirs'] as const).map((side) => (
            <VersionOf
              key={side}
              field={field}
              side={side}
              when={when[side]}
              value={values[side][field]}
              other={values[side === 'mine' ? 'theirs' : 'mine'][field]}
              chosen={fields.length > 1 ? sideOf(field) : null}
              onChoose={() => setChosen({ ...chosen, [field]: side })}
            />
          ))}
        </Versions>
      ))}
      <div className={page.actions}>
        {fields.length > 1 && (
          <Button look="primary" onClick={() => session.choose(sideOf)}>
            {text.keepChosen}
          </Button>
        )}
        <Button look={fields.length > 1 ? 'plain' : 'primary'} onClick={() => session.choose(() => 'mine')}>
          {text.keepMine}
        </Button>
        <Button onClick={() => session.choose(() => 'theirs')}>{text.takeTheirs}</Button>
      </div>
    </section>
  )
}

interface Props {
  field: ValueName
  side: Side
  when: string
  value: Values[ValueName]
  other: Values[ValueName]
  /** Null where there is nothing to choose field by field. */
  chosen: Side | null
  onChoose: () => void
}

/** One of the two versions of a field: its source, its time, and its differences. */
function VersionOf({ field, side, when, value, other, chosen, onChoose }: Props) {
  const text = useText(savingText)
  const choice = chosen ? { group: `side-${field}`, isChosen: chosen === side, onChoose } : undefined
  return (
    <Version name={text[side]} when={when} choice={choice}>
      {typeof value === 'string' && typeof other === 'string' ? (
        <MarkedText value={value} other={other} empty={text.empty} />
      ) : (
        <p>{inWords(value, text)}</p>
      )}
    </Version>
  )
}

function inWords(value: Values[ValueName], text: (typeof savingText)['ko']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  const hours = value.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)
  return text.hours(hours)
}
