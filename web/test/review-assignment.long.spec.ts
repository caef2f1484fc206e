import { messages } from '@recruit/contract/messages'
import { setupText } from '../src/features/desk/setup/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { reviewedTeam, reviewer } from './review-room.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('the admin hands an assignment on, takes it away or gives one more, but not one that is reviewed', async ({
  browser,
  stack,
}) => {
  const { people, admin } = await reviewedTeam(stack.url, 2, 'handed')
  const first = await reviewer(browser, stack.url)
  const second = await reviewer(browser, stack.url)
  const asked = [first, second].map(({ member: { id, name } }) => ({ id, name, teams: [1 as const] }))
  const wish = { team: 1 as const, needed: 1, members: asked.slice(0, 1) }
  const { digest } = await admin.call('previewAssignment', wish)
  await admin.call('assignReviewers', { ...wish, digest })

  const text = setupText.ko
  const { page, context } = await staffDesk(browser, stack.url)
  await page.goto(`/#${paths.reviewSetup}?team=1&part=assign`)
  const assign = page.getByRole('tabpanel', { name: text.assign })
  const changeOf = (applicant: string, { member }: typeof first) =>
    assign.getByRole('button', { name: text.changeOf(member.name, applicant) })
  const [one, other] = people.map(({ name }) => name)
  if (!one || !other) throw new Error('nobody applied')
  await changeOf(one, first).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.handTo).selectOption({ label: second.member.name })
  await expectNoViolation(page, 'an assignment to be changed')
  await dialog.getByRole('button', { name: text.handOn }).click()
  await expect(changeOf(one, second)).toBeVisible()
  await expect(changeOf(one, first)).toHaveCount(0)

  // An applicant submits while the page is open.
  const [found] = (await second.api.call('listReviews', { team: 1 })).applications
  const { criteria } = await second.api.call('reviewApplication', { team: 1, id: found?.id ?? '' })
  await second.api.call('saveReview', {
    ...{ team: 1, id: found?.id ?? '', version: 0, state: 'submitted', comment: '', note: '' },
    scores: Object.fromEntries(criteria.map(({ id }) => [id, 4])),
  })
  await changeOf(one, second).click()
  await dialog.getByRole('button', { name: text.takeAway }).click()
  await expect(dialog.getByRole('alert')).toHaveText(messages.assignmentReviewed.ko)
  await dialog.getByRole('button', { name: uiText.ko.cancel, exact: true }).click()
  await changeOf(other, first).click()
  await dialog.getByRole('button', { name: text.takeAway }).click()
  await expect(assign.getByRole('row', { name: other })).toContainText(text.lacks(1))
  const lacking = page.getByText(text.lackReviewers(1, other))
  await expect(lacking).toBeVisible()
  await page.getByRole('tab', { name: text.progress }).click()
  await lacking.getByRole('link', { name: text.assign }).click()
  const { applications } = await admin.call('listAssignments', { team: 1 })
  expect(applications.map(({ members }) => members.map(({ name }) => name)).sort()).toEqual([
    [],
    [second.member.name],
  ])

  // A free cell assigns.
  const give = assign.getByRole('button', { name: text.giveOf(second.member.name, other) })
  await give.focus()
  await expectNoViolation(page, 'a free cell')
  await page.keyboard.press('Enter')
  await expect(changeOf(other, second)).toBeVisible()
  await expect(page.getByText(text.gridKey)).toHaveCount(0)
  // Once all may read the reviews, the grid says which are submitted.
  await admin.call('setReviewPhase', { team: 1, isOpen: true })
  await page.reload()
  await expect(page.getByText(text.gridKey)).toBeVisible()
  await expect(
    assign.getByRole('button', { name: text.hasSubmitted(text.changeOf(second.member.name, one)) }),
  ).toHaveText('✓')
  await expect(changeOf(other, second)).toHaveText('○')
  for (const it of [first.context, second.context, context]) await it.close()
})
