import { REVIEW_TEXT_MAX } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { GrowingField } from '../../../ui/controls/growing-textarea.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { CompareVersions, DiscardedTexts, SavingLine } from '../../../ui/drafts/writing.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormErrors, useForm } from '../../../ui/form/form.tsx'
import { formText } from '../../../ui/form/text.ts'
import page from '../../../ui/layout/page.module.css'
import { noValueText } from '../../../ui/table/no-value.tsx'
import { CriterionRow, focusCriterion, Meanings, rowOf } from './criterion-row.tsx'
import { OtherReviews } from './other-reviews.tsx'
import { type Judging, readReviewsAgain, reviewSession, type Written } from './review-session.ts'
import styles from './score.module.css'
import type { ScoreDesk } from './score-desk.ts'
import { scoreText } from './text.ts'

interface Props {
  desk: ScoreDesk
  judging: Judging
  application: Reply<'reviewApplication'>
}

/** The scores next to the text: one row for each criterion, a comment, a private note, and others' scores. */
export function ScoreForm({ desk, judging, application }: Props) {
  const text = useText(noValueText, formText, scoreText)
  const { expired, gone } = text
  const client = useQueryClient()
  const { id, criteria, review, isClosed, kit } = application
  const label = application.name ?? text.item(application.number)
  const session = reviewSession(judging, id)
  const draft = useStore(session.store)
  const { state, recusal } = draft.known
  const problem = useStore(desk.store, (state) => (state.problem?.id === id ? state.problem.words : ''))
  const isSending = useStore(desk.store, ({ busy }) => busy === 'sending') && draft.isLocked
  /** The place of the criterion that was scored last. */
  const [scored, setScored] = useState(0)
  const [isRecusing, setRecusing] = useState(false)
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

  const isFinished = state === 'submitted' || state === 'recused'
  const isLocked = isClosed || isFinished || !draft.isReady
  /** Changes the state of the review; errors appear in the saving line, or here. */
  const act = async (task: () => Promise<unknown>, said: string) => {
    desk.report(id, null)
    try {
      await task()
      desk.say(said)
      void readReviewsAgain(client, judging, id)
    } catch (error) {
      if (error instanceof Error) desk.report(id, error.message)
    }
  }
  const score = (criterion: string, value: number) => {
    session.score(criterion, value)
    desk.report(id, null)
  }

  const isBusy = draft.isLocked || draft.conflict !== null
  /** A text of the review; its length appears near the limit, and typing never stops there. */
  const writing = (
    id: string,
    value: string,
    label: string,
    hint: string,
    change: (written: string) => void,
  ) => {
    const length = lengthOf(value)
    return (
      <GrowingField
        key={id}
        id={`review-${id}`}
        label={label}
        hint={hint}
        error={length > REVIEW_TEXT_MAX ? text.over(length - REVIEW_TEXT_MAX) : undefined}
        counter={length > REVIEW_TEXT_MAX - 500 ? text.length(length, REVIEW_TEXT_MAX) : undefined}
        value={value}
        readOnly={isLocked || isBusy}
        onChange={change}
        onBlur={session.flush}
      />
    )
  }
  const ofReview = (field: 'comment' | 'note') =>
    writing(field, draft.values[field], text[field], text[`${field}Hint`], (written) =>
      session.set({ [field]: written }),
    )
  const { answers } = draft.values
  // What was noted on a question that is gone stays in sight.
  const removed = Object.keys(answers).filter(
    (id) => answers[id] && !kit.questions.some((one) => one.id === id),
  )
  const asked = [...kit.questions, ...removed.map((id) => ({ id, text: text.removedQuestion, shows: '' }))]
  // What is left to do with a review that is finished is to compare it.
  const comparesFirst = (isClosed || isFinished) && application.others !== null
  // Typed before it was submitted or handed over in another window.
  const isHeldBack = isFinished && session.unsaved(draft).length > 0
  const theirs = draft.conflict?.theirs.values ?? draft.values
  const inWords = (values: Written, field: keyof Written) =>
    field === 'scores'
      ? criteria.map(({ id, name }) => `${name}: ${values.scores[id] ?? text.notScored}`).join('\n')
      : field === 'answers'
        ? asked
            .map(({ id, text: question }) => `${question}\n${values.answers[id] ?? text.blank}`)
            .join('\n\n')
        : values[field]
  return (
    <aside className={styles.form} aria-label={text.form}>
      <h3 className={page.hidden}>{text.form}</h3>
      {comparesFirst && <OtherReviews application={application} />}
      {draft.conflict && (
        <CompareVersions
          conflict={draft.conflict}
          theirsAt={draft.conflict.theirs.updatedAt}
          className={`${page.stack} ${styles.compare}`}
          fields={session.clashes(draft).map((field) => ({
            id: field,
            legend: text.fields[field],
            mine: inWords(draft.values, field),
            theirs: inWords(theirs, field),
          }))}
          onChoose={session.choose}
        />
      )}
      {state === 'recused' && <p>{text.recused(recusal)}</p>}
      {kit.opening && (
        <details className={styles.opening}>
          <summary>{text.opening}</summary>
          <p>{kit.opening}</p>
        </details>
      )}
      {asked.map(({ id, text: question, shows }) =>
        writing(`answer-${id}`, answers[id] ?? '', question, shows && text.shows(shows), (said) =>
          session.answer(id, said),
        ),
      )}
      {criteria.length === 0 && <p>{text.noCriteria}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of the criteria inside has the focus */}
      <div
        className={styles.criteria}
        onFocus={({ target }) => {
          setScored(rowOf(target))
          desk.focusAt(id, rowOf(target))
        }}
        onBlur={({ relatedTarget }) => desk.focusAt(id, rowOf(relatedTarget))}
      >
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            value={draft.values.scores[criterion.id]}
            isLocked={isLocked || draft.conflict !== null}
            isSending={draft.isLocked}
            onChange={(value) => score(criterion.id, value)}
          />
        ))}
      </div>
      <Meanings criteria={criteria} at={scored} />
      {ofReview('comment')}
      {ofReview('note')}
      <div className={styles.actions}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isHeldBack && <p role="status">{text.keptHere}</p>}
        <SavingLine
          draft={isHeldBack ? { ...draft, saving: { kind: 'idle' } } : draft}
          text={{ expired, gone, closed: draft.saving.kind === 'closed' ? draft.saving.message : '' }}
          className={`${page.actions} ${styles.saving}`}
          onRetry={session.retry}
        />
        <div className={page.actions}>
          {isClosed && <p>{text.closed}</p>}
          {!isLocked && (
            <Button small busy={isBusy} onClick={() => setRecusing(true)}>
              {text.recuse}
            </Button>
          )}
          {!isClosed && isFinished && (
            <Button busy={isBusy} onClick={() => void act(session.reopen, text.reopened(label))}>
              {state === 'submitted' ? text.reopen : text.returnToReview}
            </Button>
          )}
          {!isLocked && criteria.length > 0 && (
            <Button
              look="primary"
              busy={isBusy}
              onClick={() => desk.press({ kind: 'submit', isByButton: true })}
            >
              {isSending ? text.sending : text.submit}
            </Button>
          )}
          {isRecusing && (
            <RecuseDialog
              onClose={() => setRecusing(false)}
              onRecuse={(reason) => {
                setRecusing(false)
                void act(() => session.recuse(reason), text.recused(reason))
              }}
            />
          )}
        </div>
      </div>
      <DiscardedTexts
        texts={draft.discarded}
        nameOf={(field) => text.fields[field]}
        note={text.asidesBody}
        className={styles.asides}
      />
      {!comparesFirst && <OtherReviews application={application} />}
    </aside>
  )
}

function RecuseDialog({ onClose, onRecuse }: { onClose: () => void; onRecuse: (reason: string) => void }) {
  const text = useText(scoreText)
  const [reason, setReason] = useState('')
  const form = useForm({
    wrong: { 'recuse-reason': !reason.trim() && text.reasonMissing },
    send: () => onRecuse(reason.trim()),
  })
  return (
    <Dialog
      title={text.recuseTitle}
      note={text.recuseBody}
      // By a press alone: Enter in the field must not give an assignment away.
      confirm={{ label: text.recuseYes, onPress: form.submit }}
      onClose={onClose}
    >
      <FormErrors form={form}>
        <TextField id="recuse-reason" label={text.reason} value={reason} onChange={setReason} />
      </FormErrors>
    </Dialog>
  )
}
