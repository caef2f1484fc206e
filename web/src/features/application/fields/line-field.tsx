import {
  declaredText,
  type LineName,
  reviewTitleOf,
  titleOf,
} from '@recruit/contract/fields/application-values'
import type { LineKind } from '@recruit/contract/fields/field-kinds'
import type { ComponentProps } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import type { ApplicationMode } from '../../../paths.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { StudentIdField } from '../../../ui/form/student-id-field.tsx'
import { formatPhone } from './phone.ts'
import { withScheme } from './portfolio-link.ts'
import { fieldText } from './text.ts'

type Control = ComponentProps<typeof TextField>

/** How each kind of text is typed and tidied. */
const CONTROLS: Record<LineKind, Partial<Control>> = {
  name: { autoComplete: 'name', identity: true },
  communityId: { autoCapitalize: 'none', spellCheck: false, identity: true },
  studentId: {},
  line: {},
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', tidyOnBlur: formatPhone },
  link: { type: 'url', spellCheck: false, tidyOnBlur: withScheme },
}

interface Props extends Omit<Control, 'label' | 'hint' | 'optional' | 'onBlur'> {
  id: LineName
  mode: ApplicationMode | 'review'
  onBlur: () => void
}

/** The control of one text of the table of fields. */
export function LineField({ mode, ...field }: Props) {
  const language = useLanguage((state) => state.language)
  const { kind, hint, isHintReviewed, required } = declaredText[field.id]
  const isReview = mode === 'review'
  const text = useText(fieldText)
  // Every edit after the submission asks for more than the first submission.
  const isNeededLater = required.includes('edit')
  if (kind === 'studentId' && !isReview) return <StudentIdField {...field} />
  return (
    <TextField
      {...field}
      {...CONTROLS[kind]}
      label={(isReview ? reviewTitleOf : titleOf)(field.id, language)}
      {...(hint && (!isReview || isHintReviewed) && { hint: hint[language] })}
      optional={
        !isReview &&
        !required.includes(mode === 'register' ? 'apply' : 'edit') &&
        (isNeededLater ? text.neededLater : true)
      }
    />
  )
}
