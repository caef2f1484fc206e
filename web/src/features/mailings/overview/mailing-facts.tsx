import { ROLE_NAMES, ROLES } from '@recruit/contract/calls/roles'
import type { Language } from '@recruit/contract/text'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import shared from '../messages.module.css'
import type { Mailing } from '../use-messages.ts'
import { overviewText } from './text.ts'

/** A member appears by name, a shared key by its role. */
const approverName = (who: string, language: Language): string => {
  const role = ROLE_NAMES.find((name) => name === who)
  return role ? ROLES[role].name[language] : who
}

/** When a mailing was made, for when it is planned, who approved it. */
export function MailingFacts({ mailing }: { mailing: Mailing }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const { kind, occasion, createdAt, plannedAt, approvedAt, approvedBy } = mailing
  const [number = ''] = occasion.split(' ')
  const facts = [
    kind === 'results' && text.occasion(text.announcement(number)),
    kind === 'reminder' && text.occasion(occasion),
    text.created(dayAndTime(createdAt, language)),
    approvedAt
      ? text.approved(approverName(approvedBy, language), dayAndTime(approvedAt, language))
      : text.notApproved,
    plannedAt && text.planned(dayAndTime(plannedAt, language)),
  ]
  return <p className={shared.note}>{facts.filter(Boolean).join(' · ')}</p>
}
