import { KIND_NAMES, MESSAGE_STATES, type MessageState, type StoredKind } from '@recruit/contract/mail/kinds'
import { choiceIn, flagIn, oneOfIn, searchSchema, textIn } from '../../ui/search-state.ts'

export const PARTS = ['mailings', 'mailbox', 'templates'] as const
export type Part = (typeof PARTS)[number]

/** The state in the screen's address. */
export interface Place {
  part: Part
  /** The mailing that is looked at, '' for their list. */
  mailing: string
  /** The message that is shown of it. */
  message: string
  /** Own words are being written. */
  isWriting: boolean
  state: MessageState | null
  kind: StoredKind | null
}

/** The state in the address; default values are left out. */
export const PLACE = searchSchema<Place>({
  part: choiceIn('part', { known: PARTS, usual: 'mailings' }),
  mailing: textIn('mailing'),
  message: textIn('message'),
  isWriting: flagIn('write', 'notice'),
  state: oneOfIn('state', MESSAGE_STATES),
  kind: oneOfIn<StoredKind>('kind', [...KIND_NAMES, 'test']),
})
