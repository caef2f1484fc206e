import type { MessageKind } from '@recruit/contract/mail/kinds'
import type { Template } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { sessionStore } from '../../staff/session-store.ts'
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
  const test = useChange('testMessage')
  const form = useForm({
    wrong: { 'test-address': !address.trim() && text.addressMissing },
    isBusy: hasProblem || test.isPending,
    send: () => test.mutate({ kind, template, language, address: address.trim() }),
  })
  return (
    <Form form={form} className={styles.test} aria-label={text.testTitle}>
      <TextField
        id="test-address"
        type="email"
        label={text.address}
        hint={text.addressHint}
        value={address}
        onChange={(typed) => useTestAddress.setState({ address: typed })}
      />
      <Button type="submit" busy={form.isBusy}>
        {text.sendTest(text.languageNames[language])}
      </Button>
      <Refused error={test.error} />
    </Form>
  )
}
