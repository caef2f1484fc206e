import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { problemText } from '@recruit/contract/problem-texts'
import { IDENTITY, problemsOf } from '@recruit/contract/rules/application-rules'
import { normaliseIdentity } from '@recruit/contract/text'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSettings } from '../../api/settings.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { StudentIdField, TextField } from '../controls/text-field.tsx'
import { tell } from '../feedback/alerts.ts'
import { useCalls } from '../feedback/use-call.ts'
import { Form, useForm } from './form.tsx'
import { formText } from './text.ts'

interface Props {
  place: 'lookup' | 'resultLookup'
  /** Takes over the identity that another form handed over. */
  handed?: boolean
  submit: string
  /** Before the found application is opened. */
  prepare?: () => Promise<unknown>
  onFound: (id: string) => void
  /** Whom to ask after a failed lookup where the settings name no one. */
  otherwise?: string
}

/** The lookup of an application, shared by the two screens that ask for it. */
export function LookupForm({ place, handed = false, submit, prepare, onFound, otherwise }: Props) {
  const text = useText(formText)
  const master = masterOf(useSettings().data)
  const identity = useIdentity({ handed })
  const find = async () => {
    const found = await call('findApplicant', identity.sent())
    if (found.checkInfoSuccess) await prepare?.()
    return found
  }
  const lookup = useCalls(place, find, {
    onSuccess: ({ checkInfoSuccess, applicantId, message }) => {
      if (!checkInfoSuccess || !applicantId) void tell(message)
      else onFound(applicantId)
    },
  })
  const form = useForm({
    wrong: identity.wrong,
    isBusy: lookup.isPending,
    send: lookup.mutate,
    hasSummary: true,
  })
  const who = master || otherwise
  return (
    <>
      <Form form={form} submit={submit} waiting={text.checking}>
        <IdentityFields {...identity} />
      </Form>
      {who && lookup.data?.checkInfoSuccess === false && <p>{text.contact(who)}</p>}
    </>
  )
}

/** Whom the settings name for questions; empty where they name no one. */
export const masterOf = (settings: PublicSettings | undefined): string =>
  [settings?.masterName, settings?.masterPhoneNumber].filter(Boolean).join(' ')

let handedOver: Identity | null = null

/** Passes an identity to the next lookup form in memory, so that history and device never contain it. */
export const handOverIdentity = (identity: Identity | null) => {
  handedOver = identity
}

/** The three identity fields: typed values (or ones `handed` over by another form), what is wrong, and sending. */
export function useIdentity({ handed = false } = {}) {
  const language = useLanguage()
  const [values, setValues] = useState<Identity>(
    () => (handed && handedOver) || { name: '', studentId: '', ewhaianId: '' },
  )
  return {
    values,
    wrong: Object.fromEntries(
      problemsOf(values, IDENTITY).map((problem) => [problem.field, problemText(problem)[language]]),
    ),
    set: (field: keyof Identity, value: string) => setValues((before) => ({ ...before, [field]: value })),
    sent: () => tidyIdentity(values),
  }
}

export type Identity = Record<(typeof IDENTITY)[number], string>

/** As it is stored and compared. */
export const tidyIdentity = ({ name, studentId, ewhaianId }: Identity): Identity => ({
  name: normaliseIdentity(name),
  studentId: normaliseIdentity(studentId),
  ewhaianId: normaliseIdentity(ewhaianId),
})

interface FieldsProps {
  values: Identity
  set: (field: keyof Identity, value: string) => void
  /** Staff type another person's: their ids are apart, and the browser offers no name of its own. */
  isOther?: boolean
}

/** Name, student id and community id, the three of every lookup and of the enrolment. */
export function IdentityFields({ values, set, isOther = false }: FieldsProps) {
  const text = useText(formText)
  const field = (name: keyof Identity) => ({
    id: isOther ? `other-${name}` : name,
    value: values[name],
    onChange: (value: string) => set(name, value),
  })
  return (
    <>
      <TextField {...field('name')} label={text.name} autoComplete={isOther ? 'off' : 'name'} identity />
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
