import type { Locator, Page } from '@playwright/test'
import { emptyHours } from '@recruit/contract/interview/grid'
import { chosenDays } from '@recruit/contract/interview/interview-days'
import { messages } from '@recruit/contract/messages'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { reviewText } from '../src/features/application/review/text.ts'
import { overviewText } from '../src/features/overview/text.ts'
import { consequencesText } from '../src/features/settings/consequences-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { formText } from '../src/ui/form/text.ts'
import { gridText } from '../src/ui/grid/hours/text.ts'
import { expect, test } from './fixtures.ts'
import { acknowledge, adminOf, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

/** An edit of the interview period moves no hours: they stay on their chosen dates. */
const BEFORE = '2037.12.5(토) ~ 12.8(화)'
/** A day later. */
const AFTER = '2037.12.6(일) ~ 12.9(수)'
const DAYS = {
  ko: { saturday: '12.5(토)', sunday: '12.6(일)', wednesday: '12.9(수)' },
  en: { saturday: '12.5 (Sat)', sunday: '12.6 (Sun)', wednesday: '12.9 (Wed)' },
}

test.afterEach(async ({ stack }) => {
  await (await adminOf(stack.url)).call('modifyRecruitInfo', { interviewPeriod: '' })
})

const chosenIn = async ({ browser, id }: { browser: Visitor; id: string }) => {
  const { interviewHours = emptyHours(), interviewDays = null } = await browser.call('getApplication', { id })
  return Object.fromEntries(chosenDays({ interviewHours, interviewDays }))
}
const cell = (page: Page, day: string, hour: string) =>
  page.getByRole('grid').getByRole('gridcell', { name: `${day}, ${hour}`, exact: true })
const isChosen = (cell: Locator) => expect(cell).toHaveAttribute('aria-selected', 'true')
const isSaved = (page: Page, language: 'ko' | 'en') =>
  expect(page.getByText(formText[language].saved, { exact: true }).first()).toBeVisible()

for (const language of ['ko', 'en'] as const) {
  const [grid, settings, days] = [gridText[language], settingsText[language], DAYS[language]]
  const asked = consequencesText[language]
  const { saturday, sunday, wednesday } = days

  test(`the admin moves the period by a day and is told of whom; the applicant finds her hours on her dates (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { interviewPeriod: BEFORE })
    const applicant = await enrolledPerson(stack.url, 1)
    const page = await windowOf(browser, applicant.browser, { language })
    await page.goto(`/#${paths.application('register', 1, applicant.id)}`)
    for (const hour of ['9:00', '10:00']) await cell(page, saturday, hour).click()
    await cell(page, sunday, '9:00').click()
    await expect.poll(() => chosenIn(applicant)).toEqual({ '2037-12-05': 0b110, '2037-12-06': 0b10 })

    const desk = await windowOf(browser, admin, { language })
    await desk.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
    const period = desk.getByLabel(settings.labels.interviewPeriod, { exact: true })
    const edit = desk.getByRole('button', { name: settings.edit, exact: true })
    const dialog = desk.getByRole('dialog')
    const stored = async () => (await admin.call('loadSettings', { key: 1 })).interviewPeriod
    // A text without a date is a case of its own.
    await period.fill(language === 'ko' ? '추후 안내' : 'later')
    await edit.click()
    for (const line of asked.dateless(1, 0).split('\n')) await expect(dialog).toContainText(line)
    await picture(desk, `settings-dateless-${language}`)
    await dialog.getByRole('button', { name: settings.keepEditing }).click()
    await period.fill(AFTER)
    await edit.click()
    for (const line of asked.period(1, 0).split('\n')) await expect(dialog).toContainText(line)
    await picture(desk, `settings-period-${language}`)
    await dialog.getByRole('button', { name: settings.keepEditing }).click()
    expect(await stored()).toBe(BEFORE)
    await edit.click()
    await dialog.getByRole('button', { name: asked.changePeriod }).click()
    await acknowledge(desk, messages.settingsSaved[language], language)
    expect(await stored()).toBe(AFTER)
    // The same days in other words change nothing.
    await period.fill(`${AFTER} 10:00`)
    await edit.click()
    await acknowledge(desk, messages.settingsSaved[language], language)

    await page.reload()
    const heads = page.getByRole('grid').locator('thead th[data-column]')
    await expect(heads).toHaveText([/5/, /6/, /7/, /8/, /9/])
    await expect(heads.first()).toContainText(grid.goneDay)
    await expect(page.getByText(grid.gone([saturday]))).toBeVisible()
    for (const hour of ['9:00', '10:00']) await isChosen(cell(page, saturday, hour))
    await isChosen(cell(page, sunday, '9:00'))
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('grid').scrollIntoViewIfNeeded()
      await expectNoViolation(page, `${width}`)
      await picture(page, `grid-gone-${language}-${width}`)
    }

    // The column stays under the hand, and what is undone comes back on its date.
    await page.getByRole('button', { name: grid.clear }).click()
    await expect(heads).toHaveCount(5)
    await expect.poll(() => chosenIn(applicant)).toEqual({})
    await page.getByRole('button', { name: grid.undo }).click()
    await cell(page, wednesday, '8:00').click()
    const hers = { '2037-12-05': 0b110, '2037-12-06': 0b10, '2037-12-09': 0b1 }
    await expect.poll(() => chosenIn(applicant)).toEqual(hers)
    await isSaved(page, language)
    await page.reload()
    await isChosen(cell(page, wednesday, '8:00'))
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4)
    await page.context().close()
    await desk.context().close()
  })

  test(`staff read hours on their dates, the heat map adds them up by date (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { interviewPeriod: BEFORE })
    const [early, late] = [await enrolledPerson(stack.url, 1), await enrolledPerson(stack.url, 1)]
    const submission = { ...wholeContent, isFinalSubmit: true }
    const both = emptyHours().with(0, 0b10).with(1, 0b10)
    await early.browser.call('savePage2', { ...submission, id: early.id, interviewHours: both })
    await admin.call('modifyRecruitInfo', { interviewPeriod: AFTER })
    const first = emptyHours().with(0, 0b10)
    await late.browser.call('savePage2', { ...submission, id: late.id, interviewHours: first })

    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.overview}`)
    const text = overviewText[language]
    await expect(page.getByText(text.gone([saturday]))).toBeVisible()
    const shared = page.getByRole('gridcell', { name: text.cell(text.slot(sunday, '9:00'), 2, 2) })
    await shared.focus()
    await expect(page.getByText(early.person.name).first()).toBeVisible()
    await expect(page.getByText(late.person.name).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(
      page.getByRole('gridcell', { name: text.cell(text.slot(saturday, '9:00'), 1, 2) }),
    ).toBeFocused()
    await page.keyboard.press('End')
    // Days that say nothing have no column.
    await expect(page.locator('td[data-row="1"]').last()).toBeFocused()
    await expect(page.locator('td[data-day="32"]')).toHaveCount(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await picture(page, `heat-gone-${language}-${width}`)
    }
    await page.goto(`/#${staffLinks.review1(1, early.id)}`)
    await page.getByText(reviewText[language].hoursInTable).click()
    await expect(page.getByText(grid.gone([saturday]))).toBeVisible()
    await isChosen(cell(page, saturday, '9:00'))
    await isChosen(cell(page, sunday, '9:00'))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await picture(page, `review-gone-${language}-${width}`)
    }
    await page.context().close()
  })
}
