import { PASS_STATES } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formText } from '../../../ui/form/text.ts'
import page from '../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { noValueText } from '../../../ui/table/no-value.tsx'
import { uiText } from '../../../ui/text.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { figure } from '../../staff/figures.ts'
import { PassMark, SeenNow } from '../../staff/pass-mark.tsx'
import { isAhead } from '../../staff/publishing/interviews-ahead.ts'
import { publishingText } from '../../staff/publishing/text.ts'
import { useSeenPass } from '../../staff/publishing/use-unpublished.ts'
import { useIsAdmin } from '../../staff/session.tsx'
import { adminText } from '../../staff/text.ts'
import shared from '../desk.module.css'
import { PlacesTaken } from '../places-taken.tsx'
import { deskText } from '../text.ts'
import type { Decided, Kit, OpenStages } from './applications.ts'
import styles from './decide.module.css'
import type { DecideDesk } from './decide-desk.ts'
import { JudgedBy } from './judged-by.tsx'

export const isAnyOpen = ({ documents, interview }: OpenStages): boolean => documents || interview

/** The latest decided status, stored or on its way. */
function usePass({ id, applicant }: Decided) {
  const { store } = editsOf(useQueryClient())
  return useStore(store, ({ edits }) => edits[id]?.values.pass) ?? applicant.pass
}

interface MarkProps {
  item: Decided
  isOpen: OpenStages
}

/** The reviews in a line, once they are open; with an interview its score instead of the disagreement. */
function InShort({ item: { judged, interviewed }, isOpen }: MarkProps) {
  const text = useText(deskText)
  const named = useText(adminText)
  const why = useText(noValueText)
  const spoken =
    isOpen.interview && interviewed?.aggregate && `${named.interview} ${figure(interviewed.aggregate.mean)}`
  const read = isOpen.documents && judged?.aggregate
  if (!read) return spoken || text.notJudged
  const apart = judged.disagreement === null ? why.oneReview : `${named.apart} ${figure(read.deviation)}`
  return [`${named.score} ${figure(read.mean)}`, spoken || apart].filter(Boolean).join(' · ')
}

/**
 * In a row of the list: what is seen, the decision and, once the reviews are open, their summary. A step through the
 * list draws no mark again.
 */
export const DecisionMark = memo(function DecisionMark({ item, isOpen }: MarkProps) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const pass = usePass(item)
  const seen = useSeenPass(item.id, pass)
  return (
    <>
      <span className={shared.mark}>
        {seen && (
          <>
            <span className={page.hidden}>{`${text.nowInRow} ${passStates[seen]}`}</span>
            <PassMark pass={seen} /> <span aria-hidden="true">→</span>
          </>
        )}
        <PassMark pass={pass} /> {passStates[pass]}
      </span>
      {isAnyOpen(isOpen) && (
        <span className={shared.inShort}>
          <InShort {...{ item, isOpen }} />
        </span>
      )}
    </>
  )
})

interface Props {
  item: Decided
  all: readonly Decided[]
  isOpen: OpenStages
  /** How many the stage that is decided now can take, where that is known. */
  places: number | null
  kit: Kit | undefined
  /** The search leaves this one out of the list: keys decide nothing about it. */
  isOutOfSight: boolean
  isLast: boolean
  desk: DecideDesk
}

/** The decision next to the text: four statuses, the save status, undo, and the reviewers' judgements. */
export function DecisionPanel({ item, isOpen, kit, isOutOfSight, isLast, desk, all, places }: Props) {
  const text = useText(deskText)
  const { passStates } = useText(adminText)
  const isAdmin = useIsAdmin()
  const isOneColumn = useMedia(ONE_COLUMN)
  const pass = usePass(item)
  const seen = useSeenPass(item.id, pass)
  const canUndo = useStore(desk.store, ({ made }) => made.length > 0)
  const { team } = item.applicant
  const isToCome = isAhead(item.applicant.date, serverNow())
  const hasShort = isOneColumn && isAnyOpen(isOpen)
  const taken = places !== null && (
    <PlacesTaken {...{ all, places }} stage={isOpen.interview ? 'interview' : 'documents'} />
  )
  const isKnown = isOneColumn && (hasShort || taken !== false)
  const state = (isAdmin || isKnown) && (
    <div className={styles.saving}>
      {isKnown && (
        <p className={styles.known}>
          {hasShort && (
            <strong>
              <InShort {...{ item, isOpen }} />
            </strong>
          )}
          {taken}
        </p>
      )}
      {isAdmin && (
        <>
          <Saving id={item.id} />
          <Button small busy={!canUndo} onClick={desk.undo} aria-label={`${text.undo} U`}>
            {text.undo}{' '}
            <span className={shared.key} aria-hidden="true">
              U
            </span>
          </Button>
        </>
      )}
    </div>
  )
  return (
    <aside className={styles.aside} aria-label={text.decision}>
      <div className={styles.decision}>
        {isOutOfSight && <p>{isAdmin ? text.outOfSight(item.label) : text.notFoundBySearch(item.label)}</p>}
        {/* On a phone the reviews themselves are below the text: their scores come before the decision. */}
        {isOneColumn && state}
        {isOneColumn && (seen || isToCome) && (
          <p className={styles.seen}>
            {seen && <SeenNow pass={seen} />}
            {isToCome && <span className={page.quiet}>{text.interviewAhead}</span>}
          </p>
        )}
        {!isOneColumn && taken}
        {isAdmin ? (
          <div className={styles.choice}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would take a line of a phone's screen */}
            <div role="group" aria-label={text.decision} className={styles.statuses}>
              {PASS_STATES.map((state, index) => (
                <button
                  key={state}
                  type="button"
                  aria-pressed={state === pass}
                  data-pass={state}
                  onClick={() => desk.decide(item.applicant, state)}
                >
                  <PassMark pass={state} />
                  <span>{passStates[state]}</span>
                  <span className={shared.key} aria-hidden="true">
                    {index + 1}
                  </span>
                </button>
              ))}
            </div>
            {/* Where the text ends the list of a phone is far above. */}
            {isOneColumn && (
              <Button small busy={isLast} aria-label={text.nextOne} onClick={() => desk.step(1)}>
                <span aria-hidden="true">→</span>
              </Button>
            )}
          </div>
        ) : (
          <p>
            {text.now}: <strong>{passStates[pass]}</strong>
            <br />
            {text.readOnly}
          </p>
        )}
        {!isOneColumn && state}
        {isAdmin && !isOneColumn && <p className={page.quiet}>{text.decisionNote}</p>}
        {/* Below the buttons, which stay where they are from one applicant to the next. */}
        {!isOneColumn && seen && <SeenNow pass={seen} />}
        {!isOneColumn && <InterviewDate date={item.applicant.date} />}
      </div>
      <div className={styles.more}>
        {isOneColumn && <InterviewDate date={item.applicant.date} isShort />}
        <p>
          <Link to={staffLinks.review1(team, item.id)}>{text.open}</Link>
        </p>
        {isOpen.interview && <JudgedBy title={text.interviewed} judged={item.interviewed} kit={kit} />}
        {isOpen.documents ? (
          <JudgedBy title={text.judged} judged={item.judged} />
        ) : (
          !isOpen.interview && <p className={page.quiet}>{text.notOpen}</p>
        )}
        {isAdmin && isOneColumn && <p className={page.quiet}>{text.decisionNote}</p>}
      </div>
    </aside>
  )
}

/** When the applicant is interviewed, and in full whether that is still to come; nothing without a date. */
function InterviewDate({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const { text, language } = useTranslation(adminText, publishingText)
  if (!date) return null
  return (
    <p className={page.quiet}>
      {text.interview} {writtenDate(date, language)}
      {!isShort && isAhead(date, serverNow()) && <strong> {text.notHeld}</strong>}
    </p>
  )
}

/** Whether the decision is stored; not read out, because the desk announces it once. */
function Saving({ id }: { id: string }) {
  const text = useText(uiText, formText)
  const { store, retry } = editsOf(useQueryClient())
  const state = useStore(store, ({ edits }) => edits[id]?.state ?? 'idle')
  return (
    <span data-saving={state}>
      {{ idle: '', saving: text.saving, saved: text.saved, failed: text.saveFailed }[state]}{' '}
      {state === 'failed' && (
        <Button small onClick={() => retry(id)}>
          {text.tryAgain}
        </Button>
      )}
    </span>
  )
}
