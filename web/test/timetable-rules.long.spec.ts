import { messages } from '@recruit/contract/messages'
import { adminText } from '../src/features/staff/text.ts'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { rulesText } from '../src/features/timetable/setup/rules/text.ts'
import { timetableText } from '../src/features/timetable/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { expect } from './fixtures.ts'
import { at, dragByMouse, test } from './grid-page.ts'
import { SCREENS } from './screens.ts'
import { openMenu } from './staff.ts'
import { button, DAYS, hoursIn, MONDAY, openSetup, SUNDAY, stand } from './timetable-setup-page.ts'
import { expectNoViolation } from './violations.ts'

const [rules, setup, draft] = [rulesText.ko, timetableText.ko, draftText.ko]

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
  await page
    .getByRole('group', { name: /디자인팀/ })
    .getByLabel(rules.panels)
    .fill('3')
  await page.getByText(rules.everyDay).click()
  await page.getByRole('checkbox', { name: '12:00' }).check()
  await page.getByText(rules.closed).click()
  // What stands above is as high as it stays.
  await expect(hoursIn(page)).toBeVisible()
  const closed = page.getByRole('grid', { name: rules.closed })
  await closed.scrollIntoViewIfNeeded()
  await dragByMouse(page, closed, at(1, 0), at(2, 1), [SUNDAY, MONDAY])
  await page.getByText(rules.roomsByDay).click()
  await page.getByRole('combobox', { name: rules.addDay }).selectOption(SUNDAY)
  await page.getByLabel(rules.allDayOf(SUNDAY)).fill('1')
  await page.getByLabel(rules.roomsAt(SUNDAY, '10:00')).fill('3')

  // The way to the timetable asks first.
  await page.getByRole('link', { name: setup.toTimetable }).click()
  await page.getByRole('dialog').getByRole('button', { name: draft.stay }).click()
  await button(page, rules.save).click()
  await expect(page.getByText(messages.timetableRulesSaved.ko)).toBeVisible()
  await expect(page.getByText(draft.unsaved)).toHaveCount(0)
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
  await page.getByText(rules.everyDay).click()
  await expect(page.getByRole('checkbox', { name: '12:00' })).toBeChecked()

  const { version, rules: now } = await read()
  await rooms.fill('4')
  await admin.call('setTimetableRules', { version, rules: { ...now, length: 1 } })
  await button(page, rules.save).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('rowheader')).toHaveText([rules.length, rules.rooms])
  await alert.getByRole('button', { name: draft.takeStored }).click()
  await expect(rooms).toHaveValue('2')
  await expect(page.getByLabel(rules.length)).toHaveValue('1')
  await page.getByRole('link', { name: setup.toTimetable }).click()
  await expect(page).toHaveURL(new RegExp(`#${paths.timetable}$`))
  await page.context().close()
})

test('whoever reads that the rules are saved may leave, though they are still being read again', async ({
  browser,
  stack,
}) => {
  const { page } = await openSetup(browser, stack.url)
  await page.getByLabel(rules.rooms, { exact: true }).fill('2')
  await page.route('**/api/timetable/rules', async (route) => {
    if (route.request().method() === 'GET') await new Promise((go) => setTimeout(go, 1_000))
    await route.continue()
  })
  await button(page, rules.save).click()
  await expect(page.getByText(messages.timetableRulesSaved.ko)).toBeVisible()
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

for (const { language, width } of SCREENS)
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
    await openMenu(page, language)
    await button(page, adminText[language].logout).click({ trial: true })
    await page.keyboard.press('Escape')
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
    await page.getByText(rules.closed).click()
    await page.getByText(rules.roomsByDay).click()
    await page.getByRole('combobox', { name: rules.addDay }).selectOption({ index: 1 })
    await page.getByText(rules.everyDay).click()
    await page.getByRole('checkbox', { name: '12:00' }).check()
    await look('full')
    await page.context().close()
  })
