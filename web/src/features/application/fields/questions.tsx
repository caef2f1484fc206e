import {
  type Answer,
  type Answers,
  answerName,
  isAnswered,
  optionsOf,
  type Question,
} from '@recruit/contract/fields/questions'
import { problemText } from '@recruit/contract/problem-texts'
import { answerProblems } from '@recruit/contract/rules/application-rules'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../../../i18n/text.ts'
import { afterPress } from '../../../ui/controls/after-press.ts'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { type ApplicationSession, answersIn, useDraft } from '../autosave/index.ts'
import { Essay } from './fields.tsx'
import { withScheme } from './tidying.ts'

interface Props {
  questions: readonly Question[]
  answers: Answers
  errors: Partial<Record<string, string>>
  readOnly: boolean
  copyable?: boolean
  onChange: (id: string, answer: Answer) => void
}

/** The questions of the term on one page of the form. */
export function DraftQuestions({
  session,
  page,
  ...rest
}: Pick<Props, 'errors' | 'readOnly' | 'copyable'> & { session: ApplicationSession; page: 1 | 2 }) {
  const questions = useDraft(session, ({ known }) => known.questions).filter((one) => one.page === page)
  const answers = useDraft(
    session,
    useShallow(({ values }) => answersIn(values)),
  )
  return (
    <Questions
      {...rest}
      questions={questions}
      answers={answers}
      onChange={(id, answer) => session.set(answerName(id), answer)}
    />
  )
}

/** The questions as applicants see them, to be tried; what is typed goes nowhere. */
export function QuestionsPreview({ questions }: Pick<Props, 'questions'>) {
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Questions
      questions={questions}
      answers={answers}
      errors={{}}
      readOnly={false}
      onChange={(id, answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
    />
  )
}

function Questions({ questions, answers, errors, onChange, ...rest }: Props) {
  const language = useLanguage()
  const [left, setLeft] = useState<readonly string[]>([])
  // What is malformed stays on the device, so the reason is shown as soon as its field is left.
  const malformed = answerProblems(
    questions.filter(({ id }) => left.includes(id)),
    answers,
  )
  const reasons = Object.fromEntries(malformed.map((one) => [one.field, problemText(one)[language]]))
  return questions.map((question) => {
    const name = answerName(question.id)
    return (
      <QuestionField
        key={question.id}
        {...rest}
        question={question}
        answer={answers[question.id]}
        error={reasons[name] ?? errors[name]}
        onChange={(answer) => onChange(question.id, answer)}
        onLeave={() => setLeft((before) => [...new Set([...before, question.id])])}
      />
    )
  })
}

interface FieldProps extends Pick<Props, 'readOnly' | 'copyable'> {
  question: Question
  answer: Answer | undefined
  error: string | undefined
  onChange: (answer: Answer) => void
  onLeave: () => void
}

function QuestionField({
  question,
  answer,
  error,
  readOnly,
  copyable = false,
  onChange,
  onLeave,
}: FieldProps) {
  const language = useLanguage()
  const { kind, limit, isRequired } = question
  const id = answerName(question.id)
  const label = question.label[language]
  const hint = question.help[language] || undefined
  const optional = !isRequired
  const value = typeof answer === 'string' ? answer : ''
  const options = optionsOf(question).map((option) => ({ value: option.id, label: option.label[language] }))
  const choice = { id, hint, optional, error, options, legend: label, disabled: readOnly }
  if (kind === 'essay')
    return <Essay {...{ id, label, hint, optional, value, limit, error, readOnly, copyable, onChange }} />
  if (kind === 'someOf')
    return <CheckboxGroup {...choice} values={Array.isArray(answer) ? answer : []} onChange={onChange} />
  if (kind === 'oneOf' || kind === 'yesNo')
    return (
      <RadioGroup
        {...choice}
        // One that was chosen can be taken back where nothing need be.
        options={optional && isAnswered(value) ? [...options, NONE[language]] : options}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <TextField
      {...{ id, label, optional, error, value, readOnly, onChange }}
      {...(hint && { hint })}
      {...(kind === 'link' && { type: 'url', spellCheck: false, tidyOnBlur: withScheme })}
      onBlur={() => afterPress(onLeave)}
    />
  )
}

const NONE = {
  ko: { value: '', label: '고르지 않음', quiet: true },
  en: { value: '', label: 'No answer', quiet: true },
}
