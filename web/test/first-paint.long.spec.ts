import type { Browser, Page } from '@playwright/test'
import { openPeriod } from '@recruit/local/testing/people'
import { expect, testRestoring } from './fixtures.ts'
import { calm } from './staff.ts'

// Other stories on the same stack expect the numbers of the days where no period is set.
const test = testRestoring(calm)

/** What is there before, while and after the script of the page comes. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
const visit = async (browser: Browser, locale: string, options: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ locale, viewport: { width: 390, height: 844 }, ...options })).newPage()

test.beforeEach(async ({ stack }) => {
  const admin = await openPeriod(stack.url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '3.18(수) ~ 3.20(금)' })
})

for (const [locale, language, title, period] of [
  ['ko-KR', 'ko', '이화이언 운영진 모집', '3.18(수) ~ 3.20(금)'],
  ['en-US', 'en', 'EWHAIAN recruiting', '3.18 (Wed) ~ 3.20 (Fri)'],
] as const) {
  test(`the landing page is taken over as it came (${language})`, async ({ browser, stack }) => {
    const page = await visit(browser, locale)
    const complaints = complaintsOf(page)
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          Reflect.set(window, 'first', document.querySelector('h1'))
        },
        { once: true },
      )
    })
    await page.goto(stack.url, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(title)
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'first'))).toBe(
      true,
    )
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText(period).first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('without a script the landing page can be read, with the dates of this term and its way in', async ({
  browser,
  stack,
}) => {
  const page = await visit(browser, 'ko-KR', { javaScriptEnabled: false })
  await page.goto(stack.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('3.18(수) ~ 3.20(금)').first()).toBeVisible()
  await expect(page.locator('main a[href="#/register"]').first()).toBeVisible()
})

/** The page before any script of the build: each waits until it is let go. */
async function withScriptsHeld(browser: Browser, url: string, locale = 'ko-KR') {
  const page = await visit(browser, locale)
  const complaints = complaintsOf(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  return { page, complaints, letGo }
}

for (const [locale, title] of [
  ['ko-KR', '결과 확인'],
  ['en-US', 'Check result'],
] as const)
  test(`a link to another page shows its bar and title before any script, never the landing page (${locale})`, async ({
    browser,
    stack,
  }) => {
    const { page, complaints, letGo } = await withScriptsHeld(
      browser,
      `${stack.url}/#/result/checkinfo`,
      locale,
    )
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('h1:visible')).toHaveText([title])
    await expect(page.locator('footer')).toBeHidden()
    letGo()
    await expect(page.getByLabel(locale === 'ko-KR' ? '학번' : 'Student id')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.locator('h1:visible')).toHaveText([title])
    expect(complaints).toEqual([])
  })

test("a link to a staff page shows nothing of the public site before the page's scripts", async ({
  browser,
  stack,
}) => {
  const { page, letGo } = await withScriptsHeld(browser, `${stack.url}/#/admin/login`)
  await expect(page.locator('#root h1')).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a screen that cannot be loaded says so and leads on', async ({ browser, stack }) => {
  const page = await visit(browser, 'en-US')
  await page.goto(stack.url)
  await page.route('**/assets/result-*.js', (route) => route.abort())
  await page.evaluate(() => {
    window.location.hash = '#/result/checkinfo'
  })
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('EWHAIAN')
})
