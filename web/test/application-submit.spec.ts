import { wholeContent } from '@recruit/local/testing/people'
import { paths } from '../src/paths.ts'
import { editorOf, HOURS, isIn, ko, onDevice, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

test('a double click submits once; the receipt says when, which and the number', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await api.call('savePage1', {
    id,
    ...{ major: wholeContent.major, semester: wholeContent.semester },
    email: wholeContent.email,
    phonenum: wholeContent.phonenum,
    interviewHours: HOURS,
  })
  await open(2)
  await page.getByLabel(ko.applyReason).fill(wholeContent.applyReason)
  await page.getByLabel(ko.activityPlan).fill(wholeContent.activityPlan)
  await page.getByRole('button', { name: ko.submit, exact: true }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${paths.submitted}$`))
  await expect(page.getByText(id.slice(0, 8))).toBeVisible()
  await expect(page.getByText(ko.receiptTimes(1))).toBeVisible()
  await picture(page, 'submit-receipt')
  expect(await api.call('getApplication', { id })).toMatchObject({
    submissions: 1,
    applyReason: wholeContent.applyReason,
  })
  expect(await onDevice(page)).toBe('[]')
  await page.reload()
  await expect(page.getByText(id.slice(0, 8))).toBeVisible()
  await context.close()
})

test('a first submission asks once for all that is empty, and leads to it', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url, { language: 'en', width: 390 })
  const en = texts('en')
  await api.call('saveInterview', { id, interviewHours: HOURS })
  await open(2)
  await page.getByLabel(en.applyReason).fill(wholeContent.applyReason)
  await page.getByLabel(en.activityPlan).fill(wholeContent.activityPlan)
  await page.getByRole('button', { name: en.submit, exact: true }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  for (const said of [
    en.stillEmpty([en.major, en.semester, en.email, en.phonenum].join(', ')),
    en.askedLater,
    en.unreachable,
  ])
    await expect(page.getByRole('dialog')).toContainText(said)
  await picture(page, 'submit-unreachable-en-390')
  await page.getByRole('dialog').getByRole('button', { name: en.fillIn }).click()
  await expect(page.getByLabel(en.major)).toBeFocused()
  await page.getByLabel(en.major).fill(wholeContent.major)
  await page.getByRole('button', { name: en.next }).click()
  await page.getByRole('button', { name: en.submit, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(
    en.stillEmpty([en.semester, en.email, en.phonenum].join(', ')),
  )
  await page.getByRole('button', { name: en.submitAnyway }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.submittedTitle)
  expect((await api.call('getApplication', { id })).submissions).toBe(1)
  await context.close()
})

test('after a submission the page says which version counts and that edits wait', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url, { submitted: true })
  await open(2, 'update')
  await expect(page.getByText(/제출본 .*\d일 \d\d:\d\d, 1번째 제출/)).toBeVisible()
  await expect(page.getByText(ko.noEdits)).toBeVisible()
  await page.getByLabel(ko.activityPlan).fill('새로 쓴 계획')
  await expect(page.getByText(ko.editsWaiting)).toBeVisible()
  await page.getByLabel(ko.activityPlan).blur()
  await isIn(page, 'saved')
  await picture(page, 'submit-status')
  await page.reload()
  await expect(page.getByText(ko.editsWaiting)).toBeVisible()
  await page.getByRole('button', { name: ko.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.edited}$`))
  await expect(page.getByText(ko.receiptTimes(2))).toBeVisible()
  expect((await api.call('getApplication', { id })).submissions).toBe(2)
  await open(2, 'update')
  await expect(page.getByText(/2번째 제출/)).toBeVisible()
  await expect(page.getByText(ko.noEdits)).toBeVisible()
  await context.close()
})

test('withdrawing takes the typed name, deletes everything and says so', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, person, context } = await editorOf(browser, stack.url, {
    submitted: true,
    width: 390,
  })
  await open(1, 'update')
  await page.getByLabel(ko.major).fill('바꾼 전공')
  await page.getByText(ko.withdraw, { exact: true }).click()
  const name = page.getByLabel(ko.withdrawName(person.name))
  await name.fill('다른 사람')
  await page.getByRole('button', { name: ko.withdrawYes }).click()
  await expect(page.getByText(ko.withdrawMismatch)).toBeVisible()
  await picture(page, 'withdraw-390')
  await name.fill(` ${person.name}`)
  await page.getByRole('button', { name: ko.withdrawYes }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ko.withdrawnTitle)
  await picture(page, 'withdrawn-390')
  expect((await api.send('getApplication', { id })).status).toBe(404)
  expect(await onDevice(page)).toBe('[]')
  await context.close()
})
