import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { call } from '../../api/call.ts'
import { useSettings } from '../../api/settings.ts'
import { useSingleMutation } from '../../api/single-mutation.ts'
import { useText } from '../../i18n/text.ts'
import { TextField } from '../controls/text-field.tsx'
import { tell } from '../feedback/alerts.ts'
import { Form, useForm } from './form.tsx'
import { type IdentityValues, useIdentity } from './identity-form.ts'
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
  const lookup = useSingleMutation(place, {
    mutationFn: async () => {
      const found = await call('findApplicant', identity.sent())
      if (found.checkInfoSuccess) await prepare?.()
      return found
    },
    onSuccess: ({ checkInfoSuccess, applicantId, message }) => {
      if (!checkInfoSuccess || !applicantId) void tell(message)
      else onFound(applicantId)
    },
    onError: (error) => void tell(error.message),
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
        <IdentityFields identity={identity} />
      </Form>
      {who && lookup.data?.checkInfoSuccess === false && <p>{text.contact(who)}</p>}
    </>
  )
}

/** Whom the settings name for questions; empty where they name no one. */
export const masterOf = (settings: PublicSettings | undefined): string =>
  [settings?.masterName, settings?.masterPhoneNumber].filter(Boolean).join(' ')
