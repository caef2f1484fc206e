import { signedInRole } from '@recruit/contract/calls/roles'
import { ADMIN_KEY_MAX } from '@recruit/contract/constants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { forgetWork, pagesOf } from './session.tsx'
import { adminText } from './text.ts'

const BUSY_RETRIES = 5
const BUSY_PAUSE_MS = 600

/** One shared key; whose it is decides between the admin's pages and those for reading. */
export function LoginScreen() {
  const text = useText(adminText)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [pw, setPw] = useState('')
  const [error, setError] = useState<string>()
  const login = useMutation({
    mutationFn: () => call('login', { pw }),
    // Nothing was compared: many sign in, or somebody makes it seem so.
    retry: (failures, failure) =>
      failures < BUSY_RETRIES && failure instanceof CallError && failure.code === 'busy',
    retryDelay: BUSY_PAUSE_MS,
    onSuccess: (reply) => {
      // A session that merely ended left in the window what was read with it.
      forgetWork(client)
      const role = signedInRole(reply)
      if (role) navigate(pagesOf(role) === 'admin' ? paths.adminHome : paths.applicationList)
      else void tell(reply.message)
    },
    onError: (failure) => void tell(failure.message),
  })
  const submit = () => {
    setError(pw ? undefined : text.keyMissing)
    if (!pw) document.getElementById('key')?.focus()
    else if (!login.isPending) login.mutate()
  }
  return (
    <Page title={text.login} width="narrow">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          id="key"
          type="password"
          label={text.key}
          autoComplete="current-password"
          maxLength={ADMIN_KEY_MAX}
          value={pw}
          error={error}
          onChange={setPw}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={login.isPending} aria-label={text.signIn}>
            <LockIcon />
            {text.signIn}
          </Button>
        </div>
      </form>
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
