import { ADMIN_KEY_MAX } from '@recruit/contract/constants'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { adminText } from '../staff/text.ts'
import own from './sign-in.module.css'
import { signInText } from './text.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * One shared key, whose role decides between the admin's and the reading pages; members may give their name instead.
 */
export function LoginScreen() {
  const text = useText(adminText)
  const [pw, setPw] = useState('')
  const login = useSignIn(() => call('login', { pw }))
  const form = useForm({
    wrong: { key: !pw && text.keyMissing },
    isBusy: login.isPending,
    send: login.mutate,
  })
  return (
    <Page title={text.login} width="narrow">
      <Form form={form}>
        <TextField
          id="key"
          type="password"
          label={text.key}
          autoComplete="current-password"
          maxLength={ADMIN_KEY_MAX}
          value={pw}
          onChange={setPw}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={login.isPending} aria-label={text.signIn}>
            <LockIcon />
            {text.signIn}
          </Button>
        </div>
      </Form>
      <ByName />
    </Page>
  )
}

/** A member's name and passphrase. Folded at first, so that the key stays the first way to sign in. */
function ByName() {
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

const LockIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M5 11h14v10H5zM8 11V7a4 4 0 018 0v4M12 15v3" />
  </svg>
)
