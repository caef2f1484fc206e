import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

// Less than half of the readable one, and every page reads it again.
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No violation in the whole page, and nothing wider than the screen. The checker is injected once and stays while
 * addresses change behind the hash: its own driver would inject it, and open a second page, for every check. `except`:
 * parts that other tests check, because they take long; `without`: rules that do not apply.
 */
export async function expectNoViolation(
  page: Page,
  what = page.url(),
  { except = [], without = [] }: { except?: string[]; without?: string[] } = {},
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  const violations = await page.evaluate(
    async ({ except: exclude, without }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
      const found = await run({ exclude }, { resultTypes: ['violations'], rules })
      return found.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    { except, without },
  )
  expect(violations, what).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${what} is too wide`).toBeLessThanOrEqual(0)
}

/** Opens an address behind the hash and waits for the screen's own heading, not the previous or the prerendered one. */
async function arrive(page: Page, path: string) {
  if (page.url() === 'about:blank') await page.goto(`/#${path}`)
  else
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      window.location.hash = to
    }, path)
  await expect(page.locator('h1:not([data-left], .arriving *)'), path).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
}

/** Opens an address behind the hash and expects no violation on it. */
export async function look(page: Page, path: string) {
  await arrive(page, path)
  await expectNoViolation(page, path)
}

/** A visitor without moving pictures. */
export const visitor = (browser: Browser, baseURL: string, locale: Language, width: number) =>
  browser.newContext({ baseURL, locale, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
