import { type Draws, drawsOf } from '../src/certainty/random.ts'
import type { ReviewScore } from '../src/certainty/sampler.ts'
import type { Stage } from '../src/constants.ts'
import { aggregateOf } from '../src/rules/review-statistics.ts'

/** How the reviewers of an invented term score; in the last kind the interviews are judged. */
export const KINDS = ['different', 'oneSevere', 'threePoints', 'interviews'] as const
export type Kind = (typeof KINDS)[number]

const PEOPLE = 60
const PLACES = 20
const INTERVIEWED = 30
const REVIEWERS = ['a', 'b', 'c', 'd', 'e', 'f']
const CRITERIA = 4
/** Deviations in points, with which the mean finds 72 % of the best, as in the prototype. */
const QUALITY = 0.9
const CHANCE = 0.8
const SEVERITY = 0.45
/** Of one criterion from the reviewer's opinion of the whole. */
const APART = 0.4
/** Of the form in which an applicant shows herself at a stage, which all its reviewers see alike. */
const FORM = 0.5

/** A term whose truth is known. */
export interface Term {
  /** Those of whom some are taken. */
  applicants: string[]
  stage: Stage
  places: number
  reviews: ReviewScore[]
  /** How good each applicant is. */
  truth: ReadonlyMap<string, number>
  /** Another review, by a reviewer who has not read her and has written the fewest of these. */
  readAgain: (applicant: string, among: readonly ReviewScore[]) => ReviewScore
  /** A random order of the applicants. */
  shuffled: () => string[]
}

/** A term of 60 applicants with two reviews each, by 6 reviewers, equal for equal seeds. */
export function termOf(kind: Kind, seed: number): Term {
  const draws = drawsOf(seed)
  const everyone = Array.from({ length: PEOPLE }, (_, at) => `applicant ${100 + at}`)
  const truth = new Map(everyone.map((id) => [id, QUALITY * draws.normal()]))
  const ways = waysOf(kind, draws)
  const read = (applicant: string, reviewer: string, stage: Stage, form = 0): ReviewScore => {
    const { severity, scale, least, most } = ways.get(reviewer) ?? USUAL
    const opinion = (truth.get(applicant) ?? 0) + form + CHANCE * draws.normal()
    let sum = 0
    for (let at = 0; at < CRITERIA; at++) {
      const points = Math.round(3 + severity + scale * opinion + APART * draws.normal())
      sum += Math.min(most, Math.max(least, points))
    }
    return { applicant, reviewer, stage, score: sum / CRITERIA }
  }
  const shuffledOf = (ids: readonly string[]) => {
    const order = new Map(ids.map((id) => [id, draws.uniform()]))
    return ids.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  }
  // Every two reviewers share some applicants.
  const pairs = REVIEWERS.flatMap((one, at) => REVIEWERS.slice(at + 1).map((other) => [one, other]))
  const isInterview = kind === 'interviews'
  const formOf = () => (isInterview ? FORM * draws.normal() : 0)
  const documents = shuffledOf(everyone).flatMap((id, at) => {
    const form = formOf()
    return (pairs[at % pairs.length] ?? []).map((reviewer) => read(id, reviewer, 'documents', form))
  })
  const applicants = isInterview
    ? bestOf(meansOf({ applicants: everyone, reviews: documents, stage: 'documents' }, 'mean'), INTERVIEWED)
    : everyone
  const interviews = (isInterview ? applicants : []).flatMap((id, at) => {
    const form = formOf()
    return [0, 1, 3].map((next) =>
      read(id, REVIEWERS[(at + next) % REVIEWERS.length] ?? '', 'interview', form),
    )
  })
  const stage = isInterview ? 'interview' : 'documents'
  return {
    ...{ applicants, stage },
    truth: new Map(applicants.map((id) => [id, truth.get(id) ?? 0])),
    places: isInterview ? PLACES / 2 : PLACES,
    reviews: [...documents, ...interviews],
    shuffled: () => shuffledOf(applicants),
    readAgain: (applicant, among) => {
      const its = among.filter((one) => one.stage === stage)
      const free = REVIEWERS.filter((reviewer) =>
        its.every((one) => one.applicant !== applicant || one.reviewer !== reviewer),
      )
      const loadOf = (reviewer: string) => its.filter((one) => one.reviewer === reviewer).length
      const [least = ''] = free.toSorted((one, other) => loadOf(one) - loadOf(other))
      return read(applicant, least, stage)
    },
  }
}

const USUAL = { severity: 0, scale: 1, least: 1, most: 5 }
const NARROW = { scale: 0.5, least: 2, most: 4 }
const VERY_SEVERE = -1.5

/** How each reviewer scores. */
const waysOf = (kind: Kind, draws: Draws) =>
  new Map(
    REVIEWERS.map((reviewer, at) => {
      const severity = kind === 'oneSevere' && at === 0 ? VERY_SEVERE : SEVERITY * draws.normal()
      const isNarrow = kind === 'threePoints' && at % 2 === 1
      return [reviewer, { ...USUAL, severity, ...(isNarrow && NARROW) }]
    }),
  )

/** The ids with the highest values; of equal ones those that come first. */
export const bestOf = (values: ReadonlyMap<string, number>, places: number): string[] =>
  [...values]
    .sort(([, one], [, other]) => other - one)
    .slice(0, places)
    .map(([id]) => id)

/** The mean or median of each applicant's scores in this stage. */
export function meansOf(
  { applicants, reviews, stage }: Pick<Term, 'applicants' | 'reviews' | 'stage'>,
  name: 'mean' | 'median',
): Map<string, number> {
  const its = Map.groupBy(
    reviews.filter((one) => one.stage === stage),
    ({ applicant }) => applicant,
  )
  return new Map(
    applicants.map((id) => [id, aggregateOf((its.get(id) ?? []).map(({ score }) => score))?.[name] ?? 0]),
  )
}
