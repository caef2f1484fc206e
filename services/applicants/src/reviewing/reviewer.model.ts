import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'

/** A member of the staff on the admin's screens. */
export type Reviewer = RequestOf<Calls['assignReviewers']>['members'][number]
/** As stored; the teams are unknown for a member whom no admin has named. */
interface KnownReviewer extends Omit<Reviewer, 'teams'> {
  teams: Team[] | null
}

/** The reviewers of a term: names and teams from the time of their assignment. */
export function reviewerStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  async function all(term: number, transaction?: Transaction): Promise<KnownReviewer[]> {
    const rows = await select<KnownReviewer>(
      'SELECT member AS id, name, teams FROM reviewers WHERE term = ? ORDER BY name, member',
      [term],
      transaction,
    )
    return rows.map((row) => ({ ...row, teams: row.teams && unpacked<Team[]>(row.teams) }))
  }

  return {
    all: (term: number) => all(term),
    names: async (term: number, transaction?: Transaction) =>
      new Map((await all(term, transaction)).map(({ id, name }) => [id, name])),

    async remember(term: number, members: Reviewer[], transaction: Transaction): Promise<void> {
      for (const { id, name, teams } of members)
        await write(
          'REPLACE INTO reviewers (term, member, name, teams) VALUES (?, ?, ?, ?)',
          [term, id, name, JSON.stringify(teams)],
          transaction,
        )
    },
  }
}
export type ReviewerStore = ReturnType<typeof reviewerStore>
