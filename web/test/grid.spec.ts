import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'
import { emptyHours } from '@recruit/contract/grid'
import type { Language } from '@recruit/contract/text'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import { gridText } from '../src/features/application/grid-text.ts'
import { paths } from '../src/paths.ts'
import { type Cell, cellsWithin, hourLabel, paint } from '../src/ui/grid/grid-paint.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const text = gridText.en

const at = (day: number, row: number): Cell => ({ day, row })
/** A picture of 44 cells in eight straight strokes; the sixth takes three cells away again. */
const STROKES: [from: Cell, to: Cell, on: boolean][] = [
  [at(2, 1), at(2, 8), true],
  [at(3, 1), at(6, 1), true],
  [at(3, 8), at(6, 8), true],
  [at(10, 0), at(10, 16), true],
  [at(20, 4), at(20, 12), true],
  [at(10, 5), at(10, 7), false],
  [at(31, 14), at(31, 16), true],
  [at(0, 0), at(1, 0), true],
]
const PICTURE = STROKES.reduce(
  (hours, [from, to, on]) => paint(hours, cellsWithin(from, to), on),
  emptyHours(),
)

// Other stories on the same stack expect the numbers that stand where no period is set.
test.afterEach(async ({ stack }) => {
  await (await signedIn(stack.url, 'admin')).call('modifyRecruitInfo', { interviewPeriod: '' })
})

/** Somebody's first page on the real product, with the interview grid in sight. */
async function openGrid(
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
    /** What the server holds once everything is stored. */
    stored: async () => {
      await expect(page.getByText(uiText[language].saved, { exact: true }).first()).toBeVisible()
      const { interviewHours } = await applicant.browser.call('getApplication', { id: applicant.id })
      return interviewHours
    },
  }
}

const cellIn = (grid: Locator, { day, row }: Cell) =>
  grid.getByRole('gridcell', { name: `${day + 1}, ${hourLabel(row)}`, exact: true })

async function middleOf(grid: Locator, cell: Cell) {
  const box = await cellIn(grid, cell).boundingBox()
  if (!box) throw new Error('The cell is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByMouse(page: Page, grid: Locator, from: Cell, to: Cell) {
  const [start, end] = [await middleOf(grid, from), await middleOf(grid, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

/** Brings a cell well into the visible part, past the hours' column. */
const bringIn = (grid: Locator, cell: Cell) =>
  cellIn(grid, cell).evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )

test.describe('the same picture', () => {
  test('by mouse', async ({ browser, stack }) => {
    const { page, grid, selected, stored } = await openGrid(browser, stack, DESKTOP)
    for (const [from, to] of STROKES) await dragByMouse(page, grid, from, to)
    await expect(selected).toHaveCount(44)
    expect(await stored()).toEqual(PICTURE)
  })

  test('by touch', async ({ browser, stack }) => {
    const { page, grid, selected, stored } = await openGrid(browser, stack, PHONE)
    const cdp = await page.context().newCDPSession(page)
    const painting = page.locator('[data-painting="touch"]')
    for (const [from, to] of STROKES) {
      await bringIn(grid, from)
      const [start, end] = [await middleOf(grid, from), await middleOf(grid, to)]
      await touch(cdp, 'touchStart', start)
      await expect(painting).toHaveCount(1)
      await touch(cdp, 'touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
      await touch(cdp, 'touchMove', end)
      await touch(cdp, 'touchEnd')
      await expect(painting).toHaveCount(0)
    }
    await expect(selected).toHaveCount(44)
    expect(await stored()).toEqual(PICTURE)
  })

  test('by keyboard', async ({ browser, stack }) => {
    const { page, grid, selected, stored, said } = await openGrid(browser, stack, DESKTOP)
    let here = at(0, 0)
    await cellIn(grid, here).focus()
    const step = async (to: Cell, prefix = '') => {
      const across = to.day > here.day ? 'ArrowRight' : 'ArrowLeft'
      const along = to.row > here.row ? 'ArrowDown' : 'ArrowUp'
      for (let left = Math.abs(to.day - here.day); left > 0; left--)
        await page.keyboard.press(prefix + across)
      for (let left = Math.abs(to.row - here.row); left > 0; left--) await page.keyboard.press(prefix + along)
      here = to
      await expect(cellIn(grid, to)).toBeFocused()
    }
    for (const [from, to, on] of STROKES) {
      await step(from)
      await page.keyboard.press('Space')
      await expect(cellIn(grid, from)).toHaveAttribute('aria-selected', String(on))
      await step(to, 'Shift+')
    }
    await said('Day 2, 8:00 selected')
    await expect(selected).toHaveCount(44)
    expect(await stored()).toEqual(PICTURE)
  })
})

test('a fast drag across 224 cells skips none, out of the grid and back', async ({ browser, stack }) => {
  const { page, grid, selected, stored } = await openGrid(browser, stack, DESKTOP)
  const [first, last] = [await middleOf(grid, at(0, 0)), await middleOf(grid, at(31, 6))]
  const height = (last.y - first.y) / 6
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (let row = 0; row < 7; row++) {
    const y = first.y + row * height
    const isBack = row % 2 === 1
    const [start, end] = isBack ? [last.x + 60, first.x - 25] : [first.x - 25, last.x + 60]
    if (row > 0) await page.mouse.move(start, y)
    await page.mouse.move(end, y)
  }
  await page.mouse.up()
  await expect(selected).toHaveCount(224)
  expect(await stored()).toEqual(paint(emptyHours(), cellsWithin(at(0, 0), at(31, 6)), true))
})

test('Esc gives a drag up; undo and clearing can be taken back', async ({ browser, stack }) => {
  const { page, grid, selected, stored, said } = await openGrid(browser, stack, DESKTOP)
  await dragByMouse(page, grid, at(11, 1), at(11, 5))
  await said('Day 12, 9:00–13:00 selected')

  const [start, end] = [await middleOf(grid, at(20, 2)), await middleOf(grid, at(25, 9))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y)
  await expect(selected).not.toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(selected).toHaveCount(5)
  await page.mouse.move(start.x, start.y)
  await page.mouse.up()
  await said(text.saidCancelled)
  await expect(selected).toHaveCount(5)

  await page.getByRole('button', { name: text.clear }).click()
  await expect(selected).toHaveCount(0)
  await page.getByRole('button', { name: text.undo }).click()
  await expect(selected).toHaveCount(5)
  await said(text.saidUndone(5))
  expect(await stored()).toEqual(paint(emptyHours(), cellsWithin(at(11, 1), at(11, 5)), true))

  await cellIn(grid, at(4, 3)).focus()
  await page.keyboard.press('Control+Space')
  await said('Day 5, 8:00–24:00 selected')
  await page.keyboard.press('Control+z')
  await expect(selected).toHaveCount(5)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected).toHaveCount(9)
  await page.keyboard.press('Escape')
  await expect(selected).toHaveCount(5)
})

test('each change is saved, one call at a time, and the latest wins', async ({ browser, stack }) => {
  const { page, grid, stored } = await openGrid(browser, stack, DESKTOP)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const sent: unknown[] = []
  await page.route('**/api/update/interview', async (route) => {
    sent.push(route.request().postDataJSON().interviewHours)
    await released
    await route.continue()
  })
  for (const row of [3, 5, 7, 9]) await cellIn(grid, at(2, row)).click()
  await expect.poll(() => sent.length).toBe(1)
  release()
  const four = [3, 5, 7, 9].reduce((hours, row) => paint(hours, [at(2, row)], true), emptyHours())
  await expect.poll(() => sent.length).toBe(2)
  expect(await stored()).toEqual(four)
  expect(sent).toEqual([paint(emptyHours(), [at(2, 3)], true), four])
})

test('a tap toggles, a swipe scrolls and chooses nothing', async ({ browser, stack }) => {
  const { page, grid, selected } = await openGrid(browser, stack, PHONE)
  const cdp = await page.context().newCDPSession(page)
  await bringIn(grid, at(3, 8))
  await cellIn(grid, at(3, 8)).tap()
  await expect(selected).toHaveCount(1)
  await cellIn(grid, at(3, 8)).tap()
  await expect(selected).toHaveCount(0)

  const from = await middleOf(grid, at(6, 8))
  const before = await grid.evaluate((element) => element.getBoundingClientRect().left)
  await touch(cdp, 'touchStart', from)
  for (const moved of [30, 80, 140, 200]) await touch(cdp, 'touchMove', { x: from.x - moved, y: from.y })
  await touch(cdp, 'touchEnd')
  await expect
    .poll(() => grid.evaluate((element) => element.getBoundingClientRect().left))
    .toBeLessThan(before - 50)
  await expect(selected).toHaveCount(0)
})

for (const language of ['ko', 'en'] as const) {
  for (const options of [PHONE, DESKTOP]) {
    const { width } = options.viewport
    test(`dates as heads, no violation (${language}, ${width} px)`, async ({ browser, stack, picture }) => {
      const { page, grid } = await openGrid(browser, stack, options, language, '9.12(토) ~ 9.15(화)')
      await expect(grid.getByRole('columnheader')).toHaveCount(33)
      await expect(grid.getByRole('rowheader')).toHaveCount(17)
      await expect(grid.getByRole('gridcell')).toHaveCount(544)
      await grid.getByRole('gridcell').nth(34).click()
      await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1)
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await picture(page, `grid-${language}-${width}`)
    })
  }
}
