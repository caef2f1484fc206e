import { DRAFTED_KINDS, type DraftedKind, MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { sumOf } from '@recruit/contract/sum'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { CountsBar } from '../counts-bar.tsx'
import shared from '../messages.module.css'
import {
  type Counts,
  linkTo,
  type Mailing,
  type Mailings,
  PLACE,
  useChange,
  useMailings,
  useRemake,
} from '../use-messages.ts'
import { type Gates, isToApprove, toApprove, waitsOf } from '../waits.ts'
import { aboutOf, createName, datesOf } from '../words-of-message.ts'
import { DeliveryState } from './delivery-state.tsx'
import { EveningPlan } from './evening-plan.tsx'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

function Approvals({ mailings }: { mailings: Mailing[] }) {
  const { text, language } = useTranslation(overviewText)
  const waiting = mailings.filter(isToApprove)
  if (waiting.length === 0) return <p className={page.quiet}>{text.noApprovals}</p>
  return (
    <section className={`${page.card} ${styles.now}`} aria-labelledby="approvals">
      <h2 id="approvals">{text.approvals(waiting.length, sumOf(waiting, toApprove))}</h2>
      <ul>
        {waiting.map((mailing) => {
          const { id, kind } = mailing
          const people = toApprove(mailing)
          const name = MESSAGE_KINDS[kind].name[language]
          const about = aboutOf(mailing, language)
          return (
            <li key={id} className={`${page.actions} ${styles.line}`}>
              <p>
                <strong>{name}</strong> {waiting.length > 1 && text.approvalOf(people)}
                {about && ` · ${about}`}
              </p>
              <LinkButton
                small
                look="primary"
                to={linkTo({ mailing: id })}
                aria-label={text.approveOf(name, people)}
              >
                {text.approve}
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Whether mail leaves, what can be drafted, and how far every mailing of the term is. */
export function Overview() {
  return (
    <div className={shared.opened}>
      <Loaded query={useMailings()}>
        {(list) => (
          <>
            <div className={styles.first}>
              <Approvals mailings={list.mailings} />
              <DeliveryState list={list} />
            </div>
            <NewMessage />
            <OfTerm list={list} />
            <EveningPlan />
          </>
        )}
      </Loaded>
    </div>
  )
}

function NewMessage() {
  const { text, language } = useTranslation(overviewText)
  const { go } = useSearchState(PLACE)
  const draft = useChange('draftMailing')
  const press = (kind: DraftedKind) => {
    if (kind === 'notice') return go({ isWriting: true })
    if (draft.isPending) return
    draft.mutate(
      { kind },
      {
        onSuccess: ({ mailings: [first = '', ...others] }) => {
          if (others.length) toast(text.severalDrafted(others.length + 1))
          else go({ mailing: first })
        },
      },
    )
  }
  return (
    <section className={shared.part} aria-label={text.create}>
      <div className={`${page.actions} ${styles.head}`}>
        <h2>{text.create}</h2>
        <p className={page.quiet}>{text.draftsOnly}</p>
      </div>
      <ul className={`${styles.rows} ${styles.creates}`}>
        {DRAFTED_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" aria-disabled={draft.isPending || undefined} onClick={() => press(kind)}>
              <strong>{createName(kind, language)}</strong>
              <span>{text.notes[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Refused error={draft.error} />
    </section>
  )
}

/** The mailings of the term; receipts, which are sent without one, come last. */
function OfTerm({ list }: { list: Mailings }) {
  const { text, language } = useTranslation(overviewText)
  const { mailings, receipts } = list
  const { name } = MESSAGE_KINDS.receipt
  const hasReceipts = allOf(receipts) > 0
  return (
    <section className={shared.part} aria-label={text.mailings}>
      <h2>{text.mailings}</h2>
      {mailings.length === 0 && <p className={page.quiet}>{text.none}</p>}
      {(mailings.length > 0 || hasReceipts) && (
        <ul className={`${styles.rows} ${styles.mailings}`}>
          {mailings.map((mailing) => (
            <MailingRow key={mailing.id} mailing={mailing} gates={list} />
          ))}
          {hasReceipts && (
            <Row
              name={name[language]}
              to={linkTo({ part: 'mailbox', kind: 'receipt' })}
              when={text.receiptsNote}
              counts={receipts}
            />
          )}
        </ul>
      )}
    </section>
  )
}

const allOf = (counts: Counts) => sumOf(Object.values(counts), Number)

function MailingRow({ mailing, gates }: { mailing: Mailing; gates: Gates }) {
  const { text, language } = useTranslation(overviewText)
  const { id, kind, counts } = mailing
  const hasLeft = (counts.draft ?? 0) + (counts.approved ?? 0) + (counts.queued ?? 0) === 0
  const waits = hasLeft ? [] : waitsOf(mailing, gates, serverNow())
  const { created, approved, planned } = datesOf(mailing, language)
  return (
    <Row
      name={MESSAGE_KINDS[kind].name[language]}
      about={aboutOf(mailing, language)}
      to={linkTo({ mailing: id })}
      when={(!hasLeft && planned) || approved || created}
      counts={counts}
    >
      {waits.map((wait) => (
        <p key={wait} className={shared.waits}>
          {text.waits[wait]}
        </p>
      ))}
      <TemplateChanged mailing={mailing} />
    </Row>
  )
}

interface RowProps {
  name: string
  about?: string
  to: string
  when: string
  counts: Counts
  children?: ReactNode
}

/** What was or is to be sent, when, to how many, and what became of it. */
function Row({ name, about = '', to, when, counts, children }: RowProps) {
  const text = useText(overviewText)
  return (
    <li>
      <h3>
        <Link to={to} aria-label={text.openOf(name, about)}>
          {name}
        </Link>
        {about && <span className={page.quiet}> {about}</span>}
      </h3>
      <p className={page.quiet}>{when}</p>
      <p className={page.quiet}>{text.messages(allOf(counts))}</p>
      <CountsBar counts={counts} label={text.countsOf(name)} isBrief />
      {children}
    </li>
  )
}

/** The drafts were made with older words; what was approved stays as it was looked at. */
function TemplateChanged({ mailing }: { mailing: Mailing }) {
  const text = useText(overviewText)
  const remake = useRemake(mailing)
  if (!mailing.isOutdated || mailing.approvedAt) return null
  return (
    <div className={`${page.actions} ${styles.remade}`}>
      <p>{text.templateChanged}</p>
      <Button small busy={remake.isPending} onClick={remake.press}>
        {text.remake}
      </Button>
      <Refused error={remake.error} />
    </div>
  )
}
