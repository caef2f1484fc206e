import type { Team } from '@recruit/contract/constants'
import type { Interview } from '../shared/ports.ts'
import { type Pair, pairKey } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import type { ReviewingStores } from './reviewing-stores.ts'

/** What a stage is about, and who reviews it. */
export interface Given {
  /** The submitted applications; those of an interview in the order of their times. */
  applications: string[]
  /** Who reviews which of them, without recusals. */
  pairs: (Pair & { isAgain?: number })[]
  /** By application; empty for the documents. */
  interviews: ReadonlyMap<string, Interview>
  /** The names of a panel's members, who may have written nothing so far. */
  names: ReadonlyMap<string, string>
}

/** Documents are assigned by the admin, interviews by the timetable: a panel reviews its applicants. */
export async function readGiven(
  { assignments, interviews: interviewsOf }: Pick<ReviewingStores, 'assignments' | 'interviews'>,
  judging: Judging & { team: Team },
): Promise<Given> {
  if (judging.stage === 'documents') {
    const [applications, pairs] = await Promise.all([
      assignments.applications(judging),
      assignments.pairs(judging),
    ])
    return { applications, pairs, interviews: new Map(), names: new Map() }
  }
  const [all, recusals] = await Promise.all([
    interviewsOf(judging.term, judging.team),
    assignments.recusals(judging),
  ])
  const recused = new Set(recusals.map(pairKey))
  return {
    applications: all.map(({ application }) => application),
    pairs: all
      .flatMap(({ application, panel }) => panel.map(({ id }) => ({ application, member: id })))
      .filter((pair) => !recused.has(pairKey(pair))),
    interviews: new Map(all.map((one) => [one.application, one])),
    names: new Map(all.flatMap(({ panel }) => panel.map(({ id, name }) => [id, name] as const))),
  }
}
