import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import own from './sign-in.module.css'
import { signInText } from './text.ts'
import { useSignIn } from './use-sign-in.ts'

/** A member's name and passphrase. Folded at first, so that the key stays the first way to sign in. */
export function ByName() {
  const text = useText(signInText)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={own.byName} aria-label={text.byName}>
      <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.byName}
      </Button>
      {isOpen && <NameForm />}
    </section>
  )
}

function NameForm() {
  const text = useText(signInText)
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const enter = useSignIn(() => call('memberLogin', { name, passphrase }))
  const form = useForm({
    wrong: { 'member-name': !name && text.nameMissing, passphrase: !passphrase && text.passphraseMissing },
    isBusy: enter.isPending,
    send: enter.mutate,
  })
  return (
    <Form
      form={form}
      submit={text.enter}
      look="plain"
      more={<p className={styles.status}>{text.forgotten}</p>}
    >
      <TextField
        id="member-name"
        label={text.name}
        autoComplete="username"
        identity
        value={name}
        onChange={setName}
      />
      <TextField
        id="passphrase"
        type="password"
        label={text.passphrase}
        autoComplete="current-password"
        value={passphrase}
        onChange={setPassphrase}
      />
    </Form>
  )
}
