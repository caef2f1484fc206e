import type { Locator, Page } from '@playwright/test'
import { bandOf } from '@recruit/contract/certainty/bands'
import { newMember } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { sureListText } from '../src/features/desk/setup/sure-text.ts'
import { setupText } from '../src/features/desk/setup/text.ts'
import { sureText } from '../src/features/staff/sure-text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { reviewedTeam } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const PEOPLE = 16
const PLACES = 5
const TEAM = 1

/** The row that this name alone heads. */
const rowOf = (page: Page, within: Locator, name: string) =>
  within.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Everything that is assigned and not reviewed; the scores follow the numbers, so that every reviewer nearly agrees. */
async function reviewAll({ call }: Visitor, severity: number): Promise<void> {
  const { applications } = await call('listReviews', { team: TEAM })
  for (const { id, number, state } of applications) {
    if (state === 'submitted') continue
    const { criteria } = await call('reviewApplication', { team: TEAM, id })
    const chance = (number * (7 + 2 * severity)) % 3 === 0 ? 1 : 0
    const points = Math.min(5, Math.max(1, 1 + Math.floor(number / 2000) + chance - (severity % 2)))
    await call('saveReview', {
      ...{ team: TEAM, id, version: 0, state: 'submitted', comment: '', note: '' },
      scores: Object.fromEntries(criteria.map((one, at) => [one.id, Math.max(1, points - (at % 2))])),
    })
  }
}

for (const { language, width } of SCREENS.slice(0, 2))
  test(`the admin reads again where the list is open, and sees how sure it is (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const { people, admin } = await reviewedTeam(stack.url, PEOPLE, `sure${language}${width}`)
    const readers: Awaited<ReturnType<typeof newMember>>[] = []
    for (let at = 0; at < 4; at++)
      readers.push(await newMember(stack.url, { role: 'reviewer', teams: [TEAM] }))
    const members = readers.map(({ id, name }) => ({ id, name, teams: [TEAM as 1] }))
    const wish = { team: TEAM as 1, needed: 2, members }
    const { digest } = await admin.call('previewAssignment', wish)
    await admin.call('assignReviewers', { ...wish, digest })
    const reviewRest = async () => {
      for (const [at, { browser: api }] of readers.entries()) await reviewAll(api, at)
    }
    await reviewRest()

    const text = { ...setupText[language], ...sureText[language], ...sureListText[language] }
    const { page, context } = await staffDesk(browser, stack.url, { language, width })
    await page.goto(`/#${paths.reviewSetup}?team=${TEAM}&part=phase`)
    const opening = page.getByRole('tabpanel', { name: text.progress })
    await opening.getByLabel(text.howMany).selectOption('5')
    await opening.getByRole('button', { name: text.previewAgain }).click()
    await expect(opening.getByText(text.cannotReadAgain.noPlaces)).toBeVisible()
    const places = opening.getByLabel(text.places)
    await places.fill('0')
    await opening.getByRole('button', { name: text.savePlaces }).click()
    await expect(places).toBeFocused()
    await expect(opening.getByText(text.placesWrong)).toBeVisible()
    await places.fill(String(PLACES))
    await opening.getByRole('button', { name: text.savePlaces }).click()
    await expect.poll(async () => (await admin.call('reviewResults', { team: TEAM })).places).toBe(PLACES)

    await opening.getByRole('button', { name: text.previewAgain }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(text.chosen(5))
    for (const { name } of people) await expect(dialog).not.toContainText(name)
    await expectNoViolation(page, 'reading again')
    await dialog.getByRole('button', { name: text.confirm }).click()
    await expect(opening.getByText(text.done(5, 0))).toBeVisible()
    await expect
      .poll(async () => {
        await reviewRest()
        return (await admin.call('reviewProgress', { team: TEAM })).readAgain
      })
      .toEqual({ assigned: 5, submitted: 5 })

    await opening.getByRole('button', { name: text.open }).click()
    await dialog.getByRole('button', { name: text.open }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('tab', { name: text.results }).click()
    const results = page.getByRole('tabpanel', { name: text.results })
    const { applications } = await admin.call('reviewResults', { team: TEAM })
    const bandsOf = (of: (sure: { chance: number; before: number | null }) => number | null) =>
      applications.map(({ sure }) => bandOf((sure && of(sure)) ?? Number.NaN))
    const now = bandsOf(({ chance }) => chance)
    const open = now.filter((band) => band === 'open').length
    const openBefore = bandsOf(({ before }) => before).filter((band) => band === 'open').length
    const bands = Object.entries(text.bands).map(([band, name]) => ({
      name,
      count: now.filter((one) => one === band).length,
    }))
    const counted = bands.filter(({ count }) => count > 0).map(({ name, count }) => text.ofBand(name, count))
    await results.getByText(text.counts(PLACES, counted.join(', '))).click()
    await expect(results.getByRole('list').first().getByRole('listitem')).toHaveText(
      Object.values(text.words),
    )
    await expect(results).toContainText(text.changed(5, openBefore, open))
    const table = results.getByRole('region', { name: text.spread })
    for (const { name, sure } of applications)
      await expect(rowOf(page, table, name)).toContainText(text.bands[bandOf(sure?.chance ?? 0)])
    await expect(table).not.toContainText('%')
    await results.getByText(text.howToRead).click()
    await results.getByRole('switch', { name: text.showNumbers }).click()
    const [first] = applications
    await expect(rowOf(page, table, first?.name ?? '')).toContainText(
      text.percent(Math.round(100 * (first?.sure?.chance ?? 0))),
    )
    await expectNoViolation(page, 'how sure the list is')

    await page.goto(`/#${paths.applicantList}?team=${TEAM}`)
    await expect(rowOf(page, page.getByRole('main'), first?.name ?? '')).toContainText(
      text.bands[bandOf(first?.sure?.chance ?? 0)],
    )
    await expectNoViolation(page, 'the list with how sure it is')
    // Nothing is decided or sorted by it.
    const { applicants } = await admin.call('listApplicants', { team: TEAM })
    expect(new Set(applicants.map(({ pass }) => pass))).toEqual(new Set(['default']))
    expect(page.url()).not.toContain('sort')

    const all = applications.length
    await page.goto(`/#${paths.reviewSetup}?team=${TEAM}&part=results`)
    await results.getByRole('link', { name: first?.name ?? '', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.reviewDesk}.*${first?._id}`))
    await page.goBack()
    // With places for all, no one is in or out.
    await results.getByLabel(text.places).fill(String(all))
    await results.getByRole('button', { name: text.savePlaces }).click()
    await expect(results).toContainText(text.placesForAll(all, all))
    await expect(table).not.toContainText(text.bands.clearIn)
    await context.close()
  })
