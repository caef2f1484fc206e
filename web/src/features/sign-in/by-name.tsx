import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
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
  const [isTried, setTried] = useState(false)
  const enter = useSignIn(() => call('memberLogin', { name, passphrase }))
  const missing = (value: string, said: string) => (isTried && !value ? said : undefined)
  const submit = () => {
    setTried(true)
    if (!name || !passphrase) document.getElementById(name ? 'passphrase' : 'member-name')?.focus()
    else if (!enter.isPending) enter.mutate()
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        id="member-name"
        label={text.name}
        autoComplete="username"
        identity
        value={name}
        error={missing(name, text.nameMissing)}
        onChange={setName}
      />
      <TextField
        id="passphrase"
        type="password"
        label={text.passphrase}
        autoComplete="current-password"
        value={passphrase}
        error={missing(passphrase, text.passphraseMissing)}
        onChange={setPassphrase}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={enter.isPending}>
          {text.enter}
        </Button>
      </div>
      <p className={styles.status}>{text.forgotten}</p>
    </form>
  )
}
