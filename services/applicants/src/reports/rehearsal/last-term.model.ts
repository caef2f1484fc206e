import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import { declaredText, ESSAYS } from '@recruit/contract/fields/application-values'
import { chosenDays, type DatedHours } from '@recruit/contract/interview/interview-days'
import type { Sequelize } from 'sequelize'
import { dated, SUBMITTED_DAYS, SUBMITTED_HOURS } from '../../application/applicant.row.ts'

/** What an invented applicant takes from a submission: no word of it. */
export interface Example {
  team: Team
  /** How much of the essays' limits is written, from 0 to 1. */
  filled: number
  /** The bits of the free hours, for each interview day of its term. */
  hours: number[]
}
/** How many of a team applied, passed the first round and left a draft. */
export interface TeamCounts {
  team: Team
  submitted: number
  interviewed: number
  drafts: number
}

/** Enough for the shape of a term, and few enough for one call. */
const MOST = 600
export const ESSAYS_LIMIT = ESSAYS.reduce((sum, name) => sum + declaredText[name].limit, 0)
const written = ESSAYS.map(
  (name) => `COALESCE(CHAR_LENGTH(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.${name}'))), 0)`,
).join(' + ')
const EXAMPLES = `SELECT team, ${written} AS written, ${SUBMITTED_HOURS.val} AS interviewHours,
    ${SUBMITTED_DAYS.val} AS interviewDays
  FROM applications WHERE term = ? AND submissions > 0 ORDER BY id LIMIT ${MOST}`
const COUNTS = `SELECT team, CAST(SUM(submissions > 0) AS SIGNED) AS submitted,
    CAST(SUM(submissions > 0 AND (date <> '' OR pass IN ('1stPass', 'finalPass'))) AS SIGNED) AS interviewed,
    CAST(SUM(submissions = 0) AS SIGNED) AS drafts
  FROM applications WHERE term = ? GROUP BY team`

/** An earlier term as the example of the next one. */
export function lastTermStore(db: Sequelize) {
  const { select } = queriesOf(db)
  return {
    counts: (term: number) => select<TeamCounts>(COUNTS, [term]),

    async examples(term: number): Promise<Example[]> {
      const rows = await select<{ team: Team; written: number } & Record<keyof DatedHours, unknown>>(
        EXAMPLES,
        [term],
      )
      const chosen = rows.map((row) => chosenDays(dated(row)))
      const days = [...new Set(chosen.flatMap((hours) => [...hours.keys()]))].sort()
      return rows.map((row, index) => ({
        team: row.team,
        filled: Number(row.written) / ESSAYS_LIMIT,
        hours: days.map((day) => chosen[index]?.get(day) ?? 0),
      }))
    },
  }
}
