import {
  declaredSwitch,
  declaredText,
  type FieldName,
  fieldsOf,
  LINES,
  type LineName,
  reviewTitleOf,
  SWITCHES,
  titleOf,
} from '@recruit/contract/fields/application-values'
import type { LineKind } from '@recruit/contract/fields/field-kinds'
import { problemText } from '@recruit/contract/problem-texts'
import { problemsOf } from '@recruit/contract/rules/application-rules'
import { type ComponentProps, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import type { ApplicationMode } from '../../../paths.ts'
import { afterPress } from '../../../ui/controls/after-press.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { StudentIdField } from '../../../ui/form/student-id-field.tsx'
import styles from '../../../ui/layout/page.module.css'
import {
  type ApplicationSession,
  type Draft,
  useDraft,
  type ValueName,
  type Values,
} from '../autosave/index.ts'
import { fieldText } from './text.ts'
import { formatPhone, withScheme } from './tidying.ts'

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

interface LineFieldProps extends Omit<Control, 'label' | 'hint' | 'optional' | 'onBlur'> {
  id: LineName
  mode: ApplicationMode | 'review'
  onBlur: () => void
}

/** The control of one text of the table of fields. */
function LineField({ mode, ...field }: LineFieldProps) {
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

interface Props {
  values: Omit<Values, 'interviewHours' | 'interviewDays'>
  onChange: <F extends Exclude<ValueName, 'interviewHours'>>(field: F, value: Values[F]) => void
  errors: Partial<Record<string, string>>
  readOnly: boolean
  /** Staff read the form that applicants write in. */
  mode: ApplicationMode | 'review'
  /** Only the links, which come after the grid; else everything but them. */
  links?: boolean
  /** A field was left. */
  onLeave?: (field: FieldName) => void
}

/** The editable details; a change in the grid next to them redraws none of them. */
export function DraftDetails({
  session,
  errors,
  mode,
  ...rest
}: Omit<Props, 'values' | 'onChange' | 'onLeave'> & { session: ApplicationSession }) {
  const details = useDraft(
    session,
    useShallow(({ values: { interviewHours: _grid, interviewDays: _days, ...others } }: Draft) => others),
  )
  // After the first submission this is an edit, by whichever address it was opened.
  const isSubmitted = useDraft(session, ({ known }) => known.submissions > 0)
  const language = useLanguage((state) => state.language)
  const [left, setLeft] = useState<FieldName[]>([])
  // A malformed field stays on the device, so the reason is shown as soon as the applicant leaves it.
  const malformed = problemsOf(Object.fromEntries(left.map((field) => [field, details[field]])))
  const reasons = malformed.map((problem) => [problem.field, problemText(problem)[language]])
  return (
    <DetailFields
      values={details}
      onChange={session.set}
      onLeave={(field) => setLeft((before) => (before.includes(field) ? before : [...before, field]))}
      errors={{ ...Object.fromEntries(reasons), ...errors }}
      mode={isSubmitted ? 'update' : mode}
      {...rest}
    />
  )
}

/** Cards and lists of people name them by these two. */
const FIRST: readonly LineName[] = ['name', 'ewhaianId']
const STUDIES: readonly LineName[] = ['major', 'studentId']
const LINKS = fieldsOf('link')
const OTHERS = LINES.filter((field) => ![...FIRST, ...STUDIES, ...LINKS].includes(field))

/** The applicant's details in the order of P7; staff read what the applicant writes. */
export function DetailFields({ values, onChange, onLeave, errors, readOnly, mode, links = false }: Props) {
  const text = useText(fieldText)
  const language = useLanguage((state) => state.language)
  const isReview = mode === 'review'
  const line = (id: LineName) => (
    <LineField
      key={id}
      id={id}
      mode={mode}
      value={values[id]}
      error={errors[id]}
      readOnly={readOnly}
      placeholder={isReview ? text.leftBlank : undefined}
      onChange={(value) => onChange(id, value)}
      onBlur={() => afterPress(() => onLeave?.(id))}
    />
  )
  if (links) return LINKS.map(line)
  return (
    <>
      <div className={styles.pair}>{FIRST.map(line)}</div>
      {SWITCHES.map((id) => (
        <Checkbox
          key={id}
          id={id}
          checked={values[id]}
          disabled={readOnly}
          onChange={(checked) => onChange(id, checked)}
        >
          {isReview ? reviewTitleOf(id, language) : declaredSwitch[id].statement[language]}
        </Checkbox>
      ))}
      <div className={styles.pair}>{[...STUDIES, ...OTHERS].map(line)}</div>
    </>
  )
}
