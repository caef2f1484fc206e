import { clockOf } from '@recruit/chassis/mysql/mysql'
import { GRID_DAYS, GRID_HOURS } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { digest } from '../shared/digest.ts'
import { brokenRules } from './broken-rules.ts'
import { type Candidate, hoursOn, instanceOf, type RunKind, type TimetableInput } from './timetable-input.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** What a run starts from and is applied to. */
export interface RunInput {
  /** The whole timetable. */
  all: TimetableInput
  /** What a run computes with. */
  meant: TimetableInput
  /** Applicants whose interview has begun: it stays as it is. */
  held: ReadonlySet<string>
}

/** The input of the running term's runs at this moment. */
export async function readRunInput(
  stores: TimetableStores,
  now: SettingsRecord,
  transaction?: Transaction,
): Promise<RunInput> {
  const all = await readInput(stores, now, transaction)
  const clock = await clockOf(stores.db, transaction)
  const begun = all.appointments.filter(({ day, start }) => hasBegun(clock, day, start))
  const published = await stores.timetables.published(
    begun.map(({ applicant }) => applicant),
    transaction,
  )
  // A place that no applicant has been given yet can still be another one, unless staff locked it.
  const isHeld = ({ applicant, day, start, isLocked }: (typeof begun)[number]) =>
    isLocked || published.get(applicant)?.some((one) => one.day === day && one.start === start)
  const held = new Set(begun.filter(isHeld).map(({ applicant }) => applicant))
  return { all, held, meant: meantBy(all, held, clock) }
}

const hasBegun = (clock: Date, day: string, start: number) =>
  appointmentTimes({ day, start, length: 1 }).begins <= clock

/**
 * Hours that have begun are closed, except for who has an interview in them. Those keep it, with its room and
 * interviewers; where that breaks a rule by now, they are no part of it. Who did not come is placed by hand alone.
 */
function meantBy(all: TimetableInput, held: ReadonlySet<string>, clock: Date): TimetableInput {
  const { days, absent, kept } = all
  const standing = all.appointments.map((one) => (held.has(one.applicant) ? { ...one, isLocked: true } : one))
  const firm = standing.filter(({ applicant }) => held.has(applicant))
  const isSound = brokenRules({ ...all, appointments: firm }, firm).length === 0
  const isOut = (id: string) => !isSound && held.has(id)
  const placed = new Set(standing.map(({ applicant }) => applicant))
  const begun = days.map((day) =>
    Array.from({ length: GRID_HOURS }, (_, start) => start)
      .filter((start) => hasBegun(clock, day, start))
      .reduce((bits, start) => bits | (1 << start), 0),
  )
  const used = (day: string) =>
    firm.reduce(
      (bits, one) => (one.day === day ? bits | (((1 << all.rules.length) - 1) << one.start) : bits),
      0,
    )
  const hours = hoursOn(all)
  const ahead = (one: Candidate): Candidate => ({
    ...one,
    interviewDays: days,
    interviewHours: [
      ...hours(one).map((bits, day) => bits & ~(begun[day] ?? 0)),
      ...Array<number>(GRID_DAYS).fill(0),
    ].slice(0, GRID_DAYS),
  })
  return {
    ...all,
    rules: {
      ...all.rules,
      closed: [
        ...all.rules.closed,
        ...days.map((day, at) => ({ day, hours: (begun[at] ?? 0) & ~used(day) })),
      ],
    },
    appointments: standing.filter(({ applicant }) => !isOut(applicant)),
    candidates: all.candidates
      .filter(({ id }) => !isOut(id) && (placed.has(id) || !absent.has(id)))
      .map((one) => (held.has(one.id) || kept.has(one.id) ? one : ahead(one))),
  }
}

/** Names a run's input: a run of another one is stale. */
export const inputDigest = ({ meant }: RunInput, kind: RunKind): string =>
  digest([meant.days, instanceOf(meant, 1, kind)])
