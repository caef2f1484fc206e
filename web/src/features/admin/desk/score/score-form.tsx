import type { Team } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useStore } from 'zustand'
import type { Reply } from '../../../../api/client.ts'
import { useText } from '../../../../i18n/text.ts'
import { Asides } from './asides.tsx'
import { Compare } from './compare.tsx'
import { focusCriterion, rows } from './criterion-focus.ts'
import { CriterionRow } from './criterion-row.tsx'
import { OtherReviews } from './other-reviews.tsx'
import { reviewSession } from './review-session.ts'
import { readReviewsAgain } from './reviews.ts'
import { SavingLine } from './saving-line.tsx'
import styles from './score.module.css'
import { ScoreActions } from './score-actions.tsx'
import { scoreText } from './text.ts'
import { TextWithLimit } from './text-with-limit.tsx'
import { firstUnscored } from './written.ts'

/** What the desk's keys do in the form. */
export interface ScoreKeys {
  score: (score: number) => void
}
interface Props {
  ref: Ref<ScoreKeys>
  team: Team
  application: Reply<'reviewApplication'>
  /** Once the scores can be given, the first criterion takes the focus. */
  wantsFocus: RefObject<boolean>
  onSaid: (said: string) => void
  onSubmitted: () => void
}

/** The scores beside the text: one row for each criterion, a comment, a private note, and what others gave. */
export function ScoreForm({ ref, team, application, wantsFocus, onSaid, onSubmitted }: Props) {
  const text = useText(scoreText)
  const client = useQueryClient()
  const { id, number, criteria, review, isClosed } = application
  const session = reviewSession(team, id)
  const draft = useStore(session.store)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    session.open()
    return session.close
  }, [session])
  useEffect(() => void session.enter(review), [session, review])

  useEffect(() => {
    if (!draft.isReady || !wantsFocus.current) return
    wantsFocus.current = false
    focusCriterion(0)
  }, [draft.isReady, wantsFocus])

  const isLocked = isClosed || draft.state === 'submitted' || draft.state === 'recused' || !draft.isReady
  /** Does what changes the state of the review; what went wrong stands in the saving line, or here. */
  const act = async (task: () => Promise<unknown>, said: string): Promise<boolean> => {
    setProblem('')
    try {
      await task()
      onSaid(said)
      void readReviewsAgain(client, team, id)
      return true
    } catch (error) {
      if (error instanceof Error) setProblem(error.message)
      return false
    }
  }
  const submit = async () => {
    if (isLocked || draft.isChanging || draft.conflict) return
    const missing = firstUnscored(criteria, draft.values)
    if (missing) {
      setProblem(text.unscored(missing.name))
      return focusCriterion(criteria.indexOf(missing))
    }
    const isDone = await act(session.submit, text.submitted(number))
    // Whoever has opened another one meanwhile stays there.
    if (isDone && session.isOpen()) onSubmitted()
  }
  const score = (criterion: string, value: number) => {
    session.score(criterion, value)
    setProblem('')
  }
  useImperativeHandle(ref, () => ({
    score: (value) => {
      if (isLocked || draft.isChanging || draft.conflict) return
      const at = Math.max(
        0,
        rows().findIndex((row) => row.contains(document.activeElement)),
      )
      const criterion = criteria[at]
      if (!criterion) return
      score(criterion.id, value)
      // On the last one the focus stays, on the score that was given: Enter submits there.
      requestAnimationFrame(() => focusCriterion(Math.min(at + 1, criteria.length - 1)))
    },
  }))
  const onKeyDown = (event: KeyboardEvent) => {
    const isLast = rows()
      .at(-1)
      ?.contains(event.target as Node)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLast) return
    event.preventDefault()
    void submit()
  }

  return (
    <aside className={styles.form} aria-label={text.form}>
      <h3>{text.form}</h3>
      {draft.conflict && <Compare session={session} conflict={draft.conflict} criteria={criteria} />}
      {draft.state === 'recused' && <p>{text.recused(draft.recusal)}</p>}
      {criteria.length === 0 && <p>{text.noCriteria}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter on the last of its radio buttons submits */}
      <div className={styles.criteria} onKeyDown={onKeyDown}>
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            value={draft.values.scores[criterion.id]}
            isLocked={isLocked || draft.conflict !== null}
            onChange={(value) => score(criterion.id, value)}
          />
        ))}
      </div>
      {(['comment', 'note'] as const).map((field) => (
        <TextWithLimit
          key={field}
          id={`review-${field}`}
          label={text[field]}
          hint={text[`${field}Hint`]}
          value={draft.values[field]}
          readOnly={isLocked || draft.isChanging || draft.conflict !== null}
          onChange={(value) => session.set({ [field]: value })}
          onBlur={session.flush}
        />
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <SavingLine session={session} />
      <ScoreActions
        state={draft.state}
        isClosed={isClosed}
        isLocked={isLocked}
        isBusy={draft.isChanging || draft.conflict !== null}
        hasCriteria={criteria.length > 0}
        onSubmit={() => void submit()}
        onReopen={() => void act(session.reopen, text.reopened(number))}
        onRecuse={(reason) => void act(() => session.recuse(reason), text.recused(reason))}
      />
      <Asides asides={draft.asides} />
      <OtherReviews application={application} />
    </aside>
  )
}
