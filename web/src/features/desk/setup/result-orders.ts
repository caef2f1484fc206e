import { type Band, bandOf, readAgainFirst } from '@recruit/contract/certainty/bands'
import type { Reply } from '../../../api/client.ts'

export type Application = Reply<'reviewResults'>['applications'][number]

const LAST = Number.POSITIVE_INFINITY

/** The ones on which reviewers disagree most come first, those with a single review last. */
const mostApartFirst = (applications: readonly Application[]) =>
  applications.toSorted((a, b) => (a.disagreement ?? LAST) - (b.disagreement ?? LAST) || 0)

/** Those whose place is least sure come first. */
function mostOpenFirst(applications: readonly Application[]) {
  const shares = applications.flatMap(({ _id, sure }) => (sure ? [[_id, sure.chance] as const] : []))
  const at = new Map(readAgainFirst(new Map(shares)).map((id, place) => [id, place]))
  return applications.toSorted((a, b) => (at.get(a._id) ?? LAST) - (at.get(b._id) ?? LAST) || 0)
}
const highestFirst = (applications: readonly Application[]) =>
  applications.toSorted((a, b) => (b.aggregate?.mean ?? 0) - (a.aggregate?.mean ?? 0))

/** How the table of results can be sorted. */
export const ORDERS = { apart: mostApartFirst, score: highestFirst, open: mostOpenFirst }
export type Order = keyof typeof ORDERS

const RANKS: Record<Band, number> = { clearIn: 0, closeIn: 1, open: 2, closeOut: 3, clearOut: 4 }

/** Whether a score as high as another one, or higher, has a word that is less sure of a place. */
export function departsFromScores(applications: readonly Pick<Application, 'aggregate' | 'sure'>[]): boolean {
  const rows = applications
    .flatMap(({ aggregate, sure }) =>
      aggregate && sure ? [{ mean: aggregate.mean, rank: RANKS[bandOf(sure.chance)] }] : [],
    )
    .sort((a, b) => b.mean - a.mean || b.rank - a.rank)
  return rows.some(({ rank }, at) => rank < (rows[at - 1]?.rank ?? 0))
}
