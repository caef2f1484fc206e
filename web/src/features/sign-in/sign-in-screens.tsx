import { ROLES, signedInRole } from '@recruit/contract/calls/roles'
import { ADMIN_KEY_MAX, PASSPHRASE_MIN } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { callQuery } from '../../api/call-query.ts'
import { CallError, type Reply } from '../../api/client.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { tell } from '../../ui/feedback/alerts.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useCalls } from '../../ui/feedback/use-call.ts'
import { Form, useForm, type Wrong } from '../../ui/form/form.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { forgetWork, Guarded, homeOf } from '../staff/session.tsx'
import { beginSession } from '../staff/session-store.ts'
import { adminText } from '../staff/text.ts'
import styles from './sign-in.module.css'
import { signInText } from './text.ts'

/**
 * One shared key, whose role decides between the admin's and the reading pages; members may give their name instead.
 */
export function LoginScreen() {
  const text = useText(signInText, adminText)
  const [pw, setPw] = useState('')
  const form = useSignIn({ key: !pw && text.keyMissing }, () => call('login', { pw }))
  return (
    <Page title={text.login} width="narrow">
      <Form form={form}>
        <Secret
          id="key"
          label={text.key}
          hint={text.keyHint}
          maxLength={ADMIN_KEY_MAX}
          value={pw}
          onChange={setPw}
        />
        <div className={page.actions}>
          <Button type="submit" look="primary" busy={form.isBusy} aria-label={text.signIn}>
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
    <section className={`${page.stack} ${styles.byName}`} aria-label={text.byName}>
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
  const form = useSignIn(
    { 'member-name': !name && text.nameMissing, passphrase: !passphrase && text.passphraseMissing },
    () => call('memberLogin', { name, passphrase }),
  )
  return (
    <Form form={form} submit={text.enter} look="plain" more={<p className={page.status}>{text.forgotten}</p>}>
      <TextField
        id="member-name"
        label={text.name}
        autoComplete="username"
        identity
        value={name}
        onChange={setName}
      />
      <Secret id="passphrase" label={text.passphrase} value={passphrase} onChange={setPassphrase} />
    </Form>
  )
}

/** A key or a passphrase; a password manager fills it in unless it is a new one. */
const Secret = (field: ComponentProps<typeof TextField>) => (
  <TextField type="password" autoComplete="current-password" {...field} />
)

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
        <div role="alert" className={page.stack}>
          <p>{query.error?.message}</p>
          <LinkButton to={paths.adminLogin}>{text.toSignIn}</LinkButton>
        </div>
      ) : (
        <Loaded query={query}>{(whose) => <PassphraseForm token={token} {...whose} />}</Loaded>
      )}
    </Page>
  )
}

function PassphraseForm({ token, name, role }: { token: string } & Reply<'readMemberLink'>) {
  const { text, language } = useTranslation(signInText)
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const isShort = lengthOf(passphrase) < PASSPHRASE_MIN
  const form = useSignIn(
    {
      'new-passphrase': isShort && text.tooShort,
      again: !isShort && passphrase !== again && text.differs,
    },
    () => call('setPassphrase', { token, passphrase }),
  )
  const isNew = { autoComplete: 'new-password' }
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
      <Secret
        id="new-passphrase"
        label={text.newPassphrase}
        hint={text.hint}
        value={passphrase}
        onChange={setPassphrase}
        {...isNew}
      />
      <Secret id="again" label={text.again} value={again} onChange={setAgain} {...isNew} />
    </Form>
  )
}

const BUSY_RETRIES = 5
const BUSY_PAUSE_MS = 600

/** A form that signs in, by any way, and opens the role's first page; a refusal is shown in words. */
function useSignIn(wrong: Wrong, send: () => Promise<Reply<'login'>>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending } = useCalls('signIn', send, {
    // The server compared nothing, because many sign in or an attacker makes it look so.
    retry: (failures, failure) =>
      failures < BUSY_RETRIES && failure instanceof CallError && failure.code === 'busy',
    retryDelay: BUSY_PAUSE_MS,
    onSuccess: (reply) => {
      // A session that merely ended left in the window what was read with it.
      forgetWork(client)
      const role = signedInRole(reply)
      if (role) beginSession(reply.member)
      if (role) navigate(homeOf(role), { replace: Boolean(reply.member) })
      else void tell(reply.message)
    },
  })
  return useForm({ wrong, isBusy: isPending, send: mutate })
}

/** Where a reviewer begins while there is nothing to review: what she will find here. */
export function ReviewerScreen() {
  const text = useText(signInText)
  return (
    <Page title={text.reviewing} lead={text.reviewingLead} width="narrow">
      <Guarded check="checkManager" who="review" refusal="silent">
        <div className={page.card}>
          <ul className={styles.list}>
            {text.reviewingWhat.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </Guarded>
    </Page>
  )
}
