import { messages } from '@recruit/contract/messages'
import { editorOf, isIn, ko, line, MOTIVE, onDevice, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { opened } from './screens.ts'

const SAVES = '**/api/update/page*'

test('what is typed is on the device at once, on the server soon after, and says so with the time', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  const essay = page.getByLabel(ko.applyReason)
  // Nothing reaches the server before the device has it.
  const { promise: kept, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(SAVES, async (route) => {
    await kept
    await route.continue()
  })
  await essay.fill(MOTIVE)
  await expect.poll(() => onDevice(page)).toContain(MOTIVE)
  expect((await api.call('getApplication', { id })).applyReason).toBe('')
  letThrough()
  await isIn(page, 'saved')
  await expect(page.getByRole('status').filter({ hasText: /저장됨 \d\d:\d\d/ })).toHaveCount(1)
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await picture(page, 'saving-saved')
  await essay.press('End')
  await essay.pressSequentially(' 더')
  await page.getByLabel(ko.activityPlan).focus()
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(`${MOTIVE} 더`)
  await context.close()
})

test('the network dies while typing: the text waits on the device, outlives a reload and is saved on unasked', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  await context.setOffline(true)
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'offline')
  await expect(line(page)).toContainText(ko.offline)
  await picture(page, 'saving-offline')
  await page.getByRole('link', { name: ko.previous }).click()
  await expect(page.getByLabel(ko.major)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)

  // The page dies before it notices that the network is back.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await context.setOffline(false)
  await page.reload()
  await isIn(page, 'saved')
  await expect(page.getByRole('heading', { name: ko.returnedTitle })).toHaveCount(0)
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the connection comes back: it is saved without waiting', async ({ browser, stack }) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  await context.setOffline(true)
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'offline')
  await context.setOffline(false)
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the tab is gone: another one offers the text; the server’s is chosen and nothing is lost', async ({
  browser,
  stack,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  // A tab that dies says no last word: the save of a page that is merely closed would still arrive.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await expect.poll(() => onDevice(page)).toContain(MOTIVE)
  await page.close()

  const { version } = await api.call('getApplication', { id })
  await api.call('savePage2', { id, version, applyReason: '휴대전화에서 쓴 글' })
  const tab = await context.newPage()
  await open(2, 'register', tab)
  await expect(tab.locator('[data-conflict="returned"]')).toContainText(MOTIVE)
  await expect(tab.locator('[data-conflict="returned"]')).toContainText('휴대전화에서 쓴 글')
  await tab.getByRole('button', { name: ko.takeTheirs }).click()
  await expect(tab.getByLabel(ko.applyReason)).toHaveValue('휴대전화에서 쓴 글')
  await tab.getByText(ko.discarded(1)).click()
  await expect(tab.getByText(MOTIVE)).toBeVisible()
  await expect.poll(() => onDevice(tab)).toContain('"aside":[{')
  await tab.reload()
  await tab.getByText(ko.discarded(1)).click()
  await expect(tab.getByText(MOTIVE)).toBeVisible()
  await context.close()
})

for (const { language, width } of opened('saving', [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const)) {
  const text = texts(language)
  test(`two tabs: both texts are shown, field by field, and the choice is saved (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, api, id, context } = await editorOf(browser, stack.url, { language, width })
    await open(2)
    const tab = await context.newPage()
    await open(2, 'register', tab)
    await page.getByLabel(text.applyReason).fill('첫째 창의 동기')
    await page.getByLabel(text.activityPlan).fill('첫째 창의 계획')
    await page.getByLabel(text.activityPlan).blur()
    await isIn(page, 'saved')
    await tab.getByLabel(text.applyReason).fill('둘째 창의 동기')
    await tab.getByLabel(text.activityPlan).fill('둘째 창의 계획')
    await isIn(tab, 'conflict')
    const question = tab.locator('[data-conflict="changed"]')
    await expect(question.getByRole('group')).toHaveCount(2)
    await expect(question).toContainText('첫째 창의 동기')
    await expect(question).toContainText('둘째 창의 동기')
    // Typing goes on; nothing is sent until the choice.
    await tab.getByLabel(text.applyReason).pressSequentially('!')
    await picture(tab, `saving-conflict-${language}`)
    const plan = question.getByRole('group', { name: text.activityPlan })
    await plan.getByRole('radio', { name: text.theirs }).check()
    await tab.getByRole('button', { name: text.keepChosen }).click()
    await isIn(tab, 'saved')
    expect(await api.call('getApplication', { id })).toMatchObject({
      applyReason: '둘째 창의 동기!',
      activityPlan: '첫째 창의 계획',
    })
    await expect(tab.getByText(text.discarded(2))).toBeVisible()
    await context.close()
  })
}

test('the server answers 503: it is tried again by itself, and no dialog stands in the way', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await open(2)
  let refusals = 0
  await page.route(SAVES, (route) => {
    refusals += 1
    if (refusals > 2) return route.continue()
    const body = { code: 'unavailable', message: messages.upstreamDown.ko, applicationUpdateSuccess: 'fail' }
    return route.fulfill({ status: 503, json: body })
  })
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await page.getByLabel(ko.applyReason).blur()
  await isIn(page, 'failing')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await picture(page, 'saving-failing')
  await isIn(page, 'saved')
  expect(refusals).toBe(3)
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})
