import type { Page } from '@playwright/test'
import { SETTINGS_TABS } from '@recruit/contract/fields/settings-fields'
import type { Language } from '@recruit/contract/text'
import { listText } from '../src/features/applicants/text.ts'
import { waitingText } from '../src/features/applicants/waiting/text.ts'
import { rehearsalText } from '../src/features/rehearsal/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { boardText } from '../src/features/timetable/board/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { uiText } from '../src/ui/text.ts'
import { misfits } from './fits.ts'
import { expect, testDemo as test } from './fixtures.ts'
import { openFilters } from './list-page.ts'
import { SCREENS } from './screens.ts'
import { recordId } from './staff.ts'
import { staffDesk } from './staff-desk.ts'

/**
 * Every staff screen in its main states, with a demo term. `npm run long -- pictures` keeps pictures of them in
 * `artefacts/pictures/staff`; a word after it opens those alone whose name contains it; commas part several.
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

const openFolds = ({ page }: Shown) =>
  page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds.slice(0, 4)) fold.toggleAttribute('open', true)
    })

const STATES: State[] = [
  { name: 'home', path: () => paths.adminHome },
  { name: 'home-folds', path: () => paths.adminHome, open: openFolds },
  { name: 'overview', path: () => paths.overview },
  { name: 'history', path: () => paths.history },
  { name: 'history-bulk', path: () => paths.history, open: openFolds },
  { name: 'history-search', path: () => `${paths.history}?q=2` },
  { name: 'members', path: () => paths.members },
  { name: 'system', path: () => paths.system },
  { name: 'list', path: () => paths.applicantList },
  {
    name: 'list-filters',
    path: () => `${paths.applicantList}?state=submitted`,
    open: ({ page, language }) => openFilters(page, listText[language]),
  },
  {
    name: 'list-more',
    path: () => paths.applicantList,
    open: ({ page, language }) => page.getByRole('button', { name: listText[language].more }).click(),
  },
  {
    name: 'list-selected',
    path: () => paths.applicantList,
    open: ({ page }) => page.getByRole('row').getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'list-waiting',
    path: () => paths.applicantList,
    open: ({ page, language }) => page.getByRole('button', { name: waitingText[language].open }).click(),
  },
  {
    name: 'publish-sheet',
    path: () => paths.applicantList,
    open: ({ page, language }) => page.getByRole('button', { name: publishingText[language].look }).click(),
  },
  { name: 'application-1', path: ({ id }) => staffLinks.review1(1, id) },
  { name: 'application-2', path: ({ id }) => paths.reviewPage2(id) },
  { name: 'desk', path: () => staffLinks.desk(1) },
  { name: 'desk-score', path: () => `${staffLinks.desk(1)}&mode=score` },
  { name: 'interview-kit', path: () => `${paths.reviewSetup}?team=1&stage=interview` },
  { name: 'desk-undecided', path: () => `${staffLinks.desk(1)}&order=score&undecided=1` },
  ...['criteria', 'assign', 'phase', 'results'].map((part) => ({
    name: `judging-${part}`,
    path: () => `${paths.reviewSetup}?team=1&part=${part}`,
  })),
  { name: 'timetable', path: () => paths.timetable },
  {
    name: 'timetable-interviewers',
    path: () => paths.timetable,
    open: ({ page, language }) =>
      page.getByRole('button', { name: boardText[language].views.interviewer }).click(),
  },
  {
    name: 'timetable-held',
    path: () => paths.timetable,
    open: ({ page }) => page.locator('[data-card] button').first().press('Enter'),
  },
  { name: 'timetable-setup', path: () => paths.timetableSetup },
  { name: 'timetable-print', path: () => paths.timetablePrint },
  { name: 'interview-day', path: () => paths.interviewDay },
  {
    name: 'rehearsal',
    path: () => paths.rehearsal,
    open: async ({ page, language }) => {
      const text = rehearsalText[language]
      await page.getByRole('button', { name: text.start }).click()
      await expect(page.getByRole('heading', { name: text.mail })).toBeVisible({ timeout: 60_000 })
    },
  },
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
  {
    name: 'messages-mailbox-group',
    path: () => `${paths.messages}?part=mailbox`,
    open: ({ page }) => page.getByRole('row').getByRole('button', { expanded: false }).first().click(),
  },
  { name: 'messages-templates', path: () => `${paths.messages}?part=templates` },
  { name: 'messages-write', path: () => `${paths.messages}?write=notice` },
  {
    name: 'messages-write-chosen',
    path: () => `${paths.messages}?write=notice`,
    open: async ({ page }) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('radio').first().check()
    },
  },
  ...SETTINGS_TABS.map((name, index) => ({
    name: `settings-${name}`,
    path: ({ record }: Shown) => paths.modifyInfo(record),
    // A phone has no tabs there.
    open: async (shown: Shown) => {
      if (shown.page.viewportSize()?.width !== 390) await tab(index)(shown)
    },
  })),
  {
    name: 'settings-recruit-edited',
    path: ({ record }) => paths.modifyInfo(record),
    open: async ({ page, language }) => {
      const { labels } = settingsText[language]
      const period = page.getByLabel(labels.applicationSubmissionPeriod, { exact: true })
      if (await period.isHidden()) return
      await page.getByLabel(`(${labels.applicationSubmissionPeriod})`).first().fill('2026-12-04')
      await page.getByLabel(labels.closesAt).fill('2020-01-01T09:00')
    },
  },
]
const wanted = (process.env.SCREEN_NAME ?? '').split(',')
const states = STATES.filter(({ name }) => wanted.some((part) => name.includes(part)))

for (const { language, width } of SCREENS)
  test(`the staff screens fit and are kept as pictures (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    test.setTimeout(600_000)
    const { page, context, api } = await staffDesk(browser, stack.url, { language, width })
    const { applicants } = await api.call('listApplicants', { team: 1 })
    const id = applicants.find(({ isFinalSubmit }) => isFinalSubmit)?._id ?? ''
    const record = await recordId(api)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    page.setDefaultTimeout(10_000)
    const shown: Shown = { page, language, id, record }
    for (const { name, path, open } of states) {
      await page.goto('about:blank')
      await page.goto(`/#${path(shown)}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      await page.waitForLoadState('networkidle')
      const loading = page.getByText(uiText[language].loading)
      await expect(loading).toHaveCount(0)
      const { score, where } = await shiftOf(page)
      expect
        .soft(score, `${name} (${language}, ${width} px) moves while it loads: ${where}`)
        .toBeLessThan(STEADY)
      await open?.(shown)
      await expect(loading).toHaveCount(0)
      await picture(page, `staff/${name}-${language}-${width}`)
      expect.soft(await misfits(page), `${name} (${language}, ${width} px)`).toEqual([])
    }
    await context.close()
  })

/** The browsers' own measure of moving, from 0: menu and band, if they pushed the page, made 0.12 and more. */
const STEADY = 0.05

/** How far what stood there already was pushed away while the screen loaded, as browsers count it. */
const shiftOf = (page: Page): Promise<{ score: number; where: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const where: string[] = []
        let score = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]) {
            if (entry.hadRecentInput) continue
            score += entry.value
            where.push(
              ...entry.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} ${node?.textContent?.slice(0, 30)} (${previousRect.top} → ${currentRect.top})`,
              ),
            )
          }
          resolve({ score, where })
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer is not called when there was none.
        setTimeout(() => resolve({ score, where }), 100)
      }),
  )

const FAULTS = `
  <main style="width: 600px; font: 16px sans-serif">
    <button style="width: 16px; padding: 0; overflow-wrap: anywhere">Edit</button>
    <p style="width: 60px; overflow: hidden; white-space: nowrap">A name that does not end</p>
    <div style="overflow-x: auto; width: 80px"><table><tr><td style="min-width: 200px">wide</td></tr></table></div>
    <p style="margin: 0">below</p>
    <p style="margin: -24px 0 0">above</p>
    <a href="#" style="display: block; width: 12px; height: 12px">x</a>
  </main>`

test('the check of the staff screens finds each of its faults', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.setContent(FAULTS)
  const found = (await misfits(page)).join('\n')
  for (const fault of [
    "broken inside 'Edit'",
    'cut: p',
    'scrolls sideways: div',
    "over 'below'",
    '12 × 12 px: a',
  ])
    expect(found).toContain(fault)
})
