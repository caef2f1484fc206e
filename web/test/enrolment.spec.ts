import { messages } from '@recruit/contract/messages'
import { newPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { community } from '../src/content/community.ts'
import { teamNames } from '../src/content/teams.ts'
import { applicationText } from '../src/features/application/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { editorOf, ko, setPeriod } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { opened } from './screens.ts'

for (const language of opened('enrolment', ['ko', 'en'] as const)) {
  const shared = { ...uiText[language], ...formText[language] }
  const text = registerText[language]
  const locale = language === 'ko' ? 'ko-KR' : 'en-US'

  test(`enrolling says what is missing, and that one has enrolled already (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    await openPeriod(stack.url)
    const context = await browser.newContext({ baseURL: stack.url, locale })
    const page = await context.newPage()
    const person = newPerson(3)
    const enrol = async () => {
      await page.goto(`/#${paths.enrol}`)
      await page.getByRole('button', { name: text.enrolSubmit }).click()
      await expect(page.getByRole('heading', { name: shared.problems })).toBeVisible()
      await page.getByRole('radio', { name: teamNames[3][language] }).check()
      await page.getByLabel(shared.name).fill(person.name)
      await page.getByLabel(shared.studentId).fill(person.studentId)
      await page.getByLabel(shared.ewhaianId).fill(person.ewhaianId)
      await page.getByRole('checkbox', { name: text.consent }).check()
      await page.getByRole('button', { name: text.enrolSubmit }).click()
    }
    await enrol()
    await expect(page).toHaveURL(/#\/register\/application\/page1\//)
    await enrol()
    await expect(page.getByRole('dialog')).toContainText(messages.alreadyEnrolled[language])
    await picture(page, `enrolment-already-${language}`)
    await page.getByRole('dialog').getByRole('button', { name: shared.cancel }).click()
    await expect(page.getByLabel(shared.name)).toHaveValue(person.name)
    await page.getByRole('button', { name: text.enrolSubmit }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.openExisting }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.lookup)
    for (const field of ['name', 'studentId', 'ewhaianId'] as const)
      await expect(page.getByLabel(shared[field])).toHaveValue(person[field])
    await picture(page, `enrolment-lookup-filled-${language}`)
    await page.getByRole('button', { name: text.lookupSubmit }).click()
    await expect(page).toHaveURL(/#\/update\/application\/page1\//)
    await context.close()
  })

  test(`a failed lookup names whom to ask (${language})`, async ({ browser, stack, picture }) => {
    await openPeriod(stack.url)
    const admin = await signedIn(stack.url, 'admin')
    await admin.call('modifyMasterInfo', { masterName: '', masterPhoneNumber: '' })
    const context = await browser.newContext({ baseURL: stack.url, locale })
    const page = await context.newPage()
    const lookUp = async () => {
      await page.goto(`/#${paths.lookup}`)
      await page.reload()
      await page.getByLabel(shared.name).fill('아무개')
      await page.getByLabel(shared.studentId).fill('1000001')
      await page.getByLabel(shared.ewhaianId).fill('nobody')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText(messages.lookupFailed[language])
      await page.getByRole('dialog').getByRole('button', { name: shared.ok }).click()
    }
    await lookUp()
    await expect(page.getByText(shared.contact(community.email))).toBeVisible()
    await admin.call('modifyMasterInfo', { masterName: '이마루', masterPhoneNumber: '010-0000-0000' })
    await lookUp()
    await expect(page.getByText(shared.contact('이마루 010-0000-0000'))).toBeVisible()
    await picture(page, `lookup-failed-${language}`)
    await context.close()
  })
}

test('outside the period enrolment leads to the page that says so, and applications can be read', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url, { submitted: true })
  await setPeriod(stack.url, false)
  for (const path of [paths.register, paths.enrol]) {
    await page.goto(`/#${path}`)
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${paths.notPeriod}$`))
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: uiText.ko.toApplication })).toBeVisible()
  await expect(main.getByRole('link', { name: registerText.ko.choose })).toHaveCount(0)
  await open(1, 'update')
  await expect(page.getByText(applicationText.ko.closed)).toBeVisible()
  await expect(page.getByLabel(ko.major)).not.toBeEditable()
  await picture(page, 'closed-page1')
  await open(2, 'update')
  await expect(page.getByRole('button', { name: ko.copy(ko.applyReason) })).toBeVisible()
  await page.goto(`/#${paths.submitted}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ko.nothingSubmittedTitle)
  await setPeriod(stack.url, true)
  await context.close()
})
