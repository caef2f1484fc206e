import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Stage } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { type Phase, SEEN } from './judging.ts'

/** One stage of a team's reviewing in one term, which nearly every statement needs. */
export interface Judging {
  term: number
  team: number
  stage: Stage
}

/** The rows of a reviewing table whose applications still belong to the team and are submitted. */
export const joined = (table: 'reviews' | 'assignments', alias: string) =>
  `${table} AS ${alias} JOIN applications AS a
    ON a.id = ${alias}.application AND a.team = ${alias}.team AND a.submissions > 0`
export const WITHIN = 'a.term = ? AND a.team = ?'
/** The reviews `r` of one stage; takes `ofStage`. */
export const WITHIN_STAGE = `${WITHIN} AND r.stage = ?`
export const ofStage = ({ term, team, stage }: Judging) => [term, team, stage]

/**
 * Records which submitted reviews are readable in this phase, of one application or of all. Call it after everything
 * that makes one readable: a submission, a lower needed number, and opening the team.
 */
export async function noteSeen(
  db: Sequelize,
  judging: Judging,
  { isOpen, needed }: Pick<Phase, 'isOpen' | 'needed'>,
  transaction: Transaction,
  application?: string,
): Promise<void> {
  const { team, stage } = judging
  const one = application ? [application] : []
  await queriesOf(db).write(
    `UPDATE reviews AS r JOIN (
        SELECT r.application FROM ${joined('reviews', 'r')}
          WHERE ${WITHIN_STAGE} AND r.state = 'submitted' ${application ? 'AND r.application = ?' : ''}
          GROUP BY r.application HAVING COUNT(*) >= ?) AS c ON c.application = r.application
      SET r.seen = GREATEST(r.seen, ?) WHERE r.team = ? AND r.stage = ? AND r.state = 'submitted'`,
    [...ofStage(judging), ...one, isOpen ? 1 : needed, isOpen ? SEEN.byAll : SEEN.byReviewers, team, stage],
    transaction,
  )
}
