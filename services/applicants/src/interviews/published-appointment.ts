import { GRID_FIRST_HOUR, type Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { turnsOf } from '@recruit/contract/interview/pace'
import type { PublishedAppointment } from '../application/appointment.ts'
import type { Rules } from './rules.model.ts'
import type { Arranged } from './timetable-input.ts'

/**
 * In the community's usual form, which `writtenTime` reads back: '12.6(일) 14:20, 학관 301호 (20분)', without the length of
 * an hour for one. The text contains every field that an applicant reads, so that different appointments have different texts.
 */
export function published(
  { day, start, room, turn = 0, interviewers }: Arranged,
  rules: Rules,
  team: Team,
): Omit<PublishedAppointment, 'sequence'> {
  const { minutes, people, begins } = turnsOf(rules, team)
  const minute = begins[turn] ?? 0
  const place = rules.roomNames[room] ?? ''
  const time = `${start + GRID_FIRST_HOUR + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  const date = `${dayHead(day, 0, 'ko')} ${time}${place && `, ${place}`}${minutes === 60 && people === 1 ? '' : ` (${lengthInWords(minutes)})`}`
  return { date, day, start, length: rules.length, minute, minutes, place, room, turn, interviewers }
}

const lengthInWords = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`
