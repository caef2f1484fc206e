import { MESSAGE_KINDS, MESSAGE_STATES } from '@recruit/contract/mail/kinds'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { useLanguage, useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/choice.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { LoadedAll } from '../../../ui/feedback/loaded.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import page from '../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import { useMoreBelow } from '../../../ui/windowed/more-below.ts'
import { CountsBar } from '../counts-bar.tsx'
import { Letter, Resend } from '../letter.tsx'
import shared from '../messages.module.css'
import { DueNote } from '../overview/delivery-state.tsx'
import { overviewText } from '../overview/text.ts'
import { ownPart, sharedSubject } from '../shared-subject.ts'
import { messagesText } from '../text.ts'
import {
  type Mailing,
  type MailingRead,
  type Mailings,
  type MessageLine,
  PLACE,
  useMailing,
  useMailings,
} from '../use-messages.ts'
import { onTheWay, waitsOf } from '../waits.ts'
import { aboutOf, canResend, datesOf, isNamed, reasonInWords, stateName } from '../words-of-message.ts'
import styles from './mailing.module.css'
import { MailingActions } from './mailing-actions.tsx'
import { mailingText } from './text.ts'

/** One mailing: its actions, its recipients, and each message as it is sent. */
export function MailingView({ id }: { id: string }) {
  const text = useText(mailingText)
  const list = useMailings()
  const query = useMailing(id, list.data)
  const isGone = query.error instanceof CallError && query.error.status === 404
  if (isGone) return <p role="alert">{text.gone}</p>
  return (
    <LoadedAll queries={{ list, read: query }}>
      {({ list, read }) => <Read read={read} list={list} />}
    </LoadedAll>
  )
}

function Read({ read, list }: { read: MailingRead; list: Mailings }) {
  const { text, language } = useTranslation(mailingText)
  const overview = useText(overviewText)
  const { mailing, messages } = read
  const { kind, counts, approvedAt } = mailing
  const name = MESSAGE_KINDS[kind].name[language]
  const left = onTheWay(counts) + (counts.approved ?? 0)
  const waits = left + (counts.draft ?? 0) > 0 ? waitsOf(mailing, list, serverNow()) : []
  const ended =
    messages.length - left - (counts.draft ?? 0) - (mailing.approvedAt ? 0 : (counts.unreachable ?? 0))
  const about = aboutOf(mailing, language)
  const { created, approved, planned } = datesOf(mailing, language)
  const facts = [created, approved ?? overview.notApproved, planned]
  return (
    <>
      <header className={styles.head}>
        <h2>{name}</h2>
        {about && <p>{about}</p>}
        <p className={page.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        {waits.map((wait) => (
          <p key={wait} className={shared.waits}>
            {text.waits[wait]}
          </p>
        ))}
        {(approvedAt || Object.keys(counts).length > 1) && <CountsBar counts={counts} label={name} />}
        {/* Spoken at each reading that changes it, without a word in between. */}
        <p role="status" className={page.quiet}>
          {approvedAt ? text.progress(ended, messages.length) : ''}
        </p>
        {/* Also before the approval: what is approved waits behind it. */}
        {(counts.queued ?? 0) + (counts.draft ?? 0) > 0 && waits.length === 0 && (
          <DueNote list={list} saysLate={overview.mailIsLate[approvedAt ? 'after' : 'before']} />
        )}
        {mailing.isOutdated && !approvedAt && <p className={shared.waits}>{overview.templateChanged}</p>}
      </header>
      <MailingActions read={read} waits={waits} isDryRun={list.isDryRun === true} />
      <People mailing={mailing} messages={messages} />
    </>
  )
}

/** The recipients of a mailing at the left, the selected one's message at the right; J and K move. */
function People({ mailing, messages }: { mailing: Mailing; messages: MessageLine[] }) {
  const text = useText(messagesText, mailingText)
  const { state: place, change } = useSearchState(PLACE)
  const states = MESSAGE_STATES.filter((state) => (mailing.counts[state] ?? 0) > 0)
  const filter = place.state ?? ''
  const shown = messages.filter(({ state }) => !filter || state === filter).filter(isNamed(place.search))
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === place.message),
  )
  const one = shown[at]
  const step = (by: number) => {
    const next = shown[at + by]
    if (next) change({ message: next.id })
  }
  useKeys(({ kind }) => {
    if (kind === 'next') step(1)
    if (kind === 'previous') step(-1)
  })
  // On a phone the message comes first; the buttons around it lead to the next one.
  const list = useRef<HTMLUListElement>(null)
  const begin = sharedSubject(messages, useLanguage())
  const more = useMoreBelow(list, shown.length)
  const fold = useRef<HTMLDetailsElement>(null)
  const isFolded = useMedia(ONE_COLUMN)
  // Opened once: it does not close over a search that is emptied.
  const [isOpen] = useState(Boolean(filter || place.search))
  const side = (
    <div className={styles.side}>
      <SearchField
        id="mailing-search"
        label={text.search}
        value={place.search}
        onSearch={(search) => change({ search })}
      />
      {(states.length > 1 || filter) && (
        <Select
          label={text.filter}
          value={filter}
          options={[
            { value: '' as const, label: text.all(messages.length) },
            ...states.map((value) => ({
              value,
              label: `${text.states[value]} (${mailing.counts[value] ?? 0})`,
            })),
          ]}
          onChange={(state) => change({ state: state || null })}
        />
      )}
      {shown.length === 0 && <p className={page.quiet}>{text.noOne}</p>}
      {!isFolded && <p className={page.quiet}>{text.receivers(shown.length)}</p>}
      <ul ref={list} className={`${shared.choices} ${shared.states} ${styles.list} ${more}`}>
        {shown.map((line) => (
          <Person
            key={line.id}
            line={line}
            says={ownPart(line.subject, begin)}
            isShown={line.id === one?.id}
            hasState={states.length > 1 || line.isDryRun}
            onShow={() => {
              change({ message: line.id })
              if (!fold.current) return
              fold.current.open = false
              fold.current.querySelector('summary')?.focus()
            }}
          />
        ))}
      </ul>
    </div>
  )
  return (
    <section className={styles.people} aria-label={text.people}>
      {isFolded ? (
        <details ref={fold} open={isOpen || undefined}>
          <summary>{text.receivers(shown.length)}</summary>
          {side}
        </details>
      ) : (
        side
      )}
      {one && (
        <div className={styles.shown}>
          <div className={`${page.actions} ${styles.steps}`}>
            <p role="status">{text.place(at + 1, shown.length, one.name)}</p>
            <Button
              small
              busy={at === 0}
              aria-label={text.previous}
              aria-keyshortcuts="K"
              onClick={() => step(-1)}
            >
              {text.previous}{' '}
              <span aria-hidden="true" className={styles.key}>
                (K)
              </span>
            </Button>
            <Button
              small
              busy={at === shown.length - 1}
              aria-label={text.next}
              aria-keyshortcuts="J"
              onClick={() => step(1)}
            >
              {text.next}{' '}
              <span aria-hidden="true" className={styles.key}>
                (J)
              </span>
            </Button>
          </div>
          <Letter key={one.id} id={one.id} />
          {mailing.approvedAt && canResend(one) && <Resend messages={[one]} className={page.actions} />}
        </div>
      )}
    </section>
  )
}

interface PersonProps {
  line: MessageLine
  /** Of its subject what the others do not say. */
  says: string
  isShown: boolean
  /** Others of the mailing are in another state, or it was only practised. */
  hasState: boolean
  onShow: () => void
}

function Person({ line, says, isShown, hasState, onShow }: PersonProps) {
  const language = useLanguage()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [element, list] = [item.current, item.current?.parentElement]
    if (!isShown || !element || !list) return
    // The list alone is moved, never the page.
    const [above, below] = [element.offsetTop, element.offsetTop + element.offsetHeight]
    if (above < list.scrollTop) list.scrollTop = above
    else if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight
  }, [isShown])
  const because = line.state === 'sent' ? '' : reasonInWords(line.reason, language)
  return (
    <li ref={item}>
      <button type="button" aria-current={isShown || undefined} onClick={onShow}>
        <strong>{line.name}</strong>
        {hasState && <span data-state={line.state}>{stateName(line, language)}</span>}
        {says && <span className={styles.below}>{says}</span>}
        {because && <span className={styles.below}>{because}</span>}
      </button>
    </li>
  )
}
