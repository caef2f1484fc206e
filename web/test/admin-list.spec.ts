import type { Page } from '@playwright/test'
import { shortName } from '../src/content/teams.ts'
import { listText } from '../src/features/applicants/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf, showRows } from './list-page.ts'
import { opened, SCREENS } from './screens.ts'
import { freshTerm } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

/** Each row of the list has a cell for each head; on a phone only those that sort are shown. */
async function expectCellsUnderHeads(page: Page) {
  const heads = await page.getByRole('table').locator('thead th').count()
  const rows = page.getByRole('table').locator('tbody tr[data-id]')
  for (const row of await rows.all()) await expect(row.locator('th, td')).toHaveCount(heads)
}

for (const { language, width } of opened('list', SCREENS)) {
  const text = listText[language]
  test(`both lists show a team's applicants (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const mark = `both-${language}-${width}`
    const [draft, submitted] = await applicants(stack.url, 2, { team: 3, drafts: 1, mark })
    if (!draft || !submitted) throw new Error('nobody applied')
    const admin = await staffDesk(browser, stack.url, { language, width })
    await admin.api.call('selectPass', { _id: submitted.id, pass: '1stPass' })
    await admin.api.call('setInterviewDate', { _id: submitted.id, date: '9.12(금) 오후 7시' })
    await admin.page.goto(`/#${paths.applicantList}?q=${mark}`)
    await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(text.applicants)
    await admin.page.getByRole('tab', { name: shortName(3, language) }).click()
    const row = rowOf(admin.page, submitted)
    await expect(row.getByRole('combobox')).toHaveValue('1stPass')
    await expect(row.getByRole('textbox')).toHaveValue('9.12(금) 오후 7시')
    await expect(rowOf(admin.page, draft)).toContainText(text.draft)
    await expect(rowOf(admin.page, draft).getByRole('combobox')).toContainText(text.choose)
    await expect(admin.page.getByRole('table')).toHaveAttribute('aria-rowcount', '3')
    await expectCellsUnderHeads(admin.page)
    await row.getByRole('checkbox').check()
    await picture(admin.page, `list-admin-${language}-${width}`)
    await expectNoViolation(admin.page, 'the admin list')

    const manager = await staffDesk(browser, stack.url, { role: 'manager', language, width })
    await openList(manager.page, `?team=3&q=${mark}`, paths.applicationList)
    await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText(text.applications)
    await expect(rowOf(manager.page, submitted)).toContainText(text.passStates['1stPass'])
    await expect(rowOf(manager.page, draft).getByText(text.draft, { exact: true })).toHaveCount(1)
    await expect(rowOf(manager.page, draft)).toContainText(text.passLabels.default)
    const date = { ko: '9.12(금) 오후 7시', en: '9.12 (Fri) 19:00' }[language]
    await expect(rowOf(manager.page, submitted)).toContainText(date)
    await expect(manager.page.getByRole('table').locator('select, input')).toHaveCount(0)
    await expectCellsUnderHeads(manager.page)
    await picture(manager.page, `list-manager-${language}-${width}`)
    await expectNoViolation(manager.page, 'the manager list')
    await Promise.all([admin.context.close(), manager.context.close()])
  })
}

test('an earlier term is an archive, to read', async ({ browser, stack }) => {
  const mark = 'archive'
  const one = await applicant(stack.url, { mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  const { term } = await api.call('overview', {})
  await freshTerm(stack.url)
  await openList(page, `?term=${term}&q=${mark}`)
  const name = adminText.ko.nth(term, '45')
  await expect(page.getByText(ko.archive(name))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(rowOf(page, one)).toBeVisible()
  await expect(page.getByRole('table').locator('select, input, button:not(thead button)')).toHaveCount(0)
  await page.getByRole('link', { name: ko.toPresent }).click()
  await expect(page.getByText(ko.archive(name))).toHaveCount(0)
  await expect(rowOf(page, one)).toHaveCount(0)
  await context.close()
})

test('five thousand applicants: few rows in the page, all of them reachable and counted', async ({
  browser,
  stack,
}) => {
  await applicants(stack.url, 1, { mark: 'thousands' })
  const { page, context } = await staffDesk(browser, stack.url)
  await showRows(page, 1, 5000)
  await openList(page)
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await table.getByRole('textbox').first().focus()
  await page
    .getByRole('region', { name: ko.applicants })
    .evaluate((region) => region.scrollTo(0, region.scrollHeight))
  await table.getByText('지원자4999').scrollIntoViewIfNeeded()
  await expect(table.getByText('지원자4999')).toBeInViewport()
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', '5001')
  // The row that was typed in stays, out of sight, so that no letter is lost.
  await expect(table.getByRole('textbox', { name: ko.dateOf('지원자0'), exact: true })).toBeFocused()
  await page.getByLabel(ko.search).fill('지원자499')
  await expect(page.getByRole('status').filter({ hasText: ko.found(11, 5000) })).toBeVisible()
  await context.close()
})
