import type { Browser, BrowserContext, Page } from '@playwright/test'
import { messages } from '@recruit/contract/messages'
import { listText } from '../src/features/applicants/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, isIn, ko, prove, setPeriod } from './application-editor.ts'
import { ADMIN_KEY, expect, test as local } from './fixtures.ts'
import { acknowledge, freshTerm } from './staff.ts'
import { applicants } from './staff-desk.ts'
import { DESKTOP, PHONE, tellStory } from './story.ts'

/**
 * The site as a phone in the same network sees it: over plain http from a name that is not localhost. The browser then
 * withholds secure-context features.
 */
const HOST = 'recruit.test'
const at = (url: string) => Object.assign(new URL(url), { hostname: HOST }).origin

const test = local.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(at(stack.url)),
})

test('an admin signs in, reads the list and changes the settings', async ({ browser, baseURL, stack }) => {
  await freshTerm(stack.url)
  const [applicant] = await applicants(stack.url, 1, { mark: 'phone' })
  if (!applicant) throw new Error('nobody applied')
  const page = await phone(browser, baseURL)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))

  await signIn(page)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])

  await page.goto(`/#${paths.applicantList}?q=phone`)
  const row = page.getByRole('row').filter({ hasText: applicant.studentId })
  await row.getByRole('combobox').selectOption('1stPass')
  await row.getByRole('textbox').fill('9.12')
  await expect(row).toContainText(formText.en.saved)
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('1stPass')
  await expect(row.getByRole('textbox')).toHaveValue('9.12')

  // The settings are changed on a wide screen only.
  await page.setViewportSize(DESKTOP)
  await page.goto(`/#${paths.adminHome}`)
  await page.getByRole('link', { name: adminText.en.toSettings }).click()
  await page.getByLabel(settingsText.en.labels.cardinalNumber, { exact: true }).fill('46')
  await page.getByRole('button', { name: settingsText.en.edit }).click()
  await acknowledge(page, messages.settingsSaved.en)
  await page.reload()
  await expect(page.getByLabel(settingsText.en.labels.cardinalNumber, { exact: true })).toHaveValue('46')
  expect(errors).toEqual([])
  await page.context().close()
})

// evidence: V3.7.5
test('the whole story passes', async ({ browser, baseURL, picture }) =>
  tellStory({ browser, baseURL, language: 'ko', applicantScreen: PHONE, picture, name: 'plain-http' }))

test('e-mails of the selected ones are copied', async ({ browser, baseURL, stack }) => {
  await freshTerm(stack.url)
  await applicants(stack.url, 2, { mark: 'taken' })
  const page = await phone(browser, baseURL)
  await signIn(page)
  await page.goto(`/#${paths.applicantList}?q=taken&sort=ewhaianId`)
  await page.getByRole('checkbox', { name: listText.en.tickAll }).check()
  // The bar of the selection has its rarer acts in a menu there.
  const bar = page.getByRole('region', { name: listText.en.chosen })
  await bar.getByRole('button', { name: listText.en.more, exact: true }).click()
  await page.getByRole('button', { name: listText.en.copyEmails }).click()
  await expect(page.getByText(listText.en.copied.email(2))).toBeVisible()
  await expectPasted(page.context(), 'taken0@example.org, taken1@example.org')
  await page.context().close()
})

test('a text that can no longer be saved is copied', async ({ browser, baseURL, stack }) => {
  const desk = await editorOf(browser, stack.url)
  await prove(desk.context, { ...desk.api, url: baseURL ?? '' })
  const { page } = desk
  await page.goto(`${baseURL}/#${paths.application('register', 2, desk.id)}`)
  await page.getByLabel(ko.activityPlan).fill('먼저 쓴 글')
  await setPeriod(stack.url, false)
  await page.getByLabel(ko.applyReason).fill('남은 글')
  await isIn(page, 'closed')
  await page.getByRole('dialog').getByRole('button', { name: uiText.ko.ok }).click()
  await page.getByRole('button', { name: ko.copy(ko.applyReason) }).click()
  await expect(page.getByText(ko.copied)).toBeVisible()
  await expectPasted(desk.context, '남은 글')
  await setPeriod(stack.url, true)
  await desk.context.close()
})

const phone = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-US', hasTouch: true })
  return context.newPage()
}

async function signIn(page: Page) {
  await page.goto(`/#${paths.adminLogin}`)
  await page.getByLabel(adminText.en.key).fill(ADMIN_KEY)
  await page.getByRole('button', { name: adminText.en.signIn }).click()
  await expect(page.getByRole('heading', { level: 1, name: adminText.en.home })).toBeVisible()
}

/** What the clipboard holds: a page over plain http cannot read it, a person can paste. */
async function expectPasted(context: BrowserContext, words: string) {
  const page = await context.newPage()
  await page.setContent('<textarea></textarea>')
  await page.getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('textbox')).toHaveValue(words)
}
