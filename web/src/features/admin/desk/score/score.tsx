import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { paths } from '../../../../paths.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { writePlace } from '../address.ts'
import styles from '../desk.module.css'
import { DeskHead } from '../desk-head.tsx'
import { DeskLayout } from '../desk-layout.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { stepFrom } from '../order.ts'
import type { DeskPart, Readings } from '../part.ts'
import { useReadingPlace } from '../reading-place.ts'
import { deskText } from '../text.ts'
import { useKeys } from '../use-keys.ts'
import { isInCriteria } from './criterion-focus.ts'
import { reviewsQuery, scoredQuery, useScoredAhead } from './reviews.ts'
import { ScoreForm, type ScoreKeys } from './score-form.tsx'
import { scoreText } from './text.ts'

/** Goes through the applications that one has to review, without learning who wrote them. */
export function Score({ place, change, addId, head, reading }: DeskPart & { reading: Readings['scored'] }) {
  const text = useText(deskText)
  const { item: nameOf, states, blind, nothing } = useText(scoreText)
  const { team } = place
  const list = useQuery(reviewsQuery(team))
  const applications = list.data?.applications
  const items = useMemo(
    () => (applications ?? []).map((one) => ({ ...one, label: nameOf(one.number) })),
    [applications, nameOf],
  )
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [said, setSaid] = useState('')
  const reader = useRef<HTMLElement>(null)
  const form = useRef<ScoreKeys>(null)
  // Whoever goes on from the scores finds the focus in the scores.
  const wantsFocus = useRef(false)

  const id = place.id || (items[0]?.id ?? '')
  useEffect(() => addId(id))
  useScoredAhead(team, items, id)
  const application = useQuery({ ...scoredQuery(team, id), enabled: id !== '' })
  useReadingPlace(`score-${id}`, application.data !== undefined, reader)

  const step = (by: 1 | -1) => {
    wantsFocus.current ||= isInCriteria()
    const next = stepFrom(items, id, by)
    if (next) change({ id: next.id })
    else setSaid(by === 1 ? text.last : text.first)
    return next
  }
  useKeys((key) => {
    if (key.kind === 'next') step(1)
    else if (key.kind === 'previous') step(-1)
    else if (key.kind === 'help') setHelpOpen(true)
    else if (key.kind === 'number') form.current?.score(key.number)
  })

  return (
    <>
      <DeskHead {...head} onHelp={() => setHelpOpen(true)} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Loaded query={list}>
        {() => (
          <DeskLayout
            listKey={`score-${team}`}
            way="score"
            items={items}
            selected={id}
            to={(to) => `${paths.reviewDesk}?${writePlace({ ...place, mode: 'score', id: to })}`}
            mark={({ state }) => (
              <span className={styles.mark} data-state={state}>
                {states[state]}
              </span>
            )}
            onGo={(to) => change({ id: to })}
            onStep={step}
            empty={nothing}
            reader={reader}
          >
            <Loaded query={application}>
              {(read) => (
                <>
                  <h2 id="desk-subject">{nameOf(read.number)}</h2>
                  <div className={styles.text}>
                    <p className={styles.note}>{blind}</p>
                    {reading(read)}
                  </div>
                  <ScoreForm
                    key={id}
                    ref={form}
                    wantsFocus={wantsFocus}
                    team={team}
                    application={read}
                    onSaid={setSaid}
                    onSubmitted={() => {
                      wantsFocus.current = true
                      step(1)
                    }}
                  />
                </>
              )}
            </Loaded>
          </DeskLayout>
        )}
      </Loaded>
      {isHelpOpen && (
        <KeysHelp
          lines={[
            ['1–5', text.keyScore],
            ['Enter', text.keySubmit],
          ]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  )
}
