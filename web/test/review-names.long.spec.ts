import { NAME_COVER } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import { reviewText } from '../src/features/application/review/text.ts'
import { setupText } from '../src/features/desk/setup/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { openScoring, reviewedTeam, reviewer } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

for (const { language, width } of SCREENS)
  test(`an essay that names its author is covered, and gone once the admin hides it (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { people } = await reviewedTeam(stack.url, 1, `names-${language}${width}`)
    const [{ id, name, browser: own }] = people as [(typeof people)[number]]
    const applyReason = `안녕하세요, ${name}입니다. 함께하고 싶습니다.`
    await own.call('savePage2', { id, applyReason, isFinalSubmit: true })

    const text = reviewText[language]
    const { page, context } = await reviewer(browser, stack.url, { language, width })
    await openScoring(page, language)
    await expect(page.getByText(text.namesHere)).toBeVisible()
    const essay = page.getByText('안녕하세요')
    await expect(essay).toContainText(NAME_COVER)
    await expect(essay).not.toContainText(name)
    await expectNoViolation(page, `a covered name, ${language} ${width}`)
    await picture(page, `desk-covered-${language}-${width}`)
    await page.getByRole('button', { name: text.showNames }).click()
    await expect(essay).toHaveText(applyReason)
    await page.getByRole('button', { name: text.coverNames }).click()
    await expect(essay).not.toContainText(name)

    const words = setupText[language]
    const admin = await staffDesk(browser, stack.url, { language, width })
    await admin.page.goto(`/#${paths.reviewSetup}?team=1&part=assign`)
    await admin.page.getByText(words.named(1, 0)).click()
    const list = admin.page.getByRole('region', { name: words.namedLabel })
    await expect(list).toContainText(`안녕하세요, ${name}입니다.`)
    await expectNoViolation(admin.page, `applications that name their author, ${language} ${width}`)
    await picture(admin.page, `desk-named-${language}-${width}`)
    await list.getByRole('button', { name: words.hideOf(name) }).click()
    await expect(admin.page.getByText(messages.namesHidden[language])).toBeVisible()
    await expect(admin.page.getByText(words.named(1, 1))).toBeVisible()
    await expect(list.getByRole('button', { name: words.uncoverOf(name) })).toBeVisible()

    const answer = page.waitForResponse(/review\/application/)
    await page.reload()
    expect(await (await answer).text()).not.toContain(name)
    await expect(page.getByText(text.namesHidden)).toBeVisible()
    await expect(page.getByRole('button', { name: text.showNames })).toHaveCount(0)
    await expect(essay).toContainText(NAME_COVER)
    await expectNoViolation(page, `a hidden name, ${language} ${width}`)

    await list.getByRole('button', { name: words.uncoverOf(name) }).click()
    await expect(list.getByRole('button', { name: words.hideOf(name) })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: text.showNames }).click()
    await expect(essay).toHaveText(applyReason)
    for (const one of [context, admin.context]) await one.close()
  })
