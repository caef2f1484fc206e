import type { Page } from '@playwright/test'
import { ESSAYS, reviewTitleOf } from '@recruit/contract/fields/application-values'
import { fieldTitles } from '@recruit/local/testing/field-titles'
import { signedIn, wholeContent } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { reviewText as aroundText } from '../src/features/applicants/application/text.ts'
import { listText } from '../src/features/applicants/text.ts'
import { fieldText } from '../src/features/application/fields/text.ts'
import { reviewText } from '../src/features/application/review/text.ts'
import { historyText } from '../src/features/staff/history/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { dropDownText } from '../src/ui/form/text.ts'
import { gridText } from '../src/ui/grid/hours/text.ts'
import { expect, test } from './fixtures.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const numbers = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d\. / }).allTextContents()

for (const [role, language, width] of [
  ['admin', 'ko', 1280],
  ['manager', 'en', 1280],
  ['admin', 'en', 390],
  ['manager', 'ko', 390],
] as const) {
  const text = {
    ...fieldText[language],
    ...reviewText[language],
    ...aroundText[language],
    ...fieldTitles(language),
  }
  const essays = ESSAYS.map((field) => reviewTitleOf(field, language))
  test(`an application is read from the list (${role}, ${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const mark = `read-${role}-${language}`
    const [first, second] = await applicants(stack.url, 2, { team: 2, mark })
    if (!first || !second) throw new Error('nobody applied')
    await first.browser.call('saveInterview', {
      id: first.id,
      interviewHours: Array.from({ length: 32 }, (_, day) => (day === 2 ? 0b1110 : 0)),
    })
    await first.browser.call('savePage2', { id: first.id, isFinalSubmit: true })
    const admin = await signedIn(stack.url, 'admin')
    await admin.call('setInterviewDate', { _id: first.id, date: '12.6(일) 오후 2시' })
    const { page, context } = await staffDesk(browser, stack.url, { role, language, width })
    const list = role === 'admin' ? paths.applicantList : paths.applicationList
    const query = `team=2&q=${mark}&sort=ewhaianId`
    // What is rare is folded on a phone.
    const openMore = async () => {
      if (width === 390)
        await page.getByRole('button', { name: dropDownText[language].more, exact: true }).click()
    }
    await page.goto(`/#${list}?${query}`)
    await page.getByRole('link', { name: first.name, exact: true }).click()

    const title = text.title('45', teamNames[2][language], first.name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`/page1/2${first.id}`))
    const date = { ko: '12.6(일) 오후 2시', en: '12.6 (Sun) 14:00' }[language]
    await expect(page.getByText(date, { exact: true })).toBeVisible()
    const content: [string, string][] = [
      [text.name, first.name],
      [reviewTitleOf('ewhaianId', language), first.ewhaianId],
      [text.major, wholeContent.major],
      [text.studentId, first.studentId],
      [text.semester, wholeContent.semester],
      [text.email, `${mark}0@example.org`],
      [text.phonenum, '010-0000-0000'],
      [reviewTitleOf('isEwhaian', language), text.yes],
    ]
    for (const [label, value] of content)
      await expect(page.getByRole('term').filter({ hasText: label }).locator('+ dd').first()).toHaveText(
        value,
      )
    await expect(page.getByText(text.undecidedMajor)).toBeVisible()
    const grid = page.getByRole('grid', { name: gridText[language].title })
    await expect(grid).toHaveCount(0)
    await page.getByText(text.hoursInTable).click()
    await expect(grid).toHaveAttribute('aria-readonly', 'true')
    await grid.getByRole('gridcell', { selected: true }).first().click()
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3)
    await expect.poll(() => numbers(page)).toEqual([`1. ${essays[0]}`, `2. ${essays[1]}`])
    await expect(page.getByText(wholeContent.activityPlan)).toBeVisible()
    await expect(page.getByRole('link', { name: wholeContent.portfolioLink })).toBeVisible()
    // A manager has nothing that is rare.
    if (role === 'admin') await openMore()
    await expect(page.getByRole('button', { name: text.print })).toHaveCount(role === 'admin' ? 1 : 0)
    if (role === 'admin') await page.keyboard.press('Escape')
    await picture(page, `review-${role}-${language}-${width}`)
    await expectNoViolation(page, 'an application')

    // The address of page 2 has the essays alone, under its own numbers.
    await page.goto(`/#${paths.reviewPage2(first.id)}?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · ${text.page2}`)
    await expect.poll(() => numbers(page)).toEqual([`2. ${essays[0]}`, `3. ${essays[1]}`])
    await expectNoViolation(page, 'the essays of an application')
    const another = page.getByRole('navigation', { name: text.another })
    await another.getByRole('link', { name: text.nextOne }).click()
    await expect(page).toHaveURL(new RegExp(`/page2/${second.id}`))
    await page.getByRole('link', { name: text.toPage1 }).click()
    await expect(page).toHaveURL(new RegExp(`/page1/2${second.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name)
    // Each end of the list says so: nothing is after the last one or before the first one.
    await expect(another).toContainText(text.place(2, 2))
    await expect(another.getByRole('button', { name: text.nextOne })).toBeDisabled()
    await another.getByRole('link', { name: text.previousOne }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(another.getByRole('button', { name: text.previousOne })).toBeDisabled()
    await another.getByRole('link', { name: text.nextOne }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name)
    await page.getByRole('link', { name: text.toList }).click()
    await expect(page).toHaveURL(new RegExp(`#${list}\\?${query}$`))
    await expect(page.getByRole('row')).toHaveCount(3)
    await context.close()
  })
}

test('a draft is marked as one, and of a submitted application staff read what was submitted', async ({
  browser,
  stack,
}) => {
  const [draft, submitted] = await applicants(stack.url, 2, { drafts: 1, mark: 'marked' })
  if (!draft || !submitted) throw new Error('nobody applied')
  await submitted.browser.call('savePage2', {
    id: submitted.id,
    activityPlan: '고치는 중입니다.',
    isFinalSubmit: false,
  })
  const text = aroundText.ko
  const { page, context } = await staffDesk(browser, stack.url)
  await page.goto(`/#${staffLinks.review1(1, draft.id)}`)
  // As its status, and where it stands how far it got.
  await expect(page.getByText(text.draft, { exact: true })).toHaveCount(2)
  await expect(page.getByText(adminText.ko.passStates.default)).toHaveCount(0)
  await expect(page.getByText(reviewText.ko.notWritten)).toHaveCount(2)
  await page.goto(`/#${staffLinks.review1(1, submitted.id)}`)
  await expect(page.getByText(text.edited)).toBeVisible()
  await expect(page.getByText(wholeContent.activityPlan)).toBeVisible()
  await expect(page.getByText(text.draft, { exact: true })).toHaveCount(0)
  await context.close()
})

test('printing is noted first, and paper gets the application alone', async ({ browser, stack }) => {
  const [person] = await applicants(stack.url, 1, { mark: 'paper' })
  if (!person) throw new Error('nobody applied')
  const text = aroundText.ko
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('selectPass', { _id: person.id, pass: '1stPass' })
  const heard: string[] = []
  await page.exposeFunction('heard', (what: string) => heard.push(what))
  await page.addInitScript(() => {
    window.print = () => Reflect.get(window, 'heard')('print')
  })
  page.on('response', (response) => response.url().endsWith('/print') && heard.push('noted'))
  await page.goto(`/#${staffLinks.review1(1, person.id)}`)
  await page.getByRole('button', { name: text.print }).click()
  await expect.poll(() => heard).toEqual(['noted', 'print'])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: text.toList })).toBeHidden()
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page.getByText(wholeContent.activityPlan)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByText(text.history).click()
  const entries = page.getByRole('listitem').filter({ hasText: historyText.ko.authors.admin })
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(historyText.ko.what.print ?? '')
  await expect(entries.last()).toContainText(
    `${listText.ko.passStates.default}→${historyText.ko.to}${listText.ko.passStates['1stPass']}`,
  )
  await expectNoViolation(page, 'the history')
  await context.close()
})

test('who is not signed in is led away from an application without a word', async ({ browser, stack }) => {
  const [person] = await applicants(stack.url, 1, { mark: 'closed' })
  const context = await browser.newContext({ baseURL: stack.url })
  const page = await context.newPage()
  await page.goto(`/#${paths.reviewPage2(person?.id ?? '')}`)
  await expect(page).toHaveURL(/#\/admin\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})
