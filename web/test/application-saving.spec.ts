import { messages } from '@recruit/contract/messages'
import { uiText } from '../src/ui/text.ts'
import { deskOf, isIn, ko, line, onDevice, prove, setPeriod, texts, tryNow } from './application-desk.ts'
import { expect, test } from './fixtures.ts'

const MOTIVE = '조각을 꿰매어 하나로 만드는 일을 좋아합니다.'
const SAVES = '**/api/update/page*'

test('what is typed is on the device at once, on the server soon after, and says so with the time', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
  await open(2)
  const essay = page.getByLabel(ko.applyReason)
  await essay.fill(MOTIVE)
  await expect.poll(() => onDevice(page), { intervals: [100], timeout: 1000 }).toContain(MOTIVE)
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

test('the network dies while typing: the text waits on the device, outlives a reload and is offered', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
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
  await expect(page.getByRole('heading', { name: ko.returnedTitle })).toBeFocused()
  await picture(page, 'saving-returned')
  expect((await api.call('getApplication', { id })).applyReason).toBe('')
  await page.getByRole('button', { name: ko.keepMine }).click()
  await isIn(page, 'saved')
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the connection comes back: it is saved without waiting', async ({ browser, stack }) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
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
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
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
  await tab.getByText(ko.aside(1)).click()
  await expect(tab.getByText(MOTIVE)).toBeVisible()
  await expect.poll(() => onDevice(tab)).toContain('"aside":[{')
  await tab.reload()
  await tab.getByText(ko.aside(1)).click()
  await expect(tab.getByText(MOTIVE)).toBeVisible()
  await context.close()
})

for (const { language, width } of [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const) {
  const text = texts(language)
  test(`two tabs: both texts are shown, field by field, and the choice is saved (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, api, id, context } = await deskOf(browser, stack.url, { language, width })
    await open(2)
    const tab = await context.newPage()
    await open(2, 'register', tab)
    await page.getByLabel(text.applyReason).fill('첫째 창의 동기')
    await page.getByLabel(text.activityPlan).fill('첫째 창의 계획')
    await page.getByLabel(text.activityPlan).blur()
    await isIn(page, 'saved')
    await tab.getByLabel(text.applyReason).fill('둘째 창의 동기')
    await isIn(tab, 'conflict')
    const question = tab.locator('[data-conflict="changed"]')
    await expect(question.getByRole('group')).toHaveCount(2)
    await expect(question).toContainText('첫째 창의 동기')
    await expect(question).toContainText('둘째 창의 동기')
    // Typing goes on; nothing is sent until the choice.
    await tab.getByLabel(text.applyReason).pressSequentially('!')
    await picture(tab, `saving-conflict-${language}`)
    await tab.getByRole('button', { name: text.keepChosen }).click()
    await isIn(tab, 'saved')
    expect(await api.call('getApplication', { id })).toMatchObject({
      applyReason: '둘째 창의 동기!',
      activityPlan: '첫째 창의 계획',
    })
    await expect(tab.getByText(text.aside(1))).toBeVisible()
    await context.close()
  })
}

test('the proof expired: the text stays, the lookup leads back and it is saved', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, person, context } = await deskOf(browser, stack.url)
  await open(2)
  await context.clearCookies()
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'expired')
  await picture(page, 'saving-expired')
  await page.getByRole('link', { name: ko.lookUpAgain }).click()
  await page.getByLabel(uiText.ko.name).fill(person.name)
  await page.getByLabel(uiText.ko.studentId).fill(person.studentId)
  await page.getByLabel(uiText.ko.ewhaianId).fill(person.ewhaianId)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/register/application/page2/${id}$`))
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the proof expired and the page was reloaded: the text is offered after the lookup', async ({
  browser,
  stack,
}) => {
  const { page, open, api, context } = await deskOf(browser, stack.url)
  await open(2)
  await context.clearCookies()
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'expired')
  await page.reload()
  await expect(page.getByText(ko.keptHere)).toBeVisible()
  await expect(page.getByText(MOTIVE)).toHaveCount(0)
  await prove(context, api)
  await page.reload()
  await expect(page.locator('[data-conflict="returned"]')).toContainText(MOTIVE)
  await context.close()
})

test('the period closes while writing: the text stays, can be copied, and is saved once it opens again', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(2)
  await setPeriod(stack.url, false)
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'closed')
  await expect(page.getByText('지원 기간이 아닙니다.').first()).toBeVisible()
  const essay = page.getByLabel(ko.applyReason)
  await expect(essay).toHaveValue(MOTIVE)
  await expect(essay).not.toBeEditable()
  await page.getByRole('button', { name: ko.copy(ko.applyReason) }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MOTIVE)
  await picture(page, 'saving-closed')
  await setPeriod(stack.url, true)
  await page.reload()
  await page.getByRole('button', { name: ko.keepMine }).click()
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the server answers 503: it is tried again by itself, and no dialog stands in the way', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
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

test('a save whose reply got lost is no conflict with oneself', async ({ browser, stack }) => {
  const { page, open, api, id, context } = await deskOf(browser, stack.url)
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
  const { page, open, context } = await deskOf(browser, stack.url)
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
