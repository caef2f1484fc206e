import { messages } from '@recruit/contract/messages'
import { resultText } from '../src/features/result/text.ts'
import { consequencesText } from '../src/features/settings/consequences-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm } from './staff.ts'
import { applicants } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

for (const language of ['ko', 'en'] as const) {
  const [own, publishing] = [settingsText[language], publishingText[language]]
  const asked = consequencesText[language]

  test(`before the period opens without a team and without interview dates it says what would be seen (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    const page = await openSettings(browser, admin, language)
    await page.getByRole('switch', { name: own.labels.isApplicationPeriod }).setChecked(true)
    const dialog = page.getByRole('dialog')
    const isOpen = async () => (await admin.call('loadSettings', { key: 1 })).isApplicationPeriod
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    for (const { said } of [asked.noTeam, asked.noDays])
      for (const line of said.split('\n')) await expect(dialog).toContainText(line)
    await expectNoViolation(page, `settings question ${language}`)
    await picture(page, `settings-opening-${language}`)
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    expect(await isOpen()).toBe(false)
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    await dialog.getByRole('button', { name: `${asked.noTeam.danger} · ${asked.noDays.danger}` }).click()
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
    const save = page.getByRole('button', { name: own.edit, exact: true }).filter({ visible: true })
    // The question shows how many while planned, and who once shown.
    const planned = page.getByLabel(own.labels.resultsAt)
    await planned.fill('2099-12-24T18:00')
    await save.click()
    const dialog = page.getByRole('dialog')
    for (const line of asked.unready(2, 1).split('\n')) await expect(dialog).toContainText(line)
    // As the page itself begins.
    const [sentence = ''] = resultText[language].undecided.split(/\.|;/)
    await expect(dialog).toContainText(sentence)
    await picture(page, `settings-unready-${language}`)
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    await planned.fill('')
    await page.getByRole('switch', { name: own.labels.showResultToApplicant }).setChecked(true)
    await save.click()
    const sheet = page.getByRole('dialog', { name: publishing.showTitle })
    const undecided = sheet.locator('details').filter({ hasText: publishing.undecided(2) })
    await undecided.locator('summary').click()
    for (const at of [2, 3]) await expect(undecided).toContainText(people[at]?.name ?? '')
    await expect(sheet.getByText(publishing.withoutDate(''))).toContainText(people[1]?.name ?? '')
    await sheet.getByRole('button', { name: publishing.keepHidden }).click()
    expect((await admin.call('loadSettings', { key: 1 })).showResultToApplicant).toBe(false)
    await save.click()
    await sheet.getByRole('button', { name: publishing.show(1, 0) }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    await page.context().close()
  })

  test(`closing, a deadline that is over and hiding results say to how many before they do (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { doesRecruitDesign: true, interviewPeriod: '12.5 ~ 12.6' })
    await applicants(stack.url, 3, { drafts: 2, mark: `closing-${language}` })
    const page = await openSettings(browser, admin, language)
    const dialog = page.getByRole('dialog')
    const edit = page.getByRole('button', { name: own.edit, exact: true })
    const stay = dialog.getByRole('button', { name: own.keepEditing })
    await page.getByLabel(own.labels.closesAt).fill('2026-01-01T09:00')
    await edit.click()
    for (const line of asked.closingPast(2).said.split('\n')) await expect(dialog).toContainText(line)
    await expect(dialog.getByRole('button', { name: asked.closingPast(2).danger })).toBeVisible()
    await picture(page, `settings-past-deadline-${language}`)
    await stay.click()
    await page.getByRole('button', { name: own.revert }).click()

    await page.getByRole('switch', { name: own.labels.isApplicationPeriod }).setChecked(false)
    await edit.click()
    await expect(dialog).toContainText(asked.closes(2).said)
    await stay.click()
    expect((await admin.call('loadSettings', { key: 1 })).isApplicationPeriod).toBe(true)
    await edit.click()
    await dialog.getByRole('button', { name: asked.closes(2).danger }).click()
    await acknowledge(page, messages.settingsSaved[language], language)

    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    await page.reload()
    await page.getByRole('tab', { name: own.result }).click()
    await page.getByRole('switch', { name: own.labels.showResultToApplicant }).setChecked(false)
    await edit.click()
    await expect(dialog).toContainText(asked.hides(1).said)
    await dialog.getByRole('button', { name: asked.hides(1).danger }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    expect((await admin.call('loadSettings', { key: 1 })).showResultToApplicant).toBe(false)
    await page.context().close()
  })

  test(`a weekday of another day is asked about, a planned time that is over is refused (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await openSettings(browser, admin, language)
    const dialog = page.getByRole('dialog')
    const edit = page.getByRole('button', { name: own.edit, exact: true })
    const opensAt = page.getByLabel(own.labels.opensAt)
    await opensAt.fill('2026-01-01T09:00')
    await edit.click()
    await expect(page.getByText(own.timePast)).toBeVisible()
    await expect(opensAt).toBeFocused()
    await expect(opensAt).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog).toHaveCount(0)
    await opensAt.fill('')
    await page.getByLabel(own.labels.interviewPeriod, { exact: true }).fill('2037.12.5(토) ~ 12.6(월)')
    await edit.click()
    const day = { ko: ['2037년 12월 6일', '일요일'], en: ['Dec 6, 2037', 'Sunday'] }[language]
    const said = asked.weekday(own.labels.interviewPeriod, '12.6(월)', day[0] ?? '', day[1] ?? '')
    await expect(dialog).toContainText(said)
    await expect(dialog.getByRole('button', { name: asked.saveWeekday })).toBeVisible()
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    await page.getByLabel(own.labels.interviewPeriod, { exact: true }).fill('2037.12.5(토) ~ 12.6(일)')
    await edit.click()
    await acknowledge(page, messages.settingsSaved[language], language)
    await page.context().close()
  })
}
