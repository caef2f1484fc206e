import type { Page } from '@playwright/test'
import { teamNames } from '../src/content/teams.ts'
import { reviewText } from '../src/features/applicants/application/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, showRows } from './list-page.ts'
import { freshTerm } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'

/** Rows are 50 px high. */
const TOP = 250 * 50 - 120
const region = (page: Page) => page.getByRole('region', { name: ko.applicants })

test('Back from an application returns to the row, the scroll, the tab, the filter and the focus', async ({
  browser,
  stack,
}) => {
  const person = await applicant(stack.url, { team: 2, mark: 'place' })
  const { page, context } = await staffDesk(browser, stack.url)
  await showRows(page, 2, 400, (index) => ({
    ...(index === 250 && { _id: person.id }),
    ewhaianId: index < 300 ? `many${index}` : 'other',
  }))
  await page.goto(`/#${paths.applicantList}`)
  await page.getByRole('tab', { name: teamNames[2].ko }).click()
  await page.getByLabel(ko.search).fill('many')
  await expect(page.getByText(ko.found(300, 400))).toBeVisible()
  const link = page.getByRole('link', { name: ko.openOf('지원자250'), exact: true })
  await expect(async () => {
    await region(page).evaluate((element, top) => element.scrollTo(40, top), TOP)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(person.name)
  await expect(page.getByRole('link', { name: reviewText.ko.toList })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const isBack = async () => {
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await expect(page.getByLabel(ko.search)).toHaveValue('many')
    await expect(page.getByRole('tab', { name: teamNames[2].ko })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => region(page).evaluate((element) => element.scrollTop)).toBe(TOP)
  }
  await page.goBack()
  await isBack()
  // By the screen's own link just so.
  await link.press('Enter')
  await page.getByRole('link', { name: reviewText.ko.toList }).click()
  await isBack()
  // Who comes by the menu begins at the top.
  await page.getByRole('link', { name: '현황' }).click()
  await expect(heading).toContainText('현황')
  await page.getByRole('link', { name: '지원자', exact: true }).click()
  await expect(region(page).getByRole('table')).toBeVisible()
  await expect.poll(() => region(page).evaluate((element) => element.scrollTop)).toBe(0)
  await context.close()
})

for (const language of ['ko', 'en'] as const)
  for (const [width, height, least] of [
    [1280, 800, 10],
    [390, 844, 4],
  ] as const)
    test(`the first screen shows at least ${least} rows and no public footer (${language}, ${width} × ${height})`, async ({
      browser,
      stack,
    }) => {
      await freshTerm(stack.url)
      await applicants(stack.url, 12, { drafts: 2, mark: `rows-${language}` })
      const { page, context } = await staffDesk(browser, stack.url, { language, width })
      await page.setViewportSize({ width, height })
      await page.goto(`/#${paths.applicantList}`)
      const rows = page.getByRole('table').getByRole('row')
      await expect(rows).toHaveCount(13)
      // Whole rows, the table's head not counted.
      const shown = await rows.evaluateAll(
        (all, foot) => all.slice(1).filter((row) => row.getBoundingClientRect().bottom <= foot).length,
        height,
      )
      expect(shown).toBeGreaterThanOrEqual(least)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await context.close()
    })
