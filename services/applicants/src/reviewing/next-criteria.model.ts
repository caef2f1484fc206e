import { isDeepStrictEqual } from 'node:util'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { DEFAULT_REVIEWS_NEEDED, STAGES, type Stage, TEAMS, type Team } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { teamNames } from '../shared/team-names.ts'
import type { CriteriaStore } from './criteria.model.ts'
import { NO_KIT } from './judging.ts'
import { ofStage } from './judging-tables.ts'
import type { PhaseStore } from './phase.model.ts'

/** A team, and the version of its criteria that was read. */
interface Chosen {
  team: Team
  version: number
}
/** The versions of criteria with which a term begins. */
const [NOTHING, TAKEN] = [0, 1]

/** The criteria with which the next term begins. */
export function nextCriteriaStore(
  db: Sequelize,
  phases: PhaseStore,
  criteria: CriteriaStore,
  history: History,
) {
  const { write } = queriesOf(db)

  /**
   * Sets what one team's next term takes over, or nothing; returns whether that is a change. The version is that of the
   * documents' criteria, which the sheet shows.
   */
  async function chooseOf(
    term: number,
    team: Team,
    stage: Stage,
    version: number | undefined,
    transaction: Transaction,
  ): Promise<boolean> {
    const [last, next] = [
      { term, team, stage },
      { term: term + 1, team, stage },
    ]
    const isTaken = version !== undefined
    const phase = await phases.lockShared(last, transaction)
    const before = await phases.lockForUpdate(next, transaction)
    // A term that has begun writes later versions, which its reviews depend on.
    const isStale = isTaken && stage === 'documents' && phase.criteriaVersion !== version
    if (isStale || before.criteriaVersion > TAKEN || before.isAssigned) throw new AppError('staleVersion')
    const after = {
      criteria: isTaken ? await criteria.read(last, transaction) : [],
      kit: isTaken ? await criteria.kit(last, transaction) : NO_KIT,
      needed: isTaken ? phase.needed : DEFAULT_REVIEWS_NEEDED,
    }
    const stored = {
      criteria: await criteria.read(next, transaction),
      kit: await criteria.kit(next, transaction),
      needed: before.needed,
    }
    if (isDeepStrictEqual(stored, after)) return false
    await criteria.replace(next, isTaken ? TAKEN : NOTHING, after, transaction)
    await write(
      'UPDATE reviewing_phases SET needed = ? WHERE term = ? AND team = ? AND stage = ?',
      [after.needed, ...ofStage(next)],
      transaction,
    )
    return true
  }

  return {
    /**
     * Sets the teams whose criteria and needed reviews the next term takes over. Throws 'conflict' where a team's
     * criteria have changed since they were read, or the next term has criteria of its own.
     */
    choose: (term: number, chosen: Chosen[], by: By): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const versions = new Map(chosen.map(({ team, version }) => [team, version]))
        const changed: boolean[] = []
        for (const team of TEAMS)
          for (const stage of STAGES)
            changed.push(await chooseOf(term, team, stage, versions.get(team), transaction))
        if (!changed.includes(true)) return
        const to = TEAMS.filter((team) => versions.has(team)).map((team) => teamNames[team].en)
        await history.append(by, [{ what: 'criteriaTakenOver', to: to.join(', ') }], transaction)
      }),
  }
}
