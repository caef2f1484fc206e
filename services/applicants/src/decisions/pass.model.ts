import type { Change } from '@recruit/chassis/audit-log/audit-log'
import type { Pass } from '@recruit/contract/constants'
import { Op, type Transaction } from 'sequelize'
import { Row, unpacked } from '../application/applicant.row.ts'
import { appointmentOf, type PublishedAppointment } from '../application/appointment.ts'
import { resultShown } from '../application/shown-result.ts'
import { writeDecision } from './publication.model.ts'
import type { Staging } from './staging.ts'
import { takeOffWaitingList } from './waiting-list/waiting-list.model.ts'

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

/**
 * Gives applications whose rows the caller has locked a status, with its effects: a final passer leaves the waiting
 * list, and an applicant who has read an appointment keeps her place. Returns the history's lines.
 */
export async function writePass(
  rows: { id: string; pass: Pass }[],
  pass: Pass,
  staging: Staging,
  transaction: Transaction,
): Promise<Change[]> {
  const ids = rows.map(({ id }) => id)
  const leaving = pass === '1stPass' ? [] : rows.filter((row) => row.pass === '1stPass')
  if (leaving.length)
    await keepPlaces(
      leaving.map(({ id }) => id),
      staging.last,
      transaction,
    )
  const cleared = await writeDecision(ids, { pass }, staging, transaction)
  const taken = pass === 'finalPass' ? await takeOffWaitingList(ids, transaction) : []
  const changed = rows
    .filter((row) => row.pass !== pass)
    .map(({ id, pass: from }) => ({ what: 'pass', about: id, from, to: pass }))
  return [...cleared, ...taken, ...changed]
}
