import { dayHead } from '@recruit/contract/interview/grid-days'
import type { Language } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'
import { timeLabel } from '../../../ui/grid/grid-paint.ts'

type Interview = NonNullable<Reply<'reviewApplication'>['interview']>

/** '12.6(일) 14:20', for a list. */
export const beginsInWords = ({ day, start, minute }: Interview, language: Language): string =>
  `${dayHead(day, 0, language)} ${timeLabel(start, minute)}`

/** '12.6(일) 14:20–14:40, 학관 301호'. */
export function interviewInWords(interview: Interview, language: Language): string {
  const { start, minute, minutes, place } = interview
  const ends = timeLabel(start, minute + minutes)
  return `${beginsInWords(interview, language)}–${ends}${place && `, ${place}`}`
}
