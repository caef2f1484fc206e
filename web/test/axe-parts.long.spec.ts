import type { Page } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import { openPeriod } from '@recruit/local/testing/people'
import { designWorks } from '../src/content/design-works.ts'
import { webProjects } from '../src/content/web-projects.ts'
import { landingText } from '../src/features/landing/text.ts'
import { teamsText } from '../src/features/teams/text.ts'
import { yearsToChoose } from '../src/features/teams/years.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { SCREENS } from './screens.ts'
import { expectNoViolation, look, visitor } from './violations.ts'

interface Visit {
  page: Page
  language: Language
  width: number
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

for (const { language, width } of SCREENS) {
  test(`tabs, popups and years of the public pages have no violation (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    await openPeriod(stack.url)
    const context = await visitor(browser, stack.url, language, width)
    const page = await context.newPage()
    await lookAtTeams({ page, language, width })
    await lookAtLanding({ page, language, width })
    await context.close()
  })
}
