import type { Team } from '@recruit/contract/constants'
import { oneLine } from '@recruit/contract/mail/template'
import { teamNames } from '@recruit/contract/team-names'
import type { Language } from '@recruit/contract/text'
import { inSeoul } from '../use-cases/reporting/in-words.ts'
import { composed, type Message } from './message.ts'
import type { KindTemplate } from './template.model.ts'

/** What a receipt is made of: an application that has just been submitted. */
export interface Submitted {
  id: string
  term: number
  name: string
  email: string
  team: Team
  submittedAt: Date | null
  submissions: number
}

/** The receipt of a submission, in the language in which it was made: that it arrived, when, and nothing of what was written. */
export function receiptOf(
  { id, term, name, email, team, submittedAt, submissions }: Submitted,
  language: Language,
  { template }: KindTemplate,
  link: string,
): Message | null {
  if (!submittedAt) return null
  const values = {
    ...{ name, link, team: teamNames[team][language] },
    ...{ time: inSeoul(submittedAt), submissions: String(submissions) },
  }
  return {
    ...{ term, mailing: null, application: id, kind: 'receipt', occasion: String(submissions) },
    ...{ gate: 'none', language, receiver: { name: oneLine(name), address: email } },
    ...{ ...composed(template[language], language, values), ics: null },
  }
}
