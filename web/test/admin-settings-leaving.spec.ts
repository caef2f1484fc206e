import { settingsText } from '../src/features/settings/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { expect } from './fixtures.ts'
import { test } from './settings-page.ts'
import { freshTerm, windowOf } from './staff.ts'

const text = settingsText.en

test('leaving with something unsaved asks: by a link, by the way back, by logging out and by closing', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.adminHome}`)
  await page.getByRole('link', { name: adminText.en.toSettings }).click()
  const cohort = page.getByLabel(text.labels.cardinalNumber)
  await cohort.fill('46')
  const menu = page.getByRole('navigation', { name: frameText.en.menu })
  const dialog = page.getByRole('dialog')
  const ways = [
    () => menu.getByRole('link', { name: frameText.en.overview }).click(),
    () => page.goBack(),
    () => menu.getByRole('button', { name: adminText.en.logout }).click(),
  ]
  for (const leave of ways) {
    await leave()
    await expect(dialog).toContainText(draftText.en.leave)
    // Staying comes first and has the focus.
    await expect(dialog.getByRole('button')).toHaveText([draftText.en.stay, draftText.en.leaveYes])
    await expect(dialog.getByRole('button', { name: draftText.en.stay })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/modifyInfo/)
    await expect(cohort).toHaveValue('46')
  }
  let asked = ''
  page.once('dialog', (browsers) => {
    asked = browsers.type()
    void browsers.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toBe('beforeunload')
  await page.goBack()
  await dialog.getByRole('button', { name: draftText.en.leaveYes }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.adminHome}$`))
  await page.getByRole('link', { name: adminText.en.toSettings }).click()
  await expect(cohort).toHaveValue('45')
  await page.context().close()
})
