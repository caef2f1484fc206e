/** `npm run bench -- web`: what the landing page costs a visitor, of the built site behind the real gateway. */
import { readArguments } from '@recruit/local/arguments'
import { machineLine } from '@recruit/local/testing/machine'
import { medianOf } from '@recruit/local/testing/percentile'
import { runBench } from '../bench.ts'
import { inMs, type Line, printLines, spread, verdict } from '../goals.ts'
import { type Audit, audit, type Category, FLOOR, UPHELD } from './lighthouse.ts'
import { type Load, measureLoad } from './load.ts'
import { inBrowser } from './sitting.ts'

const LOADS = 3
const AUDITS = 5
const KIB = 1024

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
    console.log(`${machineLine()}\nmedians of ${LOADS} loads and ${AUDITS} audits (least–most)`)
    printLines(linesOf(loads, audits))
    for (const complaint of new Set(loads.flatMap(({ complaints }) => complaints)))
      console.log(`\n! ${complaint}`)
    for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(`\n- ${fault}`)
    const isBad = (name: Category) => medianOf(audits.map(({ scores }) => scores[name])) < FLOOR
    return UPHELD.some(isBad) ? 1 : 0
  })

function linesOf(loads: Load[], audits: Audit[]): Line[] {
  const inKiB = (value: number) => `${(value / KIB).toFixed(1)} KiB`
  const inThousandths = (value: number) => value.toFixed(3)
  const atMost = (
    what: string,
    goal: number,
    values: number[],
    show: (value: number) => string = String,
  ): Line => [what, `≤ ${show(goal)}`, spread(values, show), verdict(medianOf(values) <= goal)]
  const scored = (name: Category, goal: number): Line => {
    const values = audits.map(({ scores }) => scores[name])
    return [`Lighthouse mobile: ${name}`, `≥ ${goal}`, spread(values), verdict(medianOf(values) >= goal)]
  }
  const ofLoads = (name: Exclude<keyof Load, 'complaints'>) => loads.map((load) => load[name])
  const ofAudits = (name: keyof Audit['figures']) => audits.map(({ figures }) => figures[name])
  return [
    atMost('initial JavaScript, brotli', 100 * KIB, ofLoads('scriptBytes'), inKiB),
    atMost('requests before interactive', 6, ofLoads('requests')),
    atMost('bytes of the landing page', 200 * KIB, ofLoads('bytes'), inKiB),
    scored('performance', 97),
    scored('accessibility', 100),
    scored('best-practices', 100),
    scored('seo', 100),
    atMost('CLS, first visit and presses', 0.01, ofLoads('layoutShift'), inThousandths),
    atMost('CLS, Lighthouse', 0.01, ofAudits('shift'), inThousandths),
    atMost('total blocking time', 150, ofAudits('blockedMs'), inMs),
    atMost('first contentful paint, slow 4G', 1_800, ofAudits('firstPaintMs'), inMs),
    atMost('largest contentful paint, slow 4G', 2_500, ofAudits('largestPaintMs'), inMs),
    atMost('slowest press to next frame, a fourth of the speed', 100, ofLoads('slowestPressMs'), inMs),
  ]
}

await runBench(async () => {
  readArguments({ usage: 'npm run bench -- web' })
  return bench()
})
