import { ANSWERS } from '@recruit/contract/constants'
import type { Language } from '@recruit/contract/text'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { listText } from '../text.ts'
import { answersOf } from './rows.ts'
import styles from './tools.module.css'
import { APART_STEPS, SCORE_FILTERS, type ScoreFilter, type View } from './view.ts'

interface Props {
  view: View
  onChange: (part: Partial<View>) => void
}

/** Shows only what was submitted, or only drafts. */
export function SubmissionFilter({ view, onChange }: Props) {
  const text = useText(listText)
  return (
    <Choice
      id="submission"
      label={text.submission}
      value={view.state}
      choices={['submitted', 'draft'] as const}
      nameOf={(state) => text[state]}
      onChange={(state) => onChange({ state })}
    />
  )
}

/** Shows only final passers of one answer; there once anybody is asked. */
export function AnswerFilter({ applicants, view, onChange }: Props & { applicants: Applicant[] }) {
  const text = useText(listText)
  const counts = answersOf(applicants)
  if (view.answer === null && !counts) return null
  return (
    <Choice
      id="answer"
      label={text.answer}
      value={view.answer}
      choices={['none', ...ANSWERS] as const}
      nameOf={(answer) => {
        const given = answer === 'none' ? '' : answer
        return text.counted(text.answers[given], counts?.[given] ?? 0)
      }}
      onChange={(answer) => onChange({ answer })}
    />
  )
}

/** Shows only those who were judged so; there once reviews may be read. */
export function JudgedFilters({ view, onChange }: Props) {
  const text = useText(listText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the name of the panel
    <div role="group" aria-label={text.judgedFilters} className={styles.judged}>
      <Choice
        id="score"
        label={text.score}
        value={view.score}
        choices={SCORE_FILTERS}
        nameOf={(score) => scoreIn(text, score)}
        onChange={(score) => onChange({ score })}
      />
      <Choice
        id="apart"
        label={text.apart}
        value={view.apart}
        choices={APART_STEPS}
        nameOf={(step) => text.atLeast(String(step))}
        onChange={(apart) => onChange({ apart })}
      />
      <Checkbox id="missing" checked={view.missing} onChange={(missing) => onChange({ missing })}>
        {text.missingOnly}
      </Checkbox>
    </div>
  )
}

type Words = (typeof listText)[Language]
function scoreIn(text: Words, score: ScoreFilter) {
  const [side, step = ''] = score.split('-')
  if (side === 'none') return text.noScore
  return side === 'from' ? text.atLeast(step) : text.below(step)
}

/** What is filtered besides search and status, in words, and what removes each. */
export function marksOf(view: View, text: Words): { label: string; none: Partial<View> }[] {
  const { state, score, apart, missing, answer, unpublished, shared } = view
  const named = (name: string, value: string) => `${name}: ${value}`
  return [
    state && { label: named(text.submission, text[state]), none: { state: null } },
    score && { label: named(text.score, scoreIn(text, score)), none: { score: null } },
    apart && { label: named(text.apart, text.atLeast(String(apart))), none: { apart: null } },
    missing && { label: text.missingOnly, none: { missing: false } },
    answer && {
      label: named(text.answer, text.answers[answer === 'none' ? '' : answer]),
      none: { answer: null },
    },
    unpublished && { label: text.unpublishedOnly, none: { unpublished: false } },
    shared && { label: text.sharedOnly, none: { shared: false } },
  ].filter((mark) => mark !== null && mark !== false)
}

interface ChoiceProps<T> {
  id: string
  label: string
  /** Null: all are shown. */
  value: T | null
  choices: readonly T[]
  nameOf: (choice: T) => string
  onChange: (choice: T | null) => void
}
function Choice<T extends string | number>({ value, choices, nameOf, onChange, ...field }: ChoiceProps<T>) {
  const text = useText(listText)
  return (
    <div className={styles.choice}>
      <SelectField<T | ''>
        {...field}
        value={value ?? ''}
        options={[
          { value: '', label: text.any },
          ...choices.map((choice) => ({ value: choice, label: nameOf(choice) })),
        ]}
        onChange={(choice) => onChange(choice === '' ? null : choice)}
      />
    </div>
  )
}
