import { REVIEW_TEXT_MAX } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useText } from '../../../i18n/text.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { formText } from '../../../ui/form/text.ts'
import styles from './score.module.css'
import { scoreText } from './text.ts'

interface Props {
  id: string
  label: string
  hint: string
  value: string
  readOnly: boolean
  onChange: (value: string) => void
  onBlur: () => void
}

/** A comment or a note; its length appears near the limit, and typing never stops there. */
export function TextWithLimit({ id, label, hint, value, readOnly, onChange, onBlur }: Props) {
  const text = useText(scoreText)
  const { over } = useText(formText)
  const length = lengthOf(value)
  const tooMany = length - REVIEW_TEXT_MAX
  return (
    <div className={styles.text}>
      <Field
        id={id}
        label={label}
        hint={hint}
        error={tooMany > 0 ? over(tooMany) : undefined}
        counter={length > REVIEW_TEXT_MAX - 500 ? text.length(length, REVIEW_TEXT_MAX) : undefined}
      >
        {(control) => <GrowingTextarea {...{ control, value, readOnly, onChange, onBlur }} />}
      </Field>
    </div>
  )
}
