import type { Page } from '@playwright/test'
import { deskText } from '../src/features/desk/text.ts'
import { paths } from '../src/paths.ts'
import { openDesk, people, rows, subject } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { ko } from './list-page.ts'
import { staffDesk } from './staff-desk.ts'

const searched = (page: Page) =>
  page.evaluate(() => new URLSearchParams(window.location.hash.split('?')[1]).get('q'))
/** From here on timers of the page run only when a test says so. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)
const longAfter = (page: Page) => page.clock.runFor(5_000)

test('Back at the desk shows the search that was there, and it stays', async ({ browser, stack }) => {
  const [first, second, third] = await people(stack.url, 3, 'desk-back')
  if (!first || !second || !third) throw new Error('nobody applied')
  const { page, context } = await staffDesk(browser, stack.url)
  await page.clock.install()
  await openDesk(page)
  const search = page.getByRole('searchbox', { name: deskText.ko.search })
  await search.fill(second.name)
  await expect(rows(page)).toHaveCount(1)
  // An entry of its own, in which nothing is searched for.
  await rows(page).first().click()
  await expect(subject(page)).toContainText(second.name)
  await search.fill('')
  await expect(rows(page)).toHaveCount(3)
  await stopClock(page)
  await page.goBack()
  await expect(search).toHaveValue(second.name)
  await longAfter(page)
  await expect(search).toHaveValue(second.name)
  await expect(rows(page)).toHaveCount(1)
  expect(await searched(page)).toBe(second.name)
  await page.goForward()
  await expect(search).toHaveValue('')
  // Letters that are typed just before Back belong to the entry that is left.
  await search.pressSequentially(third.name)
  await page.goBack()
  await expect(search).toHaveValue(second.name)
  await longAfter(page)
  expect(await searched(page)).toBe(second.name)
  await context.close()
})

test('letters typed in the list just before Back are not searched for in what Back opens', async ({
  browser,
  stack,
}) => {
  await people(stack.url, 2, 'list-back')
  const { page, context } = await staffDesk(browser, stack.url)
  await page.clock.install()
  await page.goto(`/#${paths.applicantList}?team=1&sort=name`)
  const search = page.getByLabel(ko.search)
  await expect(search).toHaveValue('')
  // Another entry of the same screen, as a received link opens one.
  await page.goto(`/#${paths.applicantList}?team=1&sort=date`)
  await expect(page.locator('th[aria-sort]')).toContainText(ko.date)
  await stopClock(page)
  await search.pressSequentially('list-back-1')
  await page.goBack()
  await expect(page).toHaveURL(/sort=name$/)
  await longAfter(page)
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/sort=name$/)
  // What is typed there is still searched for, and cleared with the filters.
  await search.pressSequentially('nowhere')
  await longAfter(page)
  await page.getByRole('button', { name: ko.resetFilter }).click()
  await expect(search).toHaveValue('')
  await longAfter(page)
  expect(await searched(page)).toBeNull()
  await context.close()
})
