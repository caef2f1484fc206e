import type { Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { answerText, runsText } from '../src/features/timetable/runs/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm, windowOf } from './staff.ts'
import {
  arranged,
  at,
  interviewTerm,
  MONDAY,
  newInterviewer,
  passer,
  rulesOf,
  SATURDAY,
  setRules,
} from './timetable-people.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)
test.setTimeout(240_000)
/** A run ends when the solver is done; a busy machine may take the full sixty seconds and more. */
const ended = { timeout: 90_000 }
/** The list of runs is folded beneath its number. */
const runsOf = (runs: string) => new RegExp(`^${runs} \\(\\d+\\)$`)
const WIDTHS = { ko: 1280, en: 390 }
for (const language of ['ko', 'en'] as const) {
  const [width, text, answer] = [WIDTHS[language], runsText[language], answerText[language]]

  test(`from nothing: a run is put in place, what is missing is conceded (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await interviewTerm(stack.url)
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.timetable}`)
    const runs = page.getByRole('region', { name: text.title, exact: true })
    await expect(runs).toContainText(text.noOne)
    const nari = await newInterviewer(admin, '나리', [at(1, 2, 3), at(5)], { mostPerDay: 2 })
    const people = [
      await passer(admin, 1, at(1, 2)),
      await passer(admin, 2, at(1, 2)),
      await passer(admin, 3, at(1, 2, 3)),
    ]
    const never = await passer(admin, 1, 0)
    await page.reload()
    // On a machine at work the usual seconds may not do for the fewest concessions.
    await runs.getByRole('combobox', { name: text.seconds }).selectOption('60')
    await runs.getByRole('button', { name: text.startNew, exact: true }).click()
    const sheet = runs.getByRole('region', { name: answer.title(2, 4) })
    await expect(sheet).toContainText(answer.counts.placed(2), ended)
    await expect(sheet).toContainText(answer.reasons['no-hours'])
    await expect(sheet).toContainText(answer.everyDay)
    await expect(sheet).toContainText(answer.askFirst)
    await expectNoViolation(page, 'the answer of a run')
    await picture(page, `timetable-answer-${language}-${width}`)

    await sheet.getByRole('button', { name: answer.apply(0) }).click()
    await expect(sheet).toContainText(answer.isInPlace)
    expect((await admin.call('readTimetable', {})).appointments).toHaveLength(2)

    // One more on that day for her: pressed, solved again, and applied without moving anyone.
    const limit = sheet.getByRole('button', { name: new RegExp(`나리.*${answer.concede}`, 'i') })
    await limit.click()
    const better = runs.getByRole('region', { name: answer.title(3, 4) })
    await expect(better).toContainText(answer.counts.placed(1), ended)
    const [changed] = (await admin.call('listInterviewers', {})).interviewers
    expect(changed).toMatchObject({ id: nari.id, mostPerDay: 3 })
    await better.getByRole('button', { name: answer.apply(0) }).click()
    await expect(better).toContainText(answer.isInPlace)
    const { appointments, unplaced } = await admin.call('readTimetable', {})
    expect(appointments.map(({ _id }) => _id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect(unplaced.map(({ _id }) => _id)).toEqual([never.id])

    // Two runs, side by side: the third person has a place in one of them alone.
    await runs.getByText(runsOf(text.runs)).click()
    const list = runs.getByRole('listitem').filter({ hasText: text.kinds.new })
    await expect(list).toHaveCount(2)
    await expect(list.last()).toContainText(text.stale)
    await expect(list.first()).not.toContainText(text.stale)
    for (const box of await runs.getByRole('checkbox').all()) await box.check()
    const comparison = runs.getByRole('region', { name: text.compared })
    await expect(comparison).toContainText(text.differing(1))
    await expect(comparison).toContainText(text.noPlace)
    await expectNoViolation(page, 'two runs compared')
    await picture(page, `timetable-compared-${language}-${width}`)
    await page.context().close()
  })
}

test('concessions are made together: a room more at its hour, and hours of an interviewer', async ({
  browser,
  stack,
}) => {
  const [text, answer] = [runsText.ko, answerText.ko]
  const admin = await interviewTerm(stack.url)
  for (const name of ['나리', '다온']) await newInterviewer(admin, name, [at(1)])
  for (const team of [1, 2] as const) await passer(admin, team, at(1))
  await passer(admin, 3, 0, 0, at(4))
  const page = await windowOf(browser, admin, { language: 'ko' })
  await page.goto(`/#${paths.timetable}`)
  const runs = page.getByRole('region', { name: text.title, exact: true })
  await runs.getByRole('combobox', { name: text.seconds }).selectOption('60')
  await runs.getByRole('button', { name: text.startNew, exact: true }).click()
  await expect(runs).toContainText(answer.room('12.5(토) 9:00', 1, 2), ended)
  await runs.getByRole('button', { name: answer.concedeAll }).click()
  await expect(runs.getByRole('region', { name: answer.title(3, 3) })).toBeVisible(ended)
  const { rules } = await rulesOf(admin)
  expect(rules.roomsByDay.map(({ day, rooms }) => [day, rooms[0], rooms[1], rooms[2]])).toEqual([
    [SATURDAY, 1, 2, 1],
  ])
  const { interviewers } = await admin.call('listInterviewers', {})
  expect(interviewers.filter(({ interviewHours }) => interviewHours[2] === at(4))).toHaveLength(1)
  await page.context().close()
})

test('a run tells how far it is, keeps another from starting, and is stopped with its best', async ({
  browser,
  stack,
  picture,
}) => {
  const text = runsText.en
  const admin = await interviewTerm(stack.url)
  // Nearly everybody could be placed, which is neither found nor ruled out in the time of this test.
  const hours = (step: number) => [1, 2, 3].map((day) => (step * 7919 * day) % 2 ** 17)
  const panels = ([1, 2, 3] as Team[]).map((team) => ({ team, size: 3 }))
  await setRules(admin, { rooms: 3, panels })
  for (let one = 0; one < 60; one++) await passer(admin, (1 + (one % 3)) as Team, ...hours(one + 1))
  for (let one = 0; one < 12; one++)
    await newInterviewer(admin, `면접관${one}`, hours(one + 78), { mostInARow: 1 })
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.timetable}`)
  const other = await windowOf(browser, admin)
  await other.goto(`/#${paths.timetable}`)
  const start = { name: text.startNew, exact: true }
  await expect(other.getByRole('button', start)).toBeEnabled()
  await page.getByRole('combobox', { name: text.seconds }).selectOption('300')
  await page.getByRole('button', start).click()
  const progress = page.getByRole('region', { name: text.computing })
  await expect(progress).toContainText(/[1-9]\d* placed so far/, ended)
  await expectNoViolation(page, 'a run under way')
  await picture(page, 'timetable-running-en')

  await other.getByRole('button', start).click()
  await expect(other.getByRole('region', { name: text.title, exact: true }).getByRole('alert')).toContainText(
    messages.timetableRunning.en,
  )
  await expect(other.getByRole('region', { name: text.computing })).toBeVisible()

  await progress.getByRole('button', { name: text.stop }).click()
  await expect(progress).toBeHidden(ended)
  const [run] = (await admin.call('listTimetableRuns', {})).runs
  expect(run).toMatchObject({ state: 'stopped' })
  await expect(page.getByRole('region', { name: answerText.en.title(run?.placed ?? 0, 60) })).toBeVisible()
  await page.getByText(runsOf(text.runs)).click()
  await expect(page.getByRole('listitem').filter({ hasText: text.states.stopped })).toHaveCount(1)
  await page.context().close()
  await other.context().close()
})

test('an interviewer falls ill: the adjusting run names whom it moves, and is put in place', async ({
  browser,
  stack,
  picture,
}) => {
  const [text, answer] = [runsText.ko, answerText.ko]
  const admin = await interviewTerm(stack.url)
  const nari = await newInterviewer(admin, '나리', [at(1, 2), at(3, 4)])
  await newInterviewer(admin, '다온', [at(1), at(3, 4), at(5, 6)])
  await setRules(admin, { rooms: 2, roomNames: ['학관 301호', '학관 302호'] })
  for (const team of [1, 2, 3, 1, 2, 3] as const) await passer(admin, team, at(1, 2), at(3, 4), at(5, 6))
  const before = await arranged(admin)
  expect(before.length).toBe(6)
  // Ill on a day on which she interviews, which the solver chose.
  const { days } = await admin.call('timetableRules', {})
  const illDay = days.indexOf(before.find((one) => one.interviewers.includes(nari.id))?.day ?? '')
  const sick = (await admin.call('listInterviewers', {})).interviewers.find(({ id }) => id === nari.id)
  if (!sick || illDay < 0) throw new Error('nobody interviews')
  await admin.call('saveInterviewer', { ...sick, interviewHours: sick.interviewHours.with(illDay, 0) })
  const { broken } = await admin.call('readTimetable', {})
  expect(broken.length).toBeGreaterThan(0)

  const page = await windowOf(browser, admin, { language: 'ko' })
  await page.goto(`/#${paths.timetable}`)
  const runs = page.getByRole('region', { name: text.title, exact: true })
  await runs.getByRole('button', { name: text.startRepair, exact: true }).click()
  const changes = runs.getByRole('region', { name: answer.changes })
  await expect(changes).toBeVisible(ended)
  const { runs: all } = await admin.call('listTimetableRuns', {})
  const { changes: told } = await admin.call('timetableRun', { id: all[0]?.id ?? '' })
  const moved = told.filter(({ from, to }) => from?.day !== to?.day || from?.start !== to?.start)
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThanOrEqual(2)
  for (const { name } of moved) await expect(changes.getByRole('row', { name })).toBeVisible()
  await expect(changes.getByRole('row')).toHaveCount(told.length + 1)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page, 'who is moved')
    await picture(page, `timetable-repair-ko-${width}`)
  }

  // Another user moves an appointment in between: nothing unseen is applied, and the changes are read again.
  const other = before.find(({ _id, day }) => day === MONDAY || told.every((one) => one._id !== _id))
  if (!other) throw new Error('everybody moves')
  const { version } = await admin.call('readTimetable', {})
  await admin.call('removeAppointment', { version, _id: other._id })
  await runs.getByRole('button', { name: answer.apply(0) }).click()
  await expect(runs.getByRole('alert')).toContainText(messages.timetableChanged.ko)
  await expect(runs.getByRole('alert')).toContainText(formText.ko.readAgain)
  await expect(changes.getByRole('row')).toHaveCount(told.length + 2)
  await expect(runs).toContainText(answer.stale)
  await runs.getByRole('button', { name: answer.apply(0) }).click()
  await expect(runs).toContainText(answer.isInPlace)
  const after = await admin.call('readTimetable', {})
  expect(after.appointments).toHaveLength(6)
  expect(after.broken).toEqual([])
  await page.context().close()
})

test('before it is applied, an answer says whose place by hand it changes', async ({ browser, stack }) => {
  const answer = answerText.ko
  const admin = await interviewTerm(stack.url)
  const nari = await newInterviewer(admin, '나리', [at(1, 2)])
  const { id, name } = await passer(admin, 1, at(1, 2))
  const [computed] = await arranged(admin)
  if (!computed) throw new Error('nobody is placed')
  const { version } = await admin.call('readTimetable', {})
  const byHand = { day: computed.day, start: 3 - computed.start, room: 0, interviewers: [nari.id] }
  await admin.call('placeAppointment', { version, _id: id, ...byHand })
  const standing = async () => (await admin.call('readTimetable', {})).appointments[0]

  const page = await windowOf(browser, admin, { language: 'ko' })
  await page.goto(`/#${paths.timetable}`)
  const runs = page.getByRole('region', { name: runsText.ko.title, exact: true })
  await expect(runs).toContainText(answer.undoes(1, name))
  await runs.getByRole('button', { name: answer.apply(1) }).click()
  const sheet = page.getByRole('dialog', { name: answer.undoneTitle })
  await expect(sheet.getByRole('row', { name })).toBeVisible()
  await expectNoViolation(page, 'what an answer undoes')
  expect(await standing()).toMatchObject({ ...byHand, isByHand: true })
  await sheet.getByRole('button', { name: answer.apply(1) }).click()
  await expect(runs).toContainText(answer.isInPlace)
  expect(await standing()).toMatchObject({ start: computed.start, isByHand: false })
  await page.context().close()
})

test('a run that broke off is said, its place in the list too, and another one can start', async ({
  browser,
  stack,
}) => {
  const text = runsText.en
  const admin = await interviewTerm(stack.url)
  await newInterviewer(admin, '나리', [at(1)])
  await passer(admin, 1, at(1))
  await arranged(admin)
  const page = await windowOf(browser, admin)
  await page.route('**/api/timetable/runs', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { runs } = await response.json()
    await route.fulfill({ response, json: { runs: runs.toSpliced(-1, 1, { ...runs.at(-1), state: 'cut' }) } })
  })
  await page.goto(`/#${paths.timetable}`)
  const part = page.getByRole('region', { name: text.title, exact: true })
  await expect(part).toContainText(text.brokenOff)
  await part.getByText(runsOf(text.runs)).click()
  await expect(part.getByRole('listitem')).toContainText(text.states.cut)
  await expect(part.getByRole('button', { name: text.seeOf('') })).toHaveCount(0)
  await part.getByRole('button', { name: text.startRepair }).click()
  await expect(part).toContainText(answerText.en.title(1, 1), ended)
  await expect(part).not.toContainText(text.brokenOff)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
