import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { TextField } from '../controls/text-field.tsx'
import { Form, useForm } from './form.tsx'
import type { IdentityValues } from './identity-form.ts'
import { StudentIdField } from './student-id-field.tsx'
import { formText } from './text.ts'

/** Name, student id and community id, the three of every lookup and of the enrolment. */
export function IdentityFields({ identity }: { identity: IdentityValues }) {
  const text = useText(formText)
  const field = (name: keyof IdentityValues['values']) => ({
    id: name,
    value: identity.values[name],
    onChange: (value: string) => identity.set(name, value),
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
  identity: IdentityValues
  submit: string
  onSubmit: () => void
  busy: boolean
  children?: ReactNode
}

/** The lookup of an application, shared by the two screens that ask for it. */
export function LookupForm({ identity, submit, onSubmit, busy, children }: Props) {
  const text = useText(formText)
  const form = useForm({ wrong: identity.wrong, isBusy: busy, send: onSubmit, hasSummary: true })
  return (
    <Form form={form} submit={submit} waiting={text.checking}>
      <IdentityFields identity={identity} />
      {children}
    </Form>
  )
}
