import { type By, type Change, type History, realChanges } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { DEFAULT_REVIEWS_NEEDED, type Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { teamNames } from '../shared/team-names.ts'
import type { Phase } from './judging.ts'
import { type Judging, noteSeen, ofStage } from './judging-tables.ts'

const NONE: Phase = {
  needed: DEFAULT_REVIEWS_NEEDED,
  isOpen: false,
  isAssigned: false,
  criteriaVersion: 0,
  places: null,
}
interface Row {
  needed: number
  isOpen: number
  isAssigned: number
  criteriaVersion: number
  places: number | null
}

/** The phase of each team's reviews. */
export function phaseStore(db: Sequelize, history: History) {
  const { select, write } = queriesOf(db)

  async function read({ term, team, stage }: Judging, lock = '', transaction?: Transaction): Promise<Phase> {
    const [row] = await select<Row>(
      `SELECT needed, opened_at IS NOT NULL AS isOpen, is_assigned AS isAssigned, criteria_version AS criteriaVersion,
        places
        FROM reviewing_phases WHERE term = ? AND team = ? AND stage = ? ${lock}`,
      [term, team, stage],
      transaction,
    )
    return row ? { ...row, isOpen: Boolean(row.isOpen), isAssigned: Boolean(row.isAssigned) } : NONE
  }

  /** Locks the team's phase for a change. */
  async function lockForUpdate(judging: Judging, transaction: Transaction): Promise<Phase> {
    const sql =
      'INSERT INTO reviewing_phases (term, team, stage) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE term = term'
    await write(sql, ofStage(judging), transaction)
    return read(judging, 'FOR UPDATE', transaction)
  }

  return {
    read: (judging: Judging, transaction?: Transaction) => read(judging, '', transaction),
    lockForUpdate,
    /** Reads the phase, unchanged until the transaction ends. */
    lockShared: (judging: Judging, transaction: Transaction) =>
      read(judging, 'LOCK IN SHARE MODE', transaction),

    set: (
      judging: Judging & { team: Team },
      change: Partial<Pick<Phase, 'needed' | 'isOpen' | 'places'>>,
      by: By,
    ): Promise<Phase> =>
      inTransaction(db, async (transaction, { write }) => {
        const before = await lockForUpdate(judging, transaction)
        const after = { ...before, ...change }
        await write(
          `UPDATE reviewing_phases
            SET needed = ?, places = ?, opened_at = IF(?, COALESCE(opened_at, UTC_TIMESTAMP(6)), NULL)
            WHERE term = ? AND team = ? AND stage = ?`,
          [after.needed, after.places, after.isOpen, ...ofStage(judging)],
        )
        await noteSeen(db, judging, after, transaction)
        await history.append(by, changesOf(before, after, nameOf(judging)), transaction)
        return after
      }),
  }
}
export type PhaseStore = ReturnType<typeof phaseStore>

/** What the history calls a stage of a team's reviewing. */
export const nameOf = ({ team, stage }: Judging & { team: Team }) =>
  stage === 'interview' ? `${teamNames[team].en} (interview)` : teamNames[team].en

/** The history's lines about a changed phase. */
export function changesOf(before: Phase, after: Phase, team: string): Change[] {
  const saying = (value: number | null) => (value ? `${team}: ${value}` : '')
  return [
    ...realChanges([
      { what: 'reviewsNeeded', from: saying(before.needed), to: saying(after.needed) },
      { what: 'reviewsPlaces', from: saying(before.places), to: saying(after.places) },
    ]),
    ...(before.isOpen === after.isOpen
      ? []
      : [{ what: after.isOpen ? 'reviewsOpened' : 'reviewsClosed', to: team }]),
  ]
}
