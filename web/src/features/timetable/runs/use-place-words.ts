import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { useInterviewers, useRules } from '../use-timetable.ts'
import { runsText } from './text.ts'
import type { Place } from './use-runs.ts'

/** This many are named, of the others their number. */
const MOST_NAMES = 8

/** Days, hours, rooms and people of the timetable in words. */
export function usePlaceWords() {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
  const roomNames = useRules().data?.rules.roomNames ?? []
  const interviewers = useInterviewers().data?.interviewers ?? []
  const day = (date: string) => dayHead(date, 0, language)
  /** '12.5(토) 14:00'. */
  const when = (date: string, start: number) => `${day(date)} ${start + GRID_FIRST_HOUR}:00`
  const room = (number: number) => roomNames[number] || text.room(number + 1)
  const interviewer = (id: string) => interviewers.find((one) => one.id === id)?.name ?? '?'
  const time = (place: Place | null) => (place ? when(place.day, place.start) : text.noPlace)
  return {
    day,
    when,
    time,
    interviewer,
    /** Day, hour and room. */
    where: (place: Place | null) => (place ? `${time(place)} · ${room(place.room)}` : text.noPlace),
    panel: (place: Place | null) => place?.interviewers.map(interviewer).join(', ') ?? '',
    names: (all: { name: string }[]) => {
      const shown = all.slice(0, MOST_NAMES).map(({ name }) => name)
      return all.length > MOST_NAMES ? text.more(shown.join(', '), all.length - MOST_NAMES) : shown.join(', ')
    },
  }
}
