import type { Page } from '@playwright/test'
import { signedIn } from '@recruit/local/testing/people'
import { deskText } from '../src/features/desk/text.ts'
import { staffLinks } from '../src/staff-links.ts'
import { expect } from './fixtures.ts'
import { freshTerm } from './staff.ts'
import { applicants } from './staff-desk.ts'

/** The desk as its tests find it. */

const ko = deskText.ko
/** The rows of the desk's list. */
export const rows = (page: Page) => page.getByRole('navigation', { name: ko.list }).getByRole('link')
export const selected = (page: Page) => page.locator('[data-subject]')
/** Whose text stands on the screen. */
export const subject = (page: Page) => page.locator('#desk-subject')
export const isAt = async (page: Page, { id, name }: { id: string; name: string }) => {
  await expect(selected(page)).toHaveAttribute('data-subject', id)
  await expect(subject(page)).toContainText(name)
}

/** A team's people in the order of the list. */
export async function people(url: string, count: number, mark: string) {
  await freshTerm(url)
  const all = await applicants(url, count, { mark })
  const api = await signedIn(url, 'admin')
  const list = await api.call('listApplicants', { team: 1 })
  return list.applicants.map(({ _id }) => {
    const person = all.find(({ id }) => id === _id)
    if (!person) throw new Error('somebody else applied')
    return person
  })
}
export async function openDesk(page: Page) {
  await page.goto(`/#${staffLinks.desk(1)}`)
  await expect(subject(page)).toBeVisible()
}
