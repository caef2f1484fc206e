import { landingText } from '../src/features/landing/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { bar, heading, landing, test, text } from './landing-page.ts'

test.describe('when things go badly', () => {
  test('without settings and with the call failing the landing is whole and usable', async ({ page }) => {
    await page.route('**/api/var/load', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="settings">)[^<]*/,
        '$1',
      )
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'content-length': String(Buffer.byteLength(body)) },
      })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline)
    await bar(page).getByRole('link', { name: text.sections.faq }).click()
    await expect(heading(page, landing.faq)).toBeFocused()
    for (const title of [
      landing.about,
      landing.teams,
      landing.testimonials,
      landing.events,
      landing.activities,
      landing.faq,
    ]) {
      await expect(heading(page, title)).toBeVisible()
    }
  })

  test('with scripts slowed sixfold it can be read at once and used soon', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline)
    await bar(page).getByRole('link', { name: text.apply }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(landing.headline)
  })

  test('a visitor who scrolls before the scripts arrive keeps the position', async ({ page }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    arrive()
    const second = page.getByRole('region', { name: landing.faq }).getByRole('tab').nth(1)
    await expect(async () => {
      await second.evaluate((tab: HTMLElement) => tab.click())
      await expect(second).toHaveAttribute('aria-selected', 'true', { timeout: 200 })
    }).toPass()
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })

  test('a press on a section before the scripts arrive leads there, with the focus', async ({ page }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await bar(page).getByRole('link', { name: text.sections.faq }).click()
    await expect(heading(page, landing.faq)).toBeFocused()
    await expect(heading(page, landing.faq)).toBeInViewport()
    arrive()
    const second = page.getByRole('region', { name: landing.faq }).getByRole('tab').nth(1)
    await expect(async () => {
      await second.click()
      await expect(second).toHaveAttribute('aria-selected', 'true', { timeout: 200 })
    }).toPass()
    await bar(page).getByRole('link', { name: text.sections.faq }).click()
    await expect(heading(page, landing.faq)).toBeFocused()
  })

  test('without scripts it can still be read', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'ko-KR' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingText.ko.headline)
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await context.close()
  })
})

test('with reduced motion nothing moves', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const path of [paths.home, paths.team(1), paths.team(3)]) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
    await expect.poll(moving).toBe(0)
  }
  await context.close()
})
