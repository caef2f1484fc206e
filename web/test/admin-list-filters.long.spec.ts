import type { Page } from '@playwright/test'
import { signedIn } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { expect, test } from './fixtures.ts'
import { PHONE } from './grid-page.ts'
import { applicant, ko, openFilters, openList, rowOf } from './list-page.ts'
import { carry } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'

const names = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents()

test('the address keeps what is searched, filtered and sorted, and counts go with it', async ({
  browser,
  stack,
}) => {
  const mark = 'kept'
  const people = await applicants(stack.url, 4, { drafts: 1, mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('selectPass', { _id: people[2]?.id ?? '', pass: '1stPass' })
  await openList(page)
  await page.getByLabel(ko.search).click()
  await page.getByLabel(ko.search).fill(mark)
  await expect(page).toHaveURL(/q=kept/)
  // The first change of the address after loading takes the focus to no heading.
  await expect(page.getByLabel(ko.search)).toBeFocused()
  await expect.poll(() => names(page)).toHaveLength(4)
  const status = page.getByRole('group', { name: ko.status })
  // The draft is none of those that submitted.
  await expect(status.getByRole('button', { name: `${ko.passStates.default} 2` })).toBeVisible()
  await status.getByRole('button', { name: `${ko.draft} 1` }).click()
  await expect.poll(() => names(page)).toEqual([people[0]?.name])
  await status.getByRole('button', { name: ko.all }).click()
  await page.getByRole('button', { name: ko.ewhaianId }).click()
  await page.getByRole('button', { name: ko.ewhaianId }).click()
  await expect(page.getByRole('columnheader', { name: ko.ewhaianId })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect.poll(() => names(page)).toEqual(people.map(({ name }) => name).reverse())
  await (await openFilters(page)).getByLabel(ko.submission).selectOption('submitted')
  await status.getByRole('button', { name: `${ko.passStates.default} 2` }).click()
  const shown = [people[3], people[1]].map((person) => person?.name)
  await expect.poll(() => names(page)).toEqual(shown)
  await page.reload()
  await expect(page.getByLabel(ko.search)).toHaveValue(mark)
  await expect.poll(() => names(page)).toEqual(shown)
  // What is on stands as a mark that removes it.
  const submitted = page.getByRole('button', { name: ko.without(`${ko.submission}: ${ko.submitted}`) })
  await expect(submitted).toBeVisible()

  await page.getByRole('link', { name: ko.openOf(people[3]?.name ?? '') }).click()
  await expect(page).toHaveURL(/#\/admin\/application\/page1\/1.*q=kept/)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(shown)
  await submitted.click()
  await expect(submitted).toHaveCount(0)
  await expect(page).not.toHaveURL(/state=/)
  await page.getByLabel(ko.search).fill('nobody at all')
  await expect(page.getByText(ko.noneFound)).toBeVisible()
  await page.getByRole('button', { name: ko.resetFilter }).click()
  await expect(page.getByLabel(ko.search)).toHaveValue('')
  await context.close()
})

test('what was typed into the search goes along to another tab at once', async ({ browser, stack }) => {
  const mark = 'along'
  const person = await applicant(stack.url, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page)
  await page.getByLabel(ko.search, { exact: true }).fill(mark)
  await page.getByRole('tab', { name: teamNames[2].ko }).click()
  await page.getByRole('tab', { name: teamNames[1].ko }).click()
  await expect(page.getByLabel(ko.search, { exact: true })).toHaveValue(mark)
  await expect(rowOf(page, person)).toBeVisible()
  await context.close()
})

test('a tap next to the open filters closes them and reaches nothing below', async ({ browser, stack }) => {
  const [, person] = await applicants(stack.url, 2, { drafts: 1, mark: 'tapped' })
  const admin = await signedIn(stack.url, 'admin')
  const context = await browser.newContext({ ...PHONE, baseURL: stack.url, locale: 'ko-KR' })
  await carry(context, stack.url, admin.jar)
  const page = await context.newPage()
  await openList(page, '?team=1&q=tapped')
  const filters = await openFilters(page)
  await filters.getByLabel(ko.submission).selectOption('submitted')
  await expect(page.getByRole('button', { name: `${ko.filters} (1)`, exact: true })).toBeVisible()
  const clear = filters.getByRole('button', { name: ko.resetFilter })
  const box = await filters.boundingBox()
  // Where the menu button of the page stands, dimmed.
  const menu = await page.getByRole('button', { name: ko.more, exact: true }).boundingBox()
  if (!box || !menu || menu.y > box.y) throw new Error('the panel covers the menu')
  await page.touchscreen.tap(menu.x + menu.width / 2, menu.y + menu.height / 2)
  await expect(filters).toHaveCount(0)
  await expect(page.getByRole('group', { name: ko.more, exact: true })).toHaveCount(0)

  await openFilters(page)
  await clear.click()
  await expect(page).not.toHaveURL(/state=/)
  await expect(page.getByRole('button', { name: ko.filters, exact: true })).toBeVisible()
  await expect(rowOf(page, person ?? { studentId: '' })).toBeVisible()
  await context.close()
})
