import { boardText } from '../src/features/timetable/board/text.ts'
import { rulesText } from '../src/features/timetable/setup/rules/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { windowOf } from './staff.ts'
import { at, interviewer, interviewTerm, passer, place } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

const [text, rules] = [boardText.ko, rulesText.ko]
const TWO_PM = 6

test('an hour is divided in the rules, and each card and sheet has its own time', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await interviewTerm(stack.url)
  const nari = await interviewer(admin, '나리', [1], at(TWO_PM))
  const people = ['김가온', '박나래', '이다온']
  const ids: string[] = []
  for (const name of people) ids.push(await passer(stack.url, admin, name, 1, at(TWO_PM)))
  const page = await windowOf(browser, admin, { language: 'ko', width: 1280 })
  await page.goto(`/#${paths.timetableSetup}`)
  const marketing = page.getByRole('group', { name: /마케팅/ }).filter({ hasText: rules.holds(1, 1) })
  await marketing.getByLabel(rules.minutes).selectOption(rules.inMinutes(20))
  await expect(page.getByText(rules.holds(1, 3))).toBeVisible()
  await expectNoViolation(page, 'the rules of minutes')
  await picture(page, 'timetable-pace-rules')
  await page.getByRole('button', { name: rules.save }).click()
  const stored = async () => (await admin.call('timetableRules', {})).rules.pace
  await expect.poll(stored).toEqual([{ team: 1, minutes: 20, pause: 0, people: 1 }])
  for (const id of ids) await place(admin, id, TWO_PM, [nari.id])

  await page.goto(`/#${paths.timetable}`)
  const cards = page.locator(`[data-start="${TWO_PM}"] [data-card]`)
  const shown = () =>
    cards.allInnerTexts().then((all) => all.map((words) => words.replace(/\s+/g, ' ').slice(0, 9)))
  await expect.poll(shown).toEqual(people.map((name, turn) => `14:${turn * 20 || '00'} ${name}`))
  await expectNoViolation(page, 'three in an hour')
  await picture(page, 'timetable-pace-board')

  // The last one becomes the first, and undo brings both back.
  await cards
    .nth(2)
    .getByRole('button', { name: text.change('이다온') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.time).selectOption('14:00')
  await picture(page, 'timetable-pace-card')
  await dialog.getByRole('button', { name: text.save }).click()
  await expect.poll(shown).toEqual(['14:00 이다온', '14:20 박나래', '14:40 김가온'])
  await page.getByRole('button', { name: text.undo, exact: true }).click()
  await expect.poll(shown).toEqual(people.map((name, turn) => `14:${turn * 20 || '00'} ${name}`))

  await page.goto(`/#${paths.timetablePrint}`)
  await expect(page.getByText('14:20–14:40').first()).toBeVisible()
  await picture(page, 'timetable-pace-print')
  await page.context().close()
})
