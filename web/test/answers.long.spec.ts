import type { Language } from '@recruit/contract/text'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { listText } from '../src/features/applicants/text.ts'
import { overviewText } from '../src/features/overview/text.ts'
import { answerText } from '../src/features/result/answer-text.ts'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { openFilters } from './list-page.ts'
import { adminOf, freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const IN_A_DAY = () => new Date(Date.now() + 86_400_000).toISOString()
const test = testRestoring(async (url) =>
  (await adminOf(url)).call('modifyResultInfo', { answersUntil: '', showResultToApplicant: false }),
)

/** A submitted applicant who sees a final pass. */
async function passer(url: string, admin: Awaited<ReturnType<typeof freshTerm>>) {
  const person = await enrolledPerson(url, 1)
  await person.browser.call('savePage2', { id: person.id, ...wholeContent, isFinalSubmit: true })
  await admin.call('selectPass', { _id: person.id, pass: 'finalPass' })
  return person
}

const windows: { language: Language; width: number }[] = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
]
for (const { language, width } of windows) {
  const [text, list] = [answerText[language], listText[language]]

  test(`a final passer confirms, then declines, and staff see it (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const [one, silent] = [await passer(stack.url, admin), await passer(stack.url, admin)]
    await admin.call('modifyResultInfo', { showResultToApplicant: true, answersUntil: IN_A_DAY() })
    const page = await windowOf(browser, one.browser, { language, width })
    await page.goto(`/#${paths.result(one.id)}`)
    await expect(page.getByText(text.question)).toBeVisible()
    // The question and its deadline are read first, the training after them.
    const result = resultText[language]
    const heading = page.getByRole('main').getByRole('heading', { level: 2 })
    await page.setViewportSize({ width, height: 844 })
    await expect(heading).toHaveText(result.finalPass('45'))
    const deadline = page.getByText(text.until('').slice(-20))
    await expect(deadline).toBeInViewport({ ratio: 1 })
    const training = page.getByRole('heading', { name: result.training })
    expect((await deadline.boundingBox())?.y).toBeLessThan((await training.boundingBox())?.y ?? 0)
    const address = page.url()
    await expectNoViolation(page)
    await picture(page, `answer-${language}-${width}-asked`)

    // Without a network it is said in words, and trying again works.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: text.confirm, exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
    await page.context().setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: uiText[language].tryAgain }).click()
    const said = (answer: 'confirmed' | 'declined') =>
      page.getByText(new RegExp(`^${text[answer]('').trim()} \\d\\d:\\d\\d$`))
    await expect(said('confirmed')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await picture(page, `answer-${language}-${width}-confirmed`)

    const change = page.getByRole('button', { name: text.declineInstead })
    const dialog = page.getByRole('dialog', { name: text.sureTitle })
    await change.click()
    await expect(dialog).toContainText(text.sure)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(said('confirmed')).toBeVisible()
    await change.click()
    await picture(page, `answer-${language}-${width}-sure`)
    const decline = dialog.getByRole('button', { name: text.sureYes })
    const filled = (button: typeof decline) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const back = dialog.getByRole('button', { name: text.sureNo })
    expect(await filled(decline)).not.toBe(await filled(back))
    expect(await filled(decline)).toBe(await filled(change))
    await decline.click()
    await expect(said('declined')).toBeFocused()
    await expect(heading).toHaveText(result.declined)
    for (const welcome of [result.finalPass('45'), result.finalBody(one.person.name), result.training])
      await expect(page.getByRole('main')).not.toContainText(welcome)
    await expectNoViolation(page)
    expect(page.url()).toBe(address)
    expect(await page.title()).toContain(resultText[language].result)
    await page.reload()
    await expect(said('declined')).toBeVisible()
    await page.context().close()

    const desk = await windowOf(browser, admin, { language, width })
    await desk.goto(`/#${paths.applicantList}`)
    const filters = await openFilters(desk, list)
    await expect(filters.getByLabel(list.answer)).toContainText(list.counted(list.answers.declined, 1))
    await filters.getByLabel(list.answer).selectOption('declined')
    await expect(desk).toHaveURL(/answer=declined/)
    await expect(desk.getByRole('row').filter({ hasText: one.person.name })).toContainText(
      list.answers.declined,
    )
    await expect(desk.getByRole('row').filter({ hasText: silent.person.name })).toHaveCount(0)
    await expectNoViolation(desk)
    await picture(desk, `answer-${language}-${width}-list`)
    await desk.reload()
    await expect((await openFilters(desk, list)).getByLabel(list.answer)).toHaveValue('declined')
    await desk.goto(`/#${paths.overview}`)
    const counts = desk.getByRole('region', { name: overviewText[language].answers })
    await expect(counts.locator('tbody td:last-child')).toHaveText(['0', '1', '1'])
    await picture(desk, `answer-${language}-${width}-overview`)
    await desk.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await desk.context().close()
  })
}

test('after the time the answer stands and no button changes it; elsewhere one is led to the look-up', async ({
  browser,
  stack,
}) => {
  const text = answerText.en
  const admin = await freshTerm(stack.url)
  const person = await passer(stack.url, admin)
  await admin.call('modifyResultInfo', { showResultToApplicant: true, answersUntil: IN_A_DAY() })
  const stranger = await windowOf(browser, { url: stack.url })
  await stranger.goto(`/#${paths.result(person.id)}`)
  await expect(stranger.getByRole('link', { name: resultText.en.toSubmission })).toBeVisible()
  await expect(stranger.getByRole('button', { name: text.confirm, exact: true })).toHaveCount(0)

  const page = await windowOf(browser, person.browser)
  await page.goto(`/#${paths.result(person.id)}`)
  await expect(page.getByText(text.question)).toBeVisible()
  // The time is over while the page is open: the answer is refused in words, and the page catches up.
  await admin.call('modifyResultInfo', { answersUntil: new Date(Date.now() - 60_000).toISOString() })
  await page.getByRole('button', { name: text.confirm, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('time for an answer is over')
  await expect(page.getByText(text.overUnanswered)).toBeVisible()
  await expect(page.getByRole('button', { name: text.confirm, exact: true })).toHaveCount(0)
  await page.context().close()
  await stranger.context().close()
})
