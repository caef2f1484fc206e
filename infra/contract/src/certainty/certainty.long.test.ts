import { expect, test } from 'vitest'
import { figuresOf } from '../../testing/figures.ts'
import { KINDS } from '../../testing/terms.ts'

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
