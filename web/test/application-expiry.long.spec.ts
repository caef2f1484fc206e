import { messages } from '@recruit/contract/messages'
import { savingText } from '../src/features/application/sections/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, isIn, ko, MOTIVE, onDevice, prove, setPeriod, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

test('the proof expired: the text stays, the lookup leads back and it is saved', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, api, id, person, context } = await editorOf(browser, stack.url)
  await open(2)
  await context.clearCookies()
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'expired')
  await picture(page, 'saving-expired')
  await page.getByRole('link', { name: ko.lookUpAgain }).click()
  await page.getByLabel(formText.ko.name).fill(person.name)
  await page.getByLabel(formText.ko.studentId).fill(person.studentId)
  await page.getByLabel(formText.ko.ewhaianId).fill(person.ewhaianId)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/register/application/page2/${id}$`))
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  await context.close()
})

test('the proof expired and the page was reloaded: the text comes back and is saved after the lookup', async ({
  browser,
  stack,
}) => {
  const { page, open, api, context } = await editorOf(browser, stack.url)
  await open(2)
  await context.clearCookies()
  await page.getByLabel(ko.applyReason).fill(MOTIVE)
  await isIn(page, 'expired')
  await page.reload()
  await expect(page.getByText(ko.offeredLater)).toBeVisible()
  await expect(page.getByText(MOTIVE)).toHaveCount(0)
  await prove(context, api)
  await page.reload()
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  await isIn(page, 'saved')
  await context.close()
})

for (const { language, width } of [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const) {
  const text = texts(language)
  test(`the period closes while writing: an alert says so at once, the text stays and is saved once it opens again (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, api, id, context } = await editorOf(browser, stack.url, { language, width })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(2)
    await setPeriod(stack.url, false)
    const essay = page.getByLabel(text.applyReason)
    await essay.fill(MOTIVE)
    const alert = page.getByRole('dialog')
    await expect(alert).toContainText(messages.periodClosed[language])
    await expect(alert).toContainText(text.onDeviceAfterClosing)
    await picture(page, `saving-closed-${language}`)
    await alert.getByRole('button', { name: uiText[language].ok }).click()
    await isIn(page, 'closed')
    await expect(page.getByText(text.closed).first()).toBeVisible()
    await expect(essay).toHaveValue(MOTIVE)
    await expect(essay).not.toBeEditable()
    expect(await onDevice(page)).toContain(MOTIVE)
    await page.getByRole('button', { name: text.copy(text.applyReason) }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(MOTIVE)
    // Once: the other page shows it in its own text, without another dialog.
    await page.getByRole('link', { name: text.previous }).click()
    await expect(page.getByLabel(text.major)).not.toBeEditable()
    await expect(alert).toHaveCount(0)
    await page.goBack()
    await expect(essay).toHaveValue(MOTIVE)
    await setPeriod(stack.url, true)
    await page.reload()
    await isIn(page, 'saved')
    expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
    await context.close()
  })
}

test('the period closes before a button is pressed: the alert says so once', async ({ browser, stack }) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(1)
  await setPeriod(stack.url, false)
  await page.getByRole('button', { name: ko.saveDraft }).click()
  await expect(page.getByRole('dialog')).toHaveText(new RegExp(messages.periodClosed.ko))
  await page.getByRole('dialog').getByRole('button', { name: uiText.ko.ok }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(ko.major)).not.toBeEditable()
  await setPeriod(stack.url, true)
  await context.close()
})

test('where no application is, the way leads to the lookup and not round in circles', async ({
  page,
  stack,
  picture,
}) => {
  await page.goto(`${stack.url}/#${paths.application('register', 1, crypto.randomUUID())}`)
  await expect(page.getByRole('alert')).toHaveText(savingText.en.noSuch)
  await picture(page, 'application-gone')
  await page.getByRole('link', { name: savingText.en.lookUpAgain }).click()
  await expect(page.getByLabel(formText.en.studentId)).toBeVisible()
})
