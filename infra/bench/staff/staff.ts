/**
 * `npm run bench -- staff [list|desk|scores|phone] [--rounds 3]`: how long the staff's screens make a user with a slow
 * processor wait.
 */
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import { machineLine } from '@recruit/local/testing/machine'
import { enrolledPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import type { Visitor } from '@recruit/local/testing/visitor'
import { runBench } from '../run-bench.ts'
import type { Browser } from '../web/browser.ts'
import { inBrowser } from '../web/in-browser.ts'
import { type Cost, type Sitting, slowed } from '../web/sitting.ts'
import {
  DECIDE_PARTS,
  measureDeciding,
  measurePhone,
  measureScoring,
  PHONE_PARTS,
  SCORE_PARTS,
} from './desk.ts'
import { LIST_PARTS, measureList } from './list.ts'
import { APPLICATIONS, fillTerm, TEAM } from './term.ts'
import { type Weight, weigh } from './weights.ts'

const MEASURED = ['scores', 'list', 'desk', 'phone'] as const
const GOAL = 100
/** A busy machine takes long to render thousands of rows. */
const PATIENCE_MS = 120_000
const PARTS = { ...LIST_PARTS, ...DECIDE_PARTS, ...SCORE_PARTS, ...PHONE_PARTS }
type Round = Partial<Record<keyof typeof PARTS, Cost>>

const LIST = `/#/admin/applicantList?team=${TEAM}`
const DESK = `/#/admin/review?team=${TEAM}`
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const bench = (only: readonly string[], count: number) =>
  inBrowser(async ({ browser, stack, admin }) => {
    const { url } = stack
    const reviewer = await fillTerm(stack, admin)
    const { browser: writer, id } = await enrolledPerson(url)
    const html = await (await fetch(url)).text()
    const as = sitter(browser, url)
    const isOpen = (isOpen: boolean) => admin.call('setReviewPhase', { team: TEAM, isOpen })

    const weights: Record<string, Weight> = {}
    await isOpen(true)
    for (const [name, who, address, drawn] of [
      ['application form', writer, `/#/register/application/page1/${id}`, '[data-day]'],
      ["staff's list", admin, LIST, '#score'],
      ['review desk', admin, DESK, 'nav li [class*=median]'],
    ] as const)
      weights[name] = await as(who, DESKTOP, async ({ page }) => {
        const weight = await weigh(page, html)
        await page.goto(address)
        await page.locator(drawn).first().waitFor()
        await page.waitForLoadState('networkidle')
        return weight()
      })
    const rounds: Round[] = []
    for (let round = 0; round < count; round++) {
      await isOpen(false)
      const waits: Round = {}
      const take = async (name: string, found: () => Promise<Round>) => {
        if (!only.includes(name)) return
        const part = await found()
        Object.assign(waits, part)
        console.error(`round ${round + 1}, ${name}: ${inBrief(part)}`)
      }
      await take('scores', () => as(reviewer, DESKTOP, opened(`${DESK}&mode=score`, measureScoring)))
      await isOpen(true)
      await take('list', () => as(admin, DESKTOP, opened(LIST, measureList)))
      await take('desk', () => as(admin, DESKTOP, opened(DESK, measureDeciding)))
      await take('phone', () => as(admin, PHONE, opened(DESK, measurePhone)))
      rounds.push(waits)
    }
    print(rounds, weights)
  })

/** The felt wait and the longest task, so that an interrupted run has printed something. */
const inBrief = (round: Round): string =>
  Object.entries(round)
    .map(([name, { felt, task, worked }]) => `${name} ${felt}/${Math.round(task)}/${Math.round(worked)}`)
    .join(', ')

const opened =
  <Found>(path: string, measure: (sitting: Sitting) => Promise<Found>) =>
  async (sitting: Sitting): Promise<Found> => {
    await sitting.page.goto(path)
    return measure(sitting)
  }

/** Opens a signed-in browser with an empty cache. */
const sitter =
  ({ address }: Browser, url: string) =>
  async <Found>(
    { jar }: Visitor,
    device: BrowserContextOptions,
    measure: (sitting: Sitting) => Promise<Found>,
  ): Promise<Found> => {
    const browser = await chromium.connectOverCDP(address)
    const context = await browser.newContext({ ...device, baseURL: url, locale: 'ko-KR' })
    try {
      await context.addCookies([...jar].map(([name, value]) => ({ name, value, url })))
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      return await measure({ page, session: await slowed(page) })
    } finally {
      await context.close()
    }
  }

function print(rounds: Round[], weights: Record<string, Weight>): void {
  const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
  const sizes = Object.entries(weights).map(([name, { scripts, styles, all }]) => [
    ...[name, inKiB(scripts), inKiB(styles), inKiB(all)],
  ])
  console.log(machineLine())
  console.log(
    `\n${markdownTable(['screen', 'its own scripts', 'its own styles', 'all, a first visit'], sizes)}`,
  )
  console.log(
    `\n${APPLICATIONS} applications, medians of ${rounds.length} rounds (least–most), at a fourth of the processor's speed\n`,
  )
  const inMs = (values: number[]) =>
    `${Math.round(medianOf(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`
  const rows = Object.entries(PARTS).flatMap(([name, what]) => {
    const costs = rounds.flatMap((round) => round[name as keyof Round] ?? [])
    if (costs.length === 0) return []
    const column = (figure: keyof Cost) => inMs(costs.map((cost) => cost[figure]))
    const verdict = medianOf(costs.map(({ felt }) => felt)) <= GOAL ? 'met' : 'missed'
    return [[what, `≤ ${GOAL} ms`, column('felt'), column('task'), column('worked'), verdict]]
  })
  console.log(markdownTable(['what', 'goal', 'felt', 'longest task', 'work', ''], rows))
}

await runBench(async () => {
  const { words, number } = readArguments({
    usage: `npm run bench -- staff [${MEASURED.join('|')}] [--rounds 3]`,
    options: { rounds: OPTION.text },
    words: MEASURED,
  })
  return bench(words.length ? words : MEASURED, number('rounds', 3))
})
