import { STUDENT_ID_LENGTH } from '@recruit/contract/constants'
import { useText } from '../../i18n/text.ts'
import { TextField } from '../controls/text-field.tsx'
import { formText } from './text.ts'

interface Props {
  id: string
  value: string
  error?: string | undefined
  readOnly?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * The student id: 7 digits, counted as one types. Spaces go, and full-width digits become plain ones while typing.
 */
export function StudentIdField({ value, onChange, ...rest }: Props) {
  const text = useText(formText)
  return (
    <TextField
      {...rest}
      label={text.studentId}
      hint={text.studentIdHint}
      counter={text.count(value.length, STUDENT_ID_LENGTH)}
      inputMode="numeric"
      value={value}
      onChange={onChange}
      tidy={(typed) => typed.normalize('NFKC').replace(/\s/g, '').slice(0, STUDENT_ID_LENGTH)}
    />
  )
}
