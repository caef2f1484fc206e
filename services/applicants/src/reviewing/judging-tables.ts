import { queriesOf } from '@recruit/chassis/mysql/queries'
import type { Sequelize, Transaction } from 'sequelize'
import { type Phase, SEEN } from './judging.ts'

/** One team's reviewing in one term, which nearly every statement needs. */
export interface Judging {
  term: number
  team: number
}

/** The rows of a reviewing table whose applications still belong to the team and are submitted. */
export const joined = (table: 'reviews' | 'assignments', alias: string) =>
  `${table} AS ${alias} JOIN applications AS a
    ON a.id = ${alias}.application AND a.team = ${alias}.team AND a.submissions > 0`
export const WITHIN = 'a.term = ? AND a.team = ?'

/**
 * Records which submitted reviews are readable in this phase, of one application or of all. Call it after everything
 * that makes one readable: a submission, a lower needed number, and opening the team.
 */
export async function noteSeen(
  db: Sequelize,
  { term, team }: Judging,
  { isOpen, needed }: Pick<Phase, 'isOpen' | 'needed'>,
  transaction: Transaction,
  application?: string,
): Promise<void> {
  const one = application ? [application] : []
  await queriesOf(db).write(
    `UPDATE reviews AS r JOIN (
        SELECT s.application FROM ${joined('reviews', 's')}
          WHERE ${WITHIN} AND s.state = 'submitted' ${application ? 'AND s.application = ?' : ''}
          GROUP BY s.application HAVING COUNT(*) >= ?) AS c ON c.application = r.application
      SET r.seen = GREATEST(r.seen, ?) WHERE r.team = ? AND r.state = 'submitted'`,
    [term, team, ...one, isOpen ? 1 : needed, isOpen ? SEEN.byAll : SEEN.byReviewers, team],
    transaction,
  )
}
