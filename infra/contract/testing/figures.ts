import { readAgainFirst } from '../src/certainty/bands.ts'
import { certaintyOf } from '../src/certainty/certainty.ts'
import type { ReviewScore } from '../src/certainty/sampler.ts'
import { bestOf, type Kind, meansOf, type Term, termOf } from './terms.ts'

/** Reviews that are written in addition. */
const MORE = 20

/** Which share of the true best each way finds. */
export type Found = Record<'mean' | 'median' | 'model' | 'moreByMean' | 'moreByModel' | 'readAgain', number>
/** Everyone who is given a share of this tenth, what she is given, and how many are among the best. */
export interface Tenth {
  people: number
  said: number
  came: number
}

/** What is said of invented terms, and what is true. */
export function figuresOf(kind: Kind, terms: number): { found: Found; tenths: Tenth[] } {
  const found: Found = { mean: 0, median: 0, model: 0, moreByMean: 0, moreByModel: 0, readAgain: 0 }
  const tenths = Array.from({ length: 10 }, (): Tenth => ({ people: 0, said: 0, came: 0 }))
  for (let seed = 1; seed <= terms; seed++) {
    const term = termOf(kind, seed)
    const best = new Set(bestOf(term.truth, term.places))
    const count = (way: keyof Found, values: ReadonlyMap<string, number>) => {
      found[way] += bestOf(values, term.places).filter((id) => best.has(id)).length / term.places / terms
    }
    const shares = sharesOf(term, term.reviews)
    for (const [id, share] of shares) {
      const tenth = tenths[Math.min(9, Math.floor(share * 10))]
      if (!tenth) continue
      tenth.people++
      tenth.said += share
      if (best.has(id)) tenth.came++
    }
    count('mean', meansOf(term, 'mean'))
    count('median', meansOf(term, 'median'))
    count('model', shares)
    const evenly = after(term, term.shuffled().slice(0, MORE))
    count('moreByMean', meansOf({ ...term, reviews: evenly }, 'mean'))
    count('moreByModel', sharesOf(term, evenly))
    count('readAgain', sharesOf(term, after(term, readAgainFirst(shares).slice(0, MORE))))
  }
  return { found, tenths }
}

function sharesOf({ applicants, stage, places }: Term, reviews: readonly ReviewScore[]): Map<string, number> {
  const found = certaintyOf({ applicants, reviews, stage, places })
  if (found.cannotTell) throw new Error(found.cannotTell)
  return found.shares
}

/** The term's reviews, and another one of each of these applicants. */
function after(term: Term, again: readonly string[]): ReviewScore[] {
  const all = [...term.reviews]
  for (const id of again) all.push(term.readAgain(id, all))
  return all
}
