import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { Link } from 'react-router-dom'
import { serverNow } from '../../../api/server-clock.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { MailingState } from '../mailing-state.tsx'
import { PLACE } from '../place.ts'
import { type Mailing, useRemake } from '../use-messages.ts'
import { type Gates, waitsOf } from '../waits.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** One mailing: its kind, its progress, and what it waits for. */
export function MailingCard({ mailing, gates }: { mailing: Mailing; gates: Gates }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const { id, kind, template, counts } = mailing
  const name = MESSAGE_KINDS[kind].name[language]
  const { subject } = template[language]
  const hasLeft = (counts.draft ?? 0) + (counts.approved ?? 0) + (counts.queued ?? 0) === 0
  const waits = hasLeft ? [] : waitsOf(mailing, gates, serverNow())
  return (
    <li className={styles.card}>
      <h3>
        <Link
          to={`${paths.messages}?${PLACE.write({ mailing: id })}`}
          aria-label={text.openOf(name, subject)}
        >
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
    <div className={styles.mended}>
      <p>{text.mended}</p>
      <Button small busy={remake.isPending} onClick={remake.press}>
        {text.remake}
      </Button>
      <Refused error={remake.error} />
    </div>
  )
}
