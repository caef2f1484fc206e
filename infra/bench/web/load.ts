import { chromium, type Page } from '@playwright/test'
import { waitUntil } from '@recruit/local/process/wait'
import type { Browser } from './browser.ts'
import { watchTraffic } from './traffic.ts'

/** One first visit to the landing page, as the browser measured it. */
export interface Load {
  /** Requests before the page reacted to a press. */
  requests: number
  /** The scripts among them, over the wire. */
  scriptBytes: number
  /** Everything that was fetched, in idle time too. */
  bytes: number
  layoutShift: number
  /** From a press to the next frame, the slowest of some, at a quarter of the processor's speed. */
  slowestPressMs: number
  complaints: string[]
}

// Code for the page is text, because this program has no DOM types.
/** React marks an element once it listens for it. */
const IS_INTERACTIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`
const WATCH = `
  Object.assign(window, { layoutShift: 0, slowestPress: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slowestPress = Math.max(window.slowestPress, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
/** The language switch, the menu, tabs and questions. */
const PRESSED = 'header fieldset button:visible, header [aria-expanded]:visible, main button:visible'
const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }

/** Loads the page with an empty cache on a phone's screen, then presses its buttons. */
export async function measureLoad({ address }: Browser, url: string): Promise<Load> {
  const browser = await chromium.connectOverCDP(address)
  const context = await browser.newContext({ viewport: PHONE, locale: 'ko-KR', hasTouch: true })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const wire = await watchTraffic(page)
    await page.addInitScript({ content: WATCH })
    await page.goto(url)
    await waitUntil(() => page.evaluate<boolean>(IS_INTERACTIVE), {
      what: 'The landing page',
      limitMs: 20_000,
    })
    const before = { requests: wire.requests(), scriptBytes: wire.bytes(({ type }) => type === 'Script') }
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
    const slowestPressMs = await presses(page)
    const layoutShift = await page.evaluate<number>('window.layoutShift')
    return { ...before, bytes: wire.bytes(), layoutShift, slowestPressMs, complaints }
  } finally {
    await context.close()
  }
}

async function presses(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  for (const button of (await page.locator(PRESSED).all()).slice(0, 12)) {
    await button.click({ timeout: 5_000 })
    await page.waitForTimeout(250)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate<number>('window.slowestPress')
}
