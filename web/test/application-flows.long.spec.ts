import type { Page } from '@playwright/test'
import { applicationFields } from '@recruit/contract/fields/application'
import { messages } from '@recruit/contract/messages'
import { problemText } from '@recruit/contract/problem-texts'
import { enrolledPerson, newPerson, openPeriod } from '@recruit/local/testing/people'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, HOURS, isIn, onDevice, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

const unavailable = (message: string, flags: object) => ({
  status: 503,
  json: { code: 'unavailable', message, ...flags },
})

for (const { language, width } of [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
] as const) {
  const text = texts(language)
  const shared = { ...uiText[language], ...formText[language] }
  const entering = registerText[language]
  const closeDialog = async (page: Page, said: string) => {
    await expect(page.getByRole('dialog')).toContainText(said)
    await page.getByRole('dialog').getByRole('button', { name: shared.ok }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const identify = async (page: Page, person: ReturnType<typeof newPerson>) => {
    await page.getByLabel(shared.name).fill(person.name)
    await page.getByLabel(shared.studentId).fill(person.studentId)
    await page.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
  }

  test(`looked up, edited, saved, submitted again and withdrawn (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const { page, api, id, person, context } = await editorOf(browser, stack.url, {
      language,
      width,
      submitted: true,
    })
    await context.clearCookies()
    await page.goto(`/#${paths.register}`)
    await page.getByRole('link', { name: entering.existing }).click()
    const advice = page.getByText(entering.editOnPc)
    if (width === 390) {
      await page.getByRole('button', { name: shared.dismiss }).click()
    }
    await expect(advice).toBeHidden()
    await identify(page, person)
    await page.getByRole('button', { name: entering.lookupSubmit }).click()
    await expect(page).toHaveURL(new RegExp(`/update/application/page1/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.edit)
    const { major, semester, portfolioLink } = applicationFields
    const hints = [major, semester, portfolioLink].map(({ hint }) => hint[language])
    for (const hint of [...hints, shared.studentIdHint]) await expect(page.getByText(hint)).toBeVisible()

    await page.getByLabel(text.major).fill('')
    await page.getByRole('button', { name: text.next }).click()
    await expect(page.getByRole('heading', { name: shared.problems })).toBeVisible()
    const missing = problemText({ field: 'major', rule: 'missing' })[language]
    await expect(page.getByRole('button', { name: missing })).toBeVisible()
    await page.getByLabel(text.major).fill('철학과')
    await page.getByRole('button', { name: text.saveDraft }).click()
    await expect(page.getByText(messages.draftSaved[language])).toBeVisible()
    await expect(page).toHaveURL(/page1/)
    await page.getByRole('button', { name: text.next }).click()
    await expect(page.getByText(applicationFields.applyReason.hint[language]).first()).toBeVisible()
    await page.getByRole('button', { name: text.submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.edited}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.editedTitle)
    await expect(page.getByText(text.editedBody)).toBeVisible()
    expect(await api.call('getApplication', { id })).toMatchObject({ submissions: 2, major: '철학과' })

    await page.goto(`/#${paths.application('update', 1, id)}`)
    await page.getByText(text.withdraw, { exact: true }).click()
    await page.getByLabel(text.withdrawName(person.name)).fill(person.name)
    await page.getByRole('button', { name: text.withdrawYes }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.withdrawnTitle)
    expect((await api.send('getApplication', { id })).status).toBe(404)
    expect(await onDevice(page)).toBe('[]')
    await context.close()
  })

  test(`what the server refuses is told in its words, and the text stays (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const { page, open, api, id, person, context } = await editorOf(browser, stack.url, { language, width })
    const other = await enrolledPerson(stack.url)
    await api.call('saveInterview', { id, interviewHours: HOURS })
    await open(1)
    await page.getByLabel(shared.name, { exact: true }).fill(other.person.name)
    await page.getByLabel(shared.studentId).fill(other.person.studentId)
    await page.getByLabel(shared.ewhaianId).fill(other.person.ewhaianId)
    await page.getByRole('button', { name: text.saveDraft }).click()
    await closeDialog(page, messages.identityTaken[language])
    await isIn(page, 'refused')
    await expect(page.getByLabel(shared.name, { exact: true })).toHaveValue(other.person.name)
    expect(await api.call('getApplication', { id })).toMatchObject({ name: person.name })

    await open(2)
    await page.getByLabel(text.applyReason).fill('동기')
    await page.getByLabel(text.activityPlan).fill('계획')
    await page.getByRole('button', { name: text.submit, exact: true }).click()
    await page.getByRole('button', { name: text.submitAnyway }).click()
    await closeDialog(page, messages.identityTaken[language])
    await expect(page.getByLabel(text.applyReason)).toHaveValue('동기')
    expect(await api.call('getApplication', { id })).toMatchObject({ name: person.name, submissions: 0 })
    await context.close()
  })

  test(`enrolling while the server is down keeps what was typed; pressed twice it enrols once (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    await openPeriod(stack.url)
    const context = await browser.newContext({
      baseURL: stack.url,
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 844 },
    })
    const page = await context.newPage()
    const person = newPerson(1)
    await page.goto(`/#${paths.enrol}`)
    await page.getByRole('radio').first().check()
    await identify(page, person)
    await page.getByRole('checkbox', { name: entering.consent }).check()
    const said = messages.upstreamDown[language]
    await page.route(
      '**/api/register/enroll',
      (route) => route.fulfill(unavailable(said, { success: false })),
      // Once pressed, twice asked: the second time by the page itself.
      { times: 2 },
    )
    const enrol = page.getByRole('button', { name: entering.enrolSubmit })
    await enrol.click()
    await closeDialog(page, said)
    await expect(page.getByLabel(shared.name)).toHaveValue(person.name)
    await expect(page.getByRole('checkbox', { name: entering.consent })).toBeChecked()
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/enroll')) sent.push(request.postDataJSON())
    })
    await enrol.dblclick()
    await expect(page).toHaveURL(/#\/register\/application\/page1\//)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const blank = {
      major: '',
      applyReason: '',
      portfolioLink: '',
      isEwhaian: false,
      interviewTime: Array(32).fill(0),
    }
    const unused = { pass: 'default', specialties: '', tools: '', sns: '', careers: '', careerContents: '' }
    const form = { consent: true, team: 1, isFinalSubmit: false, ...blank, ...unused }
    expect(sent).toEqual([expect.objectContaining(form)])
    await context.close()
  })
}
