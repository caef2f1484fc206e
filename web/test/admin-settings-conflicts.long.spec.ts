import { messages } from '@recruit/contract/messages'
import { settingsText } from '../src/features/settings/text.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const text = settingsText.en

test('two who edit: the later one sees what differs, takes it or saves on top of it', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await openSettings(browser, admin)
  const cohort = page.getByLabel(text.labels.cardinalNumber)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  const warning = page.getByRole('alert').filter({ hasText: text.conflict })
  await cohort.fill('46')
  await admin.call('modifyRecruitInfo', { cardinalNumber: '47', interviewPeriod: '9.12(토)' })
  await edit.click()
  await expect(warning.getByRole('row', { name: text.labels.cardinalNumber })).toHaveText(/47.*46/)
  await expect(warning).toContainText('9.12(토)')
  await expect(page.getByLabel(text.labels.interviewPeriod, { exact: true })).toHaveValue('9.12(토)')
  expect((await admin.call('loadSettings', { key: 1 })).cardinalNumber).toBe('47')
  await expectNoViolation(page, 'two who edit')
  await picture(page, 'settings-conflict')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('loadSettings', { key: 1 })).toMatchObject({
    cardinalNumber: '46',
    interviewPeriod: '9.12(토)',
  })
  await expect(warning).toHaveCount(0)

  await cohort.fill('48')
  await admin.call('modifyRecruitInfo', { cardinalNumber: '49' })
  await edit.click()
  await warning.getByRole('button', { name: text.takeTheirs }).click()
  await expect(cohort).toHaveValue('49')
  await expect(page.getByRole('tab').first()).toHaveText(text.recruit)
  await page.context().close()
})

test('somebody else’s edit of a field that waits in another tab is told there and decided before it is saved', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await openSettings(browser, admin)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  const warning = page.getByRole('alert').filter({ hasText: text.conflict })
  const master = page.getByLabel(text.labels.masterName)
  await page.getByRole('tab', { name: text.master }).click()
  await master.fill('나')
  await page.getByRole('tab', { name: text.recruit }).click()
  await page.getByLabel(text.labels.cardinalNumber).fill('46')
  await admin.call('modifyMasterInfo', { masterName: '다' })
  // What is typed while the other's edit is being read stays.
  await page.route('**/api/manager/modify/recruitInfo', async (route) => {
    const response = await route.fetch()
    await page.getByLabel(text.labels.interviewPeriod, { exact: true }).fill('2026.9.12(토)')
    await route.fulfill({ response })
  })
  await edit.click()
  await expect(warning).toBeVisible()
  await expect(page.getByLabel(text.labels.interviewPeriod, { exact: true })).toHaveValue('2026.9.12(토)')
  await page.unroute('**/api/manager/modify/recruitInfo')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)

  await page.getByRole('tab', { name: text.master }).click()
  await expect(warning.getByRole('row', { name: text.labels.masterName })).toHaveText(/다.*나/)
  await edit.click()
  await expect(warning).toBeFocused()
  expect((await admin.call('loadSettings', { key: 1 })).masterName).toBe('다')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('loadSettings', { key: 1 })).toMatchObject({
    cardinalNumber: '46',
    interviewPeriod: '2026.9.12(토)',
    masterName: '나',
  })
  await page.context().close()
})
