import lighthouse from 'lighthouse'
import type { Browser } from './browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockedMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

export type Category = (typeof CATEGORIES)[number]
/** A lower score is our fault, never a busy machine's. */
export const FLOOR = 90
/** The categories with this minimum. Performance depends on the machine, and is only printed. */
export const UPHELD = ['accessibility', 'best-practices', 'seo'] as const
export interface Audit {
  scores: Record<Category, number>
  figures: Record<keyof typeof FIGURES, number>
  /** The lost points, by the audits' titles. */
  faults: string[]
}

/** Lighthouse's defaults: an emulated phone on simulated slow 4G, an empty cache. Scores from 0 to 100. */
async function attempt({ port }: Browser, url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error('Lighthouse gave no result')
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  const weighty = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  )
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Audit['scores'],
    figures: Object.fromEntries(
      Object.entries(FIGURES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ) as Audit['figures'],
    faults: weighty.flatMap(({ id }) => {
      const { score, title } = audits[id] ?? {}
      return score === null || score === undefined || score >= 0.9 ? [] : [`${id}: ${title}`]
    }),
  }
}

const ATTEMPTS = 3

/** The same, repeated when the browser loses the trace, as on a very busy machine. */
export async function audit(browser: Browser, url: string): Promise<Audit> {
  let last: unknown
  for (let time = 0; time < ATTEMPTS; time++) {
    try {
      return await attempt(browser, url)
    } catch (error) {
      last = error
    }
  }
  throw last
}
