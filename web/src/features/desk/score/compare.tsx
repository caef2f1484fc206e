import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import { MarkedText } from '../../../ui/versions/long-text.tsx'
import { Version, Versions } from '../../../ui/versions/versions.tsx'
import type { ReviewSession } from './review-session.ts'
import type { Conflict } from './review-store.ts'
import styles from './score.module.css'
import { scoreText } from './text.ts'
import { type Criterion, differing, type Side, type WrittenField, writtenOf } from './written.ts'

interface Props {
  session: ReviewSession
  conflict: Conflict
  criteria: readonly Criterion[]
}

/** Two versions of one review side by side, and the choice between them; nothing is saved until it is made. */
export function Compare({ session, conflict, criteria }: Props) {
  const text = useText(scoreText)
  const language = useLanguage((state) => state.language)
  const values = useStore(session.store, (draft) => draft.values)
  const [chosen, setChosen] = useState<Partial<Record<WrittenField, Side>>>({})
  const sideOf = (field: WrittenField): Side => chosen[field] ?? 'mine'
  const versions = { mine: values, theirs: writtenOf(conflict.theirs) }
  const { mineAt, theirs } = conflict
  const when = {
    mine: mineAt === null ? text.beingWritten : dayAndTime(mineAt, language),
    theirs: dayAndTime(theirs.updatedAt, language),
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // While the reviewer types, the focus stays where it is.
    if (mineAt !== null) heading.current?.focus()
  }, [mineAt])
  const inWords = (field: WrittenField, side: Side) => {
    if (field !== 'scores') return versions[side][field]
    const { scores } = versions[side]
    return criteria.map(({ id, name }) => `${name}: ${scores[id] ?? '–'}`).join('\n')
  }
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h4 id="compare" ref={heading} tabIndex={-1}>
        {text.compareTitle}
      </h4>
      <p>{text.compareBody}</p>
      {differing(versions.mine, versions.theirs).map((field) => (
        <Versions key={field} legend={text.fields[field]}>
          {(['mine', 'theirs'] as const).map((side) => (
            <Version
              key={side}
              name={text[side]}
              when={when[side]}
              choice={{
                group: `side-${field}`,
                isChosen: sideOf(field) === side,
                onChoose: () => setChosen({ ...chosen, [field]: side }),
              }}
            >
              <MarkedText
                value={inWords(field, side)}
                other={inWords(field, side === 'mine' ? 'theirs' : 'mine')}
                empty={text.empty}
              />
            </Version>
          ))}
        </Versions>
      ))}
      <Button look="primary" onClick={() => session.choose(sideOf)}>
        {text.keepChosen}
      </Button>
    </section>
  )
}
