import { KIND_NAMES, MESSAGE_STATES, type StoredKind } from '@recruit/contract/mail/kinds'
import { choiceIn, flagIn, oneOfIn, searchSchema, textIn } from '../../ui/search-state.ts'

export const PARTS = ['mailings', 'people', 'mailbox', 'templates'] as const
export const KINDS: readonly StoredKind[] = [...KIND_NAMES, 'test']

/** The state in the address; default values are left out. */
export const PLACE = searchSchema({
  part: choiceIn('part', { known: PARTS, usual: 'mailings' }),
  /** The mailing that is looked at, '' for their list. */
  mailing: textIn('mailing'),
  /** The message that is shown of it. */
  message: textIn('message'),
  /** Part of the name of who gets it. */
  search: textIn('q'),
  /** Own words are being written. */
  isWriting: flagIn('write', 'notice'),
  state: oneOfIn('state', MESSAGE_STATES),
  kind: oneOfIn('kind', KINDS),
})
export type Place = ReturnType<typeof PLACE.read>
