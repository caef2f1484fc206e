import { useId, useState } from 'react'
import type { Sent } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import styles from '../../../ui/layout/page.module.css'
import own from './links.module.css'
import { linksText } from './text.ts'

type Props = Pick<Sent<'sendStaffLink'>, 'name' | 'page' | 'token'> & { expiresAt: string }

/** Sends a link that was just made to its owner, in the language of this window. The address is kept nowhere. */
export function SendLink({ name, page, token, expiresAt }: Props) {
  const text = useText(linksText)
  const language = useLanguage((state) => state.language)
  const field = useId()
  const [address, setAddress] = useState('')
  const send = useCall('sendStaffLink', {
    says: ({ message }) => message,
    onSuccess: () => setAddress(''),
    onError: () => document.getElementById(field)?.focus(),
    isErrorShown: true,
  })
  const form = useForm({
    wrong: { [field]: !address.trim() && text.addressMissing },
    isBusy: send.isPending,
    send: () => send.mutate({ name, page, token, until: expiresAt, language, address: address.trim() }),
  })
  return (
    <Form
      form={form}
      submit={text.send}
      look="plain"
      className={`${styles.card} ${own.send}`}
      aria-label={text.sendOf(name)}
    >
      <TextField
        id={field}
        type="email"
        label={text.address}
        hint={text.addressHint}
        error={send.error?.message}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          send.reset()
        }}
      />
    </Form>
  )
}
