import type { Page } from '@playwright/test'
import { newPerson, openPeriod } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { applicationText } from '../src/features/application/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { editorOf } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

/** A call of the page that does not go out until it is let go. */
async function held(page: Page, path: string) {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/${path}`, async (route) => {
    await wait
    await route.continue()
  })
  return () => letGo()
}

/** Presses, and sees that the button and its live region say what is under way until the answer comes. */
async function pressAndWait(page: Page, name: string, waiting: string, call: string) {
  const letGo = await held(page, call)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: waiting })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: waiting })).toHaveCount(1)
  letGo()
}

const identify = async (page: Page, language: 'ko' | 'en', person: ReturnType<typeof newPerson>) => {
  await page.getByLabel(formText[language].name).fill(person.name)
  await page.getByLabel(formText[language].studentId).fill(person.studentId)
  await page.getByLabel(formText[language].ewhaianId).fill(person.ewhaianId)
}

test('looking up a result says that it is being checked (en)', async ({ browser, stack }) => {
  await openPeriod(stack.url)
  const page = await (await browser.newContext({ baseURL: stack.url, locale: 'en-US' })).newPage()
  await page.goto(`/#${paths.resultLookup}`)
  await identify(page, 'en', newPerson(3))
  await pressAndWait(page, resultText.en.lookupSubmit, formText.en.checking, 'checkInfo/find')
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByRole('button', { name: resultText.en.lookupSubmit })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('status').filter({ hasText: formText.en.checking })).toHaveCount(0)
})

test('enrolling says that it is under way (ko)', async ({ browser, stack }) => {
  await openPeriod(stack.url)
  const page = await (await browser.newContext({ baseURL: stack.url, locale: 'ko-KR' })).newPage()
  await page.goto(`/#${paths.enrol}`)
  await page.getByRole('radio', { name: teamNames[3].ko }).check()
  await identify(page, 'ko', newPerson(3))
  await page.getByRole('checkbox', { name: registerText.ko.consent }).check()
  await pressAndWait(page, registerText.ko.enrolSubmit, registerText.ko.enrolling, 'register/enroll')
  await expect(page).toHaveURL(/#\/register\/application\/page1\//)
})

test('saving a draft and submitting say that they are under way (ko)', async ({ browser, stack }) => {
  const { page, id } = await editorOf(browser, stack.url, { language: 'ko', width: 390, submitted: true })
  const { submit, submitting, next, savingNow } = applicationText.ko
  await page.goto(`/#${paths.application('update', 1, id)}`)
  await pressAndWait(page, next, savingNow, 'update/page1')
  await expect(page).toHaveURL(/page2/)
  await pressAndWait(page, submit, submitting, 'update/page2')
  await expect(page).toHaveURL(/#\/update\/success/)
})
