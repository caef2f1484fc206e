import type { Page } from '@playwright/test'
import { calls } from '@recruit/contract'
import { scoreText } from '../src/features/desk/score/text.ts'
import { writingDraftText } from '../src/ui/drafts/writing-text.ts'
import { rows } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { numbersOf, openScoring, reviewedTeam, reviewer } from './review-room.ts'

const ko = { ...writingDraftText.ko, ...scoreText.ko }
const radio = (page: Page, criterion: string, score: number) =>
  page
    .getByRole('group', { name: new RegExp(`^${criterion}`) })
    .getByRole('radio', { name: ko.scoreOf(score) })
const comment = (page: Page) => page.getByLabel(ko.comment, { exact: true })

/** Everything of the open review is written and saved as a draft. */
async function written(page: Page): Promise<void> {
  for (const criterion of ['열정', '계획']) await radio(page, criterion, 3).check()
  await comment(page).fill('보낸 의견')
  await comment(page).blur()
  await expect(page.locator('[data-saving="saved"]')).toBeVisible()
}

/** The next reply to a save comes once it is let go. */
async function heldReply(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (route: { continue: () => Promise<void> }) => {
    await promise
    await route.continue()
  }
  await page.route(`**${calls.saveReview.path}`, hold, { times: 1 })
  return resolve
}

test('while a review is being submitted it stays as it was sent', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'under-way')
  const { page, context, api } = await reviewer(browser, stack.url)
  await openScoring(page)
  await written(page)
  const letGo = await heldReply(page)
  await page.getByRole('button', { name: ko.submit }).click()
  await expect(comment(page)).toHaveAttribute('readonly')
  await comment(page).press('End')
  await page.keyboard.insertText(', 그리고 뒤늦은 말')
  await radio(page, '계획', 3).focus()
  await page.keyboard.press('5')
  letGo()
  await expect(page.getByRole('button', { name: ko.reopen })).toBeVisible()
  await expect(comment(page)).toHaveValue('보낸 의견')
  const { applications } = await api.call('listReviews', { team: 1 })
  const { review } = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
  expect(review).toMatchObject({ state: 'submitted', comment: '보낸 의견' })
  expect(Object.values(review?.scores ?? {})).toEqual([3, 3])
  await context.close()
})

test('who has opened another application before a submission is answered stays there', async ({
  browser,
  stack,
}) => {
  await reviewedTeam(stack.url, 3, 'gone-on')
  const { page, context, api } = await reviewer(browser, stack.url)
  const number = await numbersOf(api)
  await openScoring(page)
  await written(page)
  const letGo = await heldReply(page)
  await page.getByRole('button', { name: ko.submit }).click()
  await expect(comment(page)).toHaveAttribute('readonly')
  await rows(page).nth(2).click()
  await expect(page.getByRole('heading', { name: ko.item(number(3)), exact: true })).toBeVisible()
  await comment(page).fill('셋째의 의견')
  letGo()
  await expect(page.getByText(ko.submitted(ko.item(number(1))))).toBeVisible()
  await expect(page.getByRole('heading', { name: ko.item(number(3)), exact: true })).toBeVisible()
  await expect(comment(page)).toBeFocused()
  await context.close()
})

test('scores typed while a review is being sent belong to the next application', async ({
  browser,
  stack,
}) => {
  await reviewedTeam(stack.url, 3, 'typed-on')
  const { page, context, api } = await reviewer(browser, stack.url)
  const number = await numbersOf(api)
  await openScoring(page)
  const letGo = await heldReply(page)
  await expect(radio(page, '열정', 1)).toBeEnabled()
  for (const key of ['4', '5', 'Enter', '2', '3']) await page.keyboard.press(key)
  await expect(page.getByRole('status').getByText(ko.keysWait.sending(2))).toBeVisible()
  await expect(page.getByRole('button', { name: ko.sending })).toBeVisible()
  await expect(page.getByRole('heading', { name: ko.item(number(1)), exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: ko.item(number(2)), exact: true })).toBeVisible()
  await expect(radio(page, '열정', 2)).toBeChecked()
  await expect(radio(page, '계획', 3)).toBeChecked()
  await expect(radio(page, '계획', 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ko.submitted(ko.item(number(2))))).toBeVisible()
  const { applications } = await api.call('listReviews', { team: 1 })
  const given = await Promise.all(
    applications.slice(0, 2).map(async ({ id }) => {
      const { review } = await api.call('reviewApplication', { team: 1, id })
      return [review?.state, ...Object.values(review?.scores ?? {})]
    }),
  )
  expect(given).toEqual([
    ['submitted', 4, 5],
    ['submitted', 2, 3],
  ])
  await context.close()
})

test('after the last review of the list comes the one that is left, and how many are left is said', async ({
  browser,
  stack,
}) => {
  await reviewedTeam(stack.url, 3, 'left-over')
  const { page, context, api } = await reviewer(browser, stack.url)
  const number = await numbersOf(api)
  await openScoring(page)
  await expect(page.getByText(ko.left(3), { exact: true })).toBeVisible()
  await rows(page).nth(2).click()
  await expect(page.getByRole('heading', { name: ko.item(number(3)), exact: true })).toBeVisible()
  for (const [at, next, left] of [
    [3, 1, ko.left(2)],
    [1, 2, ko.left(1)],
    [2, 2, ko.allDone],
  ] as const) {
    await expect(radio(page, '열정', 1)).toBeEnabled()
    for (const key of ['4', '5', 'Enter']) await page.keyboard.press(key)
    await expect(
      page.getByText(`${ko.submitted(ko.item(number(at)))} · ${left}`, { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(left, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: ko.item(number(next)), exact: true })).toBeVisible()
  }
  await expect(page.getByText(ko.allDone, { exact: true })).toBeVisible()
  await context.close()
})
