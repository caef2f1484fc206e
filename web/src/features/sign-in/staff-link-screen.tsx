import { ROLES } from '@recruit/contract/calls/roles'
import { PASSPHRASE_MIN } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { callQuery } from '../../api/call-query.ts'
import { CallError } from '../../api/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { signInText } from './text.ts'
import { useSignIn } from './use-sign-in.ts'

/** What a member's link opens: whose it is, and the setting of her passphrase. */
export function StaffLinkScreen() {
  const text = useText(signInText)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const query = useQuery(callQuery('readMemberLink', { token }, { gcTime: 0, refetchOnWindowFocus: false }))
  const isUnusable = query.error instanceof CallError && query.error.reason === 'linkUnusable'
  return (
    <Page title={text.linkTitle} width="narrow">
      {isUnusable ? (
        <div role="alert" className={styles.stack}>
          <p>{query.error?.message}</p>
          <LinkButton to={paths.adminLogin}>{text.toSignIn}</LinkButton>
        </div>
      ) : (
        <Loaded query={query}>{(whose) => <PassphraseForm token={token} {...whose} />}</Loaded>
      )}
    </Page>
  )
}

interface Props {
  token: string
  name: string
  role: keyof typeof ROLES
}

function PassphraseForm({ token, name, role }: Props) {
  const text = useText(signInText)
  const language = useLanguage((state) => state.language)
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const enter = useSignIn(() => call('setPassphrase', { token, passphrase }))
  const isShort = lengthOf(passphrase) < PASSPHRASE_MIN
  const form = useForm({
    wrong: {
      'new-passphrase': isShort && text.tooShort,
      again: !isShort && passphrase !== again && text.differs,
    },
    isBusy: enter.isPending,
    send: enter.mutate,
  })
  return (
    <Form form={form} submit={text.set}>
      <p>{text.invited(name, ROLES[role].name[language])}</p>
      <TextField
        id="member-name"
        label={text.name}
        autoComplete="username"
        value={name}
        readOnly
        onChange={() => undefined}
      />
      <TextField
        id="new-passphrase"
        type="password"
        label={text.newPassphrase}
        hint={text.hint}
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
      />
      <TextField
        id="again"
        type="password"
        label={text.again}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
    </Form>
  )
}
