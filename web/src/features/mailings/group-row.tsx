import { MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import { sumOf } from '@recruit/contract/sum'
import { Link } from 'react-router-dom'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
import type { Line } from './alike.ts'
import styles from './message-table.module.css'
import { overviewText } from './overview/text.ts'
import { linkTo, type Mailing } from './use-messages.ts'
import { isToApprove, toApprove } from './waits.ts'
import { firstOf } from './words-of-message.ts'

export const marksOf = <Item,>({ items, isWithin }: Line<Item>) => ({
  'data-group': items.length > 1 || undefined,
  'data-within': isWithin,
})

interface OpenerProps<Item> {
  line: Line<Item>
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  /** Those to name, where one has several items. */
  people?: readonly { name: string }[]
  /** How many they are. */
  children: string
}

/** Opens and closes the rows of a group; closed, it names the first of them. */
export function Opener<Item extends { name: string }>({
  line,
  opened,
  onOpened,
  people = line.items,
  children,
}: OpenerProps<Item>) {
  const language = useLanguage()
  const { id, isOpen } = line
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onOpened(new Set(isOpen ? [...opened].filter((one) => one !== id) : [...opened, id]))}
    >
      <span className={styles.many}>{children}</span>{' '}
      {!isOpen && <span className={styles.firstOf}>{firstOf(people, language)}</span>}
    </button>
  )
}

/** From drafts of this kind to where they are approved. */
export function ToApproval({ kind, among }: { kind: MessageKind; among: readonly Mailing[] | undefined }) {
  const { text, language } = useTranslation(overviewText)
  const mailings = among?.filter((one) => one.kind === kind && isToApprove(one)) ?? []
  const [first, ...others] = mailings
  if (!first) return null
  const name = MESSAGE_KINDS[kind].name[language]
  return (
    <Link
      to={linkTo(others.length > 0 ? {} : { mailing: first.id })}
      aria-label={text.approveOf(name, sumOf(mailings, toApprove))}
    >
      {text.approve}
    </Link>
  )
}
