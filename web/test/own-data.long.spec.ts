import { readFile } from 'node:fs/promises'
import { paths } from '../src/paths.ts'
import { editorOf, texts } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm } from './staff.ts'

for (const { language, width } of [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
] as const)
  test(`an applicant takes home what is kept about her (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    // Another story may have shown its results.
    await freshTerm(stack.url)
    const { page, id, person, context } = await editorOf(browser, stack.url, {
      language,
      width,
      submitted: true,
    })
    const text = texts(language)
    await page.goto(`/#${paths.application('update', 1, id)}`)
    await page.getByText(text.ownData, { exact: true }).click()
    const button = page.getByRole('button', { name: text.ownDataSave })
    await button.scrollIntoViewIfNeeded()
    await picture(page, `own-data-${language}-${width}`)
    const started = page.waitForEvent('download')
    await button.click()
    const download = await started
    expect(download.suggestedFilename()).toBe(`application-${id.slice(0, 8)}.txt`)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(person.name)
    expect(file).toContain(language === 'ko' ? '아직 발표되지 않았습니다' : 'Not announced yet')
    await context.close()
  })
