import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { bar, test, text } from './landing-page.ts'
import { adminOf } from './staff.ts'

test('the apply button follows the period switch without a reload', async ({ page, stack }) => {
  const admin = await adminOf(stack.url)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  await page.clock.install()
  await page.goto('/')
  const apply = bar(page).getByRole('link', { name: text.apply })
  await expect(apply).toHaveAttribute('href', `#${paths.notPeriod}`)
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  // The copy counts as old after half a minute; then the focus or a change of route reads it again.
  await page.clock.fastForward(31_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(apply).toHaveAttribute('href', `#${paths.register}`)
  await apply.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(registerText.en.choose)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')

  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  await page.clock.fastForward(31_000)
  await page.goBack()
  await expect(apply).toHaveAttribute('href', `#${paths.notPeriod}`)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
})
