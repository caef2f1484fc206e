import type { FieldName } from '@recruit/contract/rules'
import { useShallow } from 'zustand/react/shallow'
import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/choice.tsx'
import styles from '../../ui/page.module.css'
import { StudentIdField } from '../../ui/student-id-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Draft, type DraftStore, useDraft } from './draft.ts'
import type { FormMode } from './mode.ts'
import { formatPhone } from './phone.ts'
import { applicationText } from './text.ts'
import type { ValueName, Values } from './values.ts'

interface Props {
  values: Omit<Values, 'interviewHours'>
  onChange: <F extends ValueName>(field: F, value: Values[F]) => void
  errors: Partial<Record<string, string>>
  readOnly: boolean
  mode: FormMode
}

/** The details that are being written; a cell of the grid beside them draws none of them anew. */
export function DraftDetails({ store, ...rest }: Omit<Props, 'values' | 'onChange'> & { store: DraftStore }) {
  const details = useDraft(
    store,
    useShallow(({ values: { interviewHours: _grid, ...others } }: Draft) => others),
  )
  return <DetailFields values={details} onChange={store.getState().set} {...rest} />
}

/** The applicant's details in the specification's order; staff read what the applicant writes. */
export function DetailFields({ values, onChange, errors, readOnly, mode }: Props) {
  const text = useText(applicationText)
  const isReview = mode === 'review'
  const optional = mode === 'register'
  const field = (id: FieldName) => ({
    id,
    value: values[id],
    error: errors[id],
    readOnly,
    ...(isReview && { placeholder: text.leftBlank }),
    onChange: (value: string) => onChange(id, value),
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('name')} label={text.name} autoComplete="name" identity />
        <TextField
          {...field('ewhaianId')}
          label={text.ewhaianId}
          autoCapitalize="none"
          spellCheck={false}
          identity
        />
      </div>
      <Checkbox
        id="isEwhaian"
        checked={values.isEwhaian}
        disabled={readOnly}
        onChange={(checked) => onChange('isEwhaian', checked)}
      >
        {isReview ? text.isCertified : text.isEwhaian}
      </Checkbox>
      <div className={styles.pair}>
        <TextField {...field('major')} label={text.major} hint={text.majorHint} optional={optional} />
        {isReview ? (
          <TextField {...field('studentId')} label={text.studentId} />
        ) : (
          <StudentIdField {...field('studentId')} />
        )}
        <TextField
          {...field('semester')}
          label={text.semester}
          {...(!isReview && { hint: text.semesterHint })}
          optional={optional}
        />
        <TextField
          {...field('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          optional={optional}
        />
        <TextField
          {...field('phonenum')}
          label={text.phonenum}
          type="tel"
          tidyOnBlur={formatPhone}
          autoComplete="tel"
          optional={optional}
        />
        {/* Staff find it behind the essays, as a link. */}
        {!isReview && (
          <TextField
            {...field('portfolioLink')}
            label={text.portfolioLink}
            hint={text.portfolioHint}
            type="url"
            spellCheck={false}
            optional
          />
        )}
      </div>
    </>
  )
}
