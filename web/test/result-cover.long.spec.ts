import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { decided, open, openTerm, set, test } from './result-page.ts'

interface Cover {
  html: string
  /** Milliseconds until it was taken away. */
  stood?: number
  /** Went with a key, before anything else could have taken it away. */
  isGoneByKey?: boolean
}
declare global {
  interface Window {
    covers: Cover[]
  }
}

/** Watches the covers from inside the page: one that lasts a second is too short-lived for the test process. */
const watchCovers = (pressesKey: boolean) => {
  window.covers = []
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const found = node.parentElement?.querySelector('[class*=cover]')
      if (!found || window.covers.length > 0) continue
      const cover: Cover = { html: found.innerHTML }
      const since = performance.now()
      window.covers.push(cover)
      const press = () => {
        if (!found.isConnected) return
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
        // Nothing but what the key itself began comes before this.
        queueMicrotask(() => {
          if (found.isConnected) setTimeout(press, 50)
          else cover.isGoneByKey = true
        })
      }
      if (pressesKey) setTimeout(press, 50)
      new MutationObserver(() => {
        if (!found.isConnected) cover.stood ??= performance.now() - since
      }).observe(document, { childList: true, subtree: true })
    }
  }).observe(document, { childList: true, subtree: true })
}

test('the cover is the same for every result, opens by itself and at once on a key', async ({
  browser,
  stack,
}) => {
  const admin = await openTerm(stack.url)
  await set(admin)
  const seen: string[] = []
  for (const [pass, pressesKey] of [
    ['1stPass', false],
    ['finalPass', false],
    ['fail', true],
  ] as const) {
    const { name, id } = await decided(admin, stack.url, 1, pass)
    const page = await open(browser, stack.url, 'ko', 390, false)
    await page.addInitScript(watchCovers, pressesKey)
    await page.goto(`/#${paths.result(id)}`)
    await page.waitForFunction(() => window.covers[0]?.stood !== undefined)
    const [cover] = await page.evaluate(() => window.covers)
    expect(cover?.html).toContain(resultText.ko.yourResult(name))
    seen.push(cover?.html.replaceAll(name, '') ?? '')
    if (pressesKey) expect(cover?.isGoneByKey).toBe(true)
    else expect(cover?.stood).toBeGreaterThan(1000)
    await page.context().close()
  }
  expect(new Set(seen).size).toBe(1)
})
