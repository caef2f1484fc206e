import type { Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { shortName } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { hourLabel } from '../../../ui/grid/grid-paint.ts'
import type { Interviewer, TimetableRules } from '../use-timetable.ts'
import { boardText } from './text.ts'
import type { Spot } from './use-held.ts'

export type View = 'room' | 'interviewer'
interface Known {
  interviewers: Interviewer[]
  rules: TimetableRules
}

/** What things of the timetable are called in the language chosen now. */
export function useNames({ interviewers, rules }: Known) {
  const text = useText(boardText)
  const language = useLanguage((state) => state.language)
  const dayName = (day: string) => dayHead(day, 0, language)
  const roomName = (room: number) => text.room(rules.rules.roomNames[room] || `${room + 1}`)
  const interviewerName = (id: string) => interviewers.find((one) => one.id === id)?.name ?? text.removed
  const columnName = (view: View, column: string) =>
    view === 'room' ? roomName(Number(column)) : interviewerName(column)
  return {
    dayName,
    roomName,
    interviewerName,
    columnName,
    /** The word of a team, without 'team' where that says nothing more. */
    teamName: (team: Team) => shortName(team, language),
    spotName: (view: View, spot: Spot) =>
      spot === 'unplaced'
        ? text.unplacedShort
        : text.where(dayName(spot.day), hourLabel(spot.start), columnName(view, spot.column)),
  }
}
export type Names = ReturnType<typeof useNames>
