import { messages } from '@recruit/contract/messages'
import { consequencesText } from '../src/features/settings/consequences-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

for (const language of ['ko', 'en'] as const) {
  const [own, asked] = [settingsText[language], consequencesText[language]]
  const [firstDay, lastDay] = own.pickers.days

  test(`picked dates write the text, an edited text wins, and the closing time follows the period (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await openSettings(browser, admin, language)
    const period = page.getByLabel(own.labels.applicationSubmissionPeriod, { exact: true })
    const first = page.getByLabel(`${firstDay} (${own.labels.applicationSubmissionPeriod})`)
    const last = page.getByLabel(`${lastDay} (${own.labels.applicationSubmissionPeriod})`)
    const closing = page.getByLabel(own.labels.closesAt)
    const year = new Date().getFullYear() + 1
    const weekday = (day: string) => '일월화수목금토'[new Date(day).getUTCDay()]
    const written = (day: number) => `${year}.1.${day}(${weekday(`${year}-01-0${day}`)})`
    await first.fill(`${year}-01-04`)
    await last.fill(`${year}-01-06`)
    // The year is written only where the text alone would mean another one.
    const range = new RegExp(
      `1\\.4\\(${weekday(`${year}-01-04`)}\\) ~ 1\\.6\\(${weekday(`${year}-01-06`)}\\)$`,
    )
    await expect(period).toHaveValue(range)
    await page
      .getByRole('button', { name: own.toPeriod('').trim() })
      .last()
      .click()
    await expect(closing).toHaveValue(`${year}-01-06T23:59`)
    await last.fill(`${year}-01-08`)
    await expect(closing).toHaveValue(`${year}-01-08T23:59`)
    // Typed by hand, the text decides: the dates follow where it names some.
    await period.fill(`${written(5)} ~ 1.7 자정까지`)
    await expect(first).toHaveValue(`${year}-01-05`)
    await expect(last).toHaveValue(`${year}-01-07`)
    await period.fill('추후 공지')
    await expect(first).toHaveValue('')
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    expect((await admin.call('loadSettings', { key: 1 })).applicationSubmissionPeriod).toBe('추후 공지')
    await page.context().close()
  })

  test(`on a phone applications are closed and results hidden, each after its consequence (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const page = await windowOf(browser, admin, { language, width: 390 })
    await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
    const dialog = page.getByRole('dialog')
    const stored = () => admin.call('loadSettings', { key: 1 })
    await page.getByRole('button', { name: own.closePeriod }).click()
    await expect(dialog).toContainText(asked.closes(0).said)
    await expectNoViolation(page, `closing on a phone ${language}`)
    await picture(page, `settings-phone-closing-${language}`)
    await dialog.getByRole('button', { name: own.keepEditing }).click()
    await expect(page.getByText(own.isOpenNow)).toBeVisible()
    expect((await stored()).isApplicationPeriod).toBe(true)

    // Another admin's edit in between is told, and nothing of it is overwritten.
    await admin.call('modifyRecruitInfo', { cardinalNumber: '47' })
    await page.getByRole('button', { name: own.closePeriod }).click()
    await dialog.getByRole('button', { name: asked.closes(0).danger }).click()
    const warning = page.getByRole('alert').filter({ hasText: own.conflict })
    await expect(warning).toContainText('47')
    await warning.getByRole('button', { name: own.keepMine }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    await expect(page.getByText(own.isClosedNow)).toBeVisible()
    expect(await stored()).toMatchObject({ isApplicationPeriod: false, cardinalNumber: '47' })

    await page.getByRole('button', { name: own.hideResults }).click()
    await expect(dialog).toContainText(asked.hides(0).said)
    await dialog.getByRole('button', { name: asked.hides(0).danger }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    await expect(page.getByText(own.areHiddenNow)).toBeVisible()
    expect((await stored()).showResultToApplicant).toBe(false)
    await page.context().close()
  })
}
