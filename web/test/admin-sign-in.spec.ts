import { messages } from '@recruit/contract/messages'
import { listText } from '../src/features/applicants/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { ADMIN_KEY, expect, MANAGER_KEY, test } from './fixtures.ts'
import { opened } from './screens.ts'
import { staffDesk } from './staff-desk.ts'

/** What the server says while too many sign in. */
const busy = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'busy', message: messages.signInBusy.en, adminLoggedIn: false }),
}

test('a sign-in that finds too many others comes again by itself, and says so in the end', async ({
  page,
  stack,
}) => {
  let turnedAway = 2
  await page.route('**/api/admin/login', async (route) => {
    if (turnedAway-- > 0) await route.fulfill(busy)
    else await route.continue()
  })
  await page.goto(`${stack.url}/#${paths.adminLogin}`)
  const key = page.getByLabel(adminText.en.key, { exact: true })
  await key.fill(ADMIN_KEY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/admin\/landing$/)
  expect(turnedAway).toBe(-1)
  turnedAway = 100
  await page.goto(`${stack.url}/#${paths.adminLogin}`)
  await key.fill(ADMIN_KEY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(messages.signInBusy.en)
  expect(turnedAway).toBe(94)
})

for (const language of opened('sign-in', ['ko', 'en'] as const)) {
  const text = listText[language]
  // evidence: V6.2.6 V6.2.7
  test(`who may not is led to the sign-in: told on the admin's pages, silently elsewhere (${language})`, async ({
    browser,
    stack,
  }) => {
    const { page, context } = await staffDesk(browser, stack.url, { role: 'manager', language })
    for (const path of [paths.applicantList, paths.adminHome]) {
      await page.goto(`/#${path}`)
      await expect(page.getByRole('dialog')).toContainText(messages.noPermission[language])
      await page.getByRole('button', { name: uiText[language].ok }).click()
      await expect(page).toHaveURL(/#\/admin\/login$/)
    }
    const key = page.getByLabel(text.key, { exact: true })
    await expect(key).toHaveAttribute('type', 'password')
    await expect(key).toHaveAttribute('autocomplete', 'current-password')
    await key.fill(`${ADMIN_KEY}more than ten`)
    await expect(key).toHaveValue(ADMIN_KEY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/admin\/landing$/)
    await page.goto(`/#${paths.applicationList}`)
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel(text.key, { exact: true }).fill(MANAGER_KEY)
    await page.getByRole('button', { name: text.signIn }).click()
    await expect(page).toHaveURL(/#\/admin\/applicationList/)
    await page.getByRole('button', { name: text.logout }).click()
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await page.goto(`/#${paths.applicationList}`)
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await context.close()
  })
}
