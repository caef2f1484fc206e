import type { Page } from '@playwright/test'
import { newMember, signedIn, wholeContent } from '@recruit/local/testing/people'
import { reviewText } from '../src/features/applicants/application/text.ts'
import { listText } from '../src/features/applicants/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { openFilters, openList, pressMore, rowOf, storedOf } from './list-page.ts'
import { reviewedTeam } from './review-room.ts'
import { freshTerm, windowOf } from './staff.ts'
import { applicants } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

/** What two reviewers give each application: means of 3, 4 and 5; the last one lacks a review. */
const SCORES = [
  [1, 5],
  [4, 4],
  [5, null],
] as const

/** Three applications that two members have reviewed; the reviews are not open. */
async function judgedTeam(url: string, mark: string) {
  const { people, admin } = await reviewedTeam(url, SCORES.length, mark)
  // Reviewers are not told whose application it is: the essays say it here.
  for (const [index, { id, browser }] of people.entries())
    await browser.call('savePage2', { id, ...wholeContent, applyReason: `${index}`, isFinalSubmit: true })
  await admin.call('setReviewPhase', { team: 1, needed: 2 })
  for (const by of [0, 1] as const) {
    const { browser: reviewer } = await newMember(url, { role: 'reviewer' })
    for (const { id, version } of (await reviewer.call('listReviews', { team: 1 })).applications) {
      const { criteria, content } = await reviewer.call('reviewApplication', { team: 1, id })
      const score = SCORES[Number(content.applyReason)]?.[by]
      const scores = Object.fromEntries(criteria.map((one) => [one.id, score ?? 3]))
      const state = score ? 'submitted' : 'draft'
      await reviewer.call('saveReview', { team: 1, id, version, state, scores, comment: '', note: '' })
    }
  }
  const [torn, even, single] = people
  if (!torn || !even || !single) throw new Error('there are three')
  return { admin, torn, even, single }
}

// Open reviews would add columns to the list of later tests.
test.afterEach(async ({ stack }) => void (await freshTerm(stack.url)))

const names = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('rowheader')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('title')))

for (const [language, width] of [
  ['ko', 390],
  ['en', 1280],
] as const)
  test(`a list is sorted and filtered by its reviews once they are open, and changed at once (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = listText[language]
    const { admin, torn, even, single } = await judgedTeam(stack.url, `judged-${width}`)
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const listed = await admin.call('listApplicants', { team: 1 })
    const enrolled = listed.applicants.map(({ name }) => name)
    const page = await windowOf(browser, { ...admin, url: stack.url }, { language, width })
    const head = (name: string) => page.getByRole('columnheader', { name })
    const shows = (...people: { name: string }[]) =>
      expect.poll(() => names(page)).toEqual(people.map(({ name }) => name))

    // Not open: an address that asks for reviews says nothing, and nothing of them is offered.
    const results = page.waitForResponse((response) => response.url().includes('/api/review/results'))
    await openList(page, '?sort=score&order=down&score=from-4&missing=1&apart=1')
    expect(await (await results).json()).toMatchObject({ isOpen: false, applications: [], reviewers: [] })
    await expect.poll(() => names(page)).toEqual(enrolled)
    await openFilters(page, text)
    await expect(page.getByRole('group', { name: text.judgedFilters })).toHaveCount(0)
    for (const name of [text.score, text.apart, text.missing]) await expect(head(name)).toHaveCount(0)
    await expect(page.locator('[aria-sort]')).toHaveCount(0)

    await admin.call('setReviewPhase', { team: 1, isOpen: true })
    await openList(page, '?team=1')
    // On a phone the open panel keeps the rest out of reach.
    await page.getByRole('button', { name: text.filters, exact: true }).click()
    await pressMore(page, text.readAgain, text)
    // A card has no column heads: what it is sorted by is chosen.
    const sort = async (name: string, isAgain = false) => {
      if (width > 390) await head(name).getByRole('button').click()
      else if (isAgain) await page.getByRole('button', { name: text.descending }).click()
      else await page.getByRole('combobox', { name: text.sortBy }).selectOption(text.sortedBy(name))
    }
    await sort(text.score)
    await expect(head(text.score)).toHaveAttribute('aria-sort', 'descending')
    await shows(single, even, torn)
    await sort(text.score, true)
    await shows(torn, even, single)
    await sort(text.apart)
    await shows(torn, even, single)
    await sort(text.apart, true)
    await shows(even, torn, single)
    await expectNoViolation(page, `a list with its reviews, ${language} ${width}`)
    await page.evaluate(() => document.querySelector('table')?.parentElement?.scrollTo({ left: 0 }))
    await picture(page, `list-judged-${language}-${width}`)

    const filters = await openFilters(page, text)
    await filters.getByLabel(text.missingOnly).click()
    await shows(single)
    await filters.getByLabel(text.missingOnly).click()
    await filters.getByLabel(text.score, { exact: true }).selectOption({ label: text.atLeast('4') })
    await shows(even, single)
    await page.reload()
    await shows(even, single)
    const status = page.getByRole('group', { name: text.status })
    await status.getByRole('button', { name: `${text.passStates.default} 2` }).click()

    await page.getByLabel(text.tickAll).check()
    await page.getByRole('button', { name: text.bulk }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: text.passStates['1stPass'] }).check()
    await expect(sheet).toContainText(text.summary(2, text.passStates['1stPass']))
    await sheet.getByRole('button', { name: text.apply(2) }).click()
    const band = page.getByRole('region', { name: publishingText[language].band })
    await expect(band).toContainText(publishingText[language].waiting(2))
    // Decided under a filter that they no longer pass: they keep their places.
    await shows(even, single)
    for (const person of [even, single]) {
      expect((await storedOf(admin, person)).pass).toBe('1stPass')
      expect((await person.browser.call('getApplication', { id: person.id })).pass).toBe('default')
    }

    // What the applicants see now, next to what is decided.
    for (const person of [even, single])
      await expect(rowOf(page, person)).toContainText(
        `${publishingText[language].nowInRow} ${text.passStates.default}`,
      )
    await (await openFilters(page, text))
      .getByLabel(text.score, { exact: true })
      .selectOption({ label: text.any })
    // On a phone the open panel covers the statuses.
    await page.keyboard.press('Escape')
    await status.getByRole('button', { name: text.all }).click()
    await shows(even, torn, single)
    await (await openFilters(page, text)).getByLabel(text.counted(text.unpublishedOnly, 2)).click()
    await shows(even, single)
    await expect(page).toHaveURL(/unpublished=1/)
    await expectNoViolation(page, `only what is not published, ${language} ${width}`)
    await picture(page, `list-unpublished-${language}-${width}`)
    await page.keyboard.press('Escape')
    // Decided while the filter is on: a joined row sorts last, and no row leaves before the next read.
    await admin.call('selectPass', { _id: torn.id, pass: 'fail', staged: true })
    await rowOf(page, even).getByRole('combobox').selectOption('default')
    await shows(even, single, torn)
    await pressMore(page, text.readAgain, text)
    await shows(torn, single)

    await page.getByRole('link', { name: torn.name, exact: true }).click()
    // The list has a button of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(torn.name)
    await expect(page.getByText(reviewText[language].place(1, 2))).toBeVisible()
    await page.context().close()
  })

test('a manager sorts by the reviews too, and nobody may in an archive', async ({ browser, stack }) => {
  const [former] = await applicants(stack.url, 1, { mark: 'judged-before' })
  const manager = await signedIn(stack.url, 'manager')
  const { term } = await manager.call('overview', {})
  const { admin, torn, even, single } = await judgedTeam(stack.url, 'judged-manager')
  await admin.call('setReviewPhase', { team: 1, isOpen: true })
  const page = await windowOf(browser, { ...manager, url: stack.url }, { language: 'ko' })
  const asked = 'sort=score&order=down&score=from-3'
  await openList(page, `?${asked}`, paths.applicationList)
  await expect.poll(() => names(page)).toEqual([single, even, torn].map(({ name }) => name))
  await openList(page, `?${asked}&term=${term}`, paths.applicationList)
  await expect.poll(() => names(page)).toContain(former?.name)
  await expect(page.getByRole('columnheader', { name: listText.ko.score })).toHaveCount(0)
  await page.context().close()
})
