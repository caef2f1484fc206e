import { DRAFTED_KINDS, type DraftedKind, MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { Link } from 'react-router-dom'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { shortTime } from '../../../ui/time/seoul-time.ts'
import { CountsBar, MailingState } from '../mailing-state.tsx'
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
import { type Gates, heldBack, waitsOf } from '../waits.ts'
import { openSubject } from '../words-of-message.ts'
import { EveningPlan } from './evening-plan.tsx'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** A message overdue for longer than this is no longer sent automatically. */
const LATE_MS = 5 * 60_000

/** Mail that works is sent within seconds. */
const OVERDUE_MS = 60_000

function DeliveryState({ list }: { list: Mailings }) {
  const { isDryRun, due, receipts } = list
  const { text, language } = useTranslation(overviewText)
  const isOverdue = due.since !== null && serverNow() - Date.parse(due.since) > OVERDUE_MS
  const isLate = due.since !== null && serverNow() - Date.parse(due.since) > LATE_MS
  const leaving = isDryRun === null ? text.notKnown : isDryRun ? text.dryRun : text.reallyLeaves
  const waiting = due.count > 0 ? text.due(due.count, shortTime(due.since, language)) : text.nothingDue
  const held = heldBack(list)
  const parts = (['paused', 'waiting'] as const)
    .filter((part) => held[part] > 0)
    .map((part) => text.held[part](held[part]))
  return (
    <section className={styles.delivery} aria-label={text.delivery}>
      <div className={styles.leaves} data-warns={isDryRun === true || isOverdue || undefined}>
        <h2>{text.delivery}</h2>
        {(isDryRun !== null || !isOverdue) && (
          <p>
            <strong>{leaving}</strong>
          </p>
        )}
        <p role="status" className={isOverdue ? styles.overdue : undefined}>
          {waiting}
        </p>
        {parts.length > 0 && <p>{text.heldBack(parts.join(' · '))}</p>}
        {isLate && (
          <p role="alert" className={styles.late}>
            {text.late}
          </p>
        )}
        {isOverdue && (
          <div>
            <LinkButton small to={paths.system}>
              {text.toSystem}
            </LinkButton>
          </div>
        )}
      </div>
      <div className={styles.receipts}>
        <h3>{text.receipts}</h3>
        <p className={page.quiet}>{text.receiptsNote}</p>
        <CountsBar counts={receipts} label={text.countsOf(text.receipts)} />
      </div>
    </section>
  )
}

function Approvals({ mailings }: { mailings: Mailing[] }) {
  const { text, language } = useTranslation(overviewText)
  const waiting = mailings.filter(({ approvedAt, counts }) => approvedAt === null && readersOf(counts) > 0)
  if (waiting.length === 0) return <p className={page.quiet}>{text.noApprovals}</p>
  return (
    <section className={`${page.card} ${styles.approvals}`} aria-labelledby="approvals">
      <h2 id="approvals">{text.approvals(waiting.length)}</h2>
      <ul>
        {waiting.map(({ id, kind, counts, template }) => {
          const name = MESSAGE_KINDS[kind].name[language]
          return (
            <li key={id} className={page.actions}>
              <p>
                <strong>{name}</strong> {text.approvalOf(readersOf(counts))}
                {kind === 'notice' && <span lang={language}> · {openSubject(template, language)}</span>}
              </p>
              <LinkButton
                small
                look="primary"
                to={linkTo({ mailing: id })}
                aria-label={text.approveOf(name, readersOf(counts))}
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

const readersOf = ({ draft = 0, unreachable = 0 }: Counts) => draft + unreachable

/** Whether mail leaves, what can be drafted, and how far every mailing of the term is. */
export function Overview() {
  const text = useText(overviewText)
  return (
    <div className={`${shared.opened} ${styles.overview}`}>
      <Loaded query={useMailings()}>
        {(list) => (
          <>
            <Approvals mailings={list.mailings} />
            <DeliveryState list={list} />
            <NewMessage />
            <EveningPlan />
            <section className={shared.part} aria-label={text.mailings}>
              <h2>{text.mailings}</h2>
              {list.mailings.length === 0 && <p className={page.quiet}>{text.none}</p>}
              <ul className={shared.part}>
                {list.mailings.map((mailing) => (
                  <MailingCard key={mailing.id} mailing={mailing} gates={list} />
                ))}
              </ul>
            </section>
          </>
        )}
      </Loaded>
    </div>
  )
}

function NewMessage() {
  const text = useText(overviewText)
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
      <h2>{text.create}</h2>
      <p className={page.quiet}>{text.draftsOnly}</p>
      <ul className={styles.creates}>
        {DRAFTED_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" aria-disabled={draft.isPending || undefined} onClick={() => press(kind)}>
              <strong>{text.creates[kind].name}</strong>
              <span>{text.creates[kind].note}</span>
            </button>
          </li>
        ))}
      </ul>
      <Refused error={draft.error} />
    </section>
  )
}

function MailingCard({ mailing, gates }: { mailing: Mailing; gates: Gates }) {
  const { text, language } = useTranslation(overviewText)
  const { id, kind, template, counts } = mailing
  const name = MESSAGE_KINDS[kind].name[language]
  const subject = openSubject(template, language)
  const hasLeft = (counts.draft ?? 0) + (counts.approved ?? 0) + (counts.queued ?? 0) === 0
  const waits = hasLeft ? [] : waitsOf(mailing, gates, serverNow())
  return (
    <li className={`${page.card} ${styles.card}`}>
      <h3>
        <Link to={linkTo({ mailing: id })} aria-label={text.openOf(name, subject)}>
          {name}
        </Link>
      </h3>
      <p className={styles.subject} lang={language}>
        {subject}
      </p>
      <MailingState mailing={mailing} waits={waits} waitsText={text.waits} label={text.countsOf(name)} />
      <Mended mailing={mailing} />
    </li>
  )
}

/** The drafts were made with older words; what was approved stays as it was looked at. */
function Mended({ mailing }: { mailing: Mailing }) {
  const text = useText(overviewText)
  const remake = useRemake(mailing)
  if (!mailing.isMended || mailing.approvedAt) return null
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
