import type { History } from '@recruit/chassis/audit-log/audit-log'
import { clockOf, queriesOf } from '@recruit/chassis/mysql/mysql'
import { GRID_DAYS } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { turnsOf } from '@recruit/contract/interview/pace'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import { NOT_NULL, Row, unpacked } from '../application/applicant.row.ts'
import type { PublishedAppointment } from '../application/appointment.ts'
import { type PersonalData, personalDataIn } from '../shared/personal-data.ts'
import type { Interviews, OnPublished } from '../shared/ports.ts'
import { periodOf } from '../shared/running-term.ts'
import { type RunAnswer, withoutApplicant } from './answer.ts'
import { appointmentAnswerStore } from './answers/appointment-answer.model.ts'
import { tapStore } from './day/tap.model.ts'
import { interviewerLinkStore, interviewerStore } from './interviewer.model.ts'
import { rulesStore } from './rules.model.ts'
import { runStore } from './run.model.ts'
import { timetableStore } from './timetable.model.ts'
import { type Arranged, inTurns, type KeptPlace, type TimetableInput } from './timetable-input.ts'

export function timetableStores(db: Sequelize, history: History, onPublished: OnPublished) {
  return {
    db,
    history,
    onPublished,
    interviewers: interviewerStore(db, history),
    rules: rulesStore(db, history),
    runs: runStore(db),
    timetables: timetableStore(db),
    links: interviewerLinkStore(db, history),
    answers: appointmentAnswerStore(db, history),
    taps: tapStore(db),
  }
}
export type TimetableStores = ReturnType<typeof timetableStores>

/**
 * The input of the running term's timetable; without days if the settings' text names none. An applicant with a kept
 * place on the board is a candidate for this place only, and locked to it.
 */
export async function readInput(
  stores: TimetableStores,
  now: SettingsRecord,
  transaction?: Transaction,
): Promise<TimetableInput> {
  const { interviewers, rules, timetables } = stores
  const { term } = now
  const period = periodOf(now)
  const candidates = await timetables.candidates(term, transaction)
  const { standing, keeping, kept, absences } = await readStanding(stores, term, transaction)
  const known = new Set(candidates.map(({ id }) => id))
  const drafted = standing.filter(({ applicant }) => known.has(applicant))
  const ruled = (await rules.read(term, transaction)).rules
  const everyone = [...candidates, ...keeping.map(({ keeper }) => keeper.candidate)]
  // A kept place has its turn before others get one, and still when it is over.
  const inOrder = [...keeping.map(({ appointment }) => appointment), ...drafted]
  const all = inTurns({ rules: ruled, candidates: everyone }, inOrder)
  const isOver = (id: string) => kept.get(id)?.isOver === true
  return {
    rules: ruled,
    candidates: everyone.filter(({ id }) => !isOver(id)),
    days: period ? namedDays(period) : [],
    columns: period?.days ?? null,
    interviewers: await interviewers.list(term, transaction),
    appointments: all.filter(({ applicant }) => !isOver(applicant)),
    over: keeping.flatMap(({ keeper: { candidate, isOver } }) =>
      all
        .filter(({ applicant }) => isOver && applicant === candidate.id)
        .map((one) => ({ ...one, candidate })),
    ),
    kept: new Map([...kept].filter(([id]) => !isOver(id))),
    absent: new Map([...absences].filter(([id]) => known.has(id))),
  }
}

/** The draft without those who did not come, and which of it are kept places. */
export async function readStanding(
  { db, timetables, taps }: Pick<TimetableStores, 'db' | 'timetables' | 'taps'>,
  term: number,
  transaction?: Transaction,
) {
  const all = await timetables.appointments(term, transaction)
  const absences = await taps.absences(term, transaction)
  // Who did not come leaves her place; she may have another one since.
  const isLeft = ({ applicant, day, start }: Pick<Arranged, 'applicant' | 'day' | 'start'>) => {
    const absence = absences.get(applicant)
    return absence?.day === day && absence.start === start
  }
  const places = await readKeptPlaces(db, term, transaction)
  const kept = new Map(places.filter(({ place }) => !isLeft(place)).map((one) => [one.candidate.id, one]))
  const standing = all.filter((one) => !isLeft(one))
  const keeping = standing.flatMap((one) => {
    const keeper = kept.get(one.applicant)
    return keeper ? [{ keeper, appointment: keptAppointment(keeper, one) }] : []
  })
  return { standing, keeping, kept, absences }
}

/** A kept place on the board. Staff may change its interviewers, never its hour or room. */
function keptAppointment({ place }: KeptPlace, drafted: Arranged): Arranged {
  const isThere = drafted.day === place.day && drafted.start === place.start && drafted.room === place.room
  return { ...(isThere ? drafted : place), turn: place.turn, isLocked: true, read: place.read }
}

/** The kept places, on the board or taken off it. */
export async function readKeptPlaces(
  db: Sequelize,
  term: number,
  transaction?: Transaction,
): Promise<KeptPlace[]> {
  const rows = await Row.findAll({
    where: {
      term,
      pass: { [Op.ne]: '1stPass' },
      submissions: { [Op.gt]: 0 },
      publishedAppointments: NOT_NULL,
    },
    attributes: ['id', 'name', 'team', 'publishedAppointments'],
    order: ['team', 'name', 'id'],
    raw: true,
    transaction,
  })
  const clock = rows.length ? await clockOf(db, transaction) : new Date()
  return rows.flatMap(({ publishedAppointments, ...who }) => {
    const kept = unpacked<PublishedAppointment[]>(publishedAppointments).find((one) => one.isKept)
    if (!kept || kept.isRemoved) return []
    const { day, start, length, room, interviewers, turn, minute = 0, minutes = length * 60 } = kept
    if (room === undefined || interviewers === undefined) return []
    const [bits, none] = [(2 ** length - 1) << start, Array<number>(GRID_DAYS - 1).fill(0)]
    const candidate = { ...who, interviewHours: [bits, ...none], interviewDays: [day] }
    return [
      {
        candidate,
        isOver: appointmentTimes(kept).ends <= clock,
        place: { applicant: who.id, day, start, room, interviewers, turn, read: { minute, minutes } },
      },
    ]
  })
}

/** Removes a single application from computed results too; with a whole term all of those go. */
async function forgetInRuns(
  db: Sequelize,
  term: number,
  id: string,
  transaction: Transaction,
): Promise<void> {
  const { select, write } = queriesOf(db)
  const runs = await select<{ id: string; result: unknown }>(
    'SELECT id, result FROM timetable_runs WHERE term = ? AND LOCATE(?, result) > 0 FOR UPDATE',
    [term, id],
    transaction,
  )
  for (const run of runs) {
    const result = JSON.stringify(withoutApplicant(unpacked<RunAnswer>(run.result), id))
    await write('UPDATE timetable_runs SET result = ? WHERE id = ?', [result, run.id], transaction)
  }
}

/** The appointments and what was tapped on their day; names of interviewers go with the term. */
export function timetableOfApplicants(db: Sequelize): PersonalData {
  const ofApplication = ['appointments', 'interview_taps']
  const ofTerm = ['interviewers', 'timetable_rules', 'timetable_runs', 'timetables', 'interviewer_links']
  const { forget, forgetTerm } = personalDataIn(db, { ofApplication, ofTerm: [...ofTerm, ...ofApplication] })
  return {
    forgetTerm,
    async forget(removed, transaction) {
      await forget(removed, transaction)
      const { term, ids, why } = removed
      // Results of an expired term are removed whole.
      if (why === 'withdrawn') for (const id of ids) await forgetInRuns(db, term, id, transaction)
    },
  }
}

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
