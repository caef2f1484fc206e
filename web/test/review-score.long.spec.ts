import type { Team } from '@recruit/contract/constants'
import { PASSPHRASE } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { setupText } from '../src/features/desk/setup/text.ts'
import { deskText } from '../src/features/desk/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { rowText } from '../src/ui/form/text.ts'
import { expect, test } from './fixtures.ts'
import { openScoring, reviewedTeam, reviewer } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { carry } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

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

for (const { language, width } of SCREENS)
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
    const part = (name: string) => page.getByRole('tabpanel', { name })
    const open = (name: string) => page.getByRole('tab', { name }).click()
    const criteria = part(text.criteria)
    await expect(criteria.getByLabel(text.name).first()).toHaveValue('열정')
    await criteria.getByRole('button', { name: rowText[language].down('열정') }).click()
    await criteria.getByRole('button', { name: text.save }).click()
    await expect
      .poll(async () => (await admin.call('reviewCriteria', { team: 1 })).criteria.map(({ name }) => name))
      .toEqual(['계획', '열정'])

    await open(text.assign)
    const assign = part(text.assign)
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
    for (const { member } of [first, second])
      await expect(
        assign.getByRole('button', { name: text.changeOf(member.name, people[0]?.name ?? '') }),
      ).toBeVisible()
    await expectNoViolation(page, `who reviews what, ${language} ${width}`)
    await picture(page, `desk-assigned-${language}-${width}`)

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

    await open(text.progress)
    const phase = part(text.progress)
    await phase.getByRole('button', { name: text.open }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(text.stillMissing(3, 4))
    await expectNoViolation(page, 'the question before the reviews are opened')
    await question.getByRole('button', { name: text.open }).click()
    await expect(phase.getByText(text.isOpen)).toBeVisible()
    await open(text.results)
    const results = part(text.results)
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
