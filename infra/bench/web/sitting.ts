import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import type { Visitor } from '@recruit/local/testing/visitor'
import { onDatabases, onProduct, type Product } from '../bench.ts'
import { type Browser, startBrowser } from './browser.ts'

/** A page with a slowed processor, and its debugging session. */
export interface Sitting {
  page: Page
  session: CDPSession
}
/** What one action of a user costs, in milliseconds. */
export interface Cost {
  /** From the slowest press or key to the next frame, with the machine's other load. */
  felt: number
  /** The longest task of the page during and right after the action, saving and redrawing included; 0 below 50. */
  task: number
  /** The work of the page's thread per action, on average: independent of the machine's load. */
  worked: number
}

const CPU_SLOWDOWN = 4
// Code for the page is text, because this program has no DOM types.
const WATCH = `
  window.waits = []
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.waits.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
`
/** Long enough for the events of the next frame, and for the page's idle work. */
export const PAUSE = 300
/** As long as a finger rests on a button. */
export const HELD = 60

/** A busy machine takes long to render thousands of rows. */
const PATIENCE_MS = 120_000
export const DESKTOP = { viewport: { width: 1280, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The built site and a real browser; everything is removed afterwards. */
export async function inBrowser<Result>(
  measure: (stage: Product & { browser: Browser }) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  try {
    return await onDatabases(({ mysqlAdminUrl }) =>
      onProduct(mysqlAdminUrl, async (product) => {
        const browser = await startBrowser(folder)
        return measure({ ...product, browser }).finally(browser.stop)
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sits down as this visitor, with an empty cache and a page at a quarter of the processor's speed. */
export async function sit<Found>(
  { address }: Browser,
  { jar, url }: Visitor,
  device: typeof DESKTOP,
  measure: (sitting: Sitting) => Promise<Found>,
): Promise<Found> {
  const browser = await chromium.connectOverCDP(address)
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'ko-KR' })
  try {
    await context.addCookies([...jar].map(([name, value]) => ({ name, value, url })))
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript({ content: WATCH })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await measure({ page, session })
  } finally {
    await context.close()
  }
}

/** Milliseconds that the page's thread has worked so far. */
async function workedSoFar({ session }: Sitting): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** The cost of `act`, which does something `times` times. */
export async function costOf(sitting: Sitting, times: number, act: () => Promise<unknown>): Promise<Cost> {
  const { page } = sitting
  await page.waitForTimeout(PAUSE)
  await page.evaluate('window.waits.length = window.tasks.length = 0')
  const before = await workedSoFar(sitting)
  await act()
  await page.waitForTimeout(PAUSE)
  const worked = ((await workedSoFar(sitting)) - before) / times
  const [waits, tasks] = await page.evaluate<[number[], number[]]>('[window.waits, window.tasks]')
  // The browser reports no event shorter than 16 ms, and no task shorter than 50.
  return { felt: Math.max(16, ...waits), task: Math.max(0, ...tasks), worked }
}

/** Where to press on a thing that is drawn. */
export async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`Not drawn: ${thing}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
