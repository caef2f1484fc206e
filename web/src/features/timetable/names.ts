import type { Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { shortName } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import { firstNames, nameOf } from '../staff/first-names.ts'
import { boardText } from './board/text.ts'
import type { Spot } from './board/use-held.ts'
import { runsText } from './runs/text.ts'
import { withoutBuilding } from './short-rooms.ts'
import { type Place, useInterviewers, useRules } from './use-timetable.ts'

export type View = 'room' | 'interviewer'

/** What days, hours, rooms and people of the timetable are called in the language chosen now. */
export function useNames() {
  const { text, language } = useTranslation(runsText, boardText)
  const roomNames = useRules().data?.rules.roomNames ?? []
  const interviewers = useInterviewers().data?.interviewers ?? []
  const dayName = (day: string) => dayHead(day, 0, language)
  /** '12.5(토) 14:00'. */
  const when = (day: string, start: number) => `${dayName(day)} ${hourLabel(start)}`
  const nameOfRoom = (names: readonly string[]) => (room: number) => text.room(names[room] || `${room + 1}`)
  const roomName = nameOfRoom(roomNames)
  const interviewerName = (id: string) => interviewers.find((one) => one.id === id)?.name ?? text.removed
  const columnName = (view: View, column: string) =>
    view === 'room' ? roomName(Number(column)) : interviewerName(column)
  return {
    dayName,
    when,
    roomName,
    shortRoomName: nameOfRoom(withoutBuilding(roomNames)),
    interviewerName,
    columnName,
    /** The word of a team, without 'team' where that says nothing more. */
    teamName: (team: Team) => shortName(team, language),
    spotName: (view: View, spot: Spot) =>
      spot === 'unplaced'
        ? text.unplacedShort
        : text.where(dayName(spot.day), hourLabel(spot.start), columnName(view, spot.column)),
    /** Day, hour and room. */
    where: (place: Place | null) =>
      place ? `${when(place.day, place.start)} · ${roomName(place.room)}` : text.noPlace,
    panel: ({ interviewers }: Pick<Place, 'interviewers'>) => interviewers.map(interviewerName).join(', '),
    names: (all: { name: string }[]) => firstNames(all.map(nameOf), language),
  }
}
export type Names = ReturnType<typeof useNames>
