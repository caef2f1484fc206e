import type { Browser, Locator, Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { messages } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import { newMember } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { frameText } from '../src/features/admin/frame-text.ts'
import { adminText } from '../src/features/admin/text.ts'
import { interviewersText } from '../src/features/admin/timetable/setup/interviewers/text.ts'
import { rulesText } from '../src/features/admin/timetable/setup/rules/text.ts'
import { setupText } from '../src/features/admin/timetable/setup/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { at, cellIn, dragByMouse, middleOf, PHONE, test, touch } from './grid-page.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const PERIOD = '2026.12.5(토) ~ 12.7(월)'
const DAYS = periodDays(PERIOD, new Date())?.days ?? []
const [SATURDAY, SUNDAY, MONDAY] = ['12.5(토)', '12.6(일)', '12.7(월)'] as const
const [text, rules, setup] = [interviewersText.ko, rulesText.ko, setupText.ko]

/** The screen in a term of its own, by the admin. */
async function openSetup(
  browser: Browser,
  url: string,
  { period = PERIOD, ...window }: { period?: string; language?: Language; width?: number } = {},
) {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: period })
  const page = await windowOf(browser, { ...admin, url } as Visitor, { language: 'ko', ...window })
  await page.goto(`/#${paths.timetableSetup}`)
  return { admin, page, stored: async () => (await admin.call('listInterviewers', {})).interviewers }
}
const stand = (admin: Visitor, name: string, ...hours: number[]) =>
  admin.call('saveInterviewer', {
    ...{ version: 0, name, member: null, teams: [1 as Team], mostPerDay: null, mostInARow: null },
    ...{ interviewHours: emptyHours().map((none, day) => hours[day] ?? none), interviewDays: DAYS },
  })
const hoursIn = (page: Page) => page.getByRole('grid', { name: text.hoursTitle })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** Tab until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the admin enters two interviewers, one by mouse and one by keyboard', async ({ browser, stack }) => {
  const { page, stored } = await openSetup(browser, stack.url)
  const name = page.getByLabel(text.name, { exact: true })
  // The first form is open already.
  await name.fill('김가람')
  await page.getByRole('checkbox', { name: '마케팅팀' }).check()
  await hoursIn(page).scrollIntoViewIfNeeded()
  await dragByMouse(page, hoursIn(page), at(0, 2), at(1, 7), [SATURDAY, SUNDAY])
  await button(page, text.saveAndNext).click()
  await expect(rowOf(page, '김가람')).toContainText(`${SATURDAY}–${SUNDAY} 10–16`)
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
  await expect(rowOf(page, '이나래')).toContainText(`${SUNDAY} 9–12`)
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
  await expect(rowOf(page, member)).toContainText(`${SATURDAY}–${SUNDAY} 10–16`)
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
  await expect(alert).toContainText(messages.staleVersion.ko)
  await expect(alert).toContainText(setup.differs([text.name, text.teams, text.hours].join(', ')))
  await expectNoViolation(page, 'a conflict')
  // Their teams are taken over by hand; name and hours stay as typed.
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
  await alert.getByRole('button', { name: setup.takeTheirs }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel(text.mostPerDay)).toHaveValue('5')
  await button(page, text.cancel).click()

  await button(page, text.editOf('정마루')).click()
  await page.getByLabel(text.mostPerDay).fill('2')
  await admin.call('removeInterviewer', { id: other.interviewer.id, version: 2 })
  await button(page, text.save).click()
  await expect(alert).toContainText(text.gone)
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

test('the rules are saved and read back, and one question guards whatever is unsaved', async ({
  browser,
  stack,
}) => {
  const { admin, page } = await openSetup(browser, stack.url)
  const read = () => admin.call('timetableRules', {})
  const rooms = page.getByLabel(rules.rooms, { exact: true })
  await rooms.fill('2x')
  await button(page, rules.save).click()
  await expect(rooms).toBeFocused()
  await expect(rooms).toHaveAccessibleDescription(new RegExp(rules.numberWrong(0, 20)))
  await rooms.fill('2')
  await page.getByLabel(rules.length).fill('2')
  await page.getByLabel(rules.roomName(2)).fill(' 학관 302호')
  await page.getByRole('group', { name: rules.panels }).getByLabel('디자인팀').fill('3')
  await page.getByRole('checkbox', { name: '12:00' }).check()
  await page.getByText(rules.closedMore).click()
  const closed = page.getByRole('grid', { name: rules.closed })
  await closed.scrollIntoViewIfNeeded()
  await dragByMouse(page, closed, at(1, 0), at(2, 1), [SUNDAY, MONDAY])
  await page.getByText(rules.roomsByDayMore).click()
  await page.getByRole('combobox', { name: rules.addDay }).selectOption(SUNDAY)
  await page.getByLabel(rules.allDayOf(SUNDAY)).fill('1')
  await page.getByLabel(rules.roomsAt(SUNDAY, '10:00')).fill('3')

  // The way to the timetable asks first.
  await page.getByRole('link', { name: setup.toTimetable }).click()
  await page.getByRole('dialog').getByRole('button', { name: frameText.ko.stay }).click()
  await button(page, rules.save).click()
  await expect(page.getByText(messages.timetableRulesSaved.ko)).toBeVisible()
  await expect(page.getByText(rules.unsaved)).toHaveCount(0)
  const saved = {
    ...{ length: 2, rooms: 2, roomNames: ['', '학관 302호'] },
    roomsByDay: [{ day: DAYS[1], rooms: Array<number>(17).fill(1).with(2, 3) }],
    closed: [
      { day: null, hours: 0b1_0000 },
      { day: DAYS[1], hours: 0b11 },
      { day: DAYS[2], hours: 0b11 },
    ],
    panels: [1, 2, 3].map((team) => ({ team, size: team === 2 ? 3 : 1 })),
  }
  expect(await read()).toMatchObject({ version: 1, rules: saved })
  await page.reload()
  await expect(rooms).toHaveValue('2')
  await expect(closed.getByRole('gridcell', { selected: true })).toHaveCount(4)
  await expect(page.getByLabel(rules.roomsAt(SUNDAY, '10:00'))).toHaveValue('3')
  await expect(page.getByRole('checkbox', { name: '12:00' })).toBeChecked()

  const { version, rules: now } = await read()
  await rooms.fill('4')
  await admin.call('setTimetableRules', { version, rules: { ...now, length: 1 } })
  await button(page, rules.save).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(setup.differs([rules.length, rules.rooms].join(', ')))
  await alert.getByRole('button', { name: setup.takeTheirs }).click()
  await expect(rooms).toHaveValue('2')
  await expect(page.getByLabel(rules.length)).toHaveValue('1')
  await page.getByRole('link', { name: setup.toTimetable }).click()
  await expect(page).toHaveURL(new RegExp(`#${paths.timetable}$`))
  await page.context().close()
})

test('without dates in the interview period the way to the settings is shown', async ({ browser, stack }) => {
  const { page } = await openSetup(browser, stack.url, { period: '추후 안내' })
  await expect(page.getByText(setup.noDates)).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByRole('link', { name: setup.toSettings }).click()
  await expect(page).toHaveURL(/#\/admin\/modifyInfo\//i)
  await page.context().close()
})

for (const width of [390, 1280])
  for (const language of ['ko', 'en'] as const)
    test(`the preparation of the timetable has no violation (${language}, ${width} px)`, async ({
      browser,
      stack,
      picture,
    }) => {
      const [text, rules] = [interviewersText[language], rulesText[language]]
      const { admin, page } = await openSetup(browser, stack.url, { language, width })
      const look = async (what: string) => {
        await expectNoViolation(page, what)
        await picture(page, `timetable-setup-${what}-${language}-${width}`)
      }
      await expect(page.getByRole('grid', { name: text.hoursTitle })).toBeVisible()
      // The bar has one way more since: its last button is not covered.
      await button(page, adminText[language].logout).click({ trial: true })
      await look('empty')
      for (const [name, ...hours] of [
        ['김가람', 0b1111_1100, 0b1111_1100],
        ['이나래', 0b110, 0b1_1110_1110],
        ['남궁다온누리', 2 ** 17 - 1],
        ['서해솔'],
      ] as const)
        await stand(admin, name, ...hours)
      await page.reload()
      await button(page, text.editOf('이나래')).click()
      await page.getByText(rules.closedMore).click()
      await page.getByText(rules.roomsByDayMore).click()
      await page.getByRole('combobox', { name: rules.addDay }).selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: '12:00' }).check()
      await look('full')
      await page.context().close()
    })
