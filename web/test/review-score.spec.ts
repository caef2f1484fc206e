import type { Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import { PASSPHRASE } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { scoreText } from '../src/features/desk/score/text.ts'
import { setupText } from '../src/features/desk/setup/text.ts'
import { deskText } from '../src/features/desk/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { expect, test } from './fixtures.ts'
import { openScoring, reviewedTeam, reviewer } from './review-room.ts'
import { opened, SCREENS } from './screens.ts'
import { carry } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const ko = scoreText.ko
const criterion = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const radio = (page: Page, name: string, score: number) =>
  criterion(page, name).getByRole('radio', { name: ko.scoreOf(score) })
const comment = (page: Page) => page.getByLabel(ko.comment, { exact: true })
const saved = (page: Page) => page.locator('[data-saving="saved"]')

test('a reviewer scores by keys without learning who wrote, submits and goes on', async ({
  browser,
  stack,
}) => {
  const { people } = await reviewedTeam(stack.url, 3, 'score')
  const { page, context, api } = await reviewer(browser, stack.url)
  await openScoring(page)
  await expect(page.getByRole('heading', { name: ko.item(1), exact: true })).toBeVisible()
  const whole = await page.locator('body').innerText()
  for (const { name, studentId } of people) {
    expect(whole).not.toContain(name)
    expect(whole).not.toContain(studentId)
  }
  await criterion(page, '열정').getByRole('radio').first().focus()
  await page.keyboard.press('4')
  await expect(radio(page, '열정', 4)).toBeChecked()
  await expect(criterion(page, '계획').getByRole('radio').first()).toBeFocused()
  // Digits that are typed are no scores.
  await comment(page).fill('2년의 계획')
  await expect(criterion(page, '계획').getByRole('radio', { checked: true })).toHaveCount(0)
  await criterion(page, '계획').getByRole('radio').first().focus()
  await page.keyboard.press('Digit5')
  await expect(radio(page, '계획', 5)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: ko.item(2), exact: true })).toBeVisible()
  await expect(page.getByText(ko.submitted(1))).toBeVisible()
  await expect(criterion(page, '열정').getByRole('radio').first()).toBeFocused()
  const { applications } = await api.call('listReviews', { team: 1 })
  expect(applications.map(({ state }) => state)).toEqual(['submitted', 'none', 'none'])
  const first = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
  expect(Object.values(first.review?.scores ?? {})).toEqual([4, 5])
  expect(first.review?.comment).toBe('2년의 계획')

  // An incomplete one is not submitted, and the focus goes to what is missing.
  await page.keyboard.press('3')
  await expect(criterion(page, '계획').getByRole('radio').first()).toBeFocused()
  await page.getByRole('button', { name: ko.submit }).click()
  await expect(page.getByRole('alert')).toContainText(ko.unscored('계획'))
  await page.getByRole('button', { name: ko.recuse }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(ko.reason).fill('같은 동아리에 있습니다.')
  await question.getByRole('button', { name: ko.recuseYes }).click()
  await expect(page.getByRole('complementary').getByText(ko.recused('같은 동아리에 있습니다.'))).toBeVisible()
  await context.close()
})

test('what was written offline is there after the page was killed, and saved', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'killed')
  const { page, context, api } = await reviewer(browser, stack.url)
  await openScoring(page)
  await context.setOffline(true)
  await radio(page, '열정', 2).check()
  await comment(page).fill('연결이 끊긴 동안 쓴 의견')
  await comment(page).blur()
  await expect(page.getByText(ko.offline).first()).toBeVisible()
  // A crashing tab sends no last save: offline emulation ends with the page, and the save would sometimes arrive.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await openScoring(again)
  await expect(comment(again)).toHaveValue('연결이 끊긴 동안 쓴 의견')
  await expect(radio(again, '열정', 2)).toBeChecked()
  await expect(saved(again)).toBeVisible()
  const { applications } = await api.call('listReviews', { team: 1 })
  const { review } = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
  expect(review?.comment).toBe('연결이 끊긴 동안 쓴 의견')
  await context.close()
})

test('of two windows the second one is asked, and both texts are kept', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'windows')
  const { page, context, api } = await reviewer(browser, stack.url)
  const other = await context.newPage()
  await openScoring(page)
  await openScoring(other)
  await comment(other).fill('다른 창의 의견')
  await comment(other).blur()
  await expect(saved(other)).toBeVisible()
  await comment(page).fill('이 창의 의견')
  await comment(page).blur()
  const compare = page.getByRole('region', { name: ko.compareTitle })
  await expect(compare).toContainText('다른 창의 의견')
  await expect(compare).toContainText('이 창의 의견')
  await expectNoViolation(page, 'two versions of a review')
  const stored = async () => {
    const { applications } = await api.call('listReviews', { team: 1 })
    const { review } = await api.call('reviewApplication', { team: 1, id: applications[0]?.id ?? '' })
    return review?.comment
  }
  expect(await stored()).toBe('다른 창의 의견')
  await compare.getByRole('button', { name: ko.keepChosen }).click()
  await expect.poll(stored).toBe('이 창의 의견')
  await page.getByText(ko.asides(1)).click()
  await expect(page.getByText('다른 창의 의견')).toBeVisible()
  await context.close()
})

test('a reviewer starts on a team of hers and is offered no other', async ({ browser, stack }) => {
  await reviewedTeam(stack.url, 1, 'own-team')
  const { page, context, member, api } = await reviewer(browser, stack.url, { language: 'ko' }, [2, 3])
  const teams = page.getByRole('group', { name: deskText.ko.teams })
  const named = ([2, 3] as const).map((team) => teamNames[team].ko)
  // Also by a link that another person has sent her.
  for (const address of ['/#/admin/review', `/#${staffLinks.desk(1)}`]) {
    await page.goto(address)
    await expect(teams.getByRole('button')).toHaveText(named)
    await expect(teams.getByRole('button', { pressed: true })).toHaveText(teamNames[2].ko)
  }
  await teams.getByRole('button', { name: teamNames[3].ko }).click()
  await expect(page).toHaveURL(/team=3/)
  // Other teams end her session, which carries them: she signs in once more.
  const moved = async (version: number, team: Team) => {
    await member.admin.call('changeMember', { id: member.id, version, teams: [team] })
    await api.call('memberLogin', { name: member.name, passphrase: PASSPHRASE })
    await carry(context, stack.url, api.jar)
  }
  await moved(1, 1)
  await page.goto('/#/admin/review')
  await page.reload()
  await expect(teams.getByRole('button')).toHaveText([teamNames[1].ko])
  // What she has begun stays within reach when she is moved again.
  const { applications } = await api.call('listReviews', { team: 1 })
  const begun = { team: 1, id: applications[0]?.id ?? '', version: 0 } as const
  await api.call('saveReview', { ...begun, state: 'draft', scores: {}, comment: '초안', note: '' })
  await moved(2, 3)
  await page.reload()
  await expect(teams.getByRole('button')).toHaveText([teamNames[1].ko, teamNames[3].ko])
  await context.close()
})

for (const { language, width } of opened('scores', SCREENS))
  test(`criteria, assignment, scoring, opening and results (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { people, admin } = await reviewedTeam(stack.url, 4, `whole-${language}${width}`)
    const text = setupText[language]
    const first = await reviewer(browser, stack.url, { language, width })
    const second = await reviewer(browser, stack.url, { language, width })
    const { page, context } = await staffDesk(browser, stack.url, { language, width })
    await page.goto(`/#${paths.reviewSetup}?team=1`)
    const criteria = page.getByRole('region', { name: text.criteria })
    await expect(criteria.getByLabel(text.name).first()).toHaveValue('열정')
    await criteria.getByRole('button', { name: text.down('열정') }).click()
    await criteria.getByRole('button', { name: text.save }).click()
    await expect
      .poll(async () => (await admin.call('reviewCriteria', { team: 1 })).criteria.map(({ name }) => name))
      .toEqual(['계획', '열정'])

    const assign = page.getByRole('region', { name: text.assign })
    for (const { member } of [first, second])
      await expect(assign.getByRole('checkbox', { name: member.name })).toBeVisible()
    for (const box of await assign.getByRole('checkbox').all()) {
      const name = (await box.evaluate((input) => input.closest('label')?.textContent)) ?? ''
      await box.setChecked([first, second].some(({ member }) => name.includes(member.name)))
    }
    await assign.getByRole('button', { name: text.preview, exact: true }).click()
    await expect(assign.getByText(text.enough(people.length))).toBeVisible()
    await expectNoViolation(page, 'the preview of an assignment')
    await assign.getByRole('button', { name: text.confirm }).click()
    await expect(assign.getByRole('button', { name: text.confirm })).toHaveCount(0)

    for (const [index, { api }] of [first, second].entries()) {
      const { applications } = await api.call('listReviews', { team: 1 })
      expect(applications).toHaveLength(4)
      for (const [at, { id, version }] of applications.entries()) {
        const { criteria: asked } = await api.call('reviewApplication', { team: 1, id })
        const scores = Object.fromEntries(asked.map((one) => [one.id, 1 + ((at + 2 * index) % 5)]))
        await api.call('saveReview', {
          team: 1,
          id,
          version,
          state: at === 3 && index === 1 ? 'draft' : 'submitted',
          scores,
          comment: '계획이 구체적입니다.',
          note: '',
        })
      }
    }
    await openScoring(second.page, language)
    await expectNoViolation(second.page, `scoring, ${language} ${width}`)
    await picture(second.page, `desk-score-${language}-${width}`)

    const phase = page.getByRole('region', { name: text.phase })
    await phase.getByRole('button', { name: text.open }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(text.stillMissing(3, 4))
    await expectNoViolation(page, 'the question before the reviews are opened')
    await question.getByRole('button', { name: text.open }).click()
    await expect(phase.getByText(text.isOpen)).toBeVisible()
    const results = page.getByRole('region', { name: text.results })
    await expect(results.getByRole('heading', { name: text.spread })).toBeVisible()
    await expectNoViolation(page, `the results, ${language} ${width}`)
    await picture(page, `desk-setup-${language}-${width}`)
    await page.goto(`/#${staffLinks.desk(1)}`)
    await expect(page.getByRole('heading', { name: deskText[language].judged })).toBeVisible()
    // The application is read apart from what was judged: its headings belong to the outline.
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoViolation(page, `the desk with results, ${language} ${width}`)
    await picture(page, `desk-judged-${language}-${width}`)
    for (const { context: one } of [first, second]) await one.close()
    await context.close()
  })
