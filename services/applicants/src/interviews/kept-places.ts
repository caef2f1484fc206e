import { clockOf } from '@recruit/chassis/mysql/clock'
import { GRID_DAYS } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import { Row, unpacked } from '../application/applicant.row.ts'
import type { PublishedAppointment } from '../application/appointment.ts'
import type { KeptPlace } from './timetable-input.ts'

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
