import { expect, test } from 'vitest'
import { figuresOf } from '../../testing/figures.ts'
import { KINDS } from '../../testing/terms.ts'
import { certaintyOf } from './certainty.ts'
import { drawsOf } from './random.ts'

const TERMS = Number(process.env.TERMS) || 1000
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

test.each(KINDS)('what is said of 1,000 invented terms is true: %s', { timeout: 3_600_000 }, (kind) => {
  const { found, tenths } = figuresOf(kind, TERMS)
  const lines = [
    `${kind}, ${TERMS} terms`,
    ...Object.entries(found).map(([way, share]) => `  ${way}: ${percent(share)}`),
    ...tenths.map(
      ({ people, said, came }) =>
        `  ${people}: said ${percent(said / people)}, true ${percent(came / people)}`,
    ),
  ]
  console.log(lines.join('\n'))
  for (const { people, said, came } of tenths) expect(Math.abs(said - came) / people).toBeLessThan(0.03)
  expect(found.model).toBeGreaterThan(found.mean)
  expect(found.moreByModel).toBeGreaterThan(found.moreByMean)
  // A panel hears an applicant once; only documents are read again.
  if (kind !== 'interviews') expect(found.readAgain).toBeGreaterThan(found.moreByModel)
})

test.each([
  { people: 150, reviewers: 10, most: 50 },
  { people: 1000, reviewers: 20, most: 1000 },
])('$people applicants with three reviews each take at most $most ms', ({ people, reviewers, most }) => {
  const draws = drawsOf(1)
  const applicants = Array.from({ length: people }, (_, at) => `applicant ${at}`)
  const reviews = applicants.flatMap((applicant, at) => {
    const quality = draws.normal()
    return [0, 1, 3].map((next) => ({
      ...{ applicant, reviewer: `${(at + next) % reviewers}`, stage: 'documents' as const },
      score: 3 + quality + draws.normal(),
    }))
  })
  // Of the processor, the least of ten: other programs use the machine too.
  const times = Array.from({ length: 10 }, () => {
    const before = process.cpuUsage()
    certaintyOf({ applicants, reviews, stage: 'documents', places: people / 5 })
    return process.cpuUsage(before).user / 1000
  })
  console.log(`${people} applicants: ${Math.min(...times).toFixed(0)} ms`)
  expect(Math.min(...times)).toBeLessThan(most)
})
