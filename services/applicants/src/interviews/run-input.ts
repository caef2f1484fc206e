import { clockOf } from '@recruit/chassis/mysql/mysql'
import { GRID_DAYS } from '@recruit/contract/constants'
import { begunHours, hasBegun } from '@recruit/contract/interview/appointment-times'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { digest } from '../shared/digest.ts'
import { brokenRules } from './broken-rules.ts'
import {
  type Arranged,
  type Candidate,
  hoursOn,
  instanceOf,
  type RunKind,
  type TimetableInput,
} from './timetable-input.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** What a run starts from and is applied to. */
export interface RunInput {
  /** The whole timetable. */
  all: TimetableInput
  /** What a run computes with. */
  meant: TimetableInput
  /** Applicants whose interview has begun: it stays as it is. */
  held: ReadonlySet<string>
  /** In ms: the server's time. */
  clock: number
}

/** The input of the running term's runs at this moment. */
export async function readRunInput(
  stores: TimetableStores,
  now: SettingsRecord,
  transaction?: Transaction,
): Promise<RunInput> {
  const all = await readInput(stores, now, transaction)
  const clock = (await clockOf(stores.db, transaction)).getTime()
  const begun = all.appointments.filter(({ day, start }) => hasBegun(day, start, clock))
  const published = await stores.timetables.published(
    begun.map(({ applicant }) => applicant),
    transaction,
  )
  // A place that no applicant has been given yet can still be another one, unless staff locked it.
  const isHeld = ({ applicant, day, start, isLocked }: Arranged) =>
    isLocked || published.get(applicant)?.some((one) => one.day === day && one.start === start)
  const held = new Set(begun.filter(isHeld).map(({ applicant }) => applicant))
  return { all, held, clock, meant: meantBy(all, held, clock) }
}

/**
 * Hours that have begun are closed, except for who has an interview in them. Those keep it, with its room and
 * interviewers; one that breaks a rule by now is no part of it. Who did not come is placed by hand alone.
 */
function meantBy(all: TimetableInput, held: ReadonlySet<string>, clock: number): TimetableInput {
  const { days, absent, kept } = all
  const firm = soundOf(
    all,
    all.appointments.filter(({ applicant }) => held.has(applicant)),
  )
  const stays = new Set(firm.map(({ applicant }) => applicant))
  const isOut = (id: string) => held.has(id) && !stays.has(id)
  const placed = new Set(all.appointments.map(({ applicant }) => applicant))
  const begun = days.map((day) => begunHours(day, clock))
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
    appointments: all.appointments
      .filter(({ applicant }) => !isOut(applicant))
      .map((one) => (stays.has(one.applicant) ? { ...one, isLocked: true } : one)),
    candidates: all.candidates
      .filter(({ id }) => !isOut(id) && (placed.has(id) || !absent.has(id)))
      .map((one) => (held.has(one.id) || kept.has(one.id) ? one : ahead(one))),
  }
}

/** Of these appointments the ones that break no rule, alone or with each other. */
function soundOf(all: TimetableInput, held: Arranged[]): Arranged[] {
  if (held.length === 0) return held
  const broken = brokenRules({ ...all, appointments: held }, held)
  const isNamed = ({ applicant, day, interviewers }: Arranged) =>
    broken.some((one) =>
      one._id ? one._id === applicant : one.day === day && interviewers.includes(one.interviewer ?? ''),
    )
  const sound = held.filter((one) => !isNamed(one))
  // A rule that names no one cannot be met by leaving some out.
  return broken.length === 0 ? held : sound.length < held.length ? soundOf(all, sound) : []
}

/** Names what a run was made of, whatever the time is: a run of something else is stale. */
export const inputDigest = ({ all }: RunInput, kind: RunKind): string => {
  const placed = new Set(all.appointments.map(({ applicant }) => applicant))
  const candidates = all.candidates.filter(({ id }) => placed.has(id) || !all.absent.has(id))
  return digest([all.days, instanceOf({ ...all, candidates }, 1, kind)])
}
