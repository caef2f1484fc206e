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

export const marksOf = <Item,>({ items, within }: Line<Item>) => ({
  'data-group': items.length > 1 || undefined,
  'data-within': within !== undefined || undefined,
})

interface OpenerProps<Item> {
  line: Line<Item>
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  /** Replaces what it shows for those who hear it. */
  label?: string
  children: string
}

/** Opens and closes the rows of a group. */
export const Opener = <Item,>({
  line: { id, isOpen },
  opened,
  onOpened,
  label,
  children,
}: OpenerProps<Item>) => (
  <button
    type="button"
    aria-label={label}
    aria-expanded={isOpen}
    onClick={() => onOpened(new Set(isOpen ? [...opened].filter((one) => one !== id) : [...opened, id]))}
  >
    {children}
  </button>
)

/** Of a closed group, the first of its people; open, each has a row. */
export function FirstOf({
  isOpen,
  people,
}: {
  isOpen?: boolean | undefined
  people: readonly { name: string }[]
}) {
  const language = useLanguage()
  return !isOpen && <span className={styles.address}>{firstOf(people, language)}</span>
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
