import { turnsOf } from '@recruit/contract/interview/pace'
import type { Interviews } from '../shared/ports.ts'
import { inTurns } from './timetable-input.ts'
import { readStanding, type TimetableStores } from './timetable-stores.ts'

/**
 * A team's interviews on the timetable in the order of their times, with the members of the staff on each panel. An
 * applicant who has read an appointment stays in it after a decision.
 */
export const interviewsOn =
  (stores: TimetableStores): Interviews =>
  async (term, team) => {
    const { interviewers, timetables } = stores
    const [{ standing, keeping, kept }, people, { rules }, teams] = await Promise.all([
      readStanding(stores, term),
      interviewers.list(term),
      stores.rules.read(term),
      timetables.teamsToAnnounce(term),
    ])
    const known = new Map(people.map((one) => [one.id, one]))
    const candidates = [...teams].map(([id, its]) => ({ id, team: its }))
    // The turns are those of the board.
    const own = [
      ...keeping.map(({ appointment }) => appointment),
      ...standing.filter(({ applicant }) => teams.has(applicant) && !kept.has(applicant)),
    ]
    const { minutes, begins } = turnsOf(rules, team)
    return inTurns({ rules, candidates }, own)
      .filter(({ applicant }) => teams.get(applicant) === team)
      .map(({ applicant, day, start, room, turn, read, interviewers: panel }) => ({
        application: applicant,
        ...{ day, start, length: rules.length, minute: begins[turn] ?? 0, minutes, ...read },
        place: rules.roomNames[room] ?? '',
        panel: panel.flatMap((id) => {
          const one = known.get(id)
          return one?.member ? [{ id: one.member, name: one.name }] : []
        }),
      }))
      .sort((one, other) => timeOf(one).localeCompare(timeOf(other)))
  }

const timeOf = ({ day, start, minute }: { day: string; start: number; minute: number }) =>
  `${day} ${String(start * 60 + minute).padStart(4, '0')}`
