/**
 * `npm run bench -- form [--rounds 5]`: how long the application form makes an applicant with a slow processor wait.
 */
import { chromium } from '@playwright/test'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import { machineLine } from '@recruit/local/testing/machine'
import { enrolledPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import type { TestStack } from '@recruit/local/testing/stack'
import { runBench } from '../run-bench.ts'
import type { Browser } from '../web/browser.ts'
import { inBrowser } from '../web/in-browser.ts'
import { slowed } from '../web/sitting.ts'
import { type Measured, measureGrid, measureTap, measureWriting, type Waits } from './writing.ts'

const GOAL = 100
const LINES: [name: Measured, what: string][] = [
  ['firstPress', 'first press in the grid of a page just opened'],
  ['firstTap', 'the same by a finger, on a phone'],
  ['press', 'slowest of five further presses'],
  ['clearAll', 'clear all, 200 cells and more'],
  ['undo', 'undo of it'],
  ['drag', 'longest task while dragging over 256 cells; work: each step'],
  ['key', 'slowest key in an essay of 1,000 characters'],
  ['syllable', 'slowest step of composing there'],
  ['writing', 'longest task while writing; work: each key'],
]

const bench = (count: number) =>
  inBrowser(async ({ browser, stack, admin }) => {
    await admin.call('modifyRecruitInfo', { interviewPeriod: '3.18(수) ~ 4.18(토)' })
    const rounds: Waits[] = []
    for (let round = 0; round < count; round++) rounds.push(await measure(browser, stack))
    print(rounds)
  })

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** One applicant at a desk and with a phone, each time with an empty cache. */
async function measure({ address }: Browser, { url }: TestStack): Promise<Waits> {
  const { browser: proved, id } = await enrolledPerson(url)
  const cookies = [...proved.jar].map(([name, value]) => ({ name, value, url }))
  const browser = await chromium.connectOverCDP(address)
  const open = async (device: typeof DESKTOP) => {
    const context = await browser.newContext({ ...device, locale: 'ko-KR' })
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await slowed(page)
    await page.goto(`${url}/#/register/application/page1/${id}`)
    return { context, sitting: { page, session } }
  }
  const desk = await open(DESKTOP)
  const grid = await measureGrid(desk.sitting)
  await desk.sitting.page.goto(`${url}/#/register/application/page2/${id}`)
  const writing = await measureWriting(desk.sitting)
  await desk.context.close()
  const phone = await open(PHONE)
  const tap = await measureTap(phone.sitting)
  await phone.context.close()
  return { ...grid, ...tap, ...writing }
}

function print(rounds: Waits[]): void {
  console.log(machineLine())
  console.log(`medians of ${rounds.length} rounds (least–most), at a fourth of the processor's speed\n`)
  const inMs = (values: number[]) =>
    `${Math.round(medianOf(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`
  const rows = LINES.map(([name, what]) => {
    const felt = rounds.map((waits) => waits[name].felt)
    const worked = rounds.map((waits) => waits[name].worked)
    return [what, `≤ ${GOAL} ms`, inMs(felt), inMs(worked), medianOf(felt) <= GOAL ? 'met' : 'missed']
  })
  console.log(markdownTable(['what', 'goal', 'felt', 'work', ''], rows))
}

await runBench(async () => {
  const usage = 'npm run bench -- form [--rounds 5]'
  return bench(readArguments({ usage, options: { rounds: OPTION.text } }).number('rounds', 5))
})
