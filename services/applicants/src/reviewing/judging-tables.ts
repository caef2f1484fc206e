/** One team's judging in one term: what nearly every statement asks for. */
export interface Judging {
  term: number
  team: number
}

/** The rows of a table of reviewing whose applications still belong to the team and are submitted. */
export const joined = (table: 'reviews' | 'assignments', alias: string) =>
  `${table} AS ${alias} JOIN applications AS a
    ON a.id = ${alias}.application AND a.team = ${alias}.team AND a.submissions > 0`
export const WITHIN = 'a.term = ? AND a.team = ?'
