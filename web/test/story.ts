import type { Browser, Page } from '@playwright/test'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { messages } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import { fieldTitles } from '@recruit/local/testing/field-titles'
import { teamNames } from '../src/content/teams.ts'
import { fieldText } from '../src/features/application/fields/text.ts'
import { applicationText } from '../src/features/application/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { resultText } from '../src/features/result/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { ADMIN_KEY, expect, test } from './fixtures.ts'

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }
type Screen = typeof DESKTOP

interface Story {
  browser: Browser
  baseURL: string | undefined
  language: Language
  applicantScreen: Screen
  picture: (page: Page, name: string) => Promise<void>
  /** What the names of its pictures begin with. */
  name: string
}

const MOTIVE = '서로 다른 조각을 꿰매어 하나로 만드는 일을 좋아합니다.\n함께 만들고 싶습니다.'
const PLAN = '매주 한 화면을 끝까지 만들어 동료에게 보이겠습니다.'
const DATE = '9.12(금) 오후 7시'

const open = async (browser: Browser, language: Language, viewport: Screen, baseURL: string | undefined) => {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
  })
  return context.newPage()
}

/** One application from enrolment to result: what the admin and the applicant do, each in a window of their own. */
export async function tellStory({ browser, baseURL, language, applicantScreen, picture, name }: Story) {
  const admin = await open(browser, language, DESKTOP, baseURL)
  const applicant = await open(browser, language, applicantScreen, baseURL)
  const staff = adminText[language]
  const settings = settingsText[language]
  const form = { ...fieldText[language], ...applicationText[language], ...fieldTitles(language) }
  const result = resultText[language]
  const shared = { ...uiText[language], ...formText[language] }
  const enrolment = registerText[language]
  const person = {
    name: '박서로',
    studentId: language === 'ko' ? '2512345' : '2554321',
    ewhaianId: `seoro-${language}`,
  }
  const keep = (page: Page, step: string) => picture(page, `${name}-${language}-${step}`)
  const acknowledge = async (page: Page, said: string) => {
    await expect(page.getByRole('dialog')).toContainText(said)
    await page.getByRole('dialog').getByRole('button', { name: shared.ok }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('the admin signs in', async () => {
    await admin.goto('/#/admin/login')
    await admin.getByLabel(staff.key).fill('nonsense')
    await admin.keyboard.press('Enter')
    await acknowledge(admin, messages.wrongPassword[language])
    await admin.getByLabel(staff.key).fill(ADMIN_KEY)
    await keep(admin, '01-login')
    await admin.getByRole('button', { name: staff.signIn }).click()
    await expect(admin.getByRole('heading', { level: 1, name: staff.home })).toBeVisible()
  })

  await test.step('without settings nobody can apply; the admin adds the DB', async () => {
    await expect(admin.getByText(staff.recordMissing).or(admin.getByText(staff.recordThere))).toBeVisible()
    if (await admin.getByText(staff.recordMissing).isVisible()) {
      await applicant.goto('/#/register')
      await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(enrolment.notPeriod)
      await keep(applicant, '02-not-period')
      await admin.getByRole('button', { name: staff.addDb }).click()
      await acknowledge(admin, messages.dbAdded[language])
    }
    await expect(admin.getByText(staff.recordThere)).toBeVisible()
    await keep(admin, '03-admin-home')
  })

  /** Others who applied to the same stack may be undecided, or a date may be missing: then it asks first. */
  const saveSettings = async () => {
    await admin.getByRole('button', { name: settings.edit }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const stays = dialog.getByRole('button', { name: settings.keepEditing })
    if (await stays.isVisible()) {
      // Before results are shown it asks who sees them: everybody.
      const everyone = dialog.getByRole('checkbox').first()
      if (await everyone.isVisible()) await everyone.check()
      await dialog.getByRole('button').last().click()
    }
    await acknowledge(admin, messages.settingsSaved[language])
  }

  await test.step('and opens the period', async () => {
    await admin.getByRole('link', { name: staff.toSettings }).click()
    const isPeriod = admin.getByRole('switch', { name: settings.labels.isApplicationPeriod })
    await admin.getByLabel(settings.labels.cardinalNumber, { exact: true }).fill('45')
    await isPeriod.setChecked(true)
    await admin.getByLabel(settings.labels.doesRecruitDesign, { exact: true }).setChecked(true)
    await admin.getByLabel(settings.labels.applicationSubmissionPeriod, { exact: true }).fill('9.1 ~ 9.8')
    await admin.getByLabel(settings.labels.firstPresentationPeriod, { exact: true }).fill('9.10')
    await keep(admin, '04-settings')
    await saveSettings()
  })

  let address = ''
  await test.step('an applicant enrols', async () => {
    await applicant.goto('/')
    await keep(applicant, '05-landing')
    await applicant.getByRole('main').getByRole('link', { name: shared.apply }).click()
    await applicant.getByRole('link', { name: enrolment.newApplicant }).click()
    await applicant.getByRole('button', { name: enrolment.enrolSubmit }).click()
    await expect(applicant.getByText(enrolment.teamMissing).first()).toBeVisible()
    await keep(applicant, '06-enrol-mistakes')
    await applicant.getByRole('radio', { name: teamNames[2][language] }).check()
    await applicant.getByLabel(shared.name).fill(person.name)
    await applicant.getByLabel(shared.studentId).fill(person.studentId)
    await applicant.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
    await applicant.getByRole('checkbox', { name: enrolment.consent }).check()
    await keep(applicant, '07-enrol')
    await applicant.getByRole('button', { name: enrolment.enrolSubmit }).click()
    await expect(applicant).toHaveURL(/#\/register\/application\/page1\//)
    address = applicant.url()
  })

  await test.step('writes, marks hours and saves a draft', async () => {
    await applicant.getByLabel(form.major).fill('컴퓨터공학과(희망)')
    await applicant.getByLabel(form.semester).fill('3')
    await applicant.getByLabel(form.email).fill('seoro@example.org')
    await applicant.getByLabel(form.phonenum).fill('010-1234-5678')
    await applicant.getByRole('gridcell', { name: '3, 18:00', exact: true }).click()
    await expect(applicant.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await keep(applicant, '08-page1')
    await applicant.getByRole('button', { name: form.saveDraft }).click()
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(form.savedTitle)
    await keep(applicant, '09-saved')
  })

  await test.step('reloads and finds everything', async () => {
    await applicant.goto(address)
    await applicant.reload()
    await expect(applicant.getByLabel(form.major)).toHaveValue('컴퓨터공학과(희망)')
    await expect(applicant.getByLabel(form.phonenum)).toHaveValue('010-1234-5678')
    await expect(applicant.getByRole('gridcell', { selected: true })).toHaveCount(1)
  })

  await test.step('and submits', async () => {
    await applicant.getByRole('button', { name: form.next }).click()
    await applicant.getByLabel(form.applyReason).fill(MOTIVE)
    await applicant.getByLabel(form.activityPlan).fill(PLAN)
    await keep(applicant, '10-page2')
    await applicant.getByRole('button', { name: form.submit, exact: true }).click()
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(form.submittedTitle)
    await keep(applicant, '11-submitted')
  })

  await test.step('the admin decides', async () => {
    await admin.goto('/#/admin/applicantList')
    await admin.getByRole('tab', { name: teamNames[2][language] }).click()
    const row = admin.getByRole('row').filter({ hasText: person.studentId })
    await expect(row).toContainText(staff.submitted)
    await row.getByRole('combobox', { name: staff.passOf(person.name) }).selectOption('1stPass')
    await row.getByRole('textbox', { name: staff.dateOf(person.name) }).pressSequentially(DATE, { delay: 20 })
    await expect(row).toContainText(shared.saved)
    await keep(admin, '12-list')
    await admin.reload()
    await admin.getByRole('tab', { name: teamNames[2][language] }).click()
    await expect(row.getByRole('combobox')).toHaveValue('1stPass')
    await expect(row.getByRole('textbox')).toHaveValue(DATE)
  })

  const lookUpResult = async () => {
    await applicant.goto('/#/result/checkinfo')
    await applicant.reload()
    await applicant.getByLabel(shared.name).fill(person.name)
    await applicant.getByLabel(shared.studentId).fill(person.studentId)
    await applicant.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
    await applicant.getByRole('button', { name: result.lookupSubmit }).click()
  }

  await test.step('the applicant sees nothing yet, on the page and in its replies', async () => {
    const replies: string[] = []
    applicant.on('response', async (response) => {
      if (response.url().includes('/api/')) replies.push(await response.text().catch(() => ''))
    })
    await lookUpResult()
    await expect(applicant).toHaveURL(/#\/result\/notperiod\//)
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(result.notAny)
    await keep(applicant, '13-not-yet')
    await applicant.goto(applicant.url().replace('notperiod/', ''))
    await expect(applicant).toHaveURL(/#\/result\/notperiod\//)
    await expect(applicant.getByText(result.firstPass)).toHaveCount(0)
    expect(replies.length).toBeGreaterThan(0)
    // The whole date: a part of it may be a part of a time, as in 59.128Z.
    for (const secret of ['1stPass', DATE]) expect(replies.join('\n')).not.toContain(secret)
    applicant.removeAllListeners('response')
  })

  await test.step('the admin shows results', async () => {
    await admin.goto('/#/admin/landing')
    await admin.getByRole('link', { name: staff.toSettings }).click()
    await admin.getByRole('tab', { name: settings.result }).click()
    await admin.getByRole('switch', { name: settings.labels.showResultToApplicant }).setChecked(true)
    await admin.getByLabel(settings.labels.faceTofaceInterviewPlace, { exact: true }).fill('학생문화관 201호')
    await keep(admin, '14-result-settings')
    await saveSettings()
  })

  await test.step('the applicant reads the first-round view', async () => {
    await lookUpResult()
    await expect(applicant).toHaveURL(/#\/result\/[0-9a-f-]{36}$/)
    await expect(applicant.getByRole('heading', { name: result.firstPass })).toBeVisible()
    await expect(applicant.getByText(writtenDate(DATE, language))).toBeVisible()
    await expect(applicant.getByText('학생문화관 201호')).toBeVisible()
    await keep(applicant, '15-result')
    expect(await applicant.title()).not.toContain(result.firstPass)
  })

  await test.step('the term is set back for the next story', async () => {
    await admin.getByRole('switch', { name: settings.labels.showResultToApplicant }).setChecked(false)
    await saveSettings()
  })
  await Promise.all([admin.context().close(), applicant.context().close()])
}
