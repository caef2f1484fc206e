import { TEAMS, type Team } from '@recruit/contract/constants'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { teamNames } from '@recruit/contract/team-names'
import { rehearsalText } from '../src/features/rehearsal/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { dropDownText } from '../src/ui/form/text.ts'
import { expect, test } from './fixtures.ts'
import { SCREENS } from './screens.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

for (const { language, width } of SCREENS)
  test(`the admin rehearses a term before it begins (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const text = rehearsalText[language]
    const admin = await freshTerm(stack.url)
    await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.adminHome}`)
    if (width === 390) await page.getByRole('button', { name: dropDownText[language].more }).click()
    await page.getByRole('link', { name: adminText[language].rehearsal }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)

    const ofTeam = (team: Team) => page.getByRole('group', { name: teamNames[team][language] })
    const applicants = (team: Team) => ofTeam(team).getByLabel(text.applicants)
    const interviewed = (team: Team) => ofTeam(team).getByLabel(text.interviewed)
    await applicants(1).fill('20')
    await page.getByRole('button', { name: text.start }).click()
    await expect(page.getByText(text.both)).toBeVisible()
    await expect(interviewed(1)).toBeFocused()
    await interviewed(1).fill('10')
    for (const team of TEAMS.slice(1)) {
      await applicants(team).fill('10')
      await interviewed(team).fill('0')
    }
    await page.getByRole('button', { name: text.start }).press('Enter')
    await expect(page.getByRole('heading', { name: text.interviews })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(text.assumed)).toBeVisible()
    // No interviewer has hours yet.
    const lacking = page.getByRole('region', { name: text.lacking })
    await expect(lacking.getByRole('heading')).toBeFocused()
    await expect(lacking).toContainText(text.unfit(teamNames[1][language], 10, 10))
    await expect(lacking.getByRole('link', { name: text.toRules })).toBeVisible()
    await expect(page.getByRole('heading', { name: text.mail })).toBeVisible()

    // On a phone a part opens from its answer.
    if (width === 390) await page.getByRole('heading', { name: text.mail }).click()
    const receipts = page.getByRole('listitem').filter({ hasText: MESSAGE_KINDS.receipt.name[language] })
    await expect(receipts).toContainText('40')
    await receipts.locator('summary').click()
    await expect(receipts.locator('details p')).toBeVisible()
    await expectNoViolation(page, 'the answer')
    // A slower pace changes the minutes without another rehearsal.
    await page.getByText(text.change).click()
    await page.getByLabel(text.mailsPerMinute).fill('10')
    await expect(receipts).toContainText(text.inHours(4))
    await expectNoViolation(page)
    await page.context().close()
  })
