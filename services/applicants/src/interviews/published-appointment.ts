import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import type { PublishedAppointment } from '../application/appointment.ts'
import type { DatedAppointment } from './answer.ts'
import type { Rules } from './rules.model.ts'

/**
 * In the community's usual form, which `writtenTime` reads back: '12.6(일) 14:00, 학관 301호', with the hours if more than
 * one. The text contains every field of an appointment, so that different appointments have different texts.
 */
export function published(
  { day, start, room, interviewers }: DatedAppointment,
  { length, roomNames }: Rules,
): Omit<PublishedAppointment, 'sequence'> {
  const place = roomNames[room] ?? ''
  const date = `${dayHead(day, 0, 'ko')} ${start + GRID_FIRST_HOUR}:00${place && `, ${place}`}${length > 1 ? ` (${length}시간)` : ''}`
  return { date, day, start, length, place, room, interviewers }
}
