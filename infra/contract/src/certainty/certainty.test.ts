import { describe, expect, test } from 'vitest'
import { figuresOf } from '../../testing/figures.ts'
import { bestOf, KINDS, termOf } from '../../testing/terms.ts'
import { bandOf, readAgainFirst } from './bands.ts'
import { certaintyInSteps, certaintyOf } from './certainty.ts'
import type { ReviewScore } from './sampler.ts'

const term = termOf('different', 1)
const { places } = term
const sharesOf = (question: Parameters<typeof certaintyOf>[0]) => {
  const found = certaintyOf(question)
  if (found.cannotTell) throw new Error(found.cannotTell)
  return found.shares
}
const shares = sharesOf(term)
const share = (id: string, of = shares) => of.get(id) ?? Number.NaN

describe('how sure the list is', () => {
  test('the shares add up to the places', () => {
    expect([...shares.keys()]).toEqual(term.applicants)
    expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(places, 6)
  })

  test('the same question has the same answer, in any order of its reviews', () => {
    const turned = { ...term, applicants: term.applicants.toReversed(), reviews: term.reviews.toReversed() }
    expect([...sharesOf(turned)]).toEqual([...shares])
  })

  test('in steps it answers the same', () => {
    const steps = certaintyInSteps(term)
    let step = steps.next()
    for (; !step.done; step = steps.next());
    expect(step.value).toEqual({ cannotTell: null, shares })
  })

  test('with a place for everyone all are in, with fewer no one is likelier', () => {
    expect(new Set(sharesOf({ ...term, places: 60 }).values())).toEqual(new Set([1]))
    const fewer = sharesOf({ ...term, places: 10 })
    for (const id of term.applicants) expect(share(id, fewer)).toBeLessThanOrEqual(share(id))
  })

  test.each(KINDS)('the best are found more often than by the mean: %s', (kind) => {
    const { found } = figuresOf(kind, 8)
    expect(found.model).toBeGreaterThan(found.mean)
    expect(found.model).toBeGreaterThan(0.65)
  })

  test('a severe reviewer changes little for those whom she has read', () => {
    const lowered = term.reviews.map((one) => (one.reviewer === 'a' ? { ...one, score: one.score - 1 } : one))
    const after = sharesOf({ ...term, reviews: lowered })
    for (const id of term.applicants) expect(Math.abs(share(id, after) - share(id))).toBeLessThan(0.15)
  })

  test('a reviewer who uses three of five points is read by her own scale', () => {
    const narrow = term.reviews.map((one) =>
      one.reviewer === 'a' ? { ...one, score: 3 + (one.score - 3) / 2 } : one,
    )
    const after = sharesOf({ ...term, reviews: narrow })
    const apart = term.applicants.map((id) => Math.abs(share(id, after) - share(id)))
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.05)
  })

  test('an applicant without reviews is neither in nor out', () => {
    const unread = sharesOf({ ...term, applicants: [...term.applicants, 'unread'] })
    expect(bandOf(share('unread', unread))).toMatch(/open|closeOut/)
  })

  test('reviews of the documents count in the interview', () => {
    const [best = '', second = ''] = bestOf(shares, 2)
    const interviews = term.applicants.flatMap((applicant) =>
      ['x', 'y', 'z'].map((reviewer): ReviewScore => ({ applicant, reviewer, stage: 'interview', score: 3 })),
    )
    const found = sharesOf({ ...term, stage: 'interview', reviews: [...term.reviews, ...interviews] })
    const last = term.applicants.find((id) => share(id) === 0) ?? ''
    expect(share(best, found) + share(second, found)).toBeGreaterThan(2 * share(last, found))
  })
})

describe('nothing is said', () => {
  test('below 30 reviews of the stage', () => {
    const cannotTell = 'fewReviews'
    expect(certaintyOf({ ...term, reviews: term.reviews.slice(0, 29) })).toEqual({ cannotTell })
    expect(certaintyOf({ ...term, reviews: term.reviews.slice(0, 30) }).cannotTell).toBeNull()
    expect(certaintyOf({ ...term, stage: 'interview' })).toEqual({ cannotTell })
    expect(certaintyOf({ ...term, applicants: [], reviews: [] })).toEqual({ cannotTell })
  })

  test('with two reviewers', () => {
    const reviews = term.applicants.flatMap((applicant) =>
      ['a', 'b'].map((reviewer) => ({ applicant, reviewer, stage: 'documents' as const, score: 3 })),
    )
    expect(certaintyOf({ ...term, reviews })).toEqual({ cannotTell: 'fewReviewers' })
  })
})

test('the word follows the number as it is written', () => {
  const words = [1, 0.895, 0.89, 0.695, 0.69, 0.5, 0.31, 0.304, 0.11, 0.104, 0].map(bandOf)
  expect(words).toEqual([
    ...['clearIn', 'clearIn', 'closeIn', 'closeIn', 'open', 'open', 'open'],
    ...['closeOut', 'closeOut', 'clearOut', 'clearOut'],
  ])
})

test('another review changes most where it is open whether she is in', () => {
  const found = readAgainFirst(new Map(Object.entries({ d: 0.97, b: 0.4, a: 0.52, c: 0.6, e: 0 })))
  expect(found).toEqual(['a', 'b', 'c', 'd', 'e'])
})
