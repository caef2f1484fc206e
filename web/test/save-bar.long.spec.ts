import { rulesText } from '../src/features/timetable/setup/rules/text.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { expect, test } from './fixtures.ts'
import { openSetup } from './timetable-setup-page.ts'
import { expectNoViolation } from './violations.ts'

const [text, draft] = [rulesText.en, draftText.en]

for (const width of [390, 1280])
  test(`save is in sight while something is unsaved, and never over the field in use (${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page } = await openSetup(browser, stack.url, { language: 'en', width })
    const form = page.getByRole('form', { name: text.title })
    const save = form.getByRole('button', { name: text.save })
    const rooms = form.getByLabel(text.rooms, { exact: true })
    await rooms.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -10_000)
    await expect(save).not.toBeInViewport()

    await rooms.fill('3')
    await expect(save).toBeInViewport()
    await expect(form.getByText(draft.unsaved)).toBeInViewport()
    await picture(page, `save-bar-${width}`)
    await expectNoViolation(page, 'unsaved rules')
    for (const field of await form.locator('input:visible, select:visible').all()) {
      await field.focus()
      await expect
        .poll(() =>
          field.evaluate((one) => {
            const { left, bottom } = one.getBoundingClientRect()
            return document.elementFromPoint(left + 2, bottom - 2) === one
          }),
        )
        .toBe(true)
    }

    await form.getByRole('button', { name: text.revert }).click()
    await page.mouse.wheel(0, -10_000)
    await expect(save).not.toBeInViewport()
    await page.context().close()
  })
