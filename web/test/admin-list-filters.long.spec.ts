import type { Page } from '@playwright/test'
import { teamNames } from '../src/content/teams.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openFilters, openList, rowOf } from './list-page.ts'
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
  await page.getByLabel(ko.search).fill(mark)
  await expect(page).toHaveURL(/q=kept/)
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
