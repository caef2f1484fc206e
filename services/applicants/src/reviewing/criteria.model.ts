import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import { withIds } from '../shared/with-ids.ts'
import { type Criterion, type Kit, NO_KIT } from './judging.ts'
import { type Judging, joined, ofStage, WITHIN_STAGE } from './judging-tables.ts'
import { nameOf, type PhaseStore } from './phase.model.ts'

/** Without a kit the stored one stays as it is. */
type SentCriteria = Pick<RequestOf<Calls['setReviewCriteria']>, 'criteria' | 'kit'>
/**
 * 'stale': another version is stored. 'in use': a review is submitted, and the change affects more than names and
 * sentences, or removes a question.
 */
type CriteriaOutcome = { version: number; criteria: Criterion[]; kit: Kit } | 'stale' | 'in use'

const weights = (criteria: Criterion[]) => JSON.stringify(criteria.map(({ id, weight }) => [id, weight]))

export function criteriaStore(db: Sequelize, phases: PhaseStore, history: History) {
  const { select, write } = queriesOf(db)
  const read = (judging: Judging, transaction?: Transaction) =>
    select<Criterion>(
      `SELECT id, name, weight, low, middle, high FROM criteria WHERE term = ? AND team = ? AND stage = ?
        ORDER BY position`,
      ofStage(judging),
      transaction,
    )
  async function kit({ term, team, stage }: Judging, transaction?: Transaction): Promise<Kit> {
    if (stage === 'documents') return NO_KIT
    const [row] = await select<Kit>(
      'SELECT opening, questions FROM interview_kits WHERE term = ? AND team = ?',
      [term, team],
      transaction,
    )
    return row ? { opening: row.opening, questions: unpacked<Kit['questions']>(row.questions) } : NO_KIT
  }
  const isInUse = async (judging: Judging, transaction: Transaction) =>
    (
      await select(
        `SELECT 1 FROM ${joined('reviews', 'r')} WHERE ${WITHIN_STAGE} AND r.state = 'submitted' LIMIT 1`,
        ofStage(judging),
        transaction,
      )
    ).length > 0

  /** Writes all of them as this version; the caller has locked the team's phase. */
  async function replace(
    judging: Judging,
    version: number,
    { criteria, kit }: { criteria: Criterion[]; kit: Kit },
    transaction: Transaction,
  ): Promise<void> {
    const { term, team, stage } = judging
    const where = 'WHERE term = ? AND team = ? AND stage = ?'
    await write(`DELETE FROM criteria ${where}`, ofStage(judging), transaction)
    for (const [position, { id, name, weight, low, middle, high }] of criteria.entries())
      await write(
        `INSERT INTO criteria (term, team, stage, id, position, name, weight, low, middle, high)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [term, team, stage, id, position, name, weight, low, middle, high],
        transaction,
      )
    if (stage === 'interview')
      await write(
        'REPLACE INTO interview_kits (term, team, opening, questions) VALUES (?, ?, ?, ?)',
        [term, team, kit.opening, JSON.stringify(kit.questions)],
        transaction,
      )
    const sql = `UPDATE reviewing_phases SET criteria_version = ? ${where}`
    await write(sql, [version, ...ofStage(judging)], transaction)
  }

  return {
    read,
    kit,
    replace,

    /** Replaces all of them if `version` is the stored one. */
    set: (
      judging: Judging & { team: Team },
      version: number,
      sent: SentCriteria,
      by: By,
    ): Promise<CriteriaOutcome> =>
      inTransaction(db, async (transaction) => {
        const { criteriaVersion } = await phases.lockForUpdate(judging, transaction)
        if (criteriaVersion !== version) return 'stale'
        const stored = await read(judging, transaction)
        const storedKit = await kit(judging, transaction)
        const criteria = withIds(sent.criteria, stored)
        const asked: NonNullable<SentCriteria['kit']> =
          (judging.stage === 'interview' && sent.kit) || storedKit
        const next = {
          criteria,
          kit: {
            opening: asked.opening,
            questions: withIds(asked.questions, storedKit.questions),
          },
        }
        const loses = storedKit.questions.some(({ id }) => next.kit.questions.every((one) => one.id !== id))
        const isHeavy = loses || weights(criteria) !== weights(stored)
        if (isHeavy && (await isInUse(judging, transaction))) return 'in use'
        await replace(judging, version + 1, next, transaction)
        await history.append(by, [{ what: 'criteria', to: nameOf(judging) }], transaction)
        return { version: version + 1, ...next }
      }),
  }
}
export type CriteriaStore = ReturnType<typeof criteriaStore>
