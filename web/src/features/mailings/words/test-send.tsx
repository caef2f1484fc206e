import type { MessageKind } from '@recruit/contract/mail/kinds'
import type { Template } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { sessionStore } from '../../staff/session-store.ts'
import { Refused } from '../refused.tsx'
import { messagesText } from '../text.ts'
import { useChange } from '../use-messages.ts'
import { wordsText } from './text.ts'
import styles from './words.module.css'

/** The address that the admin tests with, until she signs out. */
const useTestAddress = sessionStore({ address: '' })

interface Props {
  kind: MessageKind
  template: Template
  language: Language
  hasProblem: boolean
}

/** Sends the present words to oneself, with invented values. */
export function TestSend({ kind, template, language, hasProblem }: Props) {
  const text = { ...useText(messagesText), ...useText(wordsText) }
  const { address } = useTestAddress()
  const [isTried, setTried] = useState(false)
  const test = useChange('testMessage')
  const send = () => {
    setTried(true)
    if (!address.trim()) return document.getElementById('test-address')?.focus()
    test.mutate({ kind, template, language, address: address.trim() })
  }
  return (
    <form
      className={styles.test}
      aria-label={text.testTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasProblem && !test.isPending) send()
      }}
    >
      <TextField
        id="test-address"
        type="email"
        label={text.address}
        hint={text.addressHint}
        error={isTried && !address.trim() ? text.addressMissing : undefined}
        value={address}
        onChange={(typed) => useTestAddress.setState({ address: typed })}
      />
      <Button type="submit" busy={hasProblem || test.isPending}>
        {text.sendTest(text.languageNames[language])}
      </Button>
      <Refused error={test.error} />
    </form>
  )
}
