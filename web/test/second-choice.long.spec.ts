import { secondChoiceName, teamNames } from '@recruit/contract/team-names'
import { signedIn } from '@recruit/local/testing/people'
import { setPlaces } from '@recruit/local/testing/seats'
import { secondChoicesText } from '../src/features/applicants/second-choice/text.ts'
import { applicationText } from '../src/features/application/text.ts'
import { seatsCardText } from '../src/features/questions/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { seatsText } from '../src/features/staff/seats-text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { editorOf, isIn } from './application-editor.ts'
import { expect, testRestoring } from './fixtures.ts'
import { SCREENS } from './screens.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

/** Other tests write the form of the same product. */
const test = testRestoring(async (url) => setPlaces(await signedIn(url, 'admin')))

for (const { language, width } of SCREENS)
  test(`a second choice is asked, taken over and published (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const [card, seats, list] = [seatsCardText[language], seatsText[language], secondChoicesText[language]]
    const [form, publishing] = [applicationText[language], publishingText[language]]
    const [marketing, design] = [teamNames[1][language], teamNames[2][language]]
    const page = await windowOf(browser, admin, { language, width })

    // The admin switches it on and gives two teams a number of seats.
    await page.goto(`/#${paths.questions}`)
    await page.getByRole('switch', { name: card.asks }).click()
    await page.getByLabel(card.seatsOf(marketing), { exact: true }).fill('1,000')
    await page.getByRole('button', { name: card.save }).click()
    await expect(page.getByText(card.most)).toBeVisible()
    await page.getByLabel(card.seatsOf(marketing), { exact: true }).fill('1')
    await page.getByLabel(card.seatsOf(design), { exact: true }).fill('020')
    await expectNoViolation(page, 'seats')
    await picture(page, `second-choice-card-${language}-${width}`)
    await page.getByRole('button', { name: card.save }).click()
    const stored = async () => (await admin.call('readSeats', {})).teams.map((one) => one.seats)
    await expect.poll(stored).toEqual([1, 20, null])

    // Another admin is faster: both are shown, and it asks.
    await setPlaces(admin, { hasSecondChoice: true, seats: { 1: 1, 2: 20, 3: 7 } })
    await page.getByLabel(card.seatsOf(design), { exact: true }).fill('10')
    await page.getByRole('button', { name: card.save }).click()
    await expect(page.getByRole('alert')).toContainText(`${teamNames[3][language]}: 7`)
    await expectNoViolation(page, 'seats of two admins')
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(page.getByLabel(card.seatsOf(design), { exact: true })).toHaveValue('20')

    // An applicant of the design team names marketing, and takes it back and names it again.
    const { page: hers, open, id, person } = await editorOf(browser, stack.url, { language, width })
    await open(1)
    const choice = hers.getByRole('group', { name: secondChoiceName[language] })
    await expect(choice.getByRole('radio')).toHaveCount(2)
    await choice.getByRole('radio', { name: marketing }).check()
    await isIn(hers, 'saved')
    await choice.getByRole('radio', { name: language === 'ko' ? '고르지 않음' : 'No answer' }).click()
    await expect(choice.getByRole('radio')).toHaveCount(2)
    await isIn(hers, 'saved')
    await choice.getByRole('radio', { name: marketing }).check()
    await expectNoViolation(hers, 'a second choice')
    await picture(hers, `second-choice-form-${language}-${width}`)
    await isIn(hers, 'saved')
    await hers.getByRole('button', { name: form.next }).click()
    for (const essay of ['applyReason', 'activityPlan'])
      await hers.locator(`#${essay}`).fill('함께하고 싶습니다.')
    await isIn(hers, 'saved')
    await hers.getByRole('button', { name: form.submit, exact: true }).click()
    await hers.getByRole('button', { name: form.submitAnyway }).click()
    await hers.waitForURL(/success/)
    await expect(hers.getByText(new RegExp(secondChoiceName[language]))).toBeVisible()

    // Staff read it in the application; once design decides against her, marketing has her in its list.
    await page.goto(`/#${staffLinks.review1(2, id)}`)
    await expect(page.getByText(secondChoiceName[language], { exact: true })).toBeVisible()
    await expect(page.getByText(marketing, { exact: true })).toBeVisible()
    await admin.call('selectPass', { _id: id, pass: 'fail', staged: true })
    await page.goto(`/#${paths.applicantList}?team=1`)
    const section = page.getByRole('heading', { name: list.title(1) }).locator('..')
    await expect(section).toContainText(person.name)
    await expect(section).toContainText(design)
    await expectNoViolation(page, 'second choices of a team')
    await picture(page, `second-choice-list-${language}-${width}`)
    await section.getByRole('button', { name: list.takeOverOf(person.name) }).dblclick()
    await expect(page.getByText(list.takenOver(person.name, marketing))).toBeVisible()
    await expect(section).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: person.studentId })).toBeVisible()

    // She sees design until it is published; the sheet names the move, and more passes than seats.
    await setPlaces(admin, { hasSecondChoice: true, seats: { 1: 0, 2: 0, 3: 0 } })
    await admin.call('modifyResultInfo', { showResultToApplicant: true, staged: true })
    await admin.call('selectPass', { _id: id, pass: 'finalPass', staged: true })
    await page.reload()
    await expect(page.getByText(seats.taken(1, 0))).toBeVisible()
    await page
      .getByRole('region', { name: publishing.band })
      .getByRole('button', { name: publishing.look })
      .click()
    const sheet = page.getByRole('dialog', { name: publishing.title })
    await expect(sheet).toContainText(publishing.moved(design, marketing))
    await expect(sheet).toContainText(seats.over(seats.ofTeam(marketing, 1, 0)))
    await expectNoViolation(page, 'the sheet with a move')
    await picture(page, `second-choice-publish-${language}-${width}`)
    const seen = async () => (await admin.call('unpublished', {})).changes.length
    expect(await seen()).toBe(1)
    await sheet.getByRole('button', { name: publishing.publish(1) }).click()
    await expect.poll(seen).toBe(0)
    // Its warning has the same words as home.
    await expect(sheet).toBeHidden()
    await page.goto(`/#${paths.adminHome}`)
    await expect(page.getByText(seats.ofTeam(marketing, 1, 0))).toBeVisible()
    await expectNoViolation(page, 'home with seats')
    await picture(page, `second-choice-home-${language}-${width}`)
  })
