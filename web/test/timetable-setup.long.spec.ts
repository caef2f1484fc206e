import type { Locator, Page } from '@playwright/test'
import { emptyHours } from '@recruit/contract/interview/grid'
import { newMember } from '@recruit/local/testing/people'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import { at, cellIn, dragByMouse, middleOf, PHONE, test, touch } from './grid-page.ts'
import { button, DAYS, hoursIn, openSetup, rowOf, SATURDAY, SUNDAY, stand } from './timetable-setup-page.ts'
import { expectNoViolation } from './violations.ts'

const [text, draft] = [interviewersText.ko, draftText.ko]
/** Tab until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the next interviewer keeps the name that was typed while the one before was saved', async ({
  browser,
  stack,
}) => {
  const { page, stored } = await openSetup(browser, stack.url)
  const name = page.getByLabel(text.name, { exact: true })
  const team = page.getByRole('checkbox', { name: '마케팅팀' })
  await name.fill('김가람')
  await team.check()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let saves = 0
  await page.route('**/api/timetable/interviewers', async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1
      await released
    }
    await route.continue()
  })
  await button(page, text.saveAndNext).click()
  await expect.poll(() => saves).toBe(1)
  await name.fill('이나래')
  release()
  await expect(rowOf(page, '김가람')).toBeVisible()
  await expect(team).not.toBeChecked()
  await expect(name).toHaveValue('이나래')
  expect((await stored()).map((one) => one.name)).toEqual(['김가람'])
  await page.context().close()
})

test('the admin enters two interviewers, one by mouse and one by keyboard', async ({ browser, stack }) => {
  const { page, stored } = await openSetup(browser, stack.url)
  const name = page.getByLabel(text.name, { exact: true })
  // The first form is open already.
  await name.fill('김가람')
  await page.getByRole('checkbox', { name: '마케팅팀' }).check()
  await hoursIn(page).scrollIntoViewIfNeeded()
  await dragByMouse(page, hoursIn(page), at(0, 2), at(1, 7), [SATURDAY, SUNDAY])
  await button(page, text.saveAndNext).click()
  await expect(rowOf(page, '김가람')).toContainText(`${SATURDAY}–${SUNDAY} 10시–16시`)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')

  await page.keyboard.type('이나래')
  await tabTo(page, page.getByRole('checkbox', { name: '디자인팀' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel(text.mostPerDay))
  await page.keyboard.type('4')
  await tabTo(page, cellIn(hoursIn(page), at(0, 0), SATURDAY))
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key)
  await tabTo(page, button(page, text.save))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, '이나래')).toContainText(`${SUNDAY} 9시–12시`)
  await expect(rowOf(page, '이나래')).toContainText(text.perDay(4))
  await expect(button(page, text.add)).toBeFocused()

  const common = { interviewDays: DAYS, member: null, mostInARow: null, version: 1 }
  const [garam, narae] = [0b1111_1100, 0b1110]
  expect(await stored()).toEqual([
    expect.objectContaining({
      ...common,
      ...{ name: '김가람', teams: [1], mostPerDay: null },
      interviewHours: emptyHours().with(0, garam).with(1, garam),
    }),
    expect.objectContaining({
      ...common,
      ...{ name: '이나래', teams: [2], mostPerDay: 4 },
      interviewHours: emptyHours().with(1, narae),
    }),
  ])

  // The third one is a member of the staff and takes the first one's hours.
  const { name: member, id } = await newMember(stack.url, { role: 'reviewer', teams: [3] })
  await page.reload()
  await button(page, text.add).click()
  await page.getByLabel(text.member).selectOption(member)
  await page.getByRole('combobox', { name: text.sameAs }).selectOption('김가람')
  await button(page, text.save).click()
  await expect(rowOf(page, member)).toContainText(`${SATURDAY}–${SUNDAY} 10시–16시`)
  const third = (await stored()).find((one) => one.member === id)
  expect(third).toMatchObject({ name: member, teams: [3] })
  await page.context().close()
})

test('what is missing is said beside its field, on a phone too, where a held finger paints', async ({
  browser,
  stack,
}) => {
  const { admin, page: signedIn, stored } = await openSetup(browser, stack.url)
  await signedIn.context().close()
  const context = await browser.newContext({
    ...{ ...PHONE, baseURL: stack.url, locale: 'ko-KR', reducedMotion: 'reduce' },
  })
  await context.addCookies([...admin.jar].map(([name, value]) => ({ name, value, url: stack.url })))
  const page = await context.newPage()
  await page.goto(`/#${paths.timetableSetup}`)
  const name = page.getByLabel(text.name, { exact: true })
  const teams = page.getByRole('group', { name: text.teamsLegend })
  await page.getByLabel(text.mostInARow).fill('30')
  await button(page, text.save).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(new RegExp(text.nameMissing))
  await expect(teams).toHaveAccessibleDescription(new RegExp(text.teamMissing))
  await expect(page.getByText(text.limitWrong(17))).toBeVisible()
  await expectNoViolation(page, 'what is missing')
  await name.fill('박다온')
  await expect(page.getByText(text.nameMissing)).toHaveCount(0)
  await teams.getByRole('checkbox', { name: '웹개발팀' }).check()
  await page.getByLabel(text.mostInARow).fill('3')

  const grid = hoursIn(page)
  await grid.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const [from, to] = [await middleOf(grid, at(0, 2), SATURDAY), await middleOf(grid, at(1, 4), SUNDAY)]
  const cdp = await context.newCDPSession(page)
  await touch(cdp, 'touchStart', from)
  await expect(grid.locator('xpath=..')).toHaveAttribute('data-painting', 'touch')
  await touch(cdp, 'touchMove', to)
  await touch(cdp, 'touchEnd')
  await button(page, text.save).click()
  await expect(page.getByRole('table').getByText('박다온')).toBeVisible()
  const hours = emptyHours().with(0, 0b11100).with(1, 0b11100)
  expect(await stored()).toMatchObject([{ teams: [3], mostInARow: 3, interviewHours: hours }])
  await expectNoViolation(page, 'the list on a phone')
  await context.close()
})

test('a change by somebody else is met with what was typed kept, and removing asks first', async ({
  browser,
  stack,
}) => {
  const { admin, page, stored } = await openSetup(browser, stack.url)
  const { interviewer } = await stand(admin, '최라온', 0b11)
  const other = await stand(admin, '정마루', 0b11)
  await page.reload()
  await button(page, text.editOf('최라온')).click()
  await page.getByLabel(text.name, { exact: true }).fill('최라온 선배')
  await button(page, text.allHours).click()
  await admin.call('saveInterviewer', { ...interviewer, teams: [1, 2] })
  await button(page, text.save).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(draft.conflict)
  await expect(alert.getByRole('rowheader')).toHaveText([text.name, text.teams, text.hours])
  await expectNoViolation(page, 'a conflict')
  // Their teams are taken over by hand; name and hours stay as typed.
  await alert.getByRole('button', { name: draft.keepMine }).click()
  await page.getByRole('checkbox', { name: '디자인팀' }).check()
  await button(page, text.save).click()
  await expect(rowOf(page, '최라온 선배')).toContainText('마케팅팀, 디자인팀')
  const whole = emptyHours().fill(2 ** 17 - 1, 0, 3)
  expect((await stored()).find(({ id }) => id === interviewer.id)).toMatchObject({
    ...{ name: '최라온 선배', version: 3, teams: [1, 2], interviewHours: whole },
  })

  // Or all of theirs is taken.
  const { version } = (await stored()).find(({ id }) => id === other.interviewer.id) ?? { version: 0 }
  await button(page, text.editOf('정마루')).click()
  await page.getByLabel(text.mostPerDay).fill('3')
  await admin.call('saveInterviewer', { ...other.interviewer, version, mostPerDay: 5 })
  await button(page, text.save).click()
  await alert.getByRole('button', { name: draft.takeStored }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel(text.mostPerDay)).toHaveValue('5')
  await button(page, uiText.ko.cancel).click()

  await button(page, text.editOf('정마루')).click()
  await page.getByLabel(text.mostPerDay).fill('2')
  await admin.call('removeInterviewer', { id: other.interviewer.id, version: 2 })
  await button(page, text.save).click()
  await expect(alert).toContainText(text.gone)
  await alert.getByRole('button', { name: draft.keepMine }).click()
  await button(page, text.save).click()
  await expect(rowOf(page, '정마루')).toContainText(text.perDay(2))

  await button(page, text.removeOf('정마루')).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(text.askRemove('정마루'))
  await question.getByRole('button', { name: text.remove }).click()
  await expect(rowOf(page, '정마루')).toHaveCount(0)
  expect(await stored()).toHaveLength(1)
  await page.context().close()
})
