import { enrolledPerson } from '@recruit/local/testing/people'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { timelineText } from '../src/ui/layout/timeline-text.ts'
import { expect } from './fixtures.ts'
import { decided, lookUp, open, openTerm, read, resultScreens, set, TERM, test } from './result-page.ts'
import { SCREENS } from './screens.ts'
import { windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

// Three announcements, each with a check of its accessibility.
test.setTimeout(180_000)

for (const { language, width, text, date, keep } of resultScreens(SCREENS)) {
  test(`before the announcement (${language}, ${width} px)`, async ({ browser, stack, picture }) => {
    const admin = await openTerm(stack.url)
    const page = await open(browser, stack.url, language, width)
    const { id } = await decided(admin, stack.url, 1, 'fail')
    for (const [name, title, body, current, periods] of [
      ['nothing', text.notAny, text.notAnyBody, 0, {}],
      ['first', text.notFirst, text.notFirstBody, 2, { is1stResultPeriod: true }],
      ['final', text.notFinal, text.notFinalBody, 4, { is1stResultPeriod: true, isFinalResultPeriod: true }],
    ] as const) {
      await set(admin, { showResultToApplicant: false, ...periods })
      // On a busy machine the page of the very next moment may still carry the settings from before.
      await expect(async () => {
        await read(page, paths.result(id))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3000 })
      }).toPass()
      expect(page.url()).toBe(`${stack.url}/#${paths.resultNotYet(id)}`)
      await expect(page.getByRole('main')).toContainText(body)
      // On a phone the button that it names is inside the menu.
      await expect(page.getByText(text.notAnyMenu)).toHaveCount(name === 'nothing' ? 1 : 0)
      if (name === 'nothing')
        await expect(page.getByText(text.notAnyMenu)).toBeVisible({ visible: width === 390 })
      const steps = page.getByRole('list', { name: timelineText[language].steps }).getByRole('listitem')
      await expect(steps).toHaveCount(5)
      for (const [step, when] of [
        [0, TERM.applicationSubmissionPeriod],
        [2, TERM.firstPresentationPeriod],
        [3, TERM.interviewPeriod],
        [4, TERM.finalPresentationPeriod],
      ] as const)
        await expect(steps.nth(step)).toContainText(date(when))
      await expect(page.locator('[aria-current="step"]')).toHaveCount(current ? 1 : 0)
      if (current) await expect(steps.nth(current - 1)).toHaveAttribute('aria-current', 'step')
      await expectNoViolation(page, name)
      await picture(page, keep(`not-yet-${name}`))
    }

    await set(admin)
    await read(page, paths.resultNotYet(id))
    await expect(page.getByRole('list', { name: timelineText[language].steps })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(text.announced)
    await page.getByRole('link', { name: text.toResult }).click()
    await expect(page.getByRole('heading', { name: text.fail })).toBeVisible()
  })
}

test('looking a result up in the hour of its announcement shows it at once', async ({ browser, stack }) => {
  const admin = await openTerm(stack.url)
  await set(admin, { showResultToApplicant: false })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  const { person, id } = await enrolledPerson(stack.url)
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  const page = await open(browser, stack.url, 'en', 1280)
  await page.goto(`/#${paths.resultLookup}`)
  // The page still holds the settings from before this.
  await set(admin)
  await lookUp(page, person)
  await expect(page.getByRole('heading', { name: resultText.en.firstPass })).toBeVisible()
})

for (const { language, width, text, keep } of resultScreens(SCREENS))
  test(`a draft that was never submitted is called that, before and after the results (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await openTerm(stack.url)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    const { browser: applicant, id } = await enrolledPerson(stack.url)
    const page = await windowOf(browser, applicant, { language, width })
    const main = page.getByRole('main')
    const period = { is1stResultPeriod: true }

    await set(admin, { showResultToApplicant: false, ...period })
    await read(page, paths.result(id))
    await expect(main).toContainText(text.notSubmittedOpen)
    await expect(page.getByRole('link', { name: text.toWriting })).toBeVisible()
    await picture(page, keep('draft-open'))

    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    for (const showResultToApplicant of [false, true]) {
      await set(admin, { showResultToApplicant, ...period })
      await expect(async () => {
        await read(page, showResultToApplicant ? paths.result(id) : paths.resultNotYet(id))
        await expect(page.getByRole('heading', { name: text.notSubmitted })).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect(main).toContainText(text.notSubmittedOver)
      await expect(page.getByRole('link', { name: text.toReading })).toBeVisible()
      for (const misleading of [text.notFirstBody, timelineText[language].done, text.undecided])
        await expect(main).not.toContainText(misleading)
      await expect(page.locator('[aria-current="step"]')).toHaveCount(0)
      await expectNoViolation(page)
      await picture(page, keep(`draft-${showResultToApplicant ? 'after' : 'before'}`))
    }
    await page.context().close()

    // By the address alone one does not learn whether it was submitted.
    const stranger = await windowOf(browser, { url: stack.url }, { language, width })
    for (const showResultToApplicant of [true, false]) {
      await set(admin, { showResultToApplicant, ...period })
      await expect(async () => {
        await read(stranger, showResultToApplicant ? paths.result(id) : paths.resultNotYet(id))
        const said = showResultToApplicant ? text.undecided : text.notFirstBody
        await expect(stranger.getByRole('main')).toContainText(said, { timeout: 3000 })
      }).toPass()
      await expect(stranger.getByRole('main')).toContainText(text.onlySubmitted)
      await expect(stranger.getByRole('main')).not.toContainText(text.notSubmitted)
      await expectNoViolation(stranger)
    }
    await picture(stranger, keep('draft-by-address'))
    await stranger.context().close()
  })
