import type { Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import type { Visitor } from '@recruit/local/testing/visitor'
import { listText } from '../src/features/applicants/text.ts'
import { paths } from '../src/paths.ts'
import { expect } from './fixtures.ts'
import { applicants } from './staff-desk.ts'

/** The list of applicants as every test of it meets it. */

export const ko = listText.ko

export async function openList(page: Page, query = '', path: string = paths.applicantList) {
  await page.goto(`/#${path}${query}`)
  await expect(page.getByRole('table')).toBeVisible()
}

export const rowOf = (page: Page, { studentId }: { studentId: string }) =>
  page.getByRole('row').filter({ hasText: studentId })

/** The panel of filters, open. */
export async function openFilters(page: Page, text: { filters: string } = ko) {
  const panel = page.getByRole('group', { name: text.filters, exact: true })
  if (!(await panel.isVisible()))
    await page.getByRole('button', { name: new RegExp(`^${text.filters}( \\(\\d+\\))?$`) }).click()
  return panel
}

/** Presses what is in the menu of rare actions. */
export async function pressMore(page: Page, name: string, text: { more: string } = ko) {
  await page.getByRole('button', { name: text.more, exact: true }).click()
  await page.getByRole('group', { name: text.more }).getByRole('button', { name }).click()
}

/** One applicant, whom the search for `mark` finds alone. */
export async function applicant(url: string, wanted: Parameters<typeof applicants>[2]) {
  const [person] = await applicants(url, 1, wanted)
  if (!person) throw new Error('nobody applied')
  return person
}

/** The application as the server holds it. */
export const storedOf = (api: Visitor, { id }: { id: string }) =>
  api.call('getApplication', { id, view: 'staff' })

/** Answers in the browser with a list of `count` rows; `own` distinguishes each. */
export async function showRows(
  page: Page,
  team: Team,
  count: number,
  own: (index: number) => { _id?: string; ewhaianId?: string } = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    _id: `row-${index}`,
    name: `지원자${index}`,
    studentId: String(2_000_000 + index),
    ewhaianId: `id${index}`,
    team,
    pass: 'default',
    date: '',
    isFinalSubmit: true,
    sharesStudentId: false,
    email: '',
    phonenum: '',
    ...own(index),
  }))
  await page.route('**/api/applicantlist/?*', (route) => route.fulfill({ json: { applicants: rows, team } }))
}
