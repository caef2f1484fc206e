import type { Change } from '@recruit/chassis/audit-log/audit-log'
import type { Pass } from '@recruit/contract/constants'
import type { Transaction } from 'sequelize'
import { keepPlaces } from './keep-places.model.ts'
import { writeDecision } from './publication.model.ts'
import type { Staging } from './staging.ts'
import { takeOffWaitingList } from './waiting-list/waiting-list.model.ts'

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
