import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { teamNames } from '../shared/team-names.ts'
import type { Pair, ReviewState } from './judging.ts'
import { type Judging, joined, noteSeen, ofStage, WITHIN, WITHIN_STAGE } from './judging-tables.ts'
import { changesOf, type PhaseStore } from './phase.model.ts'
import { type AssignmentAsked, type AssignmentPlan, planAssignment } from './plan-assignment.ts'
import type { Reviewer, ReviewerStore } from './reviewer.model.ts'

interface Assigned extends Pair {
  /** In addition to the needed reviews. */
  isAgain: number
}
interface Given extends Partial<Pick<Assigned, 'isAgain'>> {
  application: string
  team: Team
  to: Reviewer
}

/** Which members review which applications. */
export function assignmentStore(
  db: Sequelize,
  phases: PhaseStore,
  reviewers: ReviewerStore,
  history: History,
) {
  const { select, write } = queriesOf(db)
  const pairs = ({ term, team }: Judging, transaction?: Transaction) =>
    select<Assigned>(
      `SELECT s.application, s.member, s.is_again AS isAgain FROM ${joined('assignments', 's')} WHERE ${WITHIN} ORDER BY s.application, s.member`,
      [term, team],
      transaction,
    )
  const recusals = (judging: Judging, transaction?: Transaction) =>
    select<Pair>(
      `SELECT r.application, r.member FROM ${joined('reviews', 'r')} WHERE ${WITHIN_STAGE} AND r.state = 'recused'`,
      ofStage(judging),
      transaction,
    )
  const written = (judging: Judging, transaction?: Transaction) =>
    select<Pair>(
      `SELECT r.application, r.member FROM ${joined('reviews', 'r')} WHERE ${WITHIN_STAGE}`,
      ofStage(judging),
      transaction,
    )
  /** The applications that a team reviews: everything submitted. */
  async function applications({ term, team }: Judging, transaction?: Transaction): Promise<string[]> {
    const rows = await select<{ id: string }>(
      `SELECT a.id FROM applications AS a WHERE ${WITHIN} AND a.submissions > 0 ORDER BY a.id
        ${transaction ? 'LOCK IN SHARE MODE' : ''}`,
      [term, team],
      transaction,
    )
    return rows.map(({ id }) => id)
  }
  async function standingOf({ application, member }: Pair, team: Team, transaction: Transaction) {
    const key = [application, team, member]
    const where = 'WHERE application = ? AND team = ? AND member = ?'
    const given = await select(`SELECT 1 FROM assignments ${where}`, key, transaction)
    const [own] = await select<{ state: ReviewState }>(
      `SELECT state FROM reviews ${where} AND stage = 'documents'`,
      key,
      transaction,
    )
    return { isAssigned: given.length > 0, review: own?.state }
  }
  /** Assigns an application to a member; false where she is not free for it. */
  async function give({ application, team, to, isAgain = 0 }: Given, term: number, transaction: Transaction) {
    const { isAssigned, review = 'draft' } = await standingOf(
      { application, member: to.id },
      team,
      transaction,
    )
    if (isAssigned || review !== 'draft' || !to.teams.includes(team)) return false
    await write(
      'INSERT INTO assignments (application, team, member, is_again) VALUES (?, ?, ?, ?)',
      [application, team, to.id, isAgain],
      transaction,
    )
    await reviewers.remember(term, [to], transaction)
    return true
  }
  async function plan(judging: Judging, asked: AssignmentAsked, transaction?: Transaction) {
    const there = await applications(judging, transaction)
    return planAssignment(asked, {
      applications: there,
      assigned: await pairs(judging, transaction),
      recused: await recusals(judging, transaction),
      // Without assignments reviewers have read others, too.
      written: asked.again ? await written(judging, transaction) : [],
      ...judging,
    })
  }

  return {
    pairs,
    recusals: (judging: Judging) => recusals(judging),
    applications: (judging: Judging) => applications(judging),
    plan: (judging: Judging, asked: AssignmentAsked): Promise<AssignmentPlan> => plan(judging, asked),

    /** Assigns what was previewed, or nothing: 'changed' if the result would differ by now. */
    assign: (
      judging: Judging & { team: Team },
      asked: AssignmentAsked,
      seen: string,
      by: By,
    ): Promise<number | 'changed'> =>
      inTransaction(db, async (transaction, { write }) => {
        const { term, team } = judging
        const before = await phases.lockForUpdate(judging, transaction)
        const { digest, added } = await plan(judging, asked, transaction)
        if (digest !== seen) return 'changed'
        const needed = asked.again ? before.needed : asked.needed
        for (const { application, member } of added)
          await write('INSERT INTO assignments (application, team, member, is_again) VALUES (?, ?, ?, ?)', [
            application,
            team,
            member,
            asked.again !== undefined,
          ])
        await reviewers.remember(term, asked.members, transaction)
        await write(
          'UPDATE reviewing_phases SET needed = ?, is_assigned = TRUE WHERE term = ? AND team = ? AND stage = ?',
          [needed, ...ofStage(judging)],
        )
        const after = { ...before, needed }
        await noteSeen(db, judging, after, transaction)
        const name = teamNames[team].en
        const lines = changesOf(before, after, name)
        const line = { what: 'reviewersAssigned', to: `${name}: ${added.length}` }
        await history.append(by, [...lines, line], transaction)
        return added.length
      }),

    /** Gives a member one application of a team whose applications are assigned; returns the obstacle, if any. */
    add: (
      term: number,
      application: string,
      to: Reviewer,
      by: By,
    ): Promise<'notFound' | 'memberNotFree' | null> =>
      inTransaction(db, async (transaction, { select }) => {
        const [there] = await select<{ team: Team }>(
          'SELECT a.team FROM applications AS a WHERE a.term = ? AND a.id = ? AND a.submissions > 0 FOR UPDATE',
          [term, application],
        )
        const phase =
          there && (await phases.read({ term, team: there.team, stage: 'documents' }, transaction))
        if (!there || !phase?.isAssigned) return 'notFound'
        if (!(await give({ application, team: there.team, to }, term, transaction))) return 'memberNotFree'
        const line = { what: 'assignmentAdded', about: application, to: to.name }
        await history.append(by, [line], transaction)
        return null
      }),

    /** Removes an assignment, and gives it `to` another member; returns the obstacle, if any. */
    remove: (
      term: number,
      { application, member }: Pair,
      to: Reviewer | undefined,
      by: By,
    ): Promise<'notFound' | 'assignmentReviewed' | 'memberNotFree' | null> =>
      inTransaction(db, async (transaction, { select, write }) => {
        // Locks the application, as the writing of a review does.
        const [there] = await select<{ team: Team; isAgain: number }>(
          `SELECT a.team, s.is_again AS isAgain FROM ${joined('assignments', 's')} WHERE a.term = ? AND a.id = ? AND s.member = ? FOR UPDATE`,
          [term, application, member],
        )
        if (!there) return 'notFound'
        const { team, isAgain } = there
        const own = await standingOf({ application, member }, team, transaction)
        if (own.review === 'submitted') return 'assignmentReviewed'
        if (to && !(await give({ application, team, to, isAgain }, term, transaction))) return 'memberNotFree'
        const names = await reviewers.names(term, transaction)
        await write('DELETE FROM assignments WHERE application = ? AND member = ?', [application, member])
        const from = names.get(member) ?? ''
        const line = to
          ? { what: 'assignmentHandedOn', about: application, from, to: to.name }
          : { what: 'assignmentRemoved', about: application, from }
        await history.append(by, [line], transaction)
        return null
      }),
  }
}
