import { useId, useState } from 'react'
import type { Sent } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
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
  const [isTried, setTried] = useState(false)
  const send = useCall('sendStaffLink', {
    says: ({ message }) => message,
    onSuccess: () => {
      setAddress('')
      setTried(false)
    },
    onError: () => document.getElementById(field)?.focus(),
    isErrorShown: true,
  })
  const missing = isTried && !address.trim() ? text.addressMissing : undefined
  return (
    <form
      noValidate
      className={`${styles.card} ${own.send}`}
      aria-label={text.sendOf(name)}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!address.trim()) document.getElementById(field)?.focus()
        else send.mutate({ name, page, token, until: expiresAt, language, address: address.trim() })
      }}
    >
      <TextField
        id={field}
        type="email"
        label={text.address}
        hint={text.addressHint}
        error={missing ?? send.error?.message}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          send.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={send.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
