import type { Words } from '@recruit/contract/mail/template'

/** The parts of own words that say nothing yet: empty, or a text that is still the greeting it began with. */
export function lackingIn({ subject, text }: Words, begun: Words): (keyof Words)[] {
  const isBare = text.trim() === '' || text.trim() === begun.text.trim()
  return [...(subject.trim() ? [] : (['subject'] as const)), ...(isBare ? (['text'] as const) : [])]
}
