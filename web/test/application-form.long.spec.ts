import { readFile } from 'node:fs/promises'
import type { Browser, Locator } from '@playwright/test'
import { wholeContent } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { paths } from '../src/paths.ts'
import { timelineText } from '../src/ui/layout/timeline-text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, HOURS, onDevice, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

/** A slow press: long enough for the page to change beneath it. */
const LONG_PRESS_MS = 500

const LOOKS = [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const

/** How many px of the text hide behind the edge of its field. */
const hidden = (field: Locator) => field.evaluate((area) => area.scrollHeight - area.clientHeight)

for (const { language, width } of LOOKS) {
  const text = texts(language)
  const look = `(${language}, ${width} px)`
  /** All but the submission is done, the last words without a network. */
  const offlineBeforeSubmission = async (browser: Browser, url: string) => {
    const editor = await editorOf(browser, url, { language, width })
    const { page, open, api, id, context } = editor
    await api.call('savePage2', { id, ...wholeContent, interviewHours: HOURS, activityPlan: '' })
    await open(2)
    await context.setOffline(true)
    await page.getByLabel(text.activityPlan).fill(wholeContent.activityPlan)
    return { ...editor, submit: page.getByRole('button', { name: text.submit, exact: true }) }
  }

  test(`an essay grows with its text and is printed whole ${look}`, async ({ browser, stack, picture }) => {
    const { page, open, context } = await editorOf(browser, stack.url, { language, width })
    await open(2)
    const essay = page.getByLabel(text.applyReason)
    const before = (await essay.boundingBox())?.height ?? 0
    await essay.fill('한 줄에 다 들어가지 않는 긴 문장을 여러 번 씁니다. '.repeat(30) + '\n줄'.repeat(20))
    expect((await essay.boundingBox())?.height).toBeGreaterThan(before)
    expect(await hidden(essay)).toBeLessThanOrEqual(0)
    await picture(page, `form-essay-${language}-${width}`)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await hidden(essay)).toBeLessThanOrEqual(0)
    await essay.fill('')
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width, height: 900 })
    expect((await essay.boundingBox())?.height).toBe(before)
    await context.close()
  })

  test(`a draft was saved where one was saved alone, and the link to one's work stands behind the hours ${look}`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, context } = await editorOf(browser, stack.url, { language, width })
    await page.goto(`/#${paths.draftSaved}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(text.nothingSavedTitle)
    await picture(page, `form-nothing-saved-${language}-${width}`)
    await page.getByRole('main').getByRole('link', { name: text.toLookup }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.lookup}$`))

    await open(1)
    const [major, grid, link] = [
      page.getByLabel(text.major),
      page.getByRole('grid'),
      page.getByLabel(text.portfolioLink),
    ]
    await expect(link).toBeVisible()
    const tops = await Promise.all([major, grid, link].map(async (one) => (await one.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await picture(page, `form-page1-${language}-${width}`)
    await page.getByRole('button', { name: text.saveDraft }).click()
    await expect(heading).toHaveText(text.savedTitle)
    await page.reload()
    await expect(heading).toHaveText(text.savedTitle)
    await context.close()
  })

  test(`the receipt is printed and saved; without a submission there is none ${look}`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, api, id, person, context } = await editorOf(browser, stack.url, { language, width })
    await page.goto(`/#${paths.submitted}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nothingSubmittedTitle)
    await expect(page.getByRole('main')).not.toContainText(text.submittedTitle)
    await picture(page, `form-nothing-submitted-${language}-${width}`)
    await page.getByRole('main').getByRole('link', { name: text.toLookup }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.lookup}$`))

    await api.call('savePage2', { id, ...wholeContent, interviewHours: HOURS })
    await open(2)
    // A line of an essay has 45 syllables at most, each as wide as the letters are high.
    const essay = await page.locator('#applyReason').boundingBox()
    expect(essay?.width).toBeLessThanOrEqual(45 * 16)
    await page.getByRole('button', { name: text.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.submittedTitle)
    const next = page.getByRole('region', { name: text.nextTitle })
    await expect(next).toContainText(timelineText[language].step3)
    await picture(page, `form-receipt-${language}-${width}`)
    // Whose it is, and which fields are in it, but nothing of what was written.
    const receipt = page.getByRole('region', { name: text.receipt, exact: true })
    for (const said of [person.name, teamNames[person.team][language], text.receiptCohortNumber('45')])
      await expect(receipt).toContainText(said)
    await expect(receipt).toContainText(`${text.applyReason}, ${text.activityPlan}`)
    await expect(receipt).not.toContainText(wholeContent.email)
    const steps = page.getByRole('list', { name: timelineText[language].steps }).getByRole('listitem')
    await expect(steps).toHaveCount(5)
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await expect(steps.nth(1)).toContainText(timelineText[language].next)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: text.receiptSave }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`${text.receiptId}: ${id.slice(0, 8)}`)
    expect(file).toContain(`${text.receiptName}: ${person.name}`)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: text.receiptPrint }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(id.slice(0, 8))).toBeVisible()
    for (const other of ['banner', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(other)).toHaveCount(0)
    await picture(page, `form-receipt-printed-${language}-${width}`)
    await context.close()
  })

  test(`offline a submission says that it is none, and that the text is safe ${look}`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, api, id, context, submit } = await offlineBeforeSubmission(browser, stack.url)
    await submit.click()
    const alert = page.getByRole('dialog')
    await expect(alert).toContainText(text.offlineSubmit)
    await picture(page, `form-offline-${language}-${width}`)
    expect(await onDevice(page)).toContain(wholeContent.activityPlan)
    await alert.getByRole('button', { name: uiText[language].ok }).click()
    await context.setOffline(false)
    await submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.submittedTitle)
    expect((await api.call('getApplication', { id })).submissions).toBe(1)
    await context.close()
  })

  test(`a press moves nothing away beneath itself, however long it lasts ${look}`, async ({
    browser,
    stack,
  }) => {
    const { page, context, submit } = await offlineBeforeSubmission(browser, stack.url)
    await submit.hover()
    await page.mouse.down()
    await page.waitForTimeout(LONG_PRESS_MS)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toContainText(text.offlineSubmit)
    await context.close()
  })

  test(`going on from a saved draft leads to the page that was saved ${look}`, async ({ browser, stack }) => {
    const { page, open, id, context } = await editorOf(browser, stack.url, { language, width })
    for (const number of [2, 1] as const) {
      await open(number)
      await page.getByRole('button', { name: text.saveDraft }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.draftSaved}$`))
      await page.getByRole('link', { name: text.goOn }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.application('register', number, id)}$`))
    }
    await context.close()
  })
}
