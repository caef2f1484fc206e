import { MESSAGE_KINDS, type StoredKind } from '@recruit/contract/mail/kinds'
import { type Language, normalise } from '@recruit/contract/text'
import { messagesText } from './text.ts'
import type { MessageLine } from './use-messages.ts'

export const kindName = (kind: StoredKind, language: Language): string =>
  kind === 'test' ? messagesText[language].test : MESSAGE_KINDS[kind].name[language]

/** A state in words; of what was only practised that it was. */
export function stateName(
  { state, isDryRun }: Pick<MessageLine, 'state' | 'isDryRun'>,
  language: Language,
): string {
  const { states, dryRun } = messagesText[language]
  return state === 'sent' && isDryRun ? `${states.sent} (${dryRun})` : states[state]
}

/** The reason of a message's state, '' without one. A mail server's answer begins with its three digits. */
export function reasonInWords(reason: string, language: Language): string {
  const { reasons, refused } = messagesText[language]
  if (!reason || reasons[reason]) return reasons[reason] ?? ''
  const code = /^([45])\d\d/.exec(reason)
  if (!code) return refused.broken(reason)
  const [number, first] = code
  if (first === '4') return refused.later(number)
  if (number === '552') return refused.full(number)
  return ['550', '551', '553'].includes(number) ? refused.unknown(number) : refused.other(number)
}

/** The explanation of a state, '' where its name is enough. */
export function meaningOf({ state, isDryRun, reason }: MessageLine, language: Language): string {
  const { meaning } = messagesText[language]
  if (state === 'sent') return isDryRun ? meaning.dryRun : meaning.sent
  const because = reasonInWords(reason, language)
  return state === 'uncertain' ? `${meaning.uncertain} ${because}`.trim() : because
}

const letters = (text: string) => normalise(text).toLocaleLowerCase()
/** Whether a name has the searched text in it. */
export const isNamed = (search: string) => {
  const sought = letters(search)
  return ({ name }: { name: string }) => letters(name).includes(sought)
}

const ENDED = ['sent', 'uncertain', 'failed', 'unreachable']
/** A test or a link belongs to no application whose address could be asked for. */
export const canResend = ({ state, kind }: Pick<MessageLine, 'state' | 'kind'>): boolean =>
  ENDED.includes(state) && kind !== 'test' && kind !== 'staffLink'
