import type { FieldName } from '@recruit/contract/rules'
import { useText } from '../../i18n/text.ts'
import type { ApplicationMode } from '../../paths.ts'
import { Checkbox } from '../../ui/choice.tsx'
import styles from '../../ui/page.module.css'
import { StudentIdField } from '../../ui/student-id-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { formatPhone } from './phone.ts'
import { applicationText } from './text.ts'

interface Props {
  store: DraftStore
  errors: Partial<Record<string, string>>
  readOnly: boolean
  mode: ApplicationMode
}

/** The applicant's details in the specification's order. */
export function DetailFields({ store, errors, readOnly, mode }: Props) {
  const text = useText(applicationText)
  const { values, set } = useDraft(store, (draft) => draft)
  const optional = mode === 'register'
  const field = (id: FieldName) => ({
    id,
    value: values[id],
    error: errors[id],
    readOnly,
    onChange: (value: string) => set(id, value),
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
        onChange={(checked) => set('isEwhaian', checked)}
      >
        {text.isEwhaian}
      </Checkbox>
      <div className={styles.pair}>
        <TextField {...field('major')} label={text.major} hint={text.majorHint} optional={optional} />
        <StudentIdField {...field('studentId')} />
        <TextField
          {...field('semester')}
          label={text.semester}
          hint={text.semesterHint}
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
        <TextField
          {...field('portfolioLink')}
          label={text.portfolioLink}
          hint={text.portfolioHint}
          type="url"
          spellCheck={false}
          optional
        />
      </div>
    </>
  )
}
