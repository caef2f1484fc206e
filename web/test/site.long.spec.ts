import { landingText } from '../src/features/landing/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import { landing, test, text } from './landing-page.ts'

test('a phone finds what it needs to put the site on its home screen', async ({ page }) => {
  await page.goto('/')
  const href = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
  const reply = await page.request.get((await href('manifest')) ?? '')
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const { icons, lang } = await reply.json()
  expect(lang).toBe('en')
  for (const src of [await href('apple-touch-icon'), ...icons.map((icon: { src: string }) => icon.src)]) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
})

// evidence: V3.7.3 V14.2.3
test('whatever leads outside opens in a new window and gives nothing away', async ({ page }) => {
  for (const path of [paths.home, paths.team(1), paths.team(2), paths.team(3), paths.studyProjects]) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = await page
      .locator('a[href^="http"], a[target]')
      .evaluateAll((found) =>
        found.map((link) => ({ target: link.getAttribute('target'), rel: link.getAttribute('rel') })),
      )
    expect(links.length).toBeGreaterThanOrEqual(5)
    for (const { target, rel } of links) {
      expect(target).toBe('_blank')
      expect(rel).toContain('noopener')
    }
  }
})

test('the footer says CONTACT, two lines and five ways, in Korean in both languages', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'CONTACT' })).toBeVisible()
  await expect(footer.getByRole('listitem')).toHaveCount(5)
  await expect(footer.getByRole('link', { name: /^이메일/ })).toHaveAttribute('href', /^mailto:/)
  await footer.getByRole('link', { name: '개인정보 처리방침' }).click()
  await expect(page).toHaveURL(new RegExp(`#${paths.privacy}$`))
})

test('the language changes everywhere at once and is remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingText.ko.headline)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingText.ko.headline)
})

test('a wrong address without the hash is a page of the site, with and without a script', async ({
  browser,
  page,
  stack,
}) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uiText.ko.notFound)
  await page.getByRole('main').getByRole('link', { name: uiText.ko.toHome }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingText.ko.headline)

  const withoutScript = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })
  const plain = await withoutScript.newPage()
  await plain.goto(`${stack.url}/no/such/page`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
  await expect(plain.getByRole('banner')).toBeVisible()
  await plain.getByRole('main').getByRole('link', { name: text.toHome }).click()
  await expect(plain).toHaveURL(`${stack.url}/#/`)
  await withoutScript.close()
})

test('a wrong address says so and leads on', async ({ page }) => {
  await page.goto('/#/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
  await page.getByRole('main').getByRole('link', { name: text.toHome }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline)
})
