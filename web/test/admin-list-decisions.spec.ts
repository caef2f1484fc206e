import { listText } from '../src/features/applicants/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openList, rowOf, storedOf } from './list-page.ts'
import { opened } from './screens.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('a date typed quickly on a slow network that reorders ends with the last value stored', async ({
  browser,
  stack,
}) => {
  const mark = 'quick'
  const person = await applicant(stack.url, { mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  let underWay = 0
  let most = 0
  let asked = 0
  await page.route('**/api/applicantlist/InterviewDate', async (route) => {
    underWay += 1
    asked += 1
    most = Math.max(most, underWay)
    // The earlier a call, the longer it takes: those that overlapped would arrive the wrong way round.
    await new Promise((resolve) => setTimeout(resolve, Math.max(20, 240 - 70 * asked)))
    await route.continue()
    underWay -= 1
  })
  await openList(page, `?q=${mark}`)
  const row = rowOf(page, person)
  const date = row.getByRole('textbox')
  await date.pressSequentially('9.12(금) 오후 7시', { delay: 15 })
  await expect(row).toContainText(formText.ko.saved)
  await expect(date).toHaveValue('9.12(금) 오후 7시')
  const stored = async () => (await storedOf(api, person)).date
  expect(await stored()).toBe('9.12(금) 오후 7시')
  expect(most).toBe(1)

  // While a syllable is being composed nothing is sent; its end sends it.
  const before = asked
  await date.press('End')
  const keyboard = await context.newCDPSession(page)
  for (const text of ['ㅂ', '바', '반'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await expect(date).toHaveValue('9.12(금) 오후 7시반')
  expect(asked).toBe(before)
  await keyboard.send('Input.insertText', { text: '반' })
  await expect.poll(stored).toBe('9.12(금) 오후 7시반')
  await expect(date).toHaveValue('9.12(금) 오후 7시반')
  await context.close()
})

test('a save that fails says so and is tried again', async ({ browser, stack }) => {
  const mark = 'failing'
  const person = await applicant(stack.url, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  await page.route('**/api/applicantlist/selectPass', (route) => route.abort())
  const row = rowOf(page, person)
  await row.getByRole('combobox').selectOption('finalPass')
  await expect(row).toContainText(formText.ko.saveFailed)

  // Hidden by a filter, or left for another page, it is still counted, and signing out asks.
  await page.getByLabel(ko.search, { exact: true }).fill('nobody')
  await expect(row).toHaveCount(0)
  await expect(page.getByText(ko.notSaved(1))).toBeVisible()
  await page.getByRole('link', { name: frameText.ko.overview }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: adminText.ko.logout }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(draftText.ko.leave)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.unroute('**/api/applicantlist/selectPass')
  await page.locator('[data-dock]').getByRole('button', { name: uiText.ko.tryAgain }).click()
  await expect(page.getByText(ko.notSaved(1))).toHaveCount(0)
  await page.getByLabel(ko.search, { exact: true }).fill(mark)
  await expect(row).toContainText(formText.ko.saved)
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('finalPass')
  await context.close()
})

for (const language of opened('decisions', ['ko', 'en'] as const)) {
  const text = listText[language]
  test(`a draft is passed only after a question, and then it is (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const mark = `unsubmitted-${language}`
    const [draft, submitted] = await applicants(stack.url, 2, { drafts: 1, mark })
    if (!draft || !submitted) throw new Error('nobody applied')
    const { page, context, api } = await staffDesk(browser, stack.url, { language })
    const passOf = async (person: { id: string }) => (await storedOf(api, person)).pass
    await openList(page, `?q=${mark}`)
    const select = rowOf(page, draft).getByRole('combobox')
    await select.selectOption('1stPass')
    const question = page.getByRole('dialog')
    await expect(question).toContainText(text.passDraft(draft.name, text.passStates['1stPass']))
    await expectNoViolation(page, 'the question about a draft')
    await picture(page, `list-draft-question-${language}`)
    await question.getByRole('button', { name: text.cancel }).click()
    await expect(select).toHaveValue('default')
    expect(await passOf(draft)).toBe('default')
    await select.selectOption('1stPass')
    await question.getByRole('button', { name: text.passAnyway }).click()
    await expect(rowOf(page, draft)).toContainText(formText[language].saved)
    expect(await passOf(draft)).toBe('1stPass')

    // The list asks neither before passing a submitted application nor before a fail.
    await rowOf(page, submitted).getByRole('combobox').selectOption('1stPass')
    await expect.poll(() => passOf(submitted)).toBe('1stPass')
    await select.selectOption('fail')
    await expect.poll(() => passOf(draft)).toBe('fail')
    await expect(question).toHaveCount(0)
    await context.close()
  })
}
