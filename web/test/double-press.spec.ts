import { messages } from '@recruit/contract/messages'
import { messagesText } from '../src/features/mailings/text.ts'
import { wordsText } from '../src/features/mailings/words/text.ts'
import { consequencesText } from '../src/features/settings/consequences-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm, recordId, windowOf } from './staff.ts'

const text = settingsText.en

test('saving the settings pressed twice asks once and saves once', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  const id = await recordId(admin)
  const { version } = await admin.call('getSettings', { id })
  const page = await openSettings(browser, admin)
  await page.getByRole('switch', { name: text.labels.isApplicationPeriod }).setChecked(true)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  // In one task: the page has no moment to draw that the first one is under way.
  await edit.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('while no team is recruiting')
  await dialog.getByRole('button', { name: consequencesText.en.noTeam.danger }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect((await admin.call('getSettings', { id })).version).toBe(version + 1)
  await page.context().close()
})

test('a test message pressed twice is sent once', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}?part=templates&kind=reminder`)
  await page.getByLabel(wordsText.en.address).fill('me@recruit.test')
  const send = page.getByRole('button', { name: wordsText.en.sendTest(messagesText.en.languageNames.en) })
  await send.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText(messages.testMessageSent.en)).toHaveCount(1)
  const tests = async () => (await admin.call('listMessages', { kind: 'test' })).messages
  expect(await tests()).toHaveLength(1)
  await send.dblclick()
  await expect.poll(async () => (await tests()).length).toBeGreaterThan(1)
  await expect(send).not.toHaveAttribute('aria-disabled')
  expect(await tests()).toHaveLength(2)
  await page.context().close()
})
