import { messages } from '@recruit/contract/messages'
import { settingsText } from '../src/features/admin/settings/text.ts'
import { resultText } from '../src/features/result/text.ts'
import { expect } from './fixtures.ts'
import { opened } from './screens.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm } from './staff.ts'
import { applicants } from './staff-desk.ts'

for (const language of opened('questions', ['ko', 'en'] as const)) {
  const own = settingsText[language]

  test(`before the period opens without a team it says what would be seen (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    const page = await openSettings(browser, admin, language)
    await page.getByRole('switch', { name: own.labels.isApplicationPeriod }).setChecked(true)
    const dialog = page.getByRole('dialog')
    const isOpen = async () => (await admin.call('loadSettings', { key: 1 })).isApplicationPeriod
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    await expect(dialog).toContainText(own.noTeamAsk.split('\n')[0] ?? '')
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    expect(await isOpen()).toBe(false)
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    await dialog.getByRole('button', { name: own.saveAnyway }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    expect(await isOpen()).toBe(true)
    await page.context().close()
  })

  test(`before results are shown it counts the undecided and the passers without a date (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const people = await applicants(stack.url, 4, { drafts: 1, mark: `unready-${language}` })
    await admin.call('selectPass', { _id: people[1]?.id ?? '', pass: '1stPass' })
    const page = await openSettings(browser, admin, language)
    await page.getByRole('tab', { name: own.result }).click()
    await page.getByRole('switch', { name: own.labels.showResultToApplicant }).setChecked(true)
    await page.getByRole('button', { name: own.edit, exact: true }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    for (const line of own.unreadyAsk(2, 1).split('\n')) await expect(dialog).toContainText(line)
    // As the page itself begins.
    const [sentence = ''] = resultText[language].undecided.split(/\.|;/)
    await expect(dialog).toContainText(sentence)
    await picture(page, `settings-unready-${language}`)
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    expect((await admin.call('loadSettings', { key: 1 })).showResultToApplicant).toBe(false)
    await page.getByRole('button', { name: own.edit, exact: true }).filter({ visible: true }).click()
    await dialog.getByRole('button', { name: own.saveAnyway }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    await page.context().close()
  })
}
