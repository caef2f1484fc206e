import { certaintyOf } from '@recruit/contract/certainty/certainty'
import { drawsOf } from '@recruit/contract/certainty/random'
import { inMs, type Line, spread, verdict } from '../goals.ts'

/** The sizes of a term, with the most processor time that the results may wait for it. */
const SIZES = [
  { people: 150, reviewers: 10, most: 50 },
  { people: 1000, reviewers: 20, most: 1000 },
]
const TIMES = 10

/** What it costs to compute how sure a list is; three reviews for each applicant. */
export async function certainty(): Promise<Line[]> {
  return SIZES.map(({ people, reviewers, most }) => {
    const draws = drawsOf(1)
    const applicants = Array.from({ length: people }, (_, at) => `applicant ${at}`)
    const reviews = applicants.flatMap((applicant, at) => {
      const quality = draws.normal()
      return [0, 1, 3].map((next) => ({
        ...{ applicant, reviewer: `${(at + next) % reviewers}`, stage: 'documents' as const },
        score: 3 + quality + draws.normal(),
      }))
    })
    const times = Array.from({ length: TIMES }, () => {
      const before = process.cpuUsage()
      certaintyOf({ applicants, reviews, stage: 'documents', places: people / 5 })
      return process.cpuUsage(before).user / 1000
    })
    const isMet = Math.min(...times) <= most
    return [`how sure: ${people} applicants`, `≤ ${inMs(most)}`, spread(times, inMs), verdict(isMet)]
  })
}
