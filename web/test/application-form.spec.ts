import { declaredText, LINES } from '@recruit/contract/fields/application-values'
import { problemText } from '@recruit/contract/problem-texts'
import { formText } from '../src/ui/form/text.ts'
import { editorOf, isIn, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { opened } from './screens.ts'

for (const { language, width } of opened('application form', [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
] as const)) {
  const text = texts(language)
  test(`what is wrong with a field is said beside it once it is left, and a link gets its scheme (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { page, open, api, id, context } = await editorOf(browser, stack.url, { language, width })
    await open(1)
    // Questions that are never required, such as the link; edits after the submission require the others.
    const optional = LINES.filter((name) => declaredText[name].required.length === 0)
    await expect(page.getByText(formText[language].optional, { exact: true })).toHaveCount(optional.length)
    await expect(page.getByText(text.neededLater, { exact: true })).toHaveCount(4)
    const email = page.getByLabel(text.email)
    await email.fill('nobody')
    await expect(page.locator('#email-error')).toHaveCount(0)
    await page.getByLabel(text.portfolioLink).fill('example.org/me')
    await expect(page.locator('#email-error')).toHaveText(
      problemText({ field: 'email', rule: 'email' })[language],
    )
    await expect(email).toHaveAttribute('aria-describedby', /email-error/)
    await page.getByLabel(text.major).focus()
    await expect(page.getByLabel(text.portfolioLink)).toHaveValue('https://example.org/me')
    await isIn(page, 'saved')
    await picture(page, `form-error-beside-${language}-${width}`)
    expect((await api.call('getApplication', { id })).portfolioLink).toBe('https://example.org/me')
    await email.fill('nobody@example.org')
    await expect(page.locator('#email-error')).toHaveCount(0)
    await context.close()
  })
}
