import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, isIn, ko, onDevice } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

const MOTIVE = '조각을 꿰매어 하나로 만드는 일을 좋아합니다.'

// evidence: V14.3.1
test('a shared computer, once cleared, opens the application no longer', async ({ browser, stack }) => {
  const { page, open, context, person } = await editorOf(browser, stack.url)
  await open(1)
  await page.getByLabel(ko.major).fill('철학과')
  await page.getByText(ko.shared).click()
  await isIn(page, 'saved')
  await page.route('**/api/update/forget', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: ko.clear }).click()
  await page.getByRole('dialog').getByRole('button', { name: ko.clearYes }).click()
  await expect(page.getByRole('dialog')).toContainText(ko.stillOpen)
  expect(await onDevice(page)).toBe('[]')
  await page.getByRole('dialog').getByRole('button', { name: uiText.ko.tryAgain }).click()
  await expect(page.getByText(ko.cleared)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('applicant')
  await page.goBack()
  await expect(page.getByText(ko.notYours)).toBeVisible()
  await expect(page.getByText(person.name)).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await context.close()
})

// evidence: V7.4.4
test('after a submission a shared computer is cleared from the receipt', async ({ browser, stack }) => {
  const { page, open, context, id } = await editorOf(browser, stack.url, { submitted: true })
  await open(2, 'update')
  await page.getByLabel(ko.activityPlan).fill('새로 쓴 계획')
  await page.getByRole('button', { name: ko.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.edited}$`))
  // The form, which has the same section, stays until the next screen is drawn.
  await expect(page.getByRole('region', { name: ko.receipt })).toBeVisible()
  await page.getByText(ko.shared).click()
  await page.getByRole('button', { name: ko.clear }).click()
  await expect(page.getByRole('dialog')).toContainText(ko.clearAsk)
  await page.getByRole('dialog').getByRole('button', { name: ko.clearYes }).click()
  await expect(page.getByText(ko.cleared)).toBeVisible()
  await page.goto(`/#${paths.application('update', 1, id)}`)
  await expect(page.getByText(ko.notYours)).toBeVisible()
  await context.close()
})

// evidence: V14.3.3
test('what a device has kept for more than thirty days is neither offered nor kept', async ({
  browser,
  stack,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(2)
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await expect.poll(() => onDevice(page)).toContain(MOTIVE)
  await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
  await page.reload()
  await expect(page.getByLabel(ko.applyReason)).toHaveValue('')
  await expect.poll(() => onDevice(page)).toBe('[]')
  await context.close()
})
