import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import { hasBegun } from '@recruit/contract/interview/appointment-times'
import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { type BrokenRule, brokenRules, refuseBroken } from './broken-rules.ts'
import { arrangedBy, isInRoom, proposalOf } from './proposal.ts'
import { readRunInput } from './run-input.ts'
import { type Arranged, inTurns, type KeptPlace, type TimetableInput } from './timetable-input.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** The author of a change to the running term's draft, and her language. */
export interface ArrangeContext {
  stores: TimetableStores
  now: SettingsRecord
  by: By
  language: Language
}

/** Changes the draft with this version; returns the next version. Throws 'staleVersion', and nothing changes then. */
function changing(
  { stores, now }: ArrangeContext,
  version: number,
  ids: string[],
  change: (input: TimetableInput, transaction: Transaction) => Promise<void>,
): Promise<number> {
  return inTransaction(stores.db, async (transaction) => {
    if ((await stores.timetables.lockForUpdate(now.term, transaction)) !== version)
      throw new AppError('staleVersion')
    await stores.timetables.lockApplicationsShared(now.term, transaction, ids)
    await change(await readInput(stores, now, transaction), transaction)
    return stores.timetables.advance(now.term, version, transaction)
  })
}

/**
 * Adds or moves one appointment, unless that breaks a rule. Another panel for an interview that holds several applicants
 * is one for all of them.
 */
export const placeAppointment = (
  context: ArrangeContext,
  {
    version,
    _id,
    turn: wantedTurn,
    ...place
  }: { version: number; _id: string } & Omit<Arranged, 'applicant' | 'isLocked'>,
): Promise<number> =>
  changing(context, version, [_id], async (input, transaction) => {
    const others = input.appointments.filter(({ applicant }) => applicant !== _id)
    const standing = input.appointments.find(({ applicant }) => applicant === _id)
    const kept = input.kept.get(_id)
    const isLocked = !kept && standing?.isLocked === true
    const isStaying = standing !== undefined && isInRoom(standing, place)
    const turn = wantedTurn ?? (isStaying ? standing.turn : undefined)
    const asked: Arranged = { ...place, applicant: _id, isLocked, isByHand: true, turn }
    if (!kept && !input.candidates.some(({ id }) => id === _id)) throw new AppError('notFound')
    const mates = isStaying ? others.filter((one) => isInRoom(one, place)) : []
    const after = others.map((one) =>
      mates.includes(one) ? { ...one, interviewers: place.interviewers } : one,
    )
    const arranged = inTurns(input, wantedTurn === undefined ? [...after, asked] : firmFirst(after, asked))
    const wanted = arranged.find((one) => one.applicant === _id) ?? asked
    if (wantedTurn !== undefined && wanted.turn !== wantedTurn) throw new AppError('turnTaken')
    const broken = brokenBy(kept ? withKept(input, kept) : input, [...after, wanted], wanted)
    // Kept places may get other interviewers.
    const keeping = mates.map(({ applicant }) => applicant).filter((id) => input.kept.has(id))
    if (kept && isInRoom(kept.place, wanted)) keeping.push(_id)
    refuseBroken(broken.filter(isOther(keeping)), context.language)
    await context.stores.timetables.put(context.now.term, [wanted], transaction)
    const turns = new Map(others.map(({ applicant, turn: before }) => [applicant, before]))
    const moved = arranged.filter((one) => one !== wanted && one.turn !== turns.get(one.applicant))
    await context.stores.timetables.order(moved, transaction)
    await context.stores.timetables.seat(
      mates.map(({ applicant }) => applicant),
      place.interviewers,
      transaction,
    )
  })

export const removeAppointment = (
  context: ArrangeContext,
  { version, _id }: { version: number; _id: string },
): Promise<number> =>
  changing(context, version, [_id], async (input, transaction) => {
    const others = input.appointments.filter(({ applicant }) => applicant !== _id)
    if (others.length === input.appointments.length) throw new AppError('notFound')
    const broken = brokenBy(input, others)
    // A kept place is locked for runs and moves, and staff release it by taking it off.
    refuseBroken(input.kept.has(_id) ? broken.filter(isOther([_id])) : broken, context.language)
    await context.stores.timetables.drop([_id], transaction)
  })

export const lockAppointments = (
  context: ArrangeContext,
  { version, ids, isLocked }: { version: number; ids: string[]; isLocked: boolean },
): Promise<number> =>
  changing(context, version, ids, async (input, transaction) => {
    const meant = input.appointments.filter(({ applicant }) => ids.includes(applicant))
    if (meant.length < new Set(ids).size) throw new AppError('notFound')
    await context.stores.timetables.put(
      context.now.term,
      // A kept place is locked anyway.
      meant.filter((one) => !input.kept.has(one.applicant)).map((one) => ({ ...one, isLocked })),
      transaction,
    )
  })

/** Applies a run's answer to the draft, if it changes what was seen and still keeps every rule. */
export async function applyRun(
  { stores, now, by, language }: ArrangeContext,
  { id, seen }: { id: string; seen: string },
): Promise<number> {
  // Read outside of the transaction, whose first read fixes its view of withdrawals until the applications are locked.
  const answer = (await stores.runs.get(now.term, id))?.answer
  if (!answer) throw new AppError('notFound')
  const ids = answer.appointments.map(({ applicant }) => applicant)
  return inTransaction(stores.db, async (transaction) => {
    const version = await stores.timetables.lockForUpdate(now.term, transaction)
    await stores.timetables.lockApplicationsShared(now.term, transaction, ids)
    const input = await readRunInput(stores, now, transaction)
    const wanted = arrangedBy(answer, input)
    if (proposalOf(id, wanted, input.all).seen !== seen) throw new AppError('timetableChanged')
    const isLate = ({ applicant, day, start }: Arranged) =>
      !input.held.has(applicant) && hasBegun(day, start, input.clock)
    if (wanted.some(isLate)) throw new AppError('timetableBegun')
    const meant = new Set(input.meant.candidates.map((one) => one.id))
    refuseBroken(
      brokenRules(
        input.meant,
        wanted.filter(({ applicant }) => meant.has(applicant)),
      ),
      language,
    )
    await stores.timetables.drop(
      input.all.candidates.map((one) => one.id),
      transaction,
    )
    await stores.timetables.put(now.term, wanted, transaction)
    await stores.history.append(by, [{ what: 'timetable', to: String(wanted.length) }], transaction)
    return stores.timetables.advance(now.term, version, transaction)
  })
}

const isOther =
  (applicants: string[]) =>
  ({ rule, _id = '' }: BrokenRule): boolean =>
    rule !== 'locked-changed' || !applicants.includes(_id)

/** A chosen turn is taken from those who are not locked. */
const firmFirst = (others: Arranged[], asked: Arranged): Arranged[] => [
  ...others.filter(({ isLocked }) => isLocked),
  asked,
  ...others.filter(({ isLocked }) => !isLocked),
]

/** The board with a kept place on it, unchanged or put back. */
const withKept = (input: TimetableInput, { candidate, place }: KeptPlace): TimetableInput => ({
  ...input,
  candidates: [...input.candidates.filter(({ id }) => id !== candidate.id), candidate],
  appointments: [
    ...input.appointments.filter(({ applicant }) => applicant !== candidate.id),
    { ...place, isLocked: true },
  ],
})

/** What a change breaks: rules that hold now, and every rule about the placed appointment. */
function brokenBy(input: TimetableInput, after: Arranged[], placed?: Arranged): BrokenRule[] {
  // The first of the hours in a row has no meaning: it changes when the run gets shorter.
  const keyOf = ({ said: _, hour, ...one }: BrokenRule) =>
    JSON.stringify(one.rule === 'interviewer-in-a-row' ? one : { ...one, hour })
  const before = new Set(brokenRules(input, input.appointments).map(keyOf))
  const concerns = ({ _id, interviewer, day }: BrokenRule) =>
    placed !== undefined &&
    (_id === placed.applicant ||
      (_id === undefined && day === placed.day && placed.interviewers.includes(interviewer ?? '')))
  return brokenRules(input, after).filter((one) => !before.has(keyOf(one)) || concerns(one))
}
