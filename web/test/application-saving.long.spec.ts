import { editorOf, isIn, ko, MOTIVE, onDevice, tryNow } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

const SAVES = '**/api/update/page*'

test('two tabs in which different essays are written both save, and nothing is asked', async ({
  browser,
  stack,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  const tab = await context.newPage()
  await open(2, 'register', tab)
  await page.getByLabel(ko.applyReason).fill('첫째 창의 동기')
  await page.getByLabel(ko.applyReason).blur()
  await isIn(page, 'saved')
  await tab.getByLabel(ko.activityPlan).fill('둘째 창의 계획')
  await tab.getByLabel(ko.activityPlan).blur()
  await isIn(tab, 'saved')
  await expect(tab.getByLabel(ko.applyReason)).toHaveValue('첫째 창의 동기')
  expect(await api.call('getApplication', { id })).toMatchObject({
    applyReason: '첫째 창의 동기',
    activityPlan: '둘째 창의 계획',
  })
  await page.getByLabel(ko.applyReason).fill('첫째 창의 동기, 이어서')
  await page.getByLabel(ko.applyReason).blur()
  await isIn(page, 'saved')
  await expect(page.getByLabel(ko.activityPlan)).toHaveValue('둘째 창의 계획')
  await context.close()
})

test('a text that is too long for the server comes back after a reload unasked, and the rest is saved on', async ({
  browser,
  stack,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  const long = '가'.repeat(3000)
  await page.getByLabel(ko.applyReason).fill(long)
  await expect.poll(() => onDevice(page)).toContain(long)
  await page.reload()
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(long)
  await page.getByLabel(ko.activityPlan).fill('활동 계획')
  await page.getByLabel(ko.activityPlan).blur()
  await expect.poll(async () => (await api.call('getApplication', { id })).activityPlan).toBe('활동 계획')
  await expect(page.getByRole('heading', { name: ko.returnedTitle })).toHaveCount(0)
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(long)
  await context.close()
})

test('a save whose reply got lost is no conflict with oneself', async ({ browser, stack }) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  let losses = 0
  await page.route(SAVES, async (route) => {
    if (losses > 0) return route.continue()
    losses += 1
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await page.getByLabel(ko.applyReason).blur()
  await isIn(page, 'offline')
  await page.getByLabel(ko.applyReason).pressSequentially('!')
  await tryNow(page)
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toMatch(/!/)
  await context.close()
})

test('a shared computer is cleared, and asks first when something would be lost', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(2)
  await page.route(SAVES, (route) => route.abort())
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await expect.poll(() => onDevice(page)).toContain(MOTIVE)
  await page.getByText(ko.shared).click()
  await page.getByRole('button', { name: ko.clear }).click()
  await expect(page.getByRole('dialog')).toContainText(ko.clearAskUnsaved)
  await picture(page, 'saving-clear')
  await page.getByRole('dialog').getByRole('button', { name: ko.clearYes }).click()
  await expect(page.getByText(ko.cleared)).toBeVisible()
  expect(await onDevice(page)).toBe('[]')
  await context.close()
})
