import {
  declaredSwitch,
  declaredText,
  ESSAYS,
  type EssayName,
  type FieldName,
  fieldsOf,
  LINES,
  type LineName,
  SWITCHES,
  titleOf,
} from '@recruit/contract/fields/application-values'
import type { LineKind } from '@recruit/contract/fields/field-kinds'
import { problemText } from '@recruit/contract/problem-texts'
import { problemsOf } from '@recruit/contract/rules/application-rules'
import { lengthOf } from '@recruit/contract/text'
import { type ComponentProps, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage, useText, useTranslation } from '../../../i18n/text.ts'
import type { ApplicationMode } from '../../../paths.ts'
import { afterPress } from '../../../ui/controls/after-press.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Field, type FieldProps } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { StudentIdField, TextField } from '../../../ui/controls/text-field.tsx'
import { formText } from '../../../ui/form/text.ts'
import page from '../../../ui/layout/page.module.css'
import { type ApplicationSession, type Draft, useDraft } from '../autosave/index.ts'
import styles from './essay.module.css'
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
  mode: ApplicationMode
  onBlur: () => void
}

function LineField({ mode, ...field }: LineFieldProps) {
  const { text, language } = useTranslation(fieldText)
  const { kind, hint, required } = declaredText[field.id]
  // Every edit after the submission asks for more than the first submission.
  const isNeededLater = required.includes('edit')
  if (kind === 'studentId') return <StudentIdField {...field} />
  return (
    <TextField
      {...field}
      {...CONTROLS[kind]}
      label={titleOf(field.id, language)}
      {...(hint && { hint: hint[language] })}
      optional={
        !required.includes(mode === 'register' ? 'apply' : 'edit') &&
        (isNeededLater ? text.neededLater : true)
      }
    />
  )
}

interface Props {
  session: ApplicationSession
  errors: Partial<Record<string, string>>
  readOnly: boolean
  mode: ApplicationMode
  /** Only the links, which come after the grid; else everything but them. */
  links?: boolean
}

/** Cards and lists of people name them by these two. */
const FIRST: readonly LineName[] = ['name', 'ewhaianId']
const STUDIES: readonly LineName[] = ['major', 'studentId']
const LINKS = fieldsOf('link')
const OTHERS = LINES.filter((field) => ![...FIRST, ...STUDIES, ...LINKS].includes(field))

/** The applicant's details in the order of P7; a change in the grid next to them redraws none of them. */
export function DraftDetails({ session, errors, readOnly, mode, links = false }: Props) {
  const details = useDraft(
    session,
    useShallow(({ values: { interviewHours: _grid, interviewDays: _days, ...others } }: Draft) => others),
  )
  // After the first submission this is an edit, by whichever address it was opened.
  const isSubmitted = useDraft(session, ({ known }) => known.submissions > 0)
  const language = useLanguage()
  const [left, setLeft] = useState<FieldName[]>([])
  // A malformed field stays on the device, so the reason is shown as soon as the applicant leaves it.
  const malformed = problemsOf(Object.fromEntries(left.map((field) => [field, details[field]])))
  const reasons = malformed.map((problem) => [problem.field, problemText(problem)[language]])
  const shown = { ...Object.fromEntries(reasons), ...errors }
  const leave = (field: FieldName) =>
    setLeft((before) => (before.includes(field) ? before : [...before, field]))
  const line = (id: LineName) => (
    <LineField
      key={id}
      id={id}
      mode={isSubmitted ? 'update' : mode}
      value={details[id]}
      error={shown[id]}
      readOnly={readOnly}
      onChange={(value) => session.set(id, value)}
      onBlur={() => afterPress(() => leave(id))}
    />
  )
  if (links) return LINKS.map(line)
  return (
    <>
      <div className={page.pair}>{FIRST.map(line)}</div>
      {SWITCHES.map((id) => (
        <Checkbox
          key={id}
          id={id}
          checked={details[id]}
          disabled={readOnly}
          onChange={(checked) => session.set(id, checked)}
        >
          {declaredSwitch[id].statement[language]}
        </Checkbox>
      ))}
      <div className={page.pair}>{[...STUDIES, ...OTHERS].map(line)}</div>
    </>
  )
}

interface EssayFieldsProps {
  session: ApplicationSession
  id: EssayName
  error?: string | undefined
  readOnly: boolean
  /** Offers to copy the text: it can only be read, or the server does not have it. */
  copyable: boolean
}

/** An essay warns this many characters before its limit. */
const WARNING = 100

export const EssayFields = ({
  errors,
  ...rest
}: Omit<EssayFieldsProps, 'id' | 'error'> & { errors: Partial<Record<string, string>> }) =>
  ESSAYS.map((id) => <EssayField key={id} id={id} error={errors[id]} {...rest} />)

function EssayField({ session, id, error, readOnly, copyable }: EssayFieldsProps) {
  const value = useDraft(session, ({ values }) => values[id])
  const language = useLanguage()
  const { limit, hint } = declaredText[id]
  return (
    <Essay
      {...{ id, value, limit, error, readOnly, copyable }}
      label={titleOf(id, language)}
      hint={hint?.[language]}
      onChange={(typed) => session.set(id, typed)}
    />
  )
}

interface EssayProps extends Pick<EssayFieldsProps, 'readOnly' | 'copyable'>, Omit<FieldProps, 'hint'> {
  hint: string | undefined
  value: string
  /** In code points. */
  limit: number
  onChange: (typed: string) => void
}

/** An essay with its counter. Typing continues past the limit, so that a pasted long text stays complete. */
export function Essay({ hint, value, limit, error, readOnly, copyable, onChange, ...field }: EssayProps) {
  const text = useText(formText, fieldText)
  const length = lengthOf(value)
  const over = length - limit
  const isNear = over >= -WARNING
  return (
    <div>
      <Field
        {...field}
        {...(hint && { hint })}
        error={over > 0 && !readOnly ? text.over(over) : error}
        counter={text.length(length, limit)}
        headFollows
      >
        {(control) => (
          <>
            <GrowingTextarea control={control} readOnly={readOnly} value={value} onChange={onChange} />
            <Gauge length={length} limit={limit} />
          </>
        )}
      </Field>
      <div className={styles.under}>
        {isNear && over <= 0 && !readOnly && <p className={styles.warning}>{text.left(-over)}</p>}
        {copyable && value && <CopyButton label={field.label} value={value} />}
      </div>
      {/* Announced once on each side of a limit, not with every letter. */}
      <p role="status" className={page.hidden}>
        {readOnly ? '' : over > 0 ? text.overLimit : isNear ? text.nearLimit : ''}
      </p>
    </div>
  )
}

/** How full the essay is, with a mark at the suggested length; the counter shows the figures. */
function Gauge({ length, limit }: { length: number; limit: number }) {
  return (
    <div
      aria-hidden="true"
      className={styles.gauge}
      data-near={length >= limit - WARNING}
      data-over={length > limit}
    >
      <span style={{ width: `${Math.min(100, (length / limit) * 100)}%` }} />
    </div>
  )
}
