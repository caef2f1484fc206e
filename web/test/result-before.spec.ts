import { enrolledPerson } from '@recruit/local/testing/people'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect } from './fixtures.ts'
import { decided, open, openTerm, read, resultScreens, set, TERM, test } from './result-page.ts'
import { expectNoViolation } from './violations.ts'

for (const { language, width, text, date, keep } of resultScreens('before the results')) {
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
      const steps = page.getByRole('list', { name: text.steps }).getByRole('listitem')
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
    await expect(page.getByRole('list', { name: text.steps })).toHaveCount(0)
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
  const shared = formText.en
  await page.getByLabel(shared.name).fill(person.name)
  await page.getByLabel(shared.studentId).fill(person.studentId)
  await page.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
  // The page still holds the settings from before this.
  await set(admin)
  await page.getByRole('button', { name: resultText.en.lookupSubmit }).click()
  await expect(page.getByRole('heading', { name: resultText.en.firstPass })).toBeVisible()
})
