import { formText } from '../src/ui/form/text.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf, storedOf } from './list-page.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('of two admins the later one is told, sees the present value and decides', async ({
  browser,
  stack,
}) => {
  const mark = 'two'
  const person = await applicant(stack.url, { mark })
  const first = await staffDesk(browser, stack.url)
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  await first.api.call('selectPass', { _id: person.id, pass: '1stPass' })
  await first.api.call('setInterviewDate', { _id: person.id, date: '9.13' })

  const row = rowOf(page, person)
  const told = page.getByRole('alert')
  await row.getByRole('combobox').selectOption('fail')
  await expect(told).toContainText(ko.conflictsTitle)
  await expect(told).toContainText(`${ko.theirs}: ${ko.passStates['1stPass']}`)
  await expect(told).toContainText(`${ko.mine}: ${ko.passStates.fail}`)
  await expect(row.getByRole('combobox')).toHaveValue('1stPass')
  await expect(row).toContainText(ko.contested)
  await expect(row.getByRole('combobox')).toBeDisabled()
  await expect(row.getByRole('combobox')).toHaveAccessibleDescription(ko.decideFirst)
  await expect(page.getByRole('button', { name: ko.undo })).toHaveCount(0)
  await expectNoViolation(page, 'a conflict')
  await told.getByRole('button', { name: ko.keepTheirs }).click()
  await expect(told).toHaveText('')

  // The list knows both values by now; another user changes the date once more.
  await expect(row.getByRole('textbox')).toHaveValue('9.13')
  await first.api.call('setInterviewDate', { _id: person.id, date: '9.14' })
  await row.getByRole('textbox').fill('9.15')
  await expect(told).toContainText(`${ko.theirs}: 9.14`)
  await told.getByRole('button', { name: ko.keepMine }).click()
  await expect(row).toContainText(formText.ko.saved)
  expect(await storedOf(first.api, person)).toMatchObject({
    pass: '1stPass',
    date: '9.15',
  })
  await Promise.all([context.close(), first.context.close()])
})

test('a date that came too late is no saved one, and typing goes on under the question', async ({
  browser,
  stack,
}) => {
  const mark = 'late'
  const person = await applicant(stack.url, { mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  const stored = async () => (await storedOf(api, person)).date
  const sent: unknown[] = []
  await page.route('**/api/applicantlist/InterviewDate', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return route.continue()
    return route.fulfill({ json: { message: 'too late', superseded: true } })
  })
  await openList(page, `?q=${mark}`)
  await api.call('setInterviewDate', { _id: person.id, date: '9.13' })
  const row = rowOf(page, person)
  const told = page.getByRole('alert')
  await row.getByRole('textbox').press('9')
  await expect(told).toContainText(`${ko.theirs}: 9.13`)
  await expect(row).toContainText(ko.contested)
  await row.getByRole('textbox').pressSequentially('.15')
  await expect(row.getByRole('textbox')).toHaveValue('9.15')
  await expect(told).toContainText(`${ko.mine}: 9.15`)
  expect(await stored()).toBe('9.13')
  await told.getByRole('button', { name: ko.keepMine }).click()
  await expect(row).toContainText(formText.ko.saved)
  expect(await stored()).toBe('9.15')
  expect(sent).toMatchObject([
    { seq: 1, was: '', window: expect.stringMatching(/^[\w-]{18}$/) },
    { seq: 2, was: '9.13' },
  ])
  await context.close()
})
