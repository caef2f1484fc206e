import type { Page } from '@playwright/test'
import { SETTINGS_TABS } from '@recruit/contract/fields/settings-fields'
import type { Language } from '@recruit/contract/text'
import { fill } from '@recruit/local/demo/fill'
import { signedIn } from '@recruit/local/testing/people'
import type { Visitor } from '@recruit/local/testing/visitor'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { misfits } from './fits.ts'
import { ADMIN_KEY, expect, test } from './fixtures.ts'
import { SCREENS } from './screens.ts'
import { recordId } from './staff.ts'
import { staffDesk } from './staff-desk.ts'

/**
 * Every staff screen in its main states, with a demo term. `npm run long -- pictures` keeps pictures of them in
 * `artefacts/pictures/staff`; a word after it opens those alone whose name contains it.
 */

interface Shown {
  page: Page
  language: Language
  /** An applicant who has submitted. */
  id: string
  /** The record of the settings. */
  record: string
}
interface State {
  name: string
  path: (shown: Shown) => string
  /** Presses what leads to this state. */
  open?: (shown: Shown) => Promise<unknown>
}

const tab = (index: number) => (shown: Shown) => shown.page.getByRole('tab').nth(index).click()

const STATES: State[] = [
  { name: 'home', path: () => paths.adminHome },
  { name: 'overview', path: () => paths.overview },
  { name: 'history', path: () => paths.history },
  { name: 'members', path: () => paths.members },
  { name: 'list', path: () => paths.applicantList },
  { name: 'application-1', path: ({ id }) => staffLinks.review1(1, id) },
  { name: 'application-2', path: ({ id }) => staffLinks.review2(id) },
  { name: 'desk', path: () => staffLinks.desk(1) },
  { name: 'desk-score', path: () => `${staffLinks.desk(1)}&mode=score` },
  { name: 'judging', path: () => paths.reviewSetup },
  { name: 'timetable', path: () => paths.timetable },
  { name: 'timetable-setup', path: () => paths.timetableSetup },
  { name: 'timetable-print', path: () => paths.timetablePrint },
  { name: 'messages', path: () => paths.messages },
  {
    name: 'messages-mailing',
    path: () => paths.messages,
    open: ({ page }) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
  },
  { name: 'messages-people', path: () => `${paths.messages}?part=people` },
  {
    name: 'messages-people-open',
    path: () => `${paths.messages}?part=people`,
    open: ({ page }) => page.getByRole('row').getByRole('button').first().click(),
  },
  { name: 'messages-mailbox', path: () => `${paths.messages}?part=mailbox` },
  { name: 'messages-templates', path: () => `${paths.messages}?part=templates` },
  { name: 'messages-write', path: () => `${paths.messages}?write=notice` },
  { name: 'style-guide', path: () => '/ui' },
  ...SETTINGS_TABS.map((name, index) => ({
    name: `settings-${name}`,
    path: ({ record }: Shown) => paths.modifyInfo(record),
    open: tab(index),
  })),
]
const states = STATES.filter(({ name }) => name.includes(process.env.SCREEN_NAME ?? ''))

/** The term of the demo, which the first test of a worker writes. */
async function demoTerm(url: string): Promise<{ admin: Visitor; id: string; record: string }> {
  const admin = await signedIn(url, 'admin')
  const { isInDB } = await admin.call('findSettings', { key: 1 })
  if (isInDB !== 'true')
    await fill({ url, adminKey: ADMIN_KEY, count: 60, more: false, say: () => undefined })
  const { applicants } = await admin.call('listApplicants', { team: 1 })
  const submitted = applicants.find(({ isFinalSubmit }) => isFinalSubmit)
  return { admin, id: submitted?._id ?? '', record: await recordId(admin) }
}

for (const { language, width } of SCREENS)
  test(`the staff screens fit and are kept as pictures (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    test.setTimeout(600_000)
    const { id, record } = await demoTerm(stack.url)
    const { page, context } = await staffDesk(browser, stack.url, { language, width })
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    const shown: Shown = { page, language, id, record }
    for (const { name, path, open } of states) {
      await page.goto('about:blank')
      await page.goto(`/#${path(shown)}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      await page.waitForLoadState('networkidle')
      await open?.(shown)
      await picture(page, `staff/${name}-${language}-${width}`)
      expect.soft(await misfits(page), `${name} (${language}, ${width} px)`).toEqual([])
    }
    await context.close()
  })
