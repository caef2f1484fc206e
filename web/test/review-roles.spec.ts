import { newMember } from '@recruit/local/testing/people'
import { scoreText } from '../src/features/desk/score/text.ts'
import { deskText } from '../src/features/desk/text.ts'
import { openDesk } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { reviewedTeam } from './review-room.ts'
import { opened, SCREENS } from './screens.ts'
import { windowOf } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('a manager with a name starts with scores, one with the shared key with what she can read', async ({
  browser,
  stack,
}) => {
  await reviewedTeam(stack.url, 2, 'roles')
  const member = await newMember(stack.url, { role: 'manager', teams: [1] })
  const page = await windowOf(browser, { ...member.browser, url: stack.url }, { language: 'ko' })
  await page.goto('/#/admin/review')
  await expect(page.getByRole('heading', { name: scoreText.ko.form })).toBeVisible()
  await page.getByRole('button', { name: deskText.ko.seeDecisions }).click()
  await expect(page.getByText(deskText.ko.readOnly)).toBeVisible()
  await page.context().close()
})

for (const { language, width } of opened('scores without a name', SCREENS))
  test(`a shared key is told whose scores count, and led on (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = deskText[language]
    await reviewedTeam(stack.url, 2, `shared-${language}${width}`)
    const { page, context } = await staffDesk(browser, stack.url, { role: 'manager', language, width })
    await openDesk(page)
    // On a phone one button opens them.
    if (width === 390) await page.getByRole('button', { name: ` · ${text.seeDecisions}` }).click()
    await page.getByRole('button', { name: text.score }).click()
    await expect(page.getByRole('heading', { name: text.needsName })).toBeVisible()
    await expect(page.getByText(text.needsNameManager)).toBeVisible()
    await expectNoViolation(page, `scores without a name, ${language} ${width}`)
    await picture(page, `desk-needs-name-${language}-${width}`)
    await page.getByRole('main').getByRole('button', { name: text.seeDecisions }).last().click()
    await expect(page.getByText(text.readOnly)).toBeVisible()
    await context.close()
  })
