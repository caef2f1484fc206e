import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { type Cell, hourLabel } from '../src/ui/grid/grid-paint.ts'
import { expect, testRestoring } from './fixtures.ts'

export const DESKTOP = { viewport: { width: 1280, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const at = (day: number, row: number): Cell => ({ day, row })

// Other stories on the same stack expect the numbers that stand where no period is set.
export const test = testRestoring(async (url) =>
  (await signedIn(url, 'admin')).call('modifyRecruitInfo', { interviewPeriod: '' }),
)

/** An applicant's first page on the real product, with the interview grid in sight. */
export async function openGrid(
  browser: Browser,
  stack: TestStack,
  options: BrowserContextOptions,
  language: Language = 'en',
  interviewPeriod = '',
) {
  const admin = await openPeriod(stack.url)
  await admin.call('modifyRecruitInfo', { interviewPeriod })
  const applicant = await enrolledPerson(stack.url)
  const context = await browser.newContext({
    ...options,
    baseURL: stack.url,
    locale: language,
    // No smooth scrolling: a press that comes before its end would meet another cell.
    reducedMotion: 'reduce',
  })
  const { hostname: domain } = new URL(stack.url)
  await context.addCookies(
    [...applicant.browser.jar].map(([name, value]) => ({ name, value, domain, path: '/' })),
  )
  const page = await context.newPage()
  await page.goto(`/#${paths.application('register', 1, applicant.id)}`)
  const grid = page.getByRole('grid')
  await grid.scrollIntoViewIfNeeded()
  return {
    page,
    grid,
    selected: grid.getByRole('gridcell', { selected: true }),
    said: (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible(),
    /** What the server holds once everything is stored; polled, for the word stands there from the save before, too. */
    stored: async () => {
      await expect(page.getByText(formText[language].saved, { exact: true }).first()).toBeVisible()
      const { interviewHours } = await applicant.browser.call('getApplication', { id: applicant.id })
      return interviewHours
    },
  }
}

export const cellIn = (grid: Locator, { day, row }: Cell, name = `${day + 1}`) =>
  grid.getByRole('gridcell', { name: `${name}, ${hourLabel(row)}`, exact: true })
const namesOf = (...cells: Cell[]) => cells.map(({ day }) => `${day + 1}`)

export async function middleOf(grid: Locator, cell: Cell, name?: string) {
  const box = await cellIn(grid, cell, name).boundingBox()
  if (!box) throw new Error('The cell is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function dragByMouse(page: Page, grid: Locator, from: Cell, to: Cell, days = namesOf(from, to)) {
  const [start, end] = [await middleOf(grid, from, days[0]), await middleOf(grid, to, days[1])]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

export const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

/** Brings a cell well into the visible part, past the hours' column. */
export const bringIn = (grid: Locator, cell: Cell) =>
  cellIn(grid, cell).evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
