import type { Page } from '@playwright/test'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { teamNames } from '../src/content/teams.ts'
import { listText } from '../src/features/applicants/text.ts'
import { waitingText } from '../src/features/applicants/waiting/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'

/** What Chromium hands to a screen reader: the texts of everything that is not ignored. */
async function readableTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
}

test('what is said in passing is seen and read out above an open dialog, and stays when it closes', async ({
  browser,
  stack,
}) => {
  const [text, list] = [{ ...uiText.en, ...waitingText.en }, listText.en]
  const admin = await freshTerm(stack.url)
  const { id, person, browser: applicant } = await enrolledPerson(stack.url, 1)
  await applicant.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.applicantList}`)
  await page.getByLabel(list.tickOf(person.name)).check()
  await page.getByRole('button', { name: text.openToAdd }).click()
  const sheet = page.getByRole('dialog', { name: text.title(teamNames[1].en) })
  await expect(sheet).toHaveAccessibleDescription(text.lead)
  await expect(sheet.getByRole('heading')).toHaveText([text.title(teamNames[1].en)])
  await sheet.getByRole('button', { name: text.add(1) }).click()
  await sheet.getByRole('button', { name: text.save }).click()
  const said = page.getByText(text.saved, { exact: true })
  await expect(said).toHaveCount(1)
  expect(await readableTexts(page)).toContain(text.saved)
  // Nothing is drawn over it.
  const isOnTop = await said.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    element.style.pointerEvents = 'auto'
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })
  expect(isOnTop).toBe(true)
  await sheet.getByRole('button', { name: text.close }).click()
  await expect(sheet).toBeHidden()
  await expect(said).toHaveCount(1)
  expect(await readableTexts(page)).toContain(text.saved)
  await page.context().close()
})
