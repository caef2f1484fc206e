import { dayHead } from '@recruit/contract/interview/grid-days'
import type { Language } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'
import { timeLabel } from '../../../ui/grid/grid-paint.ts'

type Interview = NonNullable<Reply<'reviewApplication'>['interview']>

/** '12.6(일) 14:20–14:40, 학관 301호'. */
export function interviewInWords(
  { day, start, minute, minutes }: Interview,
  language: Language,
  place = '',
): string {
  const times = `${timeLabel(start, minute)}–${timeLabel(start, minute + minutes)}`
  return `${dayHead(day, 0, language)} ${times}${place && `, ${place}`}`
}
