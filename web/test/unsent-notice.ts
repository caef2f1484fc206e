import type { Page } from '@playwright/test'
import { PASSPHRASE } from '@recruit/local/testing/people'
import { wordsText, writingText } from '../src/features/mailings/words/text.ts'
import { signInText } from '../src/features/sign-in/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { ADMIN_KEY, expect } from './fixtures.ts'

/** The words of the pages that a notice and a sign-in walk through, in English. */
export const text = {
  ...draftText.en,
  ...adminText.en,
  ...frameText.en,
  ...signInText.en,
  ...wordsText.en,
  ...writingText.en,
}
export const audience = (page: Page) => page.getByRole('region', { name: text.audience })
export const words = (page: Page) => page.getByRole('textbox', { name: text.text })
export const address = (page: Page) => page.getByLabel(text.address)

export async function openNotice(page: Page) {
  await page.goto(`/#${paths.messages}`)
  await page.getByRole('button', { name: text.title }).click()
  await expect(words(page)).toBeVisible()
}

export async function writeNotice(page: Page) {
  await openNotice(page)
  await audience(page).getByRole('checkbox', { name: 'Design team' }).check()
  await words(page).fill('Only for my eyes until it is sent')
  await address(page).fill('me@recruit.test')
}

export async function expectNoNotice(page: Page) {
  await openNotice(page)
  await expect(words(page)).not.toHaveValue(/Only for my eyes/)
  await expect(audience(page).getByRole('checkbox', { name: 'Design team' })).not.toBeChecked()
  await expect(address(page)).toHaveValue('')
}

export async function signInByKey(page: Page) {
  await page.getByLabel(text.key, { exact: true }).fill(ADMIN_KEY)
  await page.getByRole('button', { name: text.signIn }).click()
  await expect(page).toHaveURL(/#\/admin\/landing$/)
}

export async function signInByName(page: Page, name: string) {
  await page.goto(`/#${paths.adminLogin}`)
  await page.getByRole('button', { name: text.byName }).click()
  await page.getByLabel(text.name, { exact: true }).fill(name)
  await page.getByLabel(text.passphrase, { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: text.enter, exact: true }).click()
  await expect(page).toHaveURL(/#\/admin\/landing$/)
}
