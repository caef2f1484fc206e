import { consentWords, PRESENT_CONSENT } from '@recruit/contract/consent'
import { newPerson, openPeriod } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { registerText } from '../src/features/register/text.ts'
import { teamsText } from '../src/features/teams/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { leftOutText } from '../src/ui/layout/left-out-text.ts'
import { uiText } from '../src/ui/text.ts'
import { setPeriod } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

test('a device whose clock is two days ahead shuts nobody out, and where it says closed there is a way in', async ({
  browser,
  stack,
}) => {
  const admin = await openPeriod(stack.url)
  const DAY = 86_400_000
  await admin.call('modifyRecruitInfo', { closesAt: new Date(Date.now() + DAY).toISOString() })
  const context = await browser.newContext({ baseURL: stack.url, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + 2 * DAY })
  for (const [path, link] of [
    [paths.register, registerText.ko.newApplicant],
    [paths.notPeriod, registerText.ko.choose],
  ] as const) {
    await page.goto(`/#${path}`)
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.goto(`/#${paths.enrol}`)
  await page.reload()
  await expect(page.getByRole('button', { name: registerText.ko.enrolSubmit })).toBeVisible()
  await admin.call('modifyRecruitInfo', { closesAt: '' })
  await context.close()
})

for (const { language, width } of [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const)
  test(`the page about a closed period says none of it once the period is open (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = registerText[language]
    await openPeriod(stack.url)
    const locale = language === 'ko' ? 'ko-KR' : 'en-US'
    const context = await browser.newContext({
      baseURL: stack.url,
      locale,
      viewport: { width, height: 844 },
    })
    const page = await context.newPage()
    const main = page.getByRole('main')
    const look = async () => {
      await page.goto('about:blank')
      await page.goto(`/#${paths.notPeriod}`)
    }
    await look()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.isPeriod)
    await expect(main.getByRole('link', { name: text.choose, exact: true })).toBeVisible()
    await expect(main.getByText(text.notPeriod)).toHaveCount(0)
    await picture(page, `not-period-open-${language}-${width}`)
    await setPeriod(stack.url, false)
    await look()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notPeriod)
    await expect(main.getByRole('link', { name: text.choose, exact: true })).toHaveCount(0)
    await picture(page, `not-period-closed-${language}-${width}`)
    await setPeriod(stack.url, true)
    await context.close()
  })

for (const { language, width } of [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const)
  test(`consent and privacy policy state the months that data are really kept (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await openPeriod(stack.url)
    await admin.call('modifyRecruitInfo', { keepMonths: 13 })
    const locale = language === 'ko' ? 'ko-KR' : 'en-US'
    const context = await browser.newContext({
      baseURL: stack.url,
      locale,
      viewport: { width, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`/#${paths.enrol}`)
    const main = page.getByRole('main')
    const { facts } = consentWords(PRESENT_CONSENT, 13, language)
    for (const { body } of facts) await expect(main).toContainText(body)
    await picture(page, `consent-${language}-${width}`)
    await page.goto(`/#${paths.privacy}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ko' ? '개인정보 처리방침' : 'Privacy policy',
    )
    await expect(main).toContainText(language === 'ko' ? '13개월' : '13 months')
    // The headings say what the form says.
    const headings = facts.map(({ heading }) => heading).filter((heading) => !/메시지|Messages/.test(heading))
    await expect(main.getByRole('heading', { level: 2 })).toContainText(headings)
    await picture(page, `privacy-${language}-${width}`)
    await admin.call('modifyRecruitInfo', { keepMonths: 6 })
    await context.close()
  })

test('on a phone the advice to use a PC is put away for the session', async ({ browser, stack }) => {
  await openPeriod(stack.url)
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`/#${paths.enrol}`)
  await expect(page.getByText(registerText.ko.writeOnPc)).toBeVisible()
  // It is advice: what can be done on a phone is said with it.
  await expect(page.getByText(registerText.ko.phoneToo)).toBeVisible()
  await page.getByRole('button', { name: uiText.ko.dismiss }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(registerText.ko.writeOnPc)).toHaveCount(0)
  await context.close()
})

for (const language of ['ko', 'en'] as const)
  test(`a team that does not recruit says so where it is chosen, on its page and on page 1 (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = registerText[language]
    const shared = formText[language]
    const [open, out] = [1, 2] as const
    const said = leftOutText[language].leftOut(teamNames[out][language])
    const admin = await openPeriod(stack.url)
    const recruiting = { doesRecruitMarketing: true, doesRecruitDesign: false, doesRecruitWebDev: true }
    await admin.call('modifyRecruitInfo', recruiting)
    const page = await windowOf(browser, { url: stack.url }, { language, width: 390 })
    const main = page.getByRole('main')

    await page.goto(`/#${paths.team(out)}`)
    await expect(main.getByText(said)).toBeVisible()
    await expect(main).not.toContainText(teamsText[language].applyOpen)
    await expectNoViolation(page)
    await picture(page, `left-out-team-${language}`)

    await page.goto(`/#${paths.enrol}`)
    await page.getByRole('radio', { name: teamNames[open][language] }).check()
    await expect(main.getByText(said)).toHaveCount(0)
    await page.getByRole('radio', { name: teamNames[out][language] }).check()
    await expect(main.getByText(said)).toBeVisible()
    await expectNoViolation(page)
    await picture(page, `left-out-enrolment-${language}`)
    const person = newPerson(out)
    await page.getByLabel(shared.name).fill(person.name)
    await page.getByLabel(shared.studentId).fill(person.studentId)
    await page.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
    await page.getByRole('checkbox', { name: text.consent }).check()
    await page.getByRole('button', { name: text.enrolSubmit }).click()
    await expect(page).toHaveURL(/page1/)
    await expect(main.getByText(said)).toBeVisible()
    await expectNoViolation(page)
    await picture(page, `left-out-page1-${language}`)
    await admin.call('modifyRecruitInfo', { doesRecruitMarketing: false, doesRecruitWebDev: false })
    await page.context().close()
  })
