import { messages } from '@recruit/contract/messages'
import { teamNames } from '../src/content/teams.ts'
import { termsText } from '../src/features/home/terms/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { toDoText } from '../src/features/staff/to-do/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { drafting } from './messages-people.ts'
import { acknowledge, calm, freshTerm, submittedPerson, windowOf } from './staff.ts'
import { interviewer } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

test.afterEach(async ({ stack }) => void (await calm(stack.url)))

for (const language of ['ko', 'en'] as const) {
  test(`a new term takes the cohort number, leaves an archive and stands in the history (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = { ...adminText[language], ...termsText[language] }
    const admin = await freshTerm(stack.url)
    const person = await submittedPerson(stack.url)
    await admin.call('modifyResultInfo', { interviewWaitingPlace: '학생문화관 로비', surveyFormLink: '' })
    const sentences = { low: '', middle: '보통입니다.', high: '뚜렷합니다.' }
    for (const team of [1, 3] as const)
      await admin.call('setReviewCriteria', {
        ...{ team, version: 0, criteria: [{ name: `열정 ${team}`, weight: 3, ...sentences }] },
      })
    await admin.call('setReviewPhase', { team: 3, needed: 4, isOpen: true })
    const page = await windowOf(browser, admin, { language, width: 390 })
    await page.goto(`/#${paths.adminHome}`)
    const before = await admin.call('overview', {})
    // What has not left and what was set up for the interviews is named before it goes.
    await drafting(stack.url, 2)
    await admin.call('draftMailing', { kind: 'reminder' })
    await interviewer(admin, '면접관', [1])
    await page.locator('summary').filter({ hasText: text.title }).click()
    await page.getByRole('button', { name: text.start }).click()
    await expect(page.getByText(text.willArchive(text.count(2)))).toBeVisible()
    await expect(page.getByText(text.willEndDrafts(1))).toBeVisible()
    await expect(page.getByText(text.willDropMail(text.unsent.drafts(1)))).toBeVisible()
    await expect(page.getByText(text.willDropTimetable(1, 1))).toBeVisible()
    await expect(page.getByLabel(text.nextCohort)).toHaveValue('46')
    const place = page.getByRole('checkbox', { name: '학생문화관 로비' })
    await place.check()
    const taken = page.getByRole('group', { name: text.takeCriteria })
    await expect(taken.getByRole('checkbox', { name: text.needed(4) })).toBeChecked()
    await expect(taken).toContainText(text.criterion({ name: '열정 3', weight: 3, ...sentences }))
    await taken.getByRole('checkbox', { name: '열정 1' }).uncheck()
    await page.getByLabel(text.type('45')).fill('44')
    await page.keyboard.press('Enter')
    await expect(page.getByText(text.mismatch)).toBeVisible()
    expect((await admin.call('overview', {})).term).toBe(before.term)
    await expectNoViolation(page, `new term ${language}`)
    await picture(page, `new-term-${language}-390`)
    await page.getByLabel(text.type('45')).fill('45')
    await page.getByRole('button', { name: text.confirm }).click()
    await acknowledge(page, messages.termStarted[language], language)
    await expect(page.getByRole('row', { name: text.nth(before.term + 1, '46') })).toContainText(text.running)
    await expect(page.getByRole('link', { name: toDoText[language].fillIn })).toBeVisible()
    expect(await admin.call('loadSettings', { key: 1 })).toMatchObject({
      interviewWaitingPlace: '학생문화관 로비',
      interviewPeriod: '',
    })
    expect((await admin.call('reviewCriteria', { team: 3 })).criteria).toMatchObject([{ name: '열정 3' }])
    expect((await admin.call('reviewCriteria', { team: 1 })).criteria).toEqual([])
    expect(await admin.call('reviewProgress', { team: 3 })).toMatchObject({ needed: 4, isOpen: false })
    await page.getByRole('link', { name: text.archiveOf(text.nth(before.term, '45')), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`term=${before.term}`))
    await expect(page.getByText(person.studentId).first()).toBeVisible()
    await page.goto(`/#${paths.history}`)
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByText(text.nth(before.term, '45'), { exact: true }) })
        .filter({ has: page.getByText(text.nth(before.term + 1, '46'), { exact: true }) }),
    ).toBeVisible()
    await page.context().close()
  })
}

test('a new term that another admin’s save came before says what changed, and begins then', async ({
  browser,
  stack,
}) => {
  const text = termsText.en
  const admin = await freshTerm(stack.url)
  const { term } = await admin.call('overview', {})
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.adminHome}`)
  await page.locator('summary').filter({ hasText: text.title }).click()
  await page.getByRole('button', { name: text.start }).click()
  await page.getByLabel(text.type('45')).fill('45')
  await admin.call('modifyMasterInfo', { masterName: '이마루' })
  const criteria = [{ name: '열정', weight: 1, low: '', middle: '', high: '' }]
  await admin.call('setReviewCriteria', { team: 2, version: 0, criteria })
  await page.getByRole('button', { name: text.confirm }).click()
  const changed = page.getByRole('alert').filter({ hasText: text.changed })
  await expect(changed).toContainText(
    `${settingsText.en.labels.masterName}: ${settingsText.en.nothing} → 이마루`,
  )
  await expect(changed).toContainText(text.criteriaChanged(teamNames[2].en))
  await expectNoViolation(page, 'a new term that was beaten')
  expect((await admin.call('overview', {})).term).toBe(term)
  await page.getByRole('button', { name: text.confirm }).click()
  await acknowledge(page, messages.termStarted.en)
  expect((await admin.call('overview', {})).term).toBe(term + 1)
  await page.context().close()
})
