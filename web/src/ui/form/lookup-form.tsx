import type { FieldName } from '@recruit/contract/rules/application-rules'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { ErrorSummary } from '../feedback/error-summary.tsx'
import styles from '../layout/page.module.css'
import type { IdentityForm } from './identity-form.ts'
import { StudentIdField } from './student-id-field.tsx'
import { formText } from './text.ts'

/** Name, student id and community id, the three of every lookup and of the enrolment. */
export function IdentityFields({ form }: { form: IdentityForm }) {
  const text = useText(formText)
  const field = (name: FieldName & keyof IdentityForm['values']) => ({
    id: name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
  })
  return (
    <>
      <TextField {...field('name')} label={text.name} autoComplete="name" identity />
      <StudentIdField {...field('studentId')} />
      <TextField
        {...field('ewhaianId')}
        label={text.ewhaianId}
        autoCapitalize="none"
        spellCheck={false}
        identity
      />
    </>
  )
}

interface Props {
  form: IdentityForm
  submit: string
  onSubmit: () => void
  busy: boolean
  children?: ReactNode
}

/** The lookup of an application, shared by the two screens that ask for it. */
export function LookupForm({ form, submit, onSubmit, busy, children }: Props) {
  const text = useText(formText)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && form.check()) onSubmit()
      }}
    >
      <ErrorSummary mistakes={form.mistakes} attempt={form.attempt} />
      <IdentityFields form={form} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" look="primary" waiting={busy && text.checking}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
