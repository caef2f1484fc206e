import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Member } from '@recruit/chassis/tokens/internal-token'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import type { CriteriaStore } from './criteria.model.ts'
import {
  type Criterion,
  type Kit,
  type OwnReview,
  type Pair,
  type Phase,
  type ReviewState,
  SEEN,
  type SubmittedReview,
  type Written,
} from './judging.ts'
import { type Judging, joined, noteSeen, ofStage, WITHIN, WITHIN_STAGE } from './judging-tables.ts'
import type { PhaseStore } from './phase.model.ts'

const OWN =
  'r.version, r.state, r.scores, r.answers, r.comment, r.note, r.recusal, r.seen, r.updated_at AS updatedAt'
const whole = <Row extends { scores: unknown; answers: unknown }>(row: Row) => ({
  ...row,
  scores: unpacked<Record<string, number>>(row.scores),
  answers: unpacked<Record<string, string>>(row.answers),
})

/** The state that a review depends on. */
export interface Beside {
  stored: OwnReview | null
  phase: Phase
  criteria: Criterion[]
  kit: Kit
  /** How many reviews of the application are submitted, the stored one included. */
  submitted: number
  /** The highest `seen` of them, one of SEEN. */
  seenMost: number
}

/** The members' reviews; callers check that others' may be read. */
export function reviewStore(db: Sequelize, phases: PhaseStore, criteria: CriteriaStore) {
  const { select } = queriesOf(db)

  async function own(
    application: string,
    { team, stage }: Judging,
    member: string,
    transaction?: Transaction,
  ) {
    const [row] = await select<OwnReview>(
      `SELECT ${OWN} FROM reviews AS r WHERE application = ? AND team = ? AND stage = ? AND member = ?`,
      [application, team, stage, member],
      transaction,
    )
    return row ? whole(row) : null
  }
  /** How many reviews of each application are submitted, or of one. */
  async function counts(judging: Judging, application?: string, transaction?: Transaction) {
    const rows = await select<{ application: string; count: number }>(
      `SELECT r.application, COUNT(*) AS count FROM ${joined('reviews', 'r')}
        WHERE ${WITHIN_STAGE} AND r.state = 'submitted' ${application ? 'AND r.application = ?' : ''} GROUP BY r.application`,
      [...ofStage(judging), ...(application ? [application] : [])],
      transaction,
    )
    return new Map(rows.map(({ application, count }) => [application, Number(count)]))
  }

  /** The highest `seen` of an application's reviews. */
  async function seenMost({ team, stage }: Judging, application: string, transaction?: Transaction) {
    const [row] = await select<{ seen: number | null }>(
      'SELECT MAX(seen) AS seen FROM reviews WHERE application = ? AND team = ? AND stage = ?',
      [application, team, stage],
      transaction,
    )
    return row?.seen ?? SEEN.byNone
  }

  return {
    own,
    counts,
    seenMost,

    async ownStates(judging: Judging, member: string) {
      const rows = await select<{ application: string; state: ReviewState; version: number }>(
        `SELECT r.application, r.state, r.version FROM ${joined('reviews', 'r')} WHERE ${WITHIN_STAGE} AND r.member = ?`,
        [...ofStage(judging), member],
      )
      return new Map(rows.map(({ application, ...review }) => [application, review]))
    },

    /** The submitted reviews of these applications, without private notes. */
    async submitted(judging: Judging, applications: string[]): Promise<SubmittedReview[]> {
      if (!applications.length) return []
      const rows = await select<SubmittedReview>(
        `SELECT r.application, r.member, r.scores, r.answers, r.comment FROM ${joined('reviews', 'r')}
          WHERE ${WITHIN_STAGE} AND r.state = 'submitted' AND r.application IN (?)
          ORDER BY r.application, r.member`,
        [...ofStage(judging), applications],
      )
      return rows.map(whole)
    },

    /** Whether all could read them once, so that a new review would know them. */
    wereOpen: async (judging: Judging): Promise<boolean> =>
      (
        await select(`SELECT 1 FROM ${joined('reviews', 'r')} WHERE ${WITHIN_STAGE} AND r.seen = ? LIMIT 1`, [
          ...ofStage(judging),
          SEEN.byAll,
        ])
      ).length > 0,

    /** Who has submitted a review of which application, and who has recused herself from it. */
    finished: (judging: Judging) =>
      select<Pair & { state: ReviewState }>(
        `SELECT r.application, r.member, r.state FROM ${joined('reviews', 'r')}
          WHERE ${WITHIN_STAGE} AND r.state <> 'draft'`,
        ofStage(judging),
      ),

    /**
     * Locks the phase and the application, calls `decide` with the member's review (it may throw or return null: then
     * nothing changes) and writes the result as the next version. A recusal removes the assignment.
     */
    write: (
      application: string,
      judging: Judging,
      { id: member, name }: Member,
      decide: (beside: Beside) => Written | null,
    ): Promise<OwnReview | 'gone'> =>
      inTransaction(db, async (transaction, { select, write }) => {
        const { term, team, stage } = judging
        const phase = await phases.lockShared(judging, transaction)
        const [there] = await select(
          `SELECT 1 FROM applications AS a WHERE a.id = ? AND ${WITHIN} AND a.submissions > 0 FOR UPDATE`,
          [application, term, team],
        )
        if (!there) return 'gone'
        const stored = await own(application, judging, member, transaction)
        const submitted = (await counts(judging, application, transaction)).get(application) ?? 0
        const next = decide({
          ...{ stored, phase, submitted, criteria: await criteria.read(judging, transaction) },
          kit: await criteria.kit(judging, transaction),
          seenMost: await seenMost(judging, application, transaction),
        })
        if (!next) return stored ?? 'gone'
        const { state, scores, answers, comment, note, recusal } = next
        await write(
          `REPLACE INTO reviews
            (application, team, stage, member, version, state, scores, answers, comment, note, recusal, updated_at,
              submitted_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, UTC_TIMESTAMP(6), IF(?, UTC_TIMESTAMP(6), NULL))`,
          [
            ...[application, team, stage, member, (stored?.version ?? 0) + 1, state],
            ...[
              JSON.stringify(scores),
              JSON.stringify(answers),
              comment,
              note,
              recusal,
              state === 'submitted',
            ],
          ],
        )
        if (state === 'submitted') await noteSeen(db, judging, phase, transaction, application)
        if (state === 'recused' && stage === 'documents')
          await write('DELETE FROM assignments WHERE application = ? AND team = ? AND member = ?', [
            application,
            team,
            member,
          ])
        await write(
          'INSERT INTO reviewers (term, member, name) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE term = term',
          [term, member, name],
        )
        return (await own(application, judging, member, transaction)) ?? 'gone'
      }),
  }
}
