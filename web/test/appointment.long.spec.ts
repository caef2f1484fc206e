import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { answerText, appointmentText } from '../src/features/result/answer-text.ts'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { lookUp, RESULTS, resultScreens, set, test } from './result-page.ts'
import { SCREENS } from './screens.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const HOURS = [0b1111110, 0b1111110, ...Array(30).fill(0)]
const PLACE = '학관 301호, 문 옆'
const [SATURDAY, SUNDAY] = ['2037-12-05', '2037-12-06']

/** A first passer of a new term with an appointment on the board that is published; results stay hidden. */
async function appointed(url: string) {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
  await set(admin, { showResultToApplicant: false })
  const { rules, version } = await admin.call('timetableRules', {})
  await admin.call('setTimetableRules', {
    version,
    rules: { ...rules, roomNames: [PLACE], answersUntil: null },
  })
  const { interviewer } = await admin.call('saveInterviewer', {
    ...{ version: 0, name: '나리', teams: [1], member: null, mostPerDay: null, mostInARow: null },
    ...{ interviewHours: HOURS, interviewDays: null },
  })
  const { browser, person, id } = await enrolledPerson(url, 1)
  await browser.call('savePage2', { id, ...wholeContent, interviewHours: HOURS, isFinalSubmit: true })
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  const place = async (day: string, start: number) => {
    const timetable = await admin.call('readTimetable', {})
    const where = { day, start, room: 0, interviewers: [interviewer.id] }
    await admin.call('placeAppointment', { version: timetable.version, _id: id, ...where })
    const { seen } = await admin.call('timetablePublication', {})
    await admin.call('publishTimetable', { seen })
  }
  await place(SUNDAY, 6)
  return { admin, browser, person, id, place }
}
const publishDecisions = async (admin: Visitor) => {
  const { seen } = await admin.call('unpublished', {})
  await admin.call('publish', { seen })
}
/** The lines of the downloaded calendar, unfolded. */
async function calendarOf(page: Page, button: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^interview-2037-12-0\d\.ics$/)
  return (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n')
}
/** The question, regardless of its time. */
const asked = new RegExp(
  `${appointmentText.ko.question('').trim().replace('?', '\\?')}|${appointmentText.en.question('').replace('?', '')}`,
)
const fieldOf = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)

for (const { language, width, keep, text: result } of resultScreens(SCREENS)) {
  test(`an appointment is seen, put into a calendar and answered (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = { ...answerText[language], ...appointmentText[language] }
    const { admin, browser: applicant, id, place } = await appointed(stack.url)
    const page = await windowOf(browser, applicant, { language, width })
    // Before results are public there is no trace of it, neither on the page nor in what it was sent.
    const sent: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/')) sent.push(response.text().catch(() => ''))
    })
    await page.goto(`/#${paths.result(id)}`)
    await expect(page).toHaveURL(new RegExp(paths.resultNotYet(id)))
    await expect(page.getByText(text.title)).toHaveCount(0)
    expect((await Promise.all(sent)).join()).not.toMatch(/301호|answersUntil":"20|2037-12-06T05:00/)

    await set(admin)
    await page.goto('about:blank')
    await page.goto(`/#${paths.result(id)}`)
    const main = page.locator('main')
    await expect(main).toContainText(
      language === 'ko'
        ? '2037년 12월 6일(일) 14:00–15:00한국 시간, KST'
        : 'Sun 6 Dec 2037, 14:00–15:00Seoul time, KST',
    )
    await expect(main).toContainText(PLACE)
    // The room of the appointment, and no second place next to it.
    await expect(main).not.toContainText(RESULTS.faceTofaceInterviewPlace)
    await expect(main).toContainText(result.delay)
    // The question and its deadline are read first.
    const facts = page.getByRole('heading', { name: result.interview, exact: true })
    await page.setViewportSize({ width, height: 844 })
    await expect(main.getByText(asked)).toBeInViewport()
    const deadline = main.getByText(text.until('').slice(-20))
    await expect(deadline).toBeInViewport({ ratio: 1 })
    expect((await deadline.boundingBox())?.y).toBeLessThan((await facts.boundingBox())?.y ?? 0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(result.firstPass)
    await expect(page.getByRole('link', { name: text.map })).toHaveAttribute(
      'href',
      new RegExp(`^https://[^ ]*${encodeURIComponent(PLACE)}$`),
    )
    const first = await calendarOf(page, text.calendar)
    expect(fieldOf(first, 'DTSTART')).toBe('20371206T050000Z')
    expect(fieldOf(first, 'DTEND')).toBe('20371206T060000Z')
    expect(fieldOf(first, 'LOCATION')).toBe(PLACE.replaceAll(',', '\\,'))
    expect(first.join('\n')).not.toContain(id)
    await expectNoViolation(page)
    await picture(page, keep('appointment-asked'))

    // Without a network it is said in words, and trying again works.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: text.comes, exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('alert').getByRole('button').click()
    const said = (answer: 'saidComes' | 'saidCannotCome') =>
      page.getByText(new RegExp(`^${text[answer]('').trim()} \\d\\d:\\d\\d$`))
    await expect(said('saidComes')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.getByRole('button', { name: text.cannotComeInstead }).click()
    const reason = page.getByLabel(text.reason)
    await expect(reason).toBeFocused()
    await reason.fill('가'.repeat(301))
    await expect(page.getByText(text.tooLong(1))).toBeVisible()
    await reason.fill('그날 전공 시험이 있습니다.')
    await expectNoViolation(page)
    await picture(page, keep('appointment-reason'))
    await page.getByRole('button', { name: text.send }).click()
    await expect(said('saidCannotCome')).toBeFocused()
    await expect(page.getByText(text.saidReason('그날 전공 시험이 있습니다.'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(result.cannotCome)
    await expect(main).not.toContainText(result.firstPass)
    await expectNoViolation(page)
    await picture(page, keep('appointment-cannot-come'))
    const [onBoard] = (await admin.call('readTimetable', {})).appointments
    expect(onBoard?.answer).toMatchObject({ will: false, reason: '그날 전공 시험이 있습니다.' })

    // It moves while the page is open: the answer is refused, and the page asks about the new time.
    await place(SATURDAY, 2)
    await publishDecisions(admin)
    await page.getByRole('button', { name: text.comesInstead }).click()
    await expect(main).toContainText(language === 'ko' ? '12월 5일(토) 10:00' : 'Sat 5 Dec 2037, 10:00')
    await expect(page.getByText(asked)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(result.firstPass)
    await expect(page.getByRole('alert')).toContainText(language === 'ko' ? '바뀌었습니다' : 'has changed')
    await picture(page, keep('appointment-moved'))
    const second = await calendarOf(page, text.calendar)
    expect(fieldOf(second, 'UID')).toBe(fieldOf(first, 'UID'))
    expect(Number(fieldOf(second, 'SEQUENCE'))).toBe(Number(fieldOf(first, 'SEQUENCE')) + 1)
    expect(fieldOf(second, 'DTSTART')).toBe('20371205T010000Z')
    await page.getByRole('button', { name: text.comes, exact: true }).click()
    await expect(said('saidComes')).toBeVisible()
    await page.reload()
    await expect(said('saidComes')).toBeVisible()
    await page.context().close()
  })
}

test('after the time nothing can be answered; by its address alone a first pass leads to the look-up', async ({
  browser,
  stack,
  picture,
}) => {
  const text = appointmentText.en
  const { admin, browser: applicant, person, id } = await appointed(stack.url)
  await set(admin)
  const stranger = await windowOf(browser, { url: stack.url })
  await stranger.goto(`/#${paths.result(id)}`)
  await expect(stranger.getByText('12.6 (Sun) 14:00')).toBeVisible()
  await expect(stranger.getByRole('button', { name: text.comes, exact: true })).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: text.calendar })).toHaveCount(0)
  await expect(stranger.locator('main')).toContainText(PLACE)
  await expect(stranger.locator('main')).not.toContainText(RESULTS.faceTofaceInterviewPlace)
  await expectNoViolation(stranger)
  await picture(stranger, 'result-en-1280-appointment-elsewhere')
  await stranger.getByRole('link', { name: resultText.en.toSubmission }).click()
  await lookUp(stranger, person)
  await expect(stranger.getByRole('button', { name: text.comes, exact: true })).toBeVisible()
  await expect(stranger.getByRole('button', { name: text.calendar })).toBeVisible()
  await stranger.context().close()

  const page = await windowOf(browser, applicant)
  await page.goto(`/#${paths.result(id)}`)
  await expect(page.getByText(asked)).toBeVisible()
  const { rules, version } = await admin.call('timetableRules', {})
  const answersUntil = new Date(Date.now() - 60_000).toISOString()
  await admin.call('setTimetableRules', { version, rules: { ...rules, answersUntil } })
  await page.getByRole('button', { name: text.comes, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('time to answer')
  await expect(page.getByText(text.overUnanswered)).toBeVisible()
  await expect(page.getByRole('button', { name: text.comes, exact: true })).toHaveCount(0)
  await expectNoViolation(page)
  await picture(page, 'result-en-1280-appointment-over')
  await page.context().close()
})
