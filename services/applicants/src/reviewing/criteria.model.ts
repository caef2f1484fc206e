import { randomUUID } from 'node:crypto'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import { queriesOf } from '@recruit/chassis/mysql/queries'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { teamNames } from '../shared/team-names.ts'
import type { Criterion } from './judging.ts'
import { type Judging, joined, WITHIN } from './judging-tables.ts'
import type { PhaseStore } from './phase.model.ts'

export type SentCriterion = Omit<Criterion, 'id'> & { id?: string }
/**
 * 'stale': another version is stored. 'in use': a review is submitted, and the change affects more than names and
 * sentences.
 */
export type CriteriaOutcome = { version: number; criteria: Criterion[] } | 'stale' | 'in use'

const weights = (criteria: Criterion[]) => JSON.stringify(criteria.map(({ id, weight }) => [id, weight]))

export function criteriaStore(db: Sequelize, phases: PhaseStore, history: History) {
  const { select, write } = queriesOf(db)
  const read = ({ term, team }: Judging, transaction?: Transaction) =>
    select<Criterion>(
      'SELECT id, name, weight, low, middle, high FROM criteria WHERE term = ? AND team = ? ORDER BY position',
      [term, team],
      transaction,
    )
  const isInUse = async ({ term, team }: Judging, transaction: Transaction) =>
    (
      await select(
        `SELECT 1 FROM ${joined('reviews', 'r')} WHERE ${WITHIN} AND r.state = 'submitted' LIMIT 1`,
        [term, team],
        transaction,
      )
    ).length > 0

  /** Writes all of them as this version; the caller has locked the team's phase. */
  async function replace(
    { term, team }: Judging,
    version: number,
    criteria: Criterion[],
    transaction: Transaction,
  ): Promise<void> {
    await write('DELETE FROM criteria WHERE term = ? AND team = ?', [term, team], transaction)
    for (const [position, { id, name, weight, low, middle, high }] of criteria.entries())
      await write(
        `INSERT INTO criteria (term, team, id, position, name, weight, low, middle, high)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [term, team, id, position, name, weight, low, middle, high],
        transaction,
      )
    await write(
      'UPDATE reviewing_phases SET criteria_version = ? WHERE term = ? AND team = ?',
      [version, term, team],
      transaction,
    )
  }

  return {
    read,
    replace,

    /** Replaces all of them if `version` is the stored one. */
    set: (
      judging: Judging & { team: Team },
      version: number,
      sent: SentCriterion[],
      by: By,
    ): Promise<CriteriaOutcome> =>
      inTransaction(db, async (transaction) => {
        const { team } = judging
        const { criteriaVersion } = await phases.lockForUpdate(judging, transaction)
        if (criteriaVersion !== version) return 'stale'
        const stored = await read(judging, transaction)
        const known = new Set(stored.map(({ id }) => id))
        // An unknown id is new as well: only the service creates ids.
        const criteria = sent.map((one) => {
          const isKnown = one.id !== undefined && known.delete(one.id)
          return { ...one, id: isKnown && one.id ? one.id : randomUUID() }
        })
        if (weights(criteria) !== weights(stored) && (await isInUse(judging, transaction))) return 'in use'
        await replace(judging, version + 1, criteria, transaction)
        await history.append(by, [{ what: 'criteria', to: teamNames[team].en }], transaction)
        return { version: version + 1, criteria }
      }),
  }
}
export type CriteriaStore = ReturnType<typeof criteriaStore>
