import type { Browser, Page } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { designWorks } from '../src/content/design-works.ts'
import { webProjects } from '../src/content/web-projects.ts'
import { landingText } from '../src/features/landing/text.ts'
import { teamsText } from '../src/features/teams/text.ts'
import { yearsToChoose } from '../src/features/teams/years.ts'
import { paths, screens } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { opened, SCREENS } from './screens.ts'
import { carry } from './staff.ts'
import { expectNoViolation } from './violations.ts'

/** Every route in every tab and with popups open: no violation anywhere. */
const A = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

const isForStaff = (address: string) => address.startsWith('/admin') && address !== paths.adminLogin
/** Every address that anybody may open, the ones of an application too; staff's stand below. */
const PLAIN = [
  '/no/such/page',
  ...Object.values(screens)
    .map(([address]) => address.replace(':id', A))
    .filter((address) => !isForStaff(address)),
]

interface Visit {
  page: Page
  language: Language
  width: number
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

async function look(page: Page, path: string) {
  await arrive(page, path)
  await expectNoViolation(page, path)
}

async function lookAtLanding({ page, language, width }: Visit) {
  const [text, { menu }] = [landingText[language], uiText[language]]
  await look(page, paths.home)
  for (const title of [text.teams, text.faq]) {
    const section = page.getByRole('region', { name: title })
    for (const tab of await section.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      for (const question of await section.locator('summary').all()) await question.click()
      await expectNoViolation(page, `${title}: ${await tab.textContent()}`)
    }
  }
  if (width > 1000) return
  await page.getByRole('button', { name: menu }).click()
  await expect(page.getByRole('navigation', { name: uiText[language].mainMenu })).toBeVisible()
  await expectNoViolation(page, menu)
}

async function lookAtPopup({ page, language }: Visit, title: Record<Language, string> | undefined) {
  await page.getByRole('button', { name: title?.[language] ?? '' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page, `the popup ${title?.[language]}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function lookAtTeams(visit: Visit) {
  const { page, language } = visit
  await look(page, paths.team(2))
  await lookAtPopup(visit, designWorks[0]?.title)
  await look(page, paths.team(3))
  await lookAtPopup(visit, webProjects[2025]?.[0]?.title)
  const { years, year } = teamsText[language].web
  for (const each of yearsToChoose()) {
    const button = page.getByRole('group', { name: years }).getByRole('button', { name: year(each) })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expectNoViolation(page, year(each))
  }
}

const visitor = (browser: Browser, baseURL: string, locale: Language, width: number) =>
  browser.newContext({ baseURL, locale, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

for (const { language, width } of opened('public', SCREENS)) {
  test(`the public pages have no violation (${language}, ${width} px)`, async ({ browser, stack }) => {
    await openPeriod(stack.url)
    const context = await visitor(browser, stack.url, language, width)
    const page = await context.newPage()
    for (const path of PLAIN) await look(page, path)
    await lookAtTeams({ page, language, width })
    await lookAtLanding({ page, language, width })
    await context.close()
  })
}

for (const { language, width } of opened('staff', SCREENS)) {
  test(`the pages behind a proof or a key have no violation (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const admin = await openPeriod(stack.url)
    const { browser: applicant, id } = await enrolledPerson(stack.url)
    const { objectId } = await admin.call('findSettings', { key: 1 })
    const context = await visitor(browser, stack.url, language, width)
    await carry(context, stack.url, applicant.jar, admin.jar)
    const page = await context.newPage()
    for (const path of [
      paths.application('register', 1, id),
      paths.application('register', 2, id),
      paths.application('update', 1, id),
      paths.adminHome,
      paths.overview,
      paths.history,
      paths.modifyInfo(objectId),
      staffLinks.review1(1, id),
      paths.applicantList,
      staffLinks.review2(id),
      staffLinks.desk(1),
      paths.reviewSetup,
      // Parts of one screen: between two of them another one, whose heading is new.
      `${paths.messages}?write=notice`,
      paths.timetable,
      `${paths.messages}?part=mailbox`,
      paths.timetableSetup,
      `${paths.messages}?part=templates`,
      paths.timetablePrint,
      paths.messages,
    ]) {
      await look(page, path)
    }
    await context.close()
  })
}
