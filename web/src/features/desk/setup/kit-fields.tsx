import { KIT_OPENING_MAX, KIT_QUESTION_MAX } from '@recruit/contract/constants'
import { randomUuid } from '../../../api/random-uuid.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { RowActions } from '../../../ui/controls/row-actions.tsx'
import page from '../../../ui/layout/page.module.css'
import { moved } from '../../../ui/moved.ts'
import {
  canAsk,
  type Edited,
  EMPTY_QUESTION,
  inOneLine,
  isStored,
  type QuestionRow,
  without,
} from './criteria.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

/** The control that a question without words is missing. */
export const questionId = (key: string) => `question-${key}`

interface Props {
  edited: Edited
  /** Why a stored question stays. */
  kept: string | undefined
  set: (change: (now: Edited) => Edited) => void
}

/** How an interview begins, and what is asked in it. */
export function KitFields({ edited: { opening, questions }, kept, set }: Props) {
  const text = useText(setupText)
  const ask = (change: (now: readonly QuestionRow[]) => readonly QuestionRow[]) =>
    set((now) => ({ ...now, questions: change(now.questions) }))
  const change = (key: string, part: Partial<QuestionRow>) =>
    ask((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <>
      <div className={styles.opening}>
        <Field id="kit-opening" label={text.opening} hint={text.openingHint}>
          {(control) => (
            <GrowingTextarea
              control={control}
              maxLength={KIT_OPENING_MAX}
              value={opening}
              onChange={(typed) => set((now) => ({ ...now, opening: typed }))}
            />
          )}
        </Field>
      </div>
      <h2>{text.questions}</h2>
      {questions.length === 0 && <p>{text.noQuestions}</p>}
      <ol className={styles.criteria}>
        {questions.map((row, index) => (
          <li key={row.key} className={`${page.card} ${styles.criterion}`}>
            {(['text', 'shows'] as const).map((name) => (
              <Field
                key={name}
                id={name === 'text' ? questionId(row.key) : `shows-${row.key}`}
                label={name === 'text' ? text.nthQuestion(index + 1) : text.shows}
              >
                {(control) => (
                  <GrowingTextarea
                    control={control}
                    maxLength={KIT_QUESTION_MAX}
                    value={row[name]}
                    onChange={(typed) => change(row.key, { [name]: inOneLine(typed) })}
                  />
                )}
              </Field>
            ))}
            <RowActions
              called={text.nthQuestion(index + 1)}
              at={index}
              count={questions.length}
              kept={isStored(row) ? kept : undefined}
              onMove={(by) => ask((now) => moved(now, index, by))}
              onRemove={() => ask((now) => without(now, row.key))}
            />
          </li>
        ))}
      </ol>
      <p className={page.actions}>
        <Button
          busy={!canAsk(questions)}
          onClick={() => ask((now) => [...now, { ...EMPTY_QUESTION, key: randomUuid() }])}
        >
          {text.addQuestion}
        </Button>
      </p>
      <h2>{text.criteria}</h2>
    </>
  )
}
