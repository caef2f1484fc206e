import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize } from 'sequelize'
import { submittedOf } from '../application/applicant.row.ts'
import { type Judging, WITHIN } from './judging-tables.ts'
import type { Written } from './scored.ts'

const PORTION = 100
const SUBMITTED = `SELECT id, team, name, student_id AS studentId, ewhaian_id AS ewhaianId, submitted,
    submitted_answers AS submittedAnswers
  FROM applications WHERE id IN (?) AND submissions > 0 ORDER BY id`
interface Stored extends Omit<Written, 'submitted'> {
  id: string
  submitted: unknown
  submittedAnswers: unknown
}
const LOCK = 'SELECT id FROM applications WHERE id = ? AND term = ? AND submissions > 0 FOR UPDATE'

/** In which applications an admin has hidden the names of their authors from reviewers. */
export function hiddenNamesStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  return {
    has: async (application: string): Promise<boolean> =>
      (await select('SELECT 1 FROM hidden_names WHERE application = ?', [application])).length > 0,

    /** Those of a team. */
    async of({ term, team }: Judging): Promise<Set<string>> {
      const rows = await select<{ id: string }>(
        `SELECT a.id FROM hidden_names AS h JOIN applications AS a ON a.id = h.application WHERE ${WITHIN}`,
        [term, team],
      )
      return new Set(rows.map(({ id }) => id))
    },

    /** Submitted applications, a portion at a time: looking through their texts must not hold up other calls. */
    async *submitted(ids: readonly string[]): AsyncGenerator<Written & { id: string }> {
      for (let from = 0; from < ids.length; from += PORTION) {
        const rows = await select<Stored>(SUBMITTED, [ids.slice(from, from + PORTION)])
        for (const { submitted, submittedAnswers, ...row } of rows)
          yield { ...row, submitted: submittedOf(submitted, submittedAnswers) }
      }
    },

    /** Whether the term has such a submitted application; a repeat changes nothing. */
    set: (application: string, term: number, isHidden: boolean, by: By): Promise<boolean> =>
      inTransaction(db, async (transaction, { changeRows, select }) => {
        // Locked, so that a withdrawal leaves no row behind.
        const found = await select(LOCK, [application, term])
        if (found.length === 0) return false
        const changed = isHidden
          ? await changeRows(
              'INSERT IGNORE INTO hidden_names (application, hidden_by, at) VALUES (?, ?, UTC_TIMESTAMP(6))',
              [application, by.member ?? by.role],
            )
          : await changeRows('DELETE FROM hidden_names WHERE application = ?', [application])
        if (changed > 0)
          await history.append(
            by,
            [{ what: isHidden ? 'namesHidden' : 'namesShown', about: application }],
            transaction,
          )
        return true
      }),
  }
}
