/** `npm run bench -- web`: what the landing page costs a visitor, of the built site behind the real gateway. */
import { readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import { machineLine } from '@recruit/local/testing/machine'
import { medianOf } from '@recruit/local/testing/percentile'
import { runBench } from '../run-bench.ts'
import { inBrowser } from './in-browser.ts'
import { type Audit, audit, type Category, FLOOR, UPHELD } from './lighthouse.ts'
import { type Load, measureLoad } from './load.ts'

const LOADS = 3
const AUDITS = 5
const KIB = 1024

interface Line {
  what: string
  goal: number
  /** Whether more is better. */
  isScore?: boolean
  values: number[]
  show?: (value: number) => string
}

const bench = () =>
  inBrowser(async ({ browser, stack, admin }) => {
    await admin.call('modifyRecruitInfo', {
      applicationSubmissionPeriod: '3.2(월) ~ 3.13(금)',
      firstPresentationPeriod: '3.16(월)',
      interviewPeriod: '3.18(수) ~ 3.20(금)',
      finalPresentationPeriod: '3.23(월)',
    })
    const url = `${stack.url}/`
    const loads: Load[] = []
    for (let round = 0; round < LOADS; round++) loads.push(await measureLoad(browser, url))
    const audits: Audit[] = []
    for (let round = 0; round < AUDITS; round++) audits.push(await audit(browser, url))
    print(linesOf(loads, audits))
    for (const complaint of new Set(loads.flatMap(({ complaints }) => complaints)))
      console.log(`\n! ${complaint}`)
    for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(`\n- ${fault}`)
    const isBad = (name: Category) => medianOf(audits.map(({ scores }) => scores[name])) < FLOOR
    return UPHELD.some(isBad) ? 1 : 0
  })

function linesOf(loads: Load[], audits: Audit[]): Line[] {
  const inKiB = (value: number) => `${(value / KIB).toFixed(1)} KiB`
  const inMs = (value: number) => `${Math.round(value)} ms`
  const score = (name: Category, goal: number): Line => ({
    what: `Lighthouse mobile: ${name}`,
    goal,
    isScore: true,
    values: audits.map(({ scores }) => scores[name]),
  })
  const figure = (what: string, goal: number, name: keyof Audit['figures'], show?: Line['show']): Line => ({
    what,
    goal,
    values: audits.map(({ figures }) => figures[name]),
    ...(show && { show }),
  })
  return [
    {
      what: 'initial JavaScript, brotli',
      goal: 100 * KIB,
      values: loads.map(({ scriptBytes }) => scriptBytes),
      show: inKiB,
    },
    { what: 'requests before interactive', goal: 6, values: loads.map(({ requests }) => requests) },
    {
      what: 'bytes of the landing page',
      goal: 200 * KIB,
      values: loads.map(({ bytes }) => bytes),
      show: inKiB,
    },
    score('performance', 97),
    score('accessibility', 100),
    score('best-practices', 100),
    score('seo', 100),
    {
      what: 'CLS, first visit and presses',
      goal: 0.01,
      values: loads.map(({ layoutShift }) => layoutShift),
      show: (value) => value.toFixed(3),
    },
    figure('CLS, Lighthouse', 0.01, 'shift', (value) => value.toFixed(3)),
    figure('total blocking time', 150, 'blockedMs', inMs),
    figure('first contentful paint, slow 4G', 1_800, 'firstPaintMs', inMs),
    figure('largest contentful paint, slow 4G', 2_500, 'largestPaintMs', inMs),
    {
      what: 'slowest press to next frame, a fourth of the speed',
      goal: 100,
      values: loads.map(({ slowestPressMs }) => slowestPressMs),
      show: inMs,
    },
  ]
}

function print(lines: Line[]): void {
  console.log(`${machineLine()}\nmedians of ${LOADS} loads and ${AUDITS} audits (least–most)\n`)
  const rows = lines.map(({ what, goal, isScore = false, values, show = String }) => {
    const figure = medianOf(values)
    const isMet = isScore ? figure >= goal : figure <= goal
    const spread = `${show(figure)} (${show(Math.min(...values))}–${show(Math.max(...values))})`
    return [what, `${isScore ? '≥' : '≤'} ${show(goal)}`, spread, isMet ? 'met' : 'missed']
  })
  console.log(markdownTable(['what', 'goal', 'figure', ''], rows))
}

await runBench(async () => {
  readArguments({ usage: 'npm run bench -- web' })
  return bench()
})
