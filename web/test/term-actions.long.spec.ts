import type { Page } from '@playwright/test'
import { TEAMS } from '@recruit/contract/constants'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { messages } from '@recruit/contract/messages'
import { enrolledPerson, newMember, signedIn } from '@recruit/local/testing/people'
import { scoreText } from '../src/features/desk/score/text.ts'
import { mailingText } from '../src/features/mailings/mailing/text.ts'
import { messagesText } from '../src/features/mailings/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { timetablePublishingText } from '../src/features/timetable/publishing/text.ts'
import { answerText, runsText } from '../src/features/timetable/runs/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { handAt } from './counted-hand.ts'
import { isAt, people, subject } from './desk-page.ts'
import { expect, testFromNothing as test } from './fixtures.ts'
import { freshTerm, recordId } from './staff.ts'
import { applicants } from './staff-desk.ts'
import { interviewTerm, newInterviewer, passer, setRules } from './timetable-people.ts'

/** What the stories of a term cost a practised organiser, each counted from its screen on: presses and keys. */

// In order and on one stack: the first one needs a product without a record.
test.describe.configure({ mode: 'default' })

const FORTY = 40
const [ko, staff, messaging] = [settingsText.ko, adminText.ko, mailingText.ko]
const ended = { timeout: 60_000 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const idsOf = (all: { id: string }[]) => all.map(({ id }) => id)

test('a term from nothing', async ({ browser, stack }) => {
  const admin = await signedIn(stack.url, 'admin')
  const { page, hand } = await handAt(browser, admin, paths.adminHome)
  /** Reads what the dialog says, and closes it by its only button. */
  const acknowledge = async (said: string) => {
    await expect(page.getByRole('dialog')).toContainText(said)
    await hand.key('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const field = (name: keyof typeof ko.labels) => page.getByLabel(ko.labels[name], { exact: true })
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Seoul' })

  await expect(page.getByText(staff.recordMissing)).toBeVisible()
  await hand.press(button(page, staff.addDb))
  await acknowledge(messages.dbAdded.ko)
  await hand.press(page.getByRole('main').getByRole('link', { name: staff.toSettings }))
  await hand.pick(
    page.getByLabel(`${ko.pickers.days[0]} (${ko.labels.applicationSubmissionPeriod})`, { exact: true }),
    today,
  )
  await hand.press(button(page, ko.fill))
  await hand.press(page.getByRole('switch', { name: ko.labels.isApplicationPeriod }))
  await hand.press(field('cardinalNumber'))
  await hand.type('45')
  await hand.key('Enter')
  await acknowledge(messages.settingsSaved.ko)

  await hand.press(page.getByRole('tab', { name: ko.result }))
  await hand.press(field('faceTofaceInterviewPlace'))
  await hand.type('학생문화관 203호')
  await hand.key('Tab')
  await hand.type('학생문화관 로비')
  await hand.press(button(page, ko.fill))
  await hand.press(button(page, ko.edit))
  await acknowledge(messages.settingsSaved.ko)

  await hand.press(page.getByRole('tab', { name: ko.master }))
  await hand.press(field('masterName'))
  await hand.type('이마루')
  await hand.key('Tab')
  await hand.type('010-1234-5678')
  await hand.key('Enter')
  await acknowledge(messages.settingsSaved.ko)

  const stored = await admin.call('getSettings', { id: await recordId(admin) })
  expect(stored).toMatchObject({
    ...{ cardinalNumber: '45', isApplicationPeriod: true },
    ...{ doesRecruitMarketing: true, doesRecruitDesign: true, doesRecruitWebDev: true },
    ...{ faceTofaceInterviewPlace: '학생문화관 203호', interviewWaitingPlace: '학생문화관 로비' },
    ...{ masterTrainingPlace: '학생문화관 203호', masterTrainingWaitingPlace: '학생문화관 로비' },
    ...{ masterName: '이마루', masterPhoneNumber: '010-1234-5678' },
  })
  const daysOf = (text: string) => periodDays(text, new Date())?.inPeriod
  expect(daysOf(stored.applicationSubmissionPeriod)).toBe(14)
  expect(daysOf(stored.interviewPeriod)).toBe(3)
  expect(Date.parse(stored.closesAt)).toBeGreaterThan(Date.now())
  for (const dated of [
    'firstPresentationPeriod',
    'finalPresentationPeriod',
    'masterTrainingSchedule',
  ] as const)
    expect(stored[dated], dated).toMatch(/\d/)
  await enrolledPerson(stack.url)
  await hand.holds((21 + 197) / 2)
  await page.context().close()
})

test('forty applications reviewed by one reviewer, three criteria each', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  await applicants(stack.url, FORTY, { mark: 'reviewed' })
  const sentences = { weight: 1, low: '', middle: '', high: '' }
  const criteria = ['열정', '계획', '협업'].map((name) => ({ name, ...sentences }))
  const { version } = await admin.call('reviewCriteria', { team: 1 })
  await admin.call('setReviewCriteria', { team: 1, version, criteria })
  const { browser: api } = await newMember(stack.url, { role: 'reviewer', teams: [1] })
  const { page, hand } = await handAt(browser, api, `${staffLinks.desk(1)}&mode=score`)
  const { applications } = await api.call('listReviews', { team: 1 })
  expect(applications).toHaveLength(FORTY)
  const given = (at: number) => [0, 1, 2].map((criterion) => 1 + ((at + criterion) % 5))
  for (const [at, { number }] of applications.entries()) {
    await expect(subject(page)).toHaveText(scoreText.ko.item(number))
    for (const score of given(at)) await hand.key(String(score))
    await hand.key('Enter')
    await expect(page.getByText(scoreText.ko.submitted(scoreText.ko.item(number)))).toBeVisible()
  }
  for (const [at, { id }] of applications.entries()) {
    const { review, criteria: all } = await api.call('reviewApplication', { team: 1, id })
    expect(review?.state).toBe('submitted')
    expect(all.map((one) => review?.scores[one.id])).toEqual(given(at))
  }
  await hand.holds(4 * FORTY)
  await page.context().close()
})

test('forty applications decided', async ({ browser, stack }) => {
  const forty = await people(stack.url, FORTY, 'decided')
  const admin = await signedIn(stack.url, 'admin')
  const { page, hand } = await handAt(browser, admin, staffLinks.desk(1))
  const passOf = (at: number) => (at % 10 === 0 ? 'fail' : '1stPass')
  for (const [at, person] of forty.entries()) {
    await isAt(page, person)
    await hand.key(passOf(at) === 'fail' ? '4' : '2')
  }
  const stored = async () => {
    const rows = (await admin.call('listApplicants', { team: 1 })).applicants
    return forty.map(({ id }) => rows.find(({ _id }) => _id === id)?.pass)
  }
  await expect.poll(stored).toEqual(forty.map((_, at) => passOf(at)))
  await hand.holds(FORTY)
  await page.context().close()
})

test('thirty-six interviews placed and published to applicants who know their first results', async ({
  browser,
  stack,
}) => {
  const admin = await interviewTerm(stack.url)
  await setRules(admin, { rooms: 3 })
  const [morning, afternoon] = [0b11110, 0b1111100000]
  for (const name of ['김가람', '이나래', '박다온', '최라온'])
    await newInterviewer(admin, name, [morning | afternoon, morning | afternoon])
  const invited: Awaited<ReturnType<typeof passer>>[] = []
  for (let n = 0; n < 36; n++) {
    const days = n % 2 ? [morning, afternoon] : [afternoon, morning]
    invited.push(await passer(admin, TEAMS[n % TEAMS.length] ?? 1, ...days))
  }
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const [publishing, results] = [timetablePublishingText.ko, publishingText.ko]
  const { page, hand } = await handAt(browser, admin, paths.timetable)
  await hand.press(button(page, runsText.ko.startNew))
  await expect(page.getByRole('region', { name: answerText.ko.title(36, 36) })).toBeVisible(ended)
  await hand.press(button(page, answerText.ko.apply(0)))
  await hand.press(button(page, publishing.look))
  await hand.press(button(page, publishing.publish(36)))
  await hand.press(button(page, publishing.toPublish))
  await hand.press(button(page, results.publish(36)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await admin.call('readTimetable', {})).appointments).toHaveLength(36)
  for (const { id, browser: own } of invited)
    expect((await own.call('getApplication', { id })).date).toMatch(/^12\.[567]\([토일월]\) \d+:00/)
  await hand.holds(6)
  await page.context().close()
})

test('forty people told by message: of the results all, of their interview thirty-six', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const forty = await applicants(stack.url, FORTY, { mark: 'told' })
  const [failed, invited] = [forty.slice(0, 4), forty.slice(4)]
  await admin.call('bulkPass', { ids: idsOf(failed), pass: 'fail' })
  await admin.call('bulkPass', { ids: idsOf(invited), pass: '1stPass' })
  for (const [at, { id }] of invited.entries())
    await admin.call('setInterviewDate', { _id: id, date: `2037.12.5(토) ${9 + (at % 9)}:00` })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const { page, hand } = await handAt(browser, admin, paths.messages)
  const send = async (kind: 'results' | 'appointment', count: number) => {
    await hand.press(page.getByRole('button', { name: new RegExp(`^${MESSAGE_KINDS[kind].name.ko}`) }))
    await expect(page.getByRole('article')).toBeVisible()
    await hand.press(button(page, messaging.approve(count)))
    await expect(page.getByRole('textbox', { name: messaging.count(count) })).toBeFocused()
    await hand.type(String(count))
    await hand.key('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await send('results', FORTY)
  await hand.press(page.getByRole('link', { name: messagesText.ko.back }))
  await send('appointment', 36)

  const sent = async () => {
    const { mailings } = await admin.call('listMailings', {})
    return mailings.map(({ kind, counts }) => [kind, counts]).toSorted()
  }
  await expect.poll(sent, ended).toEqual([
    ['appointment', { sent: 36 }],
    ['results', { sent: FORTY }],
  ])
  await hand.holds(14)
  await page.context().close()
})

test('the final results of thirty-six published after their interviews', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const all = await applicants(stack.url, 36, { mark: 'final' })
  await admin.call('bulkPass', { ids: idsOf(all), pass: '1stPass' })
  // A last result before its interview would not be chosen.
  for (const { id } of all) await admin.call('setInterviewDate', { _id: id, date: '2025.11.22(토) 14:00' })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const [passed, failed] = [all.slice(0, 20), all.slice(20)]
  await admin.call('bulkPass', { ids: idsOf(passed), pass: 'finalPass', staged: true })
  await admin.call('bulkPass', { ids: idsOf(failed), pass: 'fail', staged: true })
  const { page, hand } = await handAt(browser, admin, paths.adminHome)
  const band = page.getByRole('region', { name: publishingText.ko.band })
  await hand.press(band.getByRole('button', { name: publishingText.ko.look }))
  await hand.press(button(page, publishingText.ko.publish(36, failed.length)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const { id, browser: own } of all) {
    const { pass } = await own.call('getApplication', { id })
    expect(pass).toBe(idsOf(passed).includes(id) ? 'finalPass' : 'fail')
  }
  await hand.holds(2)
  await page.context().close()
})
