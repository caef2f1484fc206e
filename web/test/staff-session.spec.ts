import type { Page } from '@playwright/test'
import { newMember, PASSPHRASE } from '@recruit/local/testing/people'
import { overviewText } from '../src/features/mailings/overview/text.ts'
import { wordsText } from '../src/features/mailings/words/text.ts'
import { writingText } from '../src/features/mailings/writing/text.ts'
import { signInText } from '../src/features/sign-in/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { ADMIN_KEY, expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf } from './list-page.ts'
import { freshTerm, windowOf } from './staff.ts'
import { staffDesk } from './staff-desk.ts'

const text = {
  ...draftText.en,
  ...adminText.en,
  ...frameText.en,
  ...signInText.en,
  ...wordsText.en,
  ...writingText.en,
}
const audience = (page: Page) => page.getByRole('region', { name: text.audience })
const words = (page: Page) => page.getByRole('textbox', { name: text.text })
const address = (page: Page) => page.getByLabel(text.address)

async function openNotice(page: Page) {
  await page.goto(`/#${paths.messages}`)
  await page.getByRole('button', { name: overviewText.en.creates.notice.name }).click()
  await expect(words(page)).toBeVisible()
}

async function writeNotice(page: Page) {
  await openNotice(page)
  await audience(page).getByRole('checkbox', { name: 'Design team' }).check()
  await words(page).fill('Only for my eyes until it is sent')
  await address(page).fill('me@recruit.test')
}

async function expectNoNotice(page: Page) {
  await openNotice(page)
  await expect(words(page)).not.toHaveValue(/Only for my eyes/)
  await expect(audience(page).getByRole('checkbox', { name: 'Design team' })).not.toBeChecked()
  await expect(address(page)).toHaveValue('')
}

async function signInByKey(page: Page) {
  await page.getByLabel(text.key, { exact: true }).fill(ADMIN_KEY)
  await page.getByRole('button', { name: text.signIn }).click()
  await expect(page).toHaveURL(/#\/admin\/landing$/)
}

async function signInByName(page: Page, name: string) {
  await page.goto(`/#${paths.adminLogin}`)
  await page.getByRole('button', { name: text.byName }).click()
  await page.getByLabel(text.name, { exact: true }).fill(name)
  await page.getByLabel(text.passphrase, { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: text.enter, exact: true }).click()
  await expect(page).toHaveURL(/#\/admin\/landing$/)
}

test('an unsent notice outlives a reload, and signing out asks, then leaves none of it to the next person', async ({
  browser,
  stack,
}) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  page.on('dialog', (dialog) => void dialog.accept())
  await writeNotice(page)
  await page.reload()
  await expect(words(page)).toHaveValue('Only for my eyes until it is sent')
  await expect(audience(page).getByRole('checkbox', { name: 'Design team' })).toBeChecked()
  // From another page, after another reload: its screen has not been opened since.
  await page.getByRole('link', { name: text.overview, exact: true }).click()
  await expect(page).toHaveURL(/overview/)
  await page.reload()
  const logout = page.getByRole('button', { name: text.logout })
  await logout.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(text.leave)
  await question.getByRole('button', { name: text.stay }).click()
  await openNotice(page)
  await expect(words(page)).toHaveValue('Only for my eyes until it is sent')
  await address(page).fill('me@recruit.test')
  await logout.click()
  await question.getByRole('button', { name: text.leaveYes }).click()
  await signInByKey(page)
  await expectNoNotice(page)
  await page.context().close()
})

test('signing out in one window leaves none of what was typed in another', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await writeNotice(page)
  const other = await page.context().newPage()
  await other.goto(`/#${paths.overview}`)
  await other.getByRole('button', { name: text.logout }).click()
  await signInByKey(other)
  await expect(page).toHaveURL(/#\/admin\/login$/)
  await expectNoNotice(page)
  await page.context().close()
})

test('after a session that ended the same member finds what she typed, and another one does not', async ({
  browser,
  stack,
}) => {
  await freshTerm(stack.url)
  const she = await newMember(stack.url, { role: 'admin' })
  const another = await newMember(stack.url, { role: 'admin' })
  const page = await windowOf(browser, { url: stack.url })
  await signInByName(page, she.name)
  await writeNotice(page)
  await page.context().clearCookies()
  await signInByName(page, she.name)
  await openNotice(page)
  await expect(words(page)).toHaveValue('Only for my eyes until it is sent')
  await page.context().clearCookies()
  await signInByName(page, another.name)
  await expectNoNotice(page)
  await page.context().close()
})

test('a decision that failed because the session had ended is not there for the next person to send', async ({
  browser,
  stack,
}) => {
  const mark = 'session-over'
  const person = await applicant(stack.url, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  await context.clearCookies()
  await rowOf(page, person).getByRole('combobox').selectOption('fail')
  await expect(rowOf(page, person)).toContainText(formText.ko.saveFailed)
  await page.goto(`/#${paths.adminLogin}`)
  await page.getByLabel(adminText.ko.key, { exact: true }).fill(ADMIN_KEY)
  await page.getByRole('button', { name: adminText.ko.signIn }).click()
  await expect(page).toHaveURL(/#\/admin\/landing$/)
  await openList(page, `?q=${mark}`)
  await expect(rowOf(page, person).getByRole('combobox')).toHaveValue('default')
  await expect(page.getByText(ko.notSaved(1))).toHaveCount(0)
  await expect(page.getByRole('button', { name: uiText.ko.tryAgain })).toHaveCount(0)
  await context.close()
})
