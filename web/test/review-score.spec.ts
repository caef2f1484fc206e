import type { Page } from '@playwright/test'
import { scoreText } from '../src/features/desk/score/text.ts'
import { writingDraftText } from '../src/ui/drafts/writing-text.ts'
import { expect, test } from './fixtures.ts'
import { numbersOf, openScoring, reviewedTeam, reviewer } from './review-room.ts'
import { expectNoViolation } from './violations.ts'

const ko = { ...writingDraftText.ko, ...scoreText.ko }
const criterion = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const radio = (page: Page, name: string, score: number) =>
  criterion(page, name).getByRole('radio', { name: ko.scoreOf(score) })
const comment = (page: Page) => page.getByLabel(ko.comment, { exact: true })
const saved = (page: Page) => page.locator('[data-saving="saved"]')

test('a reviewer scores by keys without learning who wrote, submits and goes on', async ({
  browser,
  stack,
}) => {
  const { people } = await reviewedTeam(stack.url, 3, 'score')
  const { page, context, api } = await reviewer(browser, stack.url)
  const number = await numbersOf(api)
  await openScoring(page)
  await expect(page.getByRole('heading', { name: ko.item(number(1)), exact: true })).toBeVisible()
  const whole = await page.locator('body').innerText()
  for (const { name, studentId } of people) {
    expect(whole).not.toContain(name)
    expect(whole).not.toContain(studentId)
  }
  await criterion(page, '열정').getByRole('radio').first().focus()
  await page.keyboard.press('4')
  await expect(radio(page, '열정', 4)).toBeChecked()
  await expect(criterion(page, '계획').getByRole('radio').first()).toBeFocused()
  // Digits that are typed are no scores.
  await comment(page).fill('2년의 계획')
  await expect(criterion(page, '계획').getByRole('radio', { checked: true })).toHaveCount(0)
  await criterion(page, '계획').getByRole('radio').first().focus()
  await page.keyboard.press('Digit5')
  await expect(radio(page, '계획', 5)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: ko.item(number(2)), exact: true })).toBeVisible()
  await expect(page.getByText(ko.submitted(ko.item(number(1))))).toBeVisible()
  await expect(criterion(page, '열정').getByRole('radio').first()).toBeFocused()
  const { applications } = await api.call('listReviews', { team: 1 })
  expect(applications.map(({ state }) => state)).toEqual(['submitted', 'none', 'none'])
  const first = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
  expect(Object.values(first.review?.scores ?? {})).toEqual([4, 5])
  expect(first.review?.comment).toBe('2년의 계획')

  // An incomplete one is not submitted, and the focus goes to what is missing.
  await page.keyboard.press('3')
  await expect(criterion(page, '계획').getByRole('radio').first()).toBeFocused()
  await page.getByRole('button', { name: ko.submit }).click()
  await expect(page.getByRole('alert')).toContainText(ko.unscored('계획'))
  await page.getByRole('button', { name: ko.recuse }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(ko.reason).fill('같은 동아리에 있습니다.')
  await question.getByRole('button', { name: ko.recuseYes }).click()
  await expect(page.getByRole('complementary').getByText(ko.recused('같은 동아리에 있습니다.'))).toBeVisible()
  await context.close()
})

test('what was written offline is there after the page was killed, and saved', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'killed')
  const { page, context, api } = await reviewer(browser, stack.url)
  await openScoring(page)
  await context.setOffline(true)
  await radio(page, '열정', 2).check()
  await comment(page).fill('연결이 끊긴 동안 쓴 의견')
  await comment(page).blur()
  await expect(page.getByText(ko.offline).first()).toBeVisible()
  // A crashing tab sends no last save: offline emulation ends with the page, and the save would sometimes arrive.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await openScoring(again)
  await expect(comment(again)).toHaveValue('연결이 끊긴 동안 쓴 의견')
  await expect(radio(again, '열정', 2)).toBeChecked()
  await expect(saved(again)).toBeVisible()
  const { applications } = await api.call('listReviews', { team: 1 })
  const { review } = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
  expect(review?.comment).toBe('연결이 끊긴 동안 쓴 의견')
  await context.close()
})

test('of two windows the second one is asked, and both texts are kept', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'windows')
  const { page, context, api } = await reviewer(browser, stack.url)
  const other = await context.newPage()
  await openScoring(page)
  await openScoring(other)
  await comment(other).fill('다른 창의 의견')
  await comment(other).blur()
  await expect(saved(other)).toBeVisible()
  await comment(page).fill('이 창의 의견')
  await comment(page).blur()
  const compare = page.getByRole('region', { name: ko.changedTitle })
  await expect(compare).toContainText('다른 창의 의견')
  await expect(compare).toContainText('이 창의 의견')
  await expectNoViolation(page, 'two versions of a review')
  const stored = async () => {
    const { applications } = await api.call('listReviews', { team: 1 })
    const { review } = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
    return review?.comment
  }
  expect(await stored()).toBe('다른 창의 의견')
  await compare.getByRole('button', { name: ko.keepMine }).click()
  await expect.poll(stored).toBe('이 창의 의견')
  await page.getByText(ko.discarded(1)).click()
  await expect(page.getByText('다른 창의 의견')).toBeVisible()
  await context.close()
})
