import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import type { Words } from '@recruit/contract/mail/template'
import type { Language } from '@recruit/contract/text'

/** The parts of own words in a language that say nothing yet: empty, or a text that is its greeting alone. */
export function lackingIn({ subject, text }: Words, language: Language): (keyof Words)[] {
  const { text: greeting } = defaultTemplates.notice[language]
  return [
    ...(subject.trim() ? [] : (['subject'] as const)),
    ...(['', greeting.trim()].includes(text.trim()) ? (['text'] as const) : []),
  ]
}
