/**
 * `npm run bench -- form [--rounds 5]`: how long the application form makes an applicant with a slow processor wait.
 */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { machineLine } from '@recruit/local/testing/machine'
import { enrolledPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import { runBench } from '../bench.ts'
import { inMs, printTable, spread, verdict } from '../goals.ts'
import type { Browser } from '../web/browser.ts'
import { DESKTOP, inBrowser, PHONE, sit } from '../web/sitting.ts'
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
    for (let round = 0; round < count; round++) rounds.push(await measure(browser, stack.url))
    print(rounds)
  })

/** One applicant at a desk and with a phone, each time with an empty cache. */
async function measure(browser: Browser, url: string): Promise<Waits> {
  const { browser: applicant, id } = await enrolledPerson(url)
  const page = (number: number) => `/#/register/application/page${number}/${id}`
  const atDesk = await sit(browser, applicant, DESKTOP, async (sitting) => {
    await sitting.page.goto(page(1))
    const grid = await measureGrid(sitting)
    await sitting.page.goto(page(2))
    return { ...grid, ...(await measureWriting(sitting)) }
  })
  const onPhone = await sit(browser, applicant, PHONE, async (sitting) => {
    await sitting.page.goto(page(1))
    return measureTap(sitting)
  })
  return { ...atDesk, ...onPhone }
}

function print(rounds: Waits[]): void {
  console.log(machineLine())
  console.log(`medians of ${rounds.length} rounds (least–most), at a fourth of the processor's speed`)
  const rows = LINES.map(([name, what]) => {
    const felt = rounds.map((waits) => waits[name].felt)
    const worked = rounds.map((waits) => waits[name].worked)
    return [what, `≤ ${GOAL} ms`, spread(felt, inMs), spread(worked, inMs), verdict(medianOf(felt) <= GOAL)]
  })
  printTable(['what', 'goal', 'felt', 'work', ''], rows)
}

await runBench(async () => {
  const usage = 'npm run bench -- form [--rounds 5]'
  return bench(readArguments({ usage, options: { rounds: OPTION.text } }).number('rounds', 5))
})
