import type { Page } from '@playwright/test'
import { dayStateNames } from '@recruit/contract/fields/status-names'
import { dayOf } from '@recruit/contract/interview/day'
import type { Visitor } from '@recruit/local/testing/visitor'
import { interviewDayText } from '../src/features/interview-day/text.ts'
import { resultText } from '../src/features/result/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { writingDraftText } from '../src/ui/drafts/writing-text.ts'
import { expect, test } from './fixtures.ts'
import { reviewer } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { carry, openMenu, windowOf } from './staff.ts'
import { passer as enrolled } from './timetable-people.ts'
import { at, interviewer, interviewerFor, interviewTerm, passer, place } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

const SEOUL_MS = 9 * 3_600_000
const now = new Date(Date.now() + SEOUL_MS)
const TODAY = now.toISOString().slice(0, 10)
const PERIOD = `${now.getUTCFullYear()}.${now.getUTCMonth() + 1}.${now.getUTCDate()}(${'일월화수목금토'[now.getUTCDay()]})`
const HOURS = at(...Array.from({ length: 17 }, (_, hour) => hour))
const PACE = [{ team: 1 as const, minutes: 20, pause: 0, people: 1 }]

/** A term whose interviews are today. */
async function todaysTerm(url: string) {
  const admin = await interviewTerm(url, { pace: PACE })
  await admin.call('modifyRecruitInfo', { interviewPeriod: PERIOD })
  const seat = (await interviewer(admin, '나리', [1], HOURS)).id
  return { admin, seat }
}
/** Published, and shown to the applicants. */
async function published(admin: Visitor) {
  const { seen } = await admin.call('timetablePublication', {})
  await admin.call('publishTimetable', { seen })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
}
const interviewsOf = async (admin: Visitor) => (await admin.call('readInterviewDay', {})).interviews
/** How many copies of the day the device has. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('recruit', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => resolve(all.result.filter(({ id }) => id === 'interview-day').length)
        }
      }),
  )

for (const { language, width } of SCREENS.filter(({ width }) => width === 390))
  test(`the door taps without a network, over a reload, and nothing is lost or in another order (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = interviewDayText[language]
    const { admin, seat } = await todaysTerm(stack.url)
    const names = ['김가온', '박나래', '이다온']
    for (const name of names) {
      const id = await passer(stack.url, admin, name, 1, HOURS)
      await place(admin, id, 6, [seat], { day: TODAY })
    }
    await published(admin)
    const page = await windowOf(browser, admin, { language, width })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`/#${paths.interviewDay}`)
    const room = page.getByRole('region', { name: '301호' })
    const [first = '', second = '', third = ''] = (await interviewsOf(admin)).map(({ name }) => name)
    const of = (name: string) => room.getByRole('listitem').filter({ hasText: name })
    await expect(of(third)).toContainText(dayStateNames.waiting[language])
    await expectNoViolation(page, 'the door')
    for (const button of await room.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    // No network: the presses count all the same.
    await page.route('**/api/**', (route) => route.abort())
    await room.getByRole('button', { name: text.arriveOf(first) }).click()
    await expect(of(first)).toContainText(dayStateNames.arrived[language])
    await page.waitForTimeout(700)
    await room.getByRole('button', { name: text.beginOf(first) }).click()
    await room.getByRole('button', { name: text.absentOf(second) }).click()
    await page.waitForTimeout(700)
    await room.getByRole('button', { name: text.undoOf(second) }).click()
    await room.getByRole('button', { name: text.arriveOf(third) }).click()
    await expect(page.locator('[data-saving="offline"]')).toContainText(writingDraftText[language].offline)
    expect((await interviewsOf(admin)).flatMap(({ taps }) => taps)).toEqual([])
    await page.reload()
    await expect(of(first)).toContainText(dayStateNames.inInterview[language])
    await expect(of(second)).toContainText(dayStateNames.waiting[language])
    await expect(of(third)).toContainText(dayStateNames.arrived[language])
    await expectNoViolation(page, 'the door without a network')
    await picture(page, `interview-day-${language}-${width}`)

    // The network is back.
    await page.unroute('**/api/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect
      .poll(async () => (await interviewsOf(admin)).map(({ taps }) => dayOf(taps).state), { timeout: 20_000 })
      .toEqual(['inInterview', 'waiting', 'arrived'])
    const [one] = await interviewsOf(admin)
    expect(one?.taps.map(({ state }) => state)).toEqual(['arrived', 'inInterview'])
    expect((await interviewsOf(admin)).flatMap(({ taps }) => taps)).toHaveLength(5)

    // Another device is seen here, and a sign-out leaves nothing on this one.
    await admin.call('tapInterviews', {
      taps: [
        {
          ...{ id: crypto.randomUUID(), uid: one?.uid ?? '', day: TODAY, start: 6 },
          ...{ at: new Date().toISOString(), state: 'done' },
        },
      ],
    })
    await expect(of(first)).toContainText(dayStateNames.done[language], { timeout: 20_000 })
    await expect.poll(() => kept(page)).toBe(1)
    await openMenu(page, language)
    await page.getByRole('button', { name: adminText[language].logout }).click()
    await expect(page).toHaveURL(/login/)
    await expect.poll(() => kept(page)).toBe(0)
  })

test('an interviewer who signs in by name reads who interviews and goes on to the scores', async ({
  browser,
  stack,
  picture,
}) => {
  const text = interviewDayText.en
  const { admin } = await todaysTerm(stack.url)
  const { member, page } = await reviewer(browser, stack.url, { language: 'en', width: 390 })
  const own = await interviewerFor(admin, { name: '도라', member: member.id }, [1], HOURS)
  const id = await passer(stack.url, admin, '김가온', 1, HOURS)
  await place(admin, id, 6, [own.id], { day: TODAY })
  await published(admin)
  await page.goto(`/#${paths.interviewDay}`)
  const room = page.getByRole('region', { name: '301호' })
  await expect(room.getByRole('listitem')).toContainText(text.panel('도라'))
  await expect(room.getByRole('listitem')).toContainText(text.unanswered)
  await expectNoViolation(page, 'the door of an interviewer')
  await picture(page, 'interview-day-member-390')
  await room.getByRole('button', { name: text.absentOf('김가온') }).click()
  await expect(room.getByText(text.over)).toBeVisible()
  await room.getByRole('link', { name: text.toDesk('Marketing') }).click()
  await expect(page).toHaveURL(/review\?team=1&mode=interview/)
  await page.context().close()
})

for (const { language, width } of SCREENS.filter(({ width }) => width === 390))
  test(`an applicant reads on the day how late her room runs (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const { admin, seat } = await todaysTerm(stack.url)
    const who = await enrolled(admin, 1, HOURS)
    await place(admin, who.id, 6, [seat], { day: TODAY })
    await published(admin)
    const page = await windowOf(browser, { url: stack.url }, { language, width })
    await carry(page.context(), stack.url, who.browser.jar)
    const text = resultText[language]
    await page.goto(`/#${paths.result(who.id)}`)
    await expect(page.getByText(text.delay)).toBeVisible()
    // Whether a room is late depends on the hour of this run: the rule has tests of its own.
    await page.route('**/api/update/get', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({
        response,
        json: { ...body, appointment: { ...body.appointment, lateMinutes: 10 } },
      })
    })
    await page.reload()
    await expect(page.getByText(text.late(10))).toBeVisible()
    await expect(page.getByText(text.delay)).toHaveCount(0)
    await expectNoViolation(page, 'a result whose room runs late')
    await admin.call('modifyResultInfo', { showResultToApplicant: false })
  })
