import { PASSPHRASE_MAX, PASSPHRASE_MIN } from '../constants.ts'
import { lengthOf, memberKeyOf } from '../text.ts'
import { whyGuessable } from './staff-key.ts'

export type PassphraseProblem = 'short' | 'long' | 'guessable'

/** Why a member cannot use a passphrase, or null. Her own name in it adds no strength. */
export function passphraseProblem(passphrase: string, name: string): PassphraseProblem | null {
  const length = lengthOf(passphrase)
  if (length < PASSPHRASE_MIN) return 'short'
  if (length > PASSPHRASE_MAX) return 'long'
  const plain = memberKeyOf(passphrase)
  const withoutName = plain.replaceAll(memberKeyOf(name), '')
  return whyGuessable(plain) || whyGuessable(withoutName) ? 'guessable' : null
}
