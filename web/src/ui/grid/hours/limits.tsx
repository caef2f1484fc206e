import { GRID_HOURS } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../controls/text-field.tsx'
import { hoursText } from './text.ts'

/** An interviewer's limits; one above this would limit nothing. */
export const LIMITS = ['mostPerDay', 'mostInARow'] as const
export const LIMIT_MAX = GRID_HOURS
type Limit = (typeof LIMITS)[number]
/** As they are typed; empty: none. */
export type Limits = Record<Limit, string>

/** A typed whole number between two limits; null for anything else. */
export function wholeNumber(typed: string, min: number, max: number): number | null {
  const digits = typed.trim()
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= min && number <= max ? number : null
}

export const typedLimits = (stored: Record<Limit, number | null>): Limits => ({
  mostPerDay: String(stored.mostPerDay ?? ''),
  mostInARow: String(stored.mostInARow ?? ''),
})
export const sentLimits = (typed: Limits): Record<Limit, number | null> => ({
  mostPerDay: wholeNumber(typed.mostPerDay, 1, LIMIT_MAX),
  mostInARow: wholeNumber(typed.mostInARow, 1, LIMIT_MAX),
})
export const isWrongLimit = (typed: string): boolean =>
  typed.trim() !== '' && wholeNumber(typed, 1, LIMIT_MAX) === null

interface Props {
  typed: Limits
  set: (part: Partial<Limits>) => void
  /** What is wrong shows while it is typed. */
  isEager?: boolean
}

export function LimitFields({ typed, set, isEager = false }: Props) {
  const text = useText(hoursText)
  return LIMITS.map((limit) => (
    <TextField
      key={limit}
      id={limit}
      inputMode="numeric"
      optional
      label={text[limit]}
      hint={text.emptyIsFree}
      error={isEager && isWrongLimit(typed[limit]) ? text.limitWrong(LIMIT_MAX) : undefined}
      value={typed[limit]}
      onChange={(value) => set({ [limit]: value })}
    />
  ))
}
