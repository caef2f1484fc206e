import { clockOf } from '@recruit/chassis/mysql/clock'
import { GRID_DAYS } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import { Row, unpacked } from '../application/applicant.row.ts'
import { resultShown } from '../application/shown-result.ts'
import type { DatedAppointment } from './answer.ts'
import type { PublishedAppointment } from './published-appointment.ts'
import { appointmentOf } from './published-appointment.ts'
import type { Candidate } from './timetable-input.ts'

/** An appointment that an applicant has read; it holds regardless of later decisions about her. */
export interface KeptPlace {
  candidate: Candidate
  place: DatedAppointment
}

/**
 * Marks the appointments that these applicants read, or read last, before they get another status than a first pass:
 * each keeps her place until it is over or staff take it off. The caller has locked their rows.
 */
export async function keepPlaces(ids: string[], last: number, transaction: Transaction): Promise<void> {
  const rows = await Row.findAll({
    where: { id: ids, publishedAppointments: { [Op.ne]: null } as never },
    attributes: ['id', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn', 'publishedAppointments'],
    raw: true,
    transaction,
    lock: transaction.LOCK.UPDATE,
  })
  for (const row of rows) {
    const all = unpacked<PublishedAppointment[]>(row.publishedAppointments)
    // Applicants with another status have read nothing since: an earlier kept place stays.
    if (resultShown(row, last).pass !== '1stPass') continue
    const read = appointmentOf({ ...row, publishedAppointments: all }, last)
    const publishedAppointments = all.map(({ isKept: _, ...one }, at) =>
      all[at] === read ? { ...one, isKept: true } : one,
    )
    await Row.update({ publishedAppointments }, { where: { id: row.id }, transaction })
  }
}

/** The kept places that are not over, on the board or taken off it. */
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
      publishedAppointments: { [Op.ne]: null } as never,
    },
    attributes: ['id', 'name', 'team', 'publishedAppointments'],
    order: ['team', 'name', 'id'],
    raw: true,
    transaction,
  })
  const clock = rows.length ? await clockOf(db, transaction) : new Date()
  return rows.flatMap(({ publishedAppointments, ...who }) => {
    const kept = unpacked<PublishedAppointment[]>(publishedAppointments).find((one) => one.isKept)
    if (!kept || kept.isRemoved || appointmentTimes(kept).ends <= clock) return []
    const { day, start, length, room, interviewers } = kept
    if (room === undefined || interviewers === undefined) return []
    const [bits, none] = [(2 ** length - 1) << start, Array<number>(GRID_DAYS - 1).fill(0)]
    const candidate = { ...who, interviewHours: [bits, ...none], interviewDays: [day] }
    return [{ candidate, place: { applicant: who.id, day, start, room, interviewers } }]
  })
}
