import { ANSWERS } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import field from '../../../ui/controls/field.module.css'
import type { Applicant } from '../../staff/applicants.ts'
import { listText } from '../text.ts'
import { answersOf } from './rows.ts'
import styles from './tools.module.css'
import type { View } from './view.ts'

interface Props {
  applicants: Applicant[]
  view: View
  onChange: (part: Partial<View>) => void
}

/** Shows only final passers of one answer; there once anybody is asked. */
export function AnswerFilter({ applicants, view, onChange }: Props) {
  const text = useText(listText)
  if (view.answer === null && !answersOf(applicants)) return null
  const choices = ['none', ...ANSWERS] as const
  return (
    <div className={styles.submission}>
      <label className={field.label} htmlFor="answer">
        {text.answer}
      </label>
      <select
        id="answer"
        className={field.control}
        value={view.answer ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ answer: choices.find((choice) => choice === value) ?? null })
        }
      >
        <option value="">{text.anySubmission}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text.answers[choice === 'none' ? '' : choice]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** How many final passers of the team have answered what. */
export function Answers({ applicants }: Pick<Props, 'applicants'>) {
  const text = useText(listText)
  const counts = answersOf(applicants)
  if (!counts) return null
  return (
    <span>
      {text.answer}
      {([...ANSWERS, ''] as const).map((answer) => (
        <strong key={answer} className={styles.answered}>
          {text.counted(text.answers[answer], counts[answer])}
        </strong>
      ))}
    </span>
  )
}
