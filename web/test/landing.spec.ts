import type { Page } from '@playwright/test'
import { openPeriod, signedIn } from '@recruit/local/testing/people'
import { teamIntros } from '../src/content/about.ts'
import { teamNames } from '../src/content/teams.ts'
import { landingText } from '../src/features/landing/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'

const text = uiText.en
const landing = landingText.en
test.use({ locale: 'en-US' })

const adminOf = async (url: string) => {
  const admin = await signedIn(url, 'admin')
  return (await admin.call('findSettings', { key: 1 })).isInDB === 'true' ? admin : openPeriod(url)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const bar = (page: Page) => page.getByRole('navigation', { name: text.mainMenu })

test('the sections of the bar are reached by script, focused and in view, from any page', async ({
  page,
  picture,
}) => {
  const goals = [
    [text.sections.info, landing.about],
    [text.sections.team, landing.teams],
    [text.sections.activities, landing.activities],
    [text.sections.faq, landing.faq],
  ] as const
  for (const start of [paths.home, paths.lookup]) {
    for (const [link, title] of goals) {
      await page.goto(`/#${start}`)
      await bar(page).getByRole('link', { name: link, exact: true }).click()
      await expect(heading(page, title)).toBeFocused()
      await expect(heading(page, title)).toBeInViewport()
      expect(new URL(page.url()).hash).toBe('#/')
    }
  }
  await page.goto('/')
  await picture(page, 'landing-en-1280')
})

test('each tab of the teams leads to that team’s page', async ({ page }) => {
  for (const team of [1, 2, 3] as const) {
    await page.goto('/')
    const section = page.getByRole('region', { name: landing.teams })
    await section.getByRole('tab', { name: teamIntros[team].tab.en }).click()
    await section.getByRole('link', { name: landing.toTeam(teamNames[team].en) }).click()
    await expect(page).toHaveURL(new RegExp(`#${paths.team(team)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the FAQ has three tabs of questions that open and close by the keyboard', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: landing.faq })
  await expect(section.getByRole('tab')).toHaveCount(3)
  for (const name of Object.values(landing.faqTab)) {
    await section.getByRole('tab', { name, exact: true }).click()
    const question = section.locator('summary').first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(0)
  }
})

test('the apply button follows the period switch without a reload', async ({ page, stack }) => {
  const admin = await adminOf(stack.url)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  await page.clock.install()
  await page.goto('/')
  const apply = bar(page).getByRole('link', { name: text.apply })
  await expect(apply).toHaveAttribute('href', `#${paths.notPeriod}`)
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  // The copy counts as old after half a minute; then a look at the page or a change of route reads it again.
  await page.clock.fastForward(31_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(apply).toHaveAttribute('href', `#${paths.register}`)
  await apply.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(registerText.en.choose)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')

  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  await page.clock.fastForward(31_000)
  await page.goBack()
  await expect(apply).toHaveAttribute('href', `#${paths.notPeriod}`)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
})

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
  await footer.getByRole('link', { name: '개인정보 처리 안내' }).click()
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

test('a wrong address says so and leads on', async ({ page }) => {
  await page.goto('/#/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
  await page.getByRole('main').getByRole('link', { name: text.toHome }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu shows, hides, closes with Escape and gives the focus back', async ({ page, picture }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: text.menu })
    await expect(bar(page)).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(bar(page).getByRole('link', { name: text.apply })).toBeVisible()
    await picture(page, 'landing-en-390-menu')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await bar(page).getByRole('link', { name: text.sections.faq }).click()
    await expect(heading(page, landing.faq)).toBeFocused()
    await expect(bar(page)).toBeHidden()
  })
})

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
