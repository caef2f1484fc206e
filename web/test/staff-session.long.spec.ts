import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { ADMIN_KEY, expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf } from './list-page.ts'
import { freshTerm, windowOf } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import {
  address,
  audience,
  expectNoNotice,
  openNotice,
  signInByKey,
  text,
  words,
  writeNotice,
} from './unsent-notice.ts'

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
