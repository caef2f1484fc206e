import { useEffect, useId, useRef, useState } from 'react'
import type { ReadingCall } from '../../../api/call-query.ts'
import type { Sent } from '../../../api/client.ts'
import { useLanguage, useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import styles from '../../../ui/layout/page.module.css'
import { uiText } from '../../../ui/text.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import own from './links.module.css'
import { linksText } from './text.ts'

/** A new link and its recipient; the server does not show the link again. */
export interface ShownLink {
  name: string
  token: string
  expiresAt: string
}

/** The links made in this window, each until it is dismissed; a person's newer one replaces the earlier. */
function useShownLinks() {
  const [shown, setShown] = useState<ShownLink[]>([])
  return {
    shown,
    show: (link: ShownLink) => setShown((known) => [link, ...known.filter(({ name }) => name !== link.name)]),
    dismiss: (token: string) => setShown((known) => known.filter((link) => link.token !== token)),
  }
}

interface Linked {
  id: string
  name: string
}
/** The same, and the making of one for a row of a list. */
export function useNewLinks(name: 'newMemberLink' | 'newInterviewerLink', refresh?: readonly ReadingCall[]) {
  const links = useShownLinks()
  const { mutate, isPending } = useCall(name, {
    sends: ({ id }: Linked) => ({ id }),
    onSuccess: ({ token, expiresAt }, { name }) => links.show({ name, token, expiresAt }),
    ...(refresh && { refresh, refreshAfter: 'success' as const }),
  })
  return { ...links, make: mutate, isMaking: isPending }
}
export type NewLinks = ReturnType<typeof useNewLinks>

interface Props {
  links: Pick<ReturnType<typeof useShownLinks>, 'shown' | 'dismiss'>
  /** What the links open. */
  page: 'link' | 'hours'
  text: { linkTitle: (name: string) => string; linkNote: (until: string) => string }
  /** Where a link leads on this site, after the hash. */
  pathOf: (token: string) => string
}

/** Links to copy or to send by mail, shown this once, each with its expiry. */
export function LinkBoxes({ links: { shown, dismiss }, page, text, pathOf }: Props) {
  const language = useLanguage()
  const { dismiss: dismissWord, link: linkWord } = useText(uiText, linksText)
  const boxes = useRef<HTMLDivElement>(null)
  const newest = shown[0]?.token
  // It is made from a row that may be far below.
  useEffect(() => {
    if (newest) boxes.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    // There from the beginning, so that what comes into it is read out.
    <div
      ref={boxes}
      role="status"
      aria-atomic="false"
      tabIndex={-1}
      className={`${styles.stack} ${own.boxes}`}
    >
      {shown.map(({ name, token, expiresAt }) => {
        const link = `${window.location.origin}/#${pathOf(token)}`
        const title = text.linkTitle(name)
        return (
          <div key={token} className={own.links}>
            <section className={styles.card} aria-label={title}>
              <h2>{title}</h2>
              <p>{text.linkNote(fullTime(expiresAt, language))}</p>
              <p>
                <code>{link}</code>
              </p>
              <div className={styles.actions}>
                <CopyButton label={linkWord} value={link} />
                <Button
                  small
                  aria-label={`${dismissWord}: ${title}`}
                  onClick={() => {
                    boxes.current?.focus()
                    dismiss(token)
                  }}
                >
                  {dismissWord}
                </Button>
              </div>
            </section>
            <SendLink page={page} {...{ name, token, expiresAt }} />
          </div>
        )
      })}
    </div>
  )
}

type SendLinkProps = Pick<Sent<'sendStaffLink'>, 'name' | 'page' | 'token'> & { expiresAt: string }

/** Sends a link that was just made to its owner, in the language of this window. The address is kept nowhere. */
function SendLink({ name, page, token, expiresAt }: SendLinkProps) {
  const { text, language } = useTranslation(linksText)
  const field = useId()
  const [address, setAddress] = useState('')
  const send = useCall('sendStaffLink', {
    says: ({ message }) => message,
    onSuccess: () => setAddress(''),
    onError: () => document.getElementById(field)?.focus(),
    isErrorShown: true,
  })
  const form = useForm({
    wrong: { [field]: !address.trim() && text.addressMissing },
    isBusy: send.isPending,
    send: () => send.mutate({ name, page, token, until: expiresAt, language, address: address.trim() }),
  })
  return (
    <Form form={form} submit={text.send} look="plain" className={styles.card} aria-label={text.sendOf(name)}>
      <TextField
        id={field}
        type="email"
        label={text.address}
        hint={text.addressHint}
        error={send.error?.message}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          send.reset()
        }}
      />
    </Form>
  )
}
