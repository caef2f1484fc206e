import type { Locator, Page } from '@playwright/test'
import { TEAMS } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { timetablePublishingText } from '../src/features/timetable/publishing/text.ts'
import { answerText, runsText } from '../src/features/timetable/runs/text.ts'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { rulesText } from '../src/features/timetable/setup/rules/text.ts'
import { timetableText } from '../src/features/timetable/text.ts'
import { paths } from '../src/paths.ts'
import { expect, testRestoring } from './fixtures.ts'
import { at, dragByMouse } from './grid-page.ts'
import { adminOf, windowOf } from './staff.ts'
import { interviewTerm, passer } from './timetable-people.ts'
import { hoursIn, rowOf, SATURDAY, SUNDAY } from './timetable-setup-page.ts'

const test = testRestoring(async (url) =>
  (await adminOf(url)).call('modifyResultInfo', { showResultToApplicant: false }),
)
const PASSERS = 40
const MOST_ACTIONS = 40
const NAMES = ['김가람', '이나래', '박다온', '최라온', '정마루']
const ended = { timeout: 60_000 }

/** Hours as bits: mornings, afternoons or both, of one day or both. */
const habits = [0b11110, 0b111100000, 0b111111110, 0b1111000000]

/** Does what a hand would, and counts it: each press, each text typed, each drag. */
function hand(page: Page) {
  let actions = 0
  const counted = async (act: Promise<unknown>) => {
    actions += 1
    await act
  }
  return {
    press: (target: Locator) => counted(target.click({ timeout: 15_000 })),
    type: (target: Locator, words: string) => counted(target.fill(words)),
    drag: (grid: Locator, from: [number, number], to: [number, number]) =>
      counted(dragByMouse(page, grid, at(...from), at(...to), [SATURDAY, SUNDAY])),
    actions: () => actions,
  }
}

test('forty people and five interviewers, from nothing to published dates; then one of the five falls ill', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000)
  const [text, rules, runs, answer, publishing] = [
    ...[interviewersText.ko, rulesText.ko, runsText.ko, answerText.ko],
    timetablePublishingText.ko,
  ] as const
  const admin = await interviewTerm(stack.url)
  const people: Awaited<ReturnType<typeof passer>>[] = []
  for (let n = 0; n < PASSERS; n++) {
    const [one = 0, other = 0] = [habits[n % habits.length], habits[(n + 1) % habits.length]]
    people.push(await passer(admin, TEAMS[n % TEAMS.length] ?? 1, one, other))
  }
  const page = await windowOf(browser, admin, { language: 'ko', width: 1280 })
  const { press, type, drag, actions } = hand(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(`/#${paths.timetable}`)
  await press(page.getByRole('link', { name: timetableText.ko.toSetup }))
  for (const [n, name] of NAMES.entries()) {
    await type(page.getByLabel(text.name, { exact: true }), name)
    for (const team of n < 2 ? ['마케팅팀', '디자인팀'] : ['웹개발팀', '디자인팀'])
      await press(page.getByRole('checkbox', { name: team }))
    await hoursIn(page).scrollIntoViewIfNeeded()
    await drag(hoursIn(page), [0, 1], [1, 9])
    await press(button(n === NAMES.length - 1 ? text.save : text.saveAndNext))
    await expect(rowOf(page, name)).toBeVisible()
  }
  await type(page.getByLabel(rules.rooms), '3')
  await press(button(rules.save))
  // Leaving before it is saved asks first.
  await expect(page.getByText(messages.timetableRulesSaved.ko)).toBeVisible()
  await press(page.getByRole('link', { name: timetableText.ko.toTimetable }))
  await press(button(runs.startNew))
  await expect(page.getByRole('region', { name: answer.title(PASSERS, PASSERS) })).toBeVisible(ended)
  await press(button(answer.apply(0)))
  await press(button(publishing.look))
  const sheet = page.getByRole('dialog', { name: publishing.sheet })
  await press(sheet.getByRole('button', { name: publishing.publish(PASSERS) }))
  await expect(page.getByText(publishing.published(PASSERS))).toBeVisible()
  expect(actions()).toBeLessThan(MOST_ACTIONS)
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const dates = await Promise.all(
    people.map(async ({ id, browser: own }) => (await own.call('getApplication', { id })).date),
  )
  expect(dates.filter((date) => /^12\.[56]\([토일]\) \d+:00$/.test(date))).toHaveLength(PASSERS)

  // Ill on the first day: no more have to come at another time than had her.
  const { interviewers } = await admin.call('listInterviewers', {})
  const before = (await admin.call('readTimetable', {})).appointments
  const [firstDay] = before.map(({ day }) => day).sort()
  // A run may leave one of the five equal ones without interviews on that day: the least busy of the others falls ill.
  const hersOn = (id: string) =>
    before.filter(({ day, interviewers }) => day === firstDay && interviewers.includes(id)).length
  const [ill] = interviewers
    .filter(({ id }) => hersOn(id) > 0)
    .sort((one, other) => hersOn(one.id) - hersOn(other.id))
  if (!ill) throw new Error('No one interviews on the first day')
  await admin.call('saveInterviewer', { ...ill, interviewHours: ill.interviewHours.with(0, 0) })
  await page.reload()
  await press(button(runs.startRepair))
  await expect(page.getByRole('region', { name: answer.changes })).toBeVisible(ended)
  await press(button(answer.apply(0)))
  await expect.poll(async () => (await admin.call('readTimetable', {})).broken, ended).toEqual([])
  const { appointments } = await admin.call('readTimetable', {})
  expect(appointments).toHaveLength(PASSERS)
  const timeOf = new Map(before.map(({ _id, day, start }) => [_id, `${day} ${start}`]))
  const moved = appointments.filter(({ _id, day, start }) => timeOf.get(_id) !== `${day} ${start}`)
  expect(moved.length).toBeLessThanOrEqual(hersOn(ill.id))
  await page.context().close()
})
