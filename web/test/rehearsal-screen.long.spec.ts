import { rehearsalText } from '../src/features/rehearsal/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

test('the admin opens rehearsal, which has no violation', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(`/#${paths.rehearsal}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rehearsalText.en.title)
  await expectNoViolation(page)
  await page.context().close()
})
