import { community } from '@recruit/contract/community'
import type { Gate, StoredKind } from '@recruit/contract/mail/kinds'
import { filledIn, type Values, type Words } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'

/** A message for the outbox. One for each application, kind, occasion and channel. */
export interface Message {
  term: number
  /** Null for messages without approval, which leave immediately. */
  mailing: string | null
  application: string
  kind: StoredKind
  /** Distinguishes messages of one kind, for example by a submission's number. */
  occasion: string
  gate: Gate
  /** It is sent only while its applicant sees this result. */
  only?: { pass?: string; date?: string }
  language: Language
  receiver: { name: string; address: string }
  subject: string
  text: string
  ics: string | null
}

/** The sender's name below every message, independent of the sender's address. */
const signature = (language: Language) => `\n\n--\n${community.siteTitle[language]}\n${community.email}\n`

/** The text of a message: the template with one receiver's values, and the signature. */
export function composed(words: Words, language: Language, values: Values): Words {
  const { subject, text } = filledIn(words, values)
  return { subject, text: `${text.trimEnd()}${signature(language)}` }
}
