import { emptyHours } from '@recruit/contract/interview/grid'
import { wholeContent } from '@recruit/local/testing/people'
import { uiText } from '../src/ui/text.ts'
import { editorOf, HOURS, ko, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

test('a submission without an hour asks once', async ({ browser, stack, picture }) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url, { language: 'en' })
  const en = texts('en')
  await api.call('savePage2', { ...wholeContent, id, interviewHours: emptyHours() })
  await open(2)
  const submit = page.getByRole('button', { name: en.submit, exact: true })
  await submit.click()
  await expect(page.getByRole('dialog')).toContainText(en.noHours)
  await picture(page, 'submit-no-hours-en')
  await page.getByRole('dialog').getByRole('button', { name: en.chooseHours }).click()
  await expect(page).toHaveURL(/page1/)
  await expect(page.locator('#interview-hours')).toBeFocused()
  await page.getByRole('button', { name: en.next }).click()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.submittedTitle)
  expect((await api.call('getApplication', { id })).submissions).toBe(1)
  await context.close()
})

for (const { lost, what } of [
  { lost: 1, what: 'the page asks once more by itself' },
  { lost: 2, what: 'the page says so, and pressing again finds it done' },
])
  test(`a submission whose reply got lost ${lost} times is not made twice: ${what}`, async ({
    browser,
    stack,
  }) => {
    const { page, open, api, id, context } = await editorOf(browser, stack.url)
    await api.call('savePage2', { id, ...wholeContent, interviewHours: HOURS })
    await open(2)
    let losses = 0
    await page.route('**/api/update/page2', async (route) => {
      losses += 1
      if (losses > lost) return route.continue()
      await route.fetch()
      await route.abort()
    })
    const submit = page.getByRole('button', { name: ko.submit, exact: true })
    await submit.click()
    if (lost > 1) {
      await page.getByRole('dialog').getByRole('button', { name: uiText.ko.ok }).click()
      await submit.click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ko.submittedTitle)
    expect(losses).toBe(lost + 1)
    expect((await api.call('getApplication', { id })).submissions).toBe(1)
    await context.close()
  })

test('a line of the summary leads to a field on the other page', async ({ browser, stack }) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url, { submitted: true })
  await api.call('savePage1', { id, semester: '' })
  await open(2, 'update')
  await page.getByRole('button', { name: ko.submit, exact: true }).click()
  await page.getByRole('button', { name: /이수 학기/ }).click()
  await expect(page.getByLabel(ko.semester)).toBeFocused()
  await expect(page.getByLabel(ko.semester)).toHaveAttribute('aria-invalid', 'true')
  await context.close()
})
