import { expect, test } from './fixtures.ts'
import { ko, openList, storedOf } from './list-page.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('many change at once: a range with Shift, a summary before, undo after', async ({
  browser,
  stack,
  picture,
}) => {
  const mark = 'many'
  const people = await applicants(stack.url, 5, { team: 2, drafts: 1, mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('selectPass', { _id: people[2]?.id ?? '', pass: 'fail' })
  await openList(page, `?team=2&q=${mark}&sort=ewhaianId`)
  const ticks = page.getByRole('table').locator('tbody').getByRole('checkbox')
  await ticks.nth(0).click()
  await ticks.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByText(ko.ticked(4))).toBeVisible()

  await page.getByRole('button', { name: ko.bulk }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: ko.passStates['1stPass'] }).check()
  await expect(dialog).toContainText(ko.summary(4, ko.passStates['1stPass']))
  await expect(dialog).toContainText(ko.fromTo(ko.passStates.default, ko.passStates['1stPass'], 2))
  await expect(dialog).toContainText(ko.fromTo(ko.passStates.fail, ko.passStates['1stPass'], 1))
  await expect(dialog).toContainText(ko.fromTo(ko.draft, ko.passStates['1stPass'], 1))
  await expect(dialog).toContainText(ko.draftsAmong(1))
  await expectNoViolation(page, 'the summary')
  await picture(page, 'list-bulk')
  // Another user is faster with one of them, so the change skips it.
  await api.call('selectPass', { _id: people[0]?.id ?? '', pass: 'finalPass' })
  await dialog.getByRole('button', { name: ko.applyDrafts(4, 1) }).click()
  await expect(page.getByText(ko.changedMany(3, ko.passStates['1stPass']))).toBeVisible()
  await expect(page.getByText(ko.left(1))).toBeVisible()
  const stored = async () => Promise.all(people.map(async (person) => (await storedOf(api, person)).pass))
  expect(await stored()).toEqual(['finalPass', '1stPass', '1stPass', '1stPass', 'default'])
  const selects = page.getByRole('table').getByRole('combobox')
  await expect(selects.nth(1)).toHaveValue('1stPass')

  await page.getByRole('button', { name: ko.undo }).click()
  await expect(page.getByText(ko.undone(3))).toBeVisible()
  expect(await stored()).toEqual(['finalPass', 'default', 'fail', 'default', 'default'])
  await expect(selects.nth(2)).toHaveValue('fail')

  // By keyboard: Esc leads from any row to what can be done below.
  await selects.nth(4).selectOption('fail')
  await expect(page.getByRole('button', { name: ko.undo })).toBeVisible()
  await selects.nth(4).press('Escape')
  await expect(page.getByRole('button', { name: ko.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(selects.nth(4)).toHaveValue('default')
  await expect.poll(stored).toEqual(['finalPass', 'default', 'fail', 'default', 'default'])
  await context.close()
})
