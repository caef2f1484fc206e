import type { Stage } from '../constants.ts'
import { sumOf } from '../sum.ts'
import { type Draws, drawsOf, exp, ln } from './random.ts'

/** A submitted review: its score is weighted by the criteria. */
export interface ReviewScore {
  applicant: string
  reviewer: string
  stage: Stage
  score: number
}

/** One stage: the mean of its reviewers, and variances. */
interface Level {
  mean: number
  /** Between its reviewers. */
  between: number
  /** Of a single review. */
  chance: number
  /** Of the form in which applicants show themselves, which all reviewers of the stage see alike. */
  form: number
}
/** Someone's way of scoring in one stage: a reviewer of both stages is two raters. */
interface Rater {
  level: Level
  severity: number
  scale: Scale
  sums: Sums
}
interface Applicant {
  quality: number
  showings: Showing[]
}
/** An applicant as she shows herself in one stage. */
interface Showing {
  level: Level
  value: number
  /** While it is being drawn: how much its reviews know, and the sum of what they say. */
  known: number
  said: number
}
interface Rating {
  showing: Showing
  rater: Rater
  score: number
}
/** What a rater's draw needs of her scores (above the mean) and of what she scored. */
type Sums = Record<'count' | 'score' | 'scoreSquares' | 'value' | 'valueSquares' | 'products', number>
const noSums = (): Sums => ({
  ...{ count: 0, score: 0, scoreSquares: 0 },
  ...{ value: 0, valueSquares: 0, products: 0 },
})
/** How widely a rater uses the points: by which factor, and its logarithm. */
interface Scale {
  log: number
  factor: number
}

const square = (value: number) => value * value

/** Deviations in points that are expected before any score is seen; they count as much as `TRUST` scores. */
const EXPECTED = { quality: 0.7, chance: 0.7, severity: 0.5, form: 0.3 }
const TRUST = 2
const SCALES: Scale[] = [-1.2, -0.9, -0.7, -0.5, -0.3, -0.15, 0, 0.15, 0.3, 0.5, 0.7].map((log) => ({
  log,
  factor: log > 0 ? 1 / exp(-log) : exp(log),
}))
const USUAL: Scale = { log: 0, factor: 1 }
/** How far raters' scales may be apart; the share makes each of them count alike. */
const SPREADS = [0.05, 0.15, 0.3, 0.5].map((spread) => ({
  spread,
  share: -ln(sumOf(SCALES, ({ log }) => exp(-square(log / spread) / 2))),
}))

/**
 * Draws what the applicants' qualities may be, given all scores: Gibbs sampling of
 * `score = severity + scale × (quality + form + chance)`, in which all variances are estimated. Each call of `draw`
 * changes the qualities.
 */
export function samplerOf(reviews: readonly ReviewScore[], applicants: readonly string[], seed: number) {
  const draws = drawsOf(seed)
  const all = built(reviews, applicants)
  const { people } = all
  const spread = { quality: square(EXPECTED.quality), scale: 0.15 }
  return {
    /** The applicants, in their order, as last drawn. */
    asked: people.slice(0, applicants.length),
    draw() {
      drawQualities(draws, all, spread.quality)
      drawRaters(draws, all, spread.scale)
      drawVariances(draws, all)
      const squares = sumOf(people, ({ quality }) => square(quality))
      spread.quality = varianceOf(draws, EXPECTED.quality, people.length, squares)
      spread.scale = drawSpread(draws, all.raters)
    },
  }
}

interface All {
  people: readonly Applicant[]
  levels: readonly Level[]
  raters: readonly Rater[]
  ratings: readonly Rating[]
}

function built(reviews: readonly ReviewScore[], applicants: readonly string[]): All {
  const stages = [...new Set(reviews.map(({ stage }) => stage))]
  const levels = new Map(
    stages.map((stage) => [
      stage,
      levelOf(
        reviews.filter((one) => one.stage === stage),
        stages.length,
      ),
    ]),
  )
  const people = new Map(applicants.map((id): [string, Applicant] => [id, { quality: 0, showings: [] }]))
  const raters = new Map<string, Rater>()
  const ratings = reviews.flatMap(({ applicant: id, reviewer, stage, score }): Rating[] => {
    const level = levels.get(stage)
    if (!level) return []
    const key = `${stage} ${reviewer}`
    const rater = raters.get(key) ?? { level, severity: level.mean, scale: USUAL, sums: noSums() }
    raters.set(key, rater)
    const applicant = people.get(id) ?? { quality: 0, showings: [] }
    people.set(id, applicant)
    const known = applicant.showings.find((one) => one.level === level)
    const showing = known ?? { level, value: 0, known: 0, said: 0 }
    if (!known) applicant.showings.push(showing)
    return [{ showing, rater, score }]
  })
  return { people: [...people.values()], levels: [...levels.values()], raters: [...raters.values()], ratings }
}

/** One stage alone does not show how form and quality differ. */
const levelOf = (reviews: readonly ReviewScore[], stages: number): Level => ({
  mean: sumOf(reviews, ({ score }) => score) / reviews.length,
  between: square(EXPECTED.severity),
  chance: square(EXPECTED.chance),
  form: stages > 1 ? square(EXPECTED.form) : 0,
})

/** The score as the rater's opinion of the applicant, above or below the mean. */
const opinionOf = ({ rater, score }: Rating) => (score - rater.severity) / rater.scale.factor

function drawQualities(draws: Draws, { people, ratings }: All, variance: number): void {
  for (const { showings } of people)
    for (const one of showings) {
      one.known = 0
      one.said = 0
    }
  for (const one of ratings) {
    const weight = 1 / one.rater.level.chance
    one.showing.known += weight
    one.showing.said += weight * opinionOf(one)
  }
  for (const one of people) {
    let [known, said] = [1 / variance, 0]
    for (const showing of one.showings) {
      const weight = 1 / (1 + showing.level.form * showing.known)
      known += weight * showing.known
      said += weight * showing.said
    }
    one.quality = said / known + draws.normal() / Math.sqrt(known)
    for (const showing of one.showings) showing.value = shownBy(draws, showing, one.quality)
  }
}

/** How an applicant of this quality shows herself, given her reviews. */
function shownBy(draws: Draws, { level, known, said }: Showing, quality: number): number {
  if (level.form === 0) return quality
  const all = known + 1 / level.form
  return (said + quality / level.form) / all + draws.normal() / Math.sqrt(all)
}

function drawRaters(draws: Draws, { raters, ratings }: All, spread: number): void {
  for (const one of raters) one.sums = noSums()
  for (const { showing, rater, score } of ratings) {
    const { sums, level } = rater
    const above = score - level.mean
    sums.count++
    sums.score += above
    sums.scoreSquares += square(above)
    sums.value += showing.value
    sums.valueSquares += square(showing.value)
    sums.products += above * showing.value
  }
  for (const one of raters) {
    const { level, sums } = one
    // The scale by its chances for every severity: drawn after the severity, it would hardly move.
    const logs = SCALES.map((scale) => {
      const { noise, precision, apart } = knownOf(one, scale)
      const squares =
        sums.scoreSquares - 2 * scale.factor * sums.products + square(scale.factor) * sums.valueSquares
      const misfit = squares / noise - square(apart) / precision
      return -square(scale.log / spread) / 2 - sums.count * scale.log - (ln(precision) + misfit) / 2
    })
    one.scale = SCALES[indexBy(draws, logs)] ?? USUAL
    const { precision, apart } = knownOf(one, one.scale)
    one.severity = level.mean + apart / precision + draws.normal() / Math.sqrt(precision)
  }
}

/** What her scores say of a rater's severity, if this is her scale. */
function knownOf({ level, sums }: Rater, { factor }: Scale) {
  const noise = square(factor) * level.chance
  return {
    noise,
    precision: sums.count / noise + 1 / level.between,
    apart: (sums.score - factor * sums.value) / noise,
  }
}

function drawVariances(draws: Draws, { people, levels, raters, ratings }: All): void {
  for (const level of levels) {
    const its = raters.filter((one) => one.level === level)
    const centre = sumOf(its, ({ severity }) => severity) / its.length
    level.mean = centre + draws.normal() * Math.sqrt(level.between / its.length)
    const squares = sumOf(its, ({ severity }) => square(severity - level.mean))
    level.between = varianceOf(draws, EXPECTED.severity, its.length, squares)
    const scores = ratings.filter(({ rater }) => rater.level === level)
    const errors = sumOf(scores, (one) => square(opinionOf(one) - one.showing.value))
    level.chance = varianceOf(draws, EXPECTED.chance, scores.length, errors)
    if (level.form > 0) level.form = drawForm(draws, people, level)
  }
}

function drawForm(draws: Draws, people: readonly Applicant[], level: Level): number {
  const forms = people.flatMap(({ quality, showings }) =>
    showings.flatMap((one) => (one.level === level ? [one.value - quality] : [])),
  )
  return varianceOf(draws, EXPECTED.form, forms.length, sumOf(forms, square))
}

function drawSpread(draws: Draws, raters: readonly Rater[]): number {
  const squares = sumOf(raters, ({ scale }) => square(scale.log))
  const logs = SPREADS.map(({ spread, share }) => share * raters.length - squares / square(spread) / 2)
  return SPREADS[indexBy(draws, logs)]?.spread ?? 0
}

/** A variance, from the number of deviations and the sum of their squares. */
const varianceOf = (draws: Draws, expected: number, count: number, squares: number): number =>
  (TRUST * square(expected) + squares) / (2 * draws.gamma((TRUST + count) / 2))

/** The index of one of these, by the logarithms of their chances. */
function indexBy(draws: Draws, logs: readonly number[]): number {
  const most = Math.max(...logs)
  const chances = logs.map((log) => exp(log - most))
  let rest = draws.uniform() * sumOf(chances, (chance) => chance)
  return Math.max(
    0,
    chances.findIndex((chance) => {
      rest -= chance
      return rest < 0
    }),
  )
}
