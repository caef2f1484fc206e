import { KIT_OPENING_MAX, KIT_QUESTION_MAX } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { GrowingField } from '../../../ui/controls/growing-textarea.tsx'
import { RowActions } from '../../../ui/controls/row-actions.tsx'
import { rowEdits } from '../../../ui/keyed-rows.ts'
import page from '../../../ui/layout/page.module.css'
import { canAsk, type Edited, isStored, newQuestion, type QuestionRow } from './criteria.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

/** The control that a question without words is missing. */
export const questionId = (key: string) => `question-${key}`

interface Props {
  edited: Edited
  /** A review is submitted: stored questions stay. */
  isInUse: boolean
  set: (change: (now: Edited) => Edited) => void
}

/** How an interview begins, and what is asked in it. */
export function KitFields({ edited: { opening, questions }, isInUse, set }: Props) {
  const text = useText(setupText)
  const edits = rowEdits<QuestionRow>((change) =>
    set((now) => ({ ...now, questions: change(now.questions) })),
  )
  return (
    <>
      <div className={styles.opening}>
        <GrowingField
          id="kit-opening"
          label={text.opening}
          hint={text.openingHint}
          maxLength={KIT_OPENING_MAX}
          value={opening}
          onChange={(typed) => set((now) => ({ ...now, opening: typed }))}
        />
      </div>
      <h2>{text.questions}</h2>
      {questions.length === 0 && <p>{text.noQuestions}</p>}
      <ol className={styles.criteria}>
        {questions.map((row, index) => (
          <li key={row.key} className={`${page.card} ${styles.criterion} ${styles.question}`}>
            {(['text', 'shows'] as const).map((name) => (
              <GrowingField
                key={name}
                id={name === 'text' ? questionId(row.key) : `shows-${row.key}`}
                label={name === 'text' ? text.nthQuestion(index + 1) : text.shows}
                isSentence
                maxLength={KIT_QUESTION_MAX}
                value={row[name]}
                onChange={(typed) => edits.change(row.key, { [name]: typed })}
              />
            ))}
            <RowActions
              called={text.nthQuestion(index + 1)}
              at={index}
              count={questions.length}
              onMove={(by) => edits.move(index, by)}
              onRemove={isInUse && isStored(row) ? undefined : () => edits.remove(row.key)}
            />
          </li>
        ))}
      </ol>
      <p className={page.actions}>
        <Button busy={!canAsk(questions)} onClick={() => edits.add(newQuestion())}>
          {text.addQuestion}
        </Button>
      </p>
      <h2>{text.criteria}</h2>
    </>
  )
}
