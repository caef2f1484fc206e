import { bandOf } from '@recruit/contract/certainty/bands'
import { useText } from '../../i18n/text.ts'
import { sureText } from './sure-text.ts'

interface Props {
  /** In which share of draws the applicant is among the best. */
  sure: number
  places: number
}

export const percentOf = (share: number) => Math.round(100 * share)

/** The word for how sure it is that an applicant is among the best; its number is at the pointer. */
export function SureMark({ sure, places }: Props) {
  const text = useText(sureText)
  const band = bandOf(sure)
  return (
    <span title={`${text.chance(percentOf(sure), places)} ${text.meaning[band]}`}>{text.bands[band]}</span>
  )
}
