import { deskText } from '../src/features/desk/text.ts'
import { staffLinks } from '../src/staff-links.ts'
import { rows } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { showRows } from './list-page.ts'
import { staffDesk } from './staff-desk.ts'

test('of five thousand applications the desk draws those in sight, and counts and reaches all', async ({
  browser,
  stack,
}) => {
  const { page, context } = await staffDesk(browser, stack.url)
  await showRows(page, 1, 5000)
  await page.goto(`/#${staffLinks.desk(1)}`)
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true')
  expect(await rows(page).count()).toBeLessThan(60)
  const list = page.getByRole('navigation', { name: deskText.ko.list }).getByRole('list')
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000')
  // The selected row is drawn and in sight, however far the keys go.
  const current = list.locator('[aria-current=true]')
  for (let step = 1; step <= 40; step++) {
    await page.keyboard.press('j')
    await expect(current).toContainText(`지원자${step}`)
  }
  await expect(current).toBeInViewport()
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '5000')
  await rows(page).last().click()
  await expect(current).toContainText('지원자4999')
  await context.close()
})
