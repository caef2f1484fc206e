import type { Team } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { Op, type Transaction } from 'sequelize'
import { Row, unpacked } from '../../application/applicant.row.ts'
import { appointmentOf, interviewUid, type PublishedAppointment } from '../../application/appointment.ts'
import { lastAnnouncementOf } from '../../application/shown-result.ts'
import type { TapPlace } from './tap.model.ts'

/** A published interview, as the door knows it. */
export interface PublishedInterview extends TapPlace {
  /** Names it, and opens nothing: reviewers never receive the id of an application. */
  uid: string
  name: string
  team: Team
  minute: number
  minutes: number
  place: string
  room: number | null
  begins: Date
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
    where: { term: now.term, submissions: { [Op.gt]: 0 }, publishedAppointments: { [Op.ne]: null } as never },
    attributes: [
      ...['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn'],
      'publishedAppointments',
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
  return sorted.map((one) => ({ ...one, nextBegins: nextIn(sorted, one) }))
}

function interviewOf(
  { id, name, team }: Pick<Row, 'id' | 'name' | 'team'>,
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
  const { begins } = appointmentTimes(shown)
  return {
    ...{ application: id, uid: interviewUid(id), name, team },
    ...{ day, start, minute, minutes, place, room, begins, interviewers },
  }
}

function nextIn(
  sorted: Omit<PublishedInterview, 'nextBegins'>[],
  { day, room, begins }: Omit<PublishedInterview, 'nextBegins'>,
): Date | null {
  const next = sorted.find((one) => one.day === day && one.room === room && one.begins > begins)
  return next?.begins ?? null
}
