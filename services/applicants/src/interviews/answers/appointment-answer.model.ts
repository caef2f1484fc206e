import type { History } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize, WhereOptions } from 'sequelize'
import { APPLICANT } from '../../application/applicant.model.ts'
import { asApplication, NOT_NULL, Row, unpacked } from '../../application/applicant.row.ts'
import type { Application } from '../../application/applicant.ts'
import type { AppointmentAnswer } from '../../application/appointment.ts'
import type { Announced } from '../publication-plan.ts'

const inHistory = (answer: AppointmentAnswer | null) => (answer ? (answer.will ? 'comes' : 'cannotCome') : '')

/** The new answer of an application, and its earlier one. */
export interface Answering {
  before: AppointmentAnswer | null
  next: AppointmentAnswer
}
/** An application with an answer and its interview. */
export type AnsweredAppointment = Pick<
  Announced,
  'id' | 'pass' | 'date' | 'shownPass' | 'shownDate' | 'shownIn' | 'publishedAppointments'
> & { team: Team; appointmentAnswer: AppointmentAnswer | null }

async function answered(where: WhereOptions<Row>): Promise<AnsweredAppointment[]> {
  const rows = await Row.findAll({
    where,
    attributes: [
      ...['id', 'team', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn'],
      ...['publishedAppointments', 'appointmentAnswer'],
    ],
    raw: true,
  })
  return rows.map((row) => ({
    ...row,
    publishedAppointments: unpacked(row.publishedAppointments),
    appointmentAnswer: unpacked(row.appointmentAnswer),
  }))
}

export function appointmentAnswerStore(db: Sequelize, history: History) {
  return {
    /**
     * Stores an answer and returns it; null if the term has no such id. `judge` receives the locked row, returns what
     * to store, and throws to refuse.
     */
    give: (
      id: string,
      term: number,
      judge: (application: Application) => Answering,
    ): Promise<AppointmentAnswer | null> =>
      inTransaction(db, async (transaction) => {
        const row = await Row.findOne({ where: { id, term }, ...forUpdate(transaction) })
        if (!row) return null
        const { before, next } = judge(asApplication(row))
        if (next === before) return next
        await Row.update({ appointmentAnswer: next }, { where: { id }, transaction })
        // The reason is stored only with the application, and is removed with it.
        const change = { what: 'appointmentAnswer', about: id, from: inHistory(before), to: inHistory(next) }
        if (change.from !== change.to) await history.append(APPLICANT, [change], transaction)
        return next
      }),

    /** The applicants of a term who have answered any appointment, the shown one or an earlier one. */
    list: (term: number) => answered({ term, appointmentAnswer: NOT_NULL }),
    /** The applicants of a term who have had any appointment. */
    appointed: (term: number) => answered({ term, publishedAppointments: NOT_NULL }),
  }
}
