import type { Page } from '@playwright/test'
import { designWorks } from '../src/content/design-works.ts'
import { landingText } from '../src/features/landing/text.ts'
import { privacyText } from '../src/features/privacy/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })
const text = uiText.en

/** Where the page stands once nothing moves it any more. */
const restsAt = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    return scrollY
  })
const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('every change of route starts at the top, the way back and forth included', async ({ page }) => {
  await page.goto('/')
  // Once from the page itself, once from a section that the menu has led to.
  for (const isFromSection of [false, true]) {
    if (isFromSection) {
      await page.getByRole('button', { name: text.menu }).click()
      await page.getByRole('link', { name: text.sections.faq, exact: true }).click()
      await expect.poll(() => restsAt(page)).toBeGreaterThan(900)
    } else await scrollDown(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '개인정보' }).click()
    await expect(title(page, privacyText.en.title)).toBeVisible()
    expect(await restsAt(page)).toBe(0)
    await scrollDown(page)
    await page.goBack()
    await expect(title(page, landingText.en.headline)).toBeVisible()
    expect(await restsAt(page)).toBe(0)
    await scrollDown(page)
    await page.goForward()
    await expect(title(page, privacyText.en.title)).toBeVisible()
    expect(await restsAt(page)).toBe(0)
    await page.goBack()
    await expect(title(page, landingText.en.headline)).toBeVisible()
  }
  // A reload is no change of route.
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => restsAt(page)).toBe(900)
})

test('the way back closes an open popup first, and one that is closed takes no step of its own', async ({
  page,
}) => {
  const [first, second] = designWorks.map((work) => work.title.en)
  const card = (name = '') => page.getByRole('button', { name })
  const popup = page.getByRole('dialog')
  await page.goto(`/#${paths.privacy}`)
  await page.goto(`/#${paths.team(2)}`)
  await card(first).click()
  await expect(popup).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`#${paths.team(2)}$`))
  await expect(card(first)).toBeFocused()

  await card(first).click()
  await popup.getByRole('button', { name: text.close }).click()
  await card(second).click()
  await expect(popup).toContainText(second ?? '')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.popup)).toBe(undefined)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`#${paths.privacy}$`))
})

test('an address that is opened just after a popup was closed stays open', async ({ page }) => {
  // A step back takes this long on a busy machine.
  await page.addInitScript(() => {
    const { back } = History.prototype
    History.prototype.back = function () {
      document.documentElement.dataset.step = 'under way'
      setTimeout(() => back.call(this), 300)
    }
    window.addEventListener('popstate', () => delete document.documentElement.dataset.step)
  })
  await page.goto(`/#${paths.team(2)}`)
  const popup = page.getByRole('dialog')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => popup.getByRole('button', { name: text.close }).click(),
    () => page.mouse.click(3, 300),
  ]) {
    await page.getByRole('button', { name: designWorks[0]?.title.en ?? '' }).click()
    await expect(popup).toBeVisible()
    await close()
    await expect(popup).toBeHidden()
    const step = await page.evaluate((to) => {
      window.location.hash = to
      return document.documentElement.dataset.step
    }, paths.privacy)
    expect(step).toBe(undefined)
    await expect(title(page, privacyText.en.title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#${paths.privacy}$`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`#${paths.team(2)}$`))
  }
})
