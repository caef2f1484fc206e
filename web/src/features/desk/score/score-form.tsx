import type { Team } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Asides } from './asides.tsx'
import { Compare } from './compare.tsx'
import { focusCriterion, rowOf } from './criterion-focus.ts'
import { CriterionRow } from './criterion-row.tsx'
import { OtherReviews } from './other-reviews.tsx'
import { reviewSession } from './review-session.ts'
import { readReviewsAgain } from './reviews.ts'
import { SavingLine } from './saving-line.tsx'
import styles from './score.module.css'
import { ScoreActions } from './score-actions.tsx'
import type { ScoreDesk } from './score-desk.ts'
import { scoreText } from './text.ts'
import { TextWithLimit } from './text-with-limit.tsx'

interface Props {
  desk: ScoreDesk
  team: Team
  application: Reply<'reviewApplication'>
}

/** The scores next to the text: one row for each criterion, a comment, a private note, and others' scores. */
export function ScoreForm({ desk, team, application }: Props) {
  const text = useText(scoreText)
  const client = useQueryClient()
  const { id, number, criteria, review, isClosed } = application
  const session = reviewSession(team, id)
  const draft = useStore(session.store)
  const problem = useStore(desk.store, (state) => (state.problem?.id === id ? state.problem.words : ''))
  const isSending = useStore(desk.store, ({ busy }) => busy === 'sending') && draft.isChanging
  const focus = useStore(desk.store, (state) => state.focus)
  useEffect(() => {
    session.open()
    return session.close
  }, [session])
  useEffect(() => void session.enter(review), [session, review])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `focus` counts the wishes
  useEffect(() => {
    const at = draft.isReady ? desk.takeFocus(id) : null
    if (at !== null) focusCriterion(at)
  }, [draft.isReady, desk, id, focus])

  const isLocked = isClosed || draft.state === 'submitted' || draft.state === 'recused' || !draft.isReady
  /** Changes the state of the review; errors appear in the saving line, or here. */
  const act = async (task: () => Promise<unknown>, said: string) => {
    desk.report(id, null)
    try {
      await task()
      desk.say(said)
      void readReviewsAgain(client, team, id)
    } catch (error) {
      if (error instanceof Error) desk.report(id, error.message)
    }
  }
  const score = (criterion: string, value: number) => {
    session.score(criterion, value)
    desk.report(id, null)
  }

  return (
    <aside className={styles.form} aria-label={text.form}>
      <h3>{text.form}</h3>
      {draft.conflict && <Compare session={session} conflict={draft.conflict} criteria={criteria} />}
      {draft.state === 'recused' && <p>{text.recused(draft.recusal)}</p>}
      {criteria.length === 0 && <p>{text.noCriteria}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of the criteria inside has the focus */}
      <div
        className={styles.criteria}
        onFocus={({ target }) => desk.focusAt(id, rowOf(target))}
        onBlur={({ relatedTarget }) => desk.focusAt(id, rowOf(relatedTarget))}
      >
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            value={draft.values.scores[criterion.id]}
            isLocked={isLocked || draft.conflict !== null}
            isSending={draft.isChanging}
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
        isSending={isSending}
        isBusy={draft.isChanging || draft.conflict !== null}
        hasCriteria={criteria.length > 0}
        onSubmit={() => desk.press({ kind: 'submit', isByButton: true })}
        onReopen={() => void act(session.reopen, text.reopened(number))}
        onRecuse={(reason) => void act(() => session.recuse(reason), text.recused(reason))}
      />
      <Asides asides={draft.asides} />
      <OtherReviews application={application} />
    </aside>
  )
}
