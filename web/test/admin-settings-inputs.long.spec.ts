import { messages } from '@recruit/contract/messages'
import { signedIn } from '@recruit/local/testing/people'
import { previewText } from '../src/features/settings/preview-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, adminOf, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

for (const language of ['ko', 'en'] as const) {
  const own = settingsText[language]

  test(`each tab has its inputs (P18), and those that depend on a switch come with it (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await openSettings(browser, admin, language)
    const { labels, placeholders } = own
    for (const field of [
      'cardinalNumber',
      'applicationSubmissionPeriod',
      'firstPresentationPeriod',
      'interviewPeriod',
      'finalPresentationPeriod',
    ] as const) {
      await expect(page.getByLabel(labels[field], { exact: true })).toHaveAttribute(
        'placeholder',
        placeholders[field] ?? '',
      )
    }
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('tab', { name: own.result }).click()
    await expect(page.getByLabel(labels.masterTrainingSchedule, { exact: true })).toHaveAttribute(
      'placeholder',
      placeholders.masterTrainingSchedule ?? '',
    )
    const inputsOf = {
      isMarketingPreAssignment: ['marketingPreAssignment'],
      isDesignPreAssignment: [
        'designPreAssignmentBannerName',
        'designPreAssignmentPixelSize',
        'designPreAssignmentSubmitPeriod',
      ],
      isWebDevPreAssignment: ['webDevPreAssignment'],
    } as const
    for (const [field, inputs] of Object.entries(inputsOf)) {
      const box = page.getByLabel(labels[field as keyof typeof inputsOf], { exact: true })
      for (const input of inputs) await expect(page.locator(`#${input}`)).toHaveCount(0)
      await box.check()
      for (const input of inputs) await expect(page.locator(`#${input}`)).toBeVisible()
      await box.uncheck()
    }
    await page.getByRole('tab', { name: own.master }).click()
    await expect(page.getByLabel(labels.masterPhoneNumber)).toHaveAttribute('placeholder', '010-0000-0000')
    await page.context().close()
  })

  test(`a warning leads to the field that settles it, on whichever tab that is (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { finalPresentationPeriod: '12.8(화)', closesAt: '' })
    const page = await openSettings(browser, admin, language)
    const { labels } = own
    const { title, warnings } = previewText[language]
    const seen = page.getByRole('region', { name: title })
    const closing = page.getByLabel(labels.closesAt)
    await closing.fill('2020-01-01T09:00')
    await expect(seen).toContainText(warnings.closingPast)
    await seen.getByRole('button', { name: labels.closesAt, exact: true }).click()
    await expect(closing).toBeFocused()
    await page.getByRole('button', { name: own.revert }).click()

    await page.getByRole('tab', { name: own.result }).click()
    const shown = page.getByRole('switch', { name: labels.showResultToApplicant })
    await shown.setChecked(true)
    await expect(seen).toContainText(warnings.shownWhileOpen)
    await seen.getByRole('button', { name: labels.showResultToApplicant, exact: true }).click()
    await expect(shown).toBeFocused()
    // What this tab's edit brings about is read here, though another tab settles it.
    await expect(seen).toContainText(warnings.noContact)
    await expectNoViolation(page, `warnings ${language}`)
    await picture(page, `settings-warnings-${language}`)
    await seen.getByRole('button', { name: `${own.master}: ${labels.masterName}`, exact: true }).click()
    await expect(page.getByLabel(labels.masterName)).toBeFocused()
    await expect(seen).not.toContainText(warnings.noContact)
    await page.context().close()
  })

  test(`on a phone it says to use a PC; a non-admin is led away in silence (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await adminOf(stack.url)
    const address = `/#${paths.modifyInfo(await recordId(admin))}`
    const phone = await windowOf(browser, admin, { language, width: 390 })
    await phone.goto(address)
    await expect(phone.getByText(own.usePc)).toBeVisible()
    await expect(phone.getByLabel(own.labels.cardinalNumber)).toBeHidden()
    await expectNoViolation(phone, `settings on a phone ${language}`)
    await picture(phone, `settings-${language}-390`)
    const manager = await windowOf(browser, await signedIn(stack.url, 'manager'), { language })
    await manager.goto(address)
    await expect(manager).toHaveURL(new RegExp(`${paths.adminLogin}$`))
    await expect(manager.getByRole('dialog')).toHaveCount(0)
    await Promise.all([phone.context().close(), manager.context().close()])
  })

  test(`the inputs of a tab carry the mark of a required field and nothing is blocked (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await openSettings(browser, admin, language)
    const marked = page.locator('[aria-required=true]').filter({ visible: true })
    const mark = page.getByText(formText[language].required, { exact: true }).filter({ visible: true })
    await page.getByText(own.rare).click()
    // The number of the cohort and four texts; the months and the grace too, which are numbers and checked.
    await expect(mark).toHaveCount(7)
    await expect(marked).toHaveCount(7)
    await page.getByRole('tab', { name: own.result }).click()
    await expect(mark).toHaveCount(7)
    await page.getByRole('tab', { name: own.master }).click()
    await expect(mark).toHaveCount(2)
    await page.getByRole('tab', { name: own.recruit }).click()
    await page.getByLabel(own.labels.cardinalNumber).fill('')
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    // The tests' period has no team, and had none before: that is not asked about again.
    await acknowledge(page, messages.settingsSaved[language], language)
    await page.context().close()
  })
}
