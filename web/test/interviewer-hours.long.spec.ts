import { ownHoursText } from '../src/features/hours/text.ts'
import { staffLinks } from '../src/staff-links.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm, freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)
const SIZES = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
] as const

for (const { language, width } of SIZES) {
  const text = { ...draftText[language], ...ownHoursText[language] }

  test(`an interviewer enters her hours by her link alone (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
    const { interviewer } = await admin.call('saveInterviewer', {
      ...{ version: 0, name: '나리', teams: [1, 3], member: null, mostPerDay: null, mostInARow: null },
      ...{ interviewHours: Array(32).fill(0), interviewDays: null },
    })
    const { token } = await admin.call('newInterviewerLink', { id: interviewer.id })
    const page = await windowOf(browser, { url: stack.url }, { language, width })
    await page.goto(`/#${staffLinks.interviewerLink(token)}`)
    await expect(page.getByRole('heading', { name: text.whose('나리') })).toBeVisible()
    const cell = page.getByRole('grid').getByRole('gridcell').first()
    await cell.click()
    await expect(page.getByRole('status').filter({ hasText: text.unsaved })).toBeVisible()
    await page.getByLabel(text.mostPerDay).fill('0')
    await expect(page.getByText(text.limitWrong(17))).toBeVisible()
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.getByLabel(text.mostPerDay)).toBeFocused()
    await page.getByLabel(text.mostPerDay).fill('4')
    await expectNoViolation(page)
    await picture(page, `own-hours-${language}-${width}`)
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
    const stored = async () => (await admin.call('listInterviewers', {})).interviewers[0]
    expect(await stored()).toMatchObject({ name: '나리', teams: [1, 3], mostPerDay: 4, version: 2 })
    expect((await stored())?.interviewHours.filter(Boolean)).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel(text.mostPerDay)).toHaveValue('4')
    await expect(cell).toHaveAttribute('aria-selected', 'true')

    // A member of the staff has changed it in between: nothing is overwritten, and the interviewer chooses.
    const { id, ...rest } = { ...interviewer, ...(await stored()) }
    await admin.call('saveInterviewer', { id, ...rest, mostPerDay: 6 })
    await page.getByLabel(text.mostPerDay).fill('2')
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await page.getByRole('alert').getByRole('button', { name: text.takeStored }).click()
    await expect(page.getByLabel(text.mostPerDay)).toHaveValue('6')
    expect(await stored()).toMatchObject({ mostPerDay: 6 })

    await admin.call('newInterviewerLink', { id })
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expectNoViolation(page)
    await picture(page, `own-hours-${language}-${width}-unusable`)
    await page.context().close()
  })
}
