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
import { ByName } from './by-name.tsx'
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
