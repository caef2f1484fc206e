import { Op, type Transaction } from 'sequelize'
import { Row, unpacked } from '../application/applicant.row.ts'
import { appointmentOf, type PublishedAppointment } from '../application/appointment.ts'
import { resultShown } from '../application/shown-result.ts'

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
