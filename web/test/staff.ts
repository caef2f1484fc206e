import type { Browser, BrowserContext, Page } from '@playwright/test'
import { pick } from '@recruit/contract/fields/pick'
import { emptySettings, settingsOn } from '@recruit/contract/fields/settings-values'
import { emptyHours } from '@recruit/contract/interview/grid'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'

/** What every test of the staff's screens needs: a signed-in window, a term of its own, a word acknowledged. */

interface Window {
  language?: Language
  width?: number
}

/** A window in which `who` is signed in; without anybody, a stranger's. */
export async function windowOf(
  browser: Browser,
  who: Visitor | { url: string },
  { language = 'en', width = 1280 }: Window = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: who.url,
    viewport: { width, height: 900 },
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    reducedMotion: 'reduce',
  })
  if ('jar' in who) await carry(context, who.url, who.jar)
  return context.newPage()
}

/** The windows of a context have what these browsers have. */
export async function carry(context: BrowserContext, url: string, ...jars: Map<string, string>[]) {
  const cookies = jars.flatMap((jar) => [...jar])
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
}

/** The admin of an open period, the settings otherwise as another test left them. */
export async function adminOf(url: string): Promise<Visitor> {
  const admin = await signedIn(url, 'admin')
  return (await admin.call('findSettings', { key: 1 })).isInDB === 'true' ? admin : openPeriod(url)
}

export const recordId = async (admin: Visitor) => (await admin.call('findSettings', { key: 1 })).objectId

/** Puts the settings back to an open period with nothing announced: other tests share the stack. */
export async function calm(url: string) {
  const admin = await adminOf(url)
  const none = emptySettings()
  await admin.call('modifyResultInfo', pick(none, settingsOn('result')))
  await admin.call('modifyMasterInfo', pick(none, settingsOn('master')))
  await admin.call('modifyRecruitInfo', {
    ...pick(none, settingsOn('recruit')),
    isApplicationPeriod: true,
    cardinalNumber: '45',
  })
  return admin
}

/** A term without applications, its period open, nothing announced and no closing time. */
export async function freshTerm(url: string): Promise<Visitor> {
  const admin = await adminOf(url)
  await admin.call('newTerm', {})
  return calm(url)
}

/** A submitted applicant of the marketing team who can come at these hours of the first days, bit 0 for 8:00. */
export async function submittedPerson(url: string, ...days: number[]) {
  const { browser, person, id } = await enrolledPerson(url, 1)
  const interviewHours = emptyHours().map((none, day) => days[day] ?? none)
  await browser.call('savePage2', { id, ...wholeContent, interviewHours, isFinalSubmit: true })
  return { ...person, id }
}

/** Reads what a dialog says and closes it. */
export async function acknowledge(page: Page, said: string, language: Language = 'en') {
  await expect(page.getByRole('dialog')).toContainText(said)
  await page.getByRole('dialog').getByRole('button', { name: uiText[language].ok }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens the staff's menu, which is behind a button in a narrow window. */
export async function openMenu(page: Page, language: Language = 'en') {
  const button = page.getByRole('banner').getByRole('button', { name: uiText[language].menu, exact: true })
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click()
}
