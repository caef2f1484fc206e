import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { clockOf, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Reason } from '@recruit/contract/calls/reasons'
import { mayCall } from '@recruit/contract/calls/roles'
import type { Pass, Team } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { dayOf } from '@recruit/contract/interview/day'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { Op, type Transaction } from 'sequelize'
import { NOT_NULL, PHONE_NOW, Row, unpacked } from '../../application/applicant.row.ts'
import {
  answerTo,
  appointmentOf,
  interviewUid,
  type PublishedAppointment,
} from '../../application/appointment.ts'
import { lastAnnouncementOf } from '../../application/shown-result.ts'
import { seoulDay } from '../../shared/seoul-time.ts'
import type { Interviewer } from '../interviewer.model.ts'
import type { TimetableStores } from '../timetable-stores.ts'
import { keyOf, type PlannedTap, type StoredTap, type TapPlace } from './tap.model.ts'

type Stores = Pick<TimetableStores, 'db' | 'history' | 'interviewers' | 'taps' | 'timetables'>
type SentTap = RequestOf<Calls['tapInterviews']>['taps'][number]

/** Clocks of devices differ by as much. */
const AHEAD_MS = 60_000

/** The published interviews of a day with their taps, of which a reviewer reads her own panels' alone. */
export async function readInterviewDay(
  stores: Stores,
  now: SettingsRecord,
  caller: Caller,
  asked: string | undefined,
) {
  const day = asked ?? seoulDay(await clockOf(stores.db))
  const panelOf = await panelsOf(stores, now.term)
  const mayTap = mayTapOf(panelOf, caller)
  const isStaff = mayCall(caller.role, 'staff')
  const interviews = (await publishedInterviews(now)).filter(mayTap)
  const ofDay = interviews.filter((one) => one.day === day)
  const phones = isStaff ? await phonesOf(ofDay.map(({ application }) => application)) : null
  const taps = Map.groupBy(await stores.taps.ofDay(now.term, day), keyOf)
  return {
    day,
    days: [...new Set(interviews.map((one) => one.day))],
    interviews: ofDay.map((one) => {
      const { uid, name, team, start, minute, minutes, place, room, comes, application } = one
      return {
        ...{ uid, name, team, start, minute, minutes, place, room, comes },
        forStaff: phones && { id: application, phonenum: phones.get(application) ?? '' },
        panel: panelOf(one).map((interviewer) => interviewer.name),
        taps: (taps.get(keyOf(one)) ?? []).map(({ id, at, state, undoes }) => ({
          ...{ id, at, state, undoes },
        })),
      }
    }),
  }
}

/** Where to call, by application; read apart, because presses and reviewers need none. */
async function phonesOf(ids: string[]): Promise<Map<string, string>> {
  const rows = await Row.findAll({
    where: { id: ids },
    attributes: ['id', [PHONE_NOW, 'phonenum']],
    raw: true,
  })
  return new Map(rows.map(({ id, phonenum }) => [id, phonenum]))
}

/** Records taps: all of them, or none where one is refused. Repeated ones change nothing. */
export async function recordTaps(
  stores: Stores,
  now: SettingsRecord,
  caller: Caller,
  sent: SentTap[],
): Promise<void> {
  // Staff may tap all of them: whose panel it is, is not read for their presses.
  const panelOf = mayCall(caller.role, 'staff') ? () => [] : await panelsOf(stores, now.term)
  const judged = { mayTap: mayTapOf(panelOf, caller), clock: await clockOf(stores.db) }
  const uids = new Set(sent.map(({ uid }) => uid))
  const meant = (await publishedInterviews(now)).filter(({ uid }) => uids.has(uid))
  const ids = meant.map(({ application }) => application)
  await inTransaction(stores.db, async (transaction) => {
    // One after the other, so that each history line begins with the state before it.
    await stores.timetables.lockForUpdate(now.term, transaction)
    // Before the first plain read, which fixes the view of withdrawals.
    await stores.timetables.lockApplicationsShared(now.term, transaction, ids)
    const known = await stores.taps.known(
      sent.map(({ id }) => id),
      transaction,
    )
    const news = sent.filter(({ id }) => !known.has(id))
    const planned = plannedTaps(news, await publishedInterviews(now, transaction), judged)
    const before = await stores.taps.ofApplications(ids, transaction)
    await stores.taps.add(now.term, planned, byCaller(caller), transaction)
    await stores.history.append(byCaller(caller), changesOf(before, planned), transaction)
  })
}

type PanelOf = (one: PublishedInterview) => Interviewer[]

/** Who interviews, in the order of their names. */
async function panelsOf({ interviewers, timetables }: Stores, term: number): Promise<PanelOf> {
  const known = await interviewers.list(term)
  // A panel may change without another publication, while its hour and room stay.
  const drafted = new Map((await timetables.appointments(term)).map((one) => [one.applicant, one]))
  return ({ application, day, start, room, interviewers: published }) => {
    const draft = drafted.get(application)
    const isThere = draft?.day === day && draft.start === start && draft.room === room
    const ids = new Set(isThere ? draft.interviewers : published)
    return known.filter(({ id }) => ids.has(id))
  }
}

/** Which interviews a caller may tap: staff all of them, a reviewer those whose panel she is on. */
const mayTapOf =
  (panelOf: PanelOf, { role, member }: Caller) =>
  (one: PublishedInterview): boolean =>
    mayCall(role, 'staff') || (!!member && panelOf(one).some((seat) => seat.member === member.id))

interface Judged {
  mayTap: (one: PublishedInterview) => boolean
  clock: Date
}

/** The taps with the plan of their rooms. Throws with the ids of those that are refused. */
function plannedTaps(
  sent: SentTap[],
  interviews: PublishedInterview[],
  { mayTap, clock }: Judged,
): PlannedTap[] {
  const placed = new Map(interviews.map((one) => [`${one.uid} ${one.day} ${one.start}`, one]))
  const found = sent.map((tap) => ({ tap, one: placed.get(`${tap.uid} ${tap.day} ${tap.start}`) }))
  const refuse = (reason: Reason, isWrong: (it: (typeof found)[number]) => boolean) => {
    const taps = found.filter(isWrong).map(({ tap }) => tap.id)
    if (taps.length) throw new AppError(reason, { flags: { taps } })
  }
  refuse('noInterviewThen', ({ one }) => !one)
  refuse('noPermission', ({ one }) => !one || !mayTap(one))
  refuse('tapBeforeDay', ({ tap }) => new Date(tap.at) < beginOf(tap.day))
  refuse('tapInFuture', ({ tap }) => Date.parse(tap.at) > clock.getTime() + AHEAD_MS)
  return found.flatMap(({ tap: { id, at, state, undoes }, one }) => {
    if (!one) return []
    const { application, day, start, room, begins, nextBegins } = one
    return [{ ...{ id, at, state, undoes }, ...{ application, day, start, room, begins, nextBegins } }]
  })
}

/** Midnight in Seoul. */
const beginOf = (day: string): Date => appointmentTimes({ day, start: 0, length: 0, minute: -8 * 60 }).begins

/** The history's lines: where an applicant's state is another one with these taps. */
function changesOf(before: StoredTap[], added: StoredTap[]) {
  const earlier = Map.groupBy(before, keyOf)
  return [...Map.groupBy(added, keyOf)].flatMap(([key, taps]) => {
    const [from, to] = [dayOf(earlier.get(key) ?? []), dayOf([...(earlier.get(key) ?? []), ...taps])]
    const about = taps[0]?.application ?? ''
    return from.state === to.state ? [] : [{ what: 'interviewDay', about, from: from.state, to: to.state }]
  })
}

/** A published interview, as the door knows it. */
interface PublishedInterview extends TapPlace {
  /** Names it, and opens nothing: reviewers never receive the id of an application. */
  uid: string
  name: string
  pass: Pass
  team: Team
  minute: number
  minutes: number
  place: string
  room: number | null
  begins: Date
  ends: Date
  /** The applicant's answer to this appointment; null without one. */
  comes: boolean | null
  /** When the next interview of this room is planned; null after the last one of the day. */
  nextBegins: Date | null
  interviewers: string[]
}

/** The interviews of the running term that applicants read, or read last, in the order of their times. */
export async function publishedInterviews(
  now: SettingsRecord,
  transaction?: Transaction,
): Promise<PublishedInterview[]> {
  const rows = await Row.findAll({
    where: { term: now.term, submissions: { [Op.gt]: 0 }, publishedAppointments: NOT_NULL },
    attributes: [
      ...['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn'],
      ...['publishedAppointments', 'appointmentAnswer'],
    ],
    raw: true,
    transaction,
  })
  const all = rows.flatMap(({ publishedAppointments, ...row }) => {
    const read = unpacked<PublishedAppointment[]>(publishedAppointments)
    // What staff only plan is not published: applicants come to what they last read.
    const shown =
      appointmentOf({ ...row, publishedAppointments: read }, lastAnnouncementOf(now)) ??
      read.find((one) => one.isKept)
    return shown && !shown.isRemoved ? [interviewOf(row, shown)] : []
  })
  const sorted = all.sort(
    (one, other) =>
      one.begins.getTime() - other.begins.getTime() ||
      (one.room ?? 0) - (other.room ?? 0) ||
      (one.uid < other.uid ? -1 : 1),
  )
  return withNext(sorted)
}

function interviewOf(
  {
    id,
    name,
    pass,
    team,
    appointmentAnswer,
  }: Pick<Row, 'id' | 'name' | 'pass' | 'team' | 'appointmentAnswer'>,
  shown: PublishedAppointment,
): Omit<PublishedInterview, 'nextBegins'> {
  const {
    day,
    start,
    length,
    minute = 0,
    minutes = length * 60,
    place,
    room = null,
    interviewers = [],
  } = shown
  const { begins, ends } = appointmentTimes(shown)
  const comes = answerTo(shown, unpacked(appointmentAnswer))?.will ?? null
  return {
    ...{ application: id, uid: interviewUid(id), name, pass, team },
    ...{ day, start, minute, minutes, place, room, begins, ends, comes, interviewers },
  }
}

/** Each with the begin of the next interview of its room; those who come together have the same one. */
export function withNext<One extends Pick<PublishedInterview, 'day' | 'room' | 'begins'>>(
  sorted: One[],
): (One & Pick<PublishedInterview, 'nextBegins'>)[] {
  const later = new Map<string, Pick<PublishedInterview, 'begins' | 'nextBegins'>>()
  const backwards = sorted.toReversed().map((one) => {
    const { begins, day, room } = one
    const after = later.get(`${day} ${room}`)
    const nextBegins = after && (after.begins > begins ? after.begins : after.nextBegins)
    later.set(`${day} ${room}`, { begins, nextBegins: nextBegins ?? null })
    return { ...one, nextBegins: nextBegins ?? null }
  })
  return backwards.reverse()
}
