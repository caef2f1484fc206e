import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { CallError } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { MailingState } from '../mailing-state.tsx'
import shared from '../messages.module.css'
import { overviewText } from '../overview/text.ts'
import { type MailingRead, useMailing, useMailings } from '../use-messages.ts'
import { type Gates, onTheWay, waitsOf } from '../waits.ts'
import styles from './mailing.module.css'
import { MailingActions } from './mailing-actions.tsx'
import { People } from './people.tsx'
import { mailingText } from './text.ts'

/** One mailing: its actions, its recipients, and each message as it is sent. */
export function MailingView({ id }: { id: string }) {
  const text = useText(mailingText)
  const list = useMailings()
  const query = useMailing(id, list.data)
  const isGone = query.error instanceof CallError && query.error.status === 404
  if (isGone) return <p role="alert">{text.gone}</p>
  return (
    <Loaded query={list}>
      {(gates) => (
        <Loaded query={query}>
          {(read) => <Read read={read} gates={gates} isDryRun={gates.isDryRun === true} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Read({ read, gates, isDryRun }: { read: MailingRead; gates: Gates; isDryRun: boolean }) {
  const text = useText(mailingText)
  const { templateChanged } = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const { mailing, messages } = read
  const { kind, counts } = mailing
  const name = MESSAGE_KINDS[kind].name[language]
  const left = onTheWay(counts) + (counts.approved ?? 0)
  const waits = left + (counts.draft ?? 0) > 0 ? waitsOf(mailing, gates, serverNow()) : []
  const ended =
    messages.length - left - (counts.draft ?? 0) - (mailing.approvedAt ? 0 : (counts.unreachable ?? 0))
  return (
    <>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p lang={language}>{mailing.template[language].subject}</p>
        <MailingState mailing={mailing} waits={waits} waitsText={text.waits} label={name} />
        {/* Spoken at each reading that changes it, without a word in between. */}
        <p role="status" className={page.quiet}>
          {mailing.approvedAt ? text.progress(ended, messages.length) : ''}
        </p>
        {mailing.isMended && !mailing.approvedAt && <p className={shared.waits}>{templateChanged}</p>}
      </header>
      <MailingActions read={read} waits={waits} isDryRun={isDryRun} />
      <People mailing={mailing} messages={messages} />
    </>
  )
}
