import { emptyHours } from '@recruit/contract/interview/grid'
import { type Cell, cellsWithin, paint } from '../src/ui/grid/grid-paint.ts'
import { expect } from './fixtures.ts'
import {
  at,
  bringIn,
  cellIn,
  DESKTOP,
  dragByMouse,
  middleOf,
  openGrid,
  PHONE,
  test,
  touch,
} from './grid-page.ts'

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

test.describe('the same picture', () => {
  test('by mouse', async ({ browser, stack }) => {
    const { page, grid, selected, stored } = await openGrid(browser, stack, DESKTOP)
    for (const [from, to] of STROKES) await dragByMouse(page, grid, from, to)
    await expect(selected).toHaveCount(44)
    await expect.poll(stored).toEqual(PICTURE)
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
    await expect.poll(stored).toEqual(PICTURE)
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
    await said('Day 1–Day 2, 8:00–9:00, 2 hours selected')
    await expect(selected).toHaveCount(44)
    await expect.poll(stored).toEqual(PICTURE)
  })
})

test('a diagonal drag chooses a rectangle, which shrinks again, also when fast and out of the grid', async ({
  browser,
  stack,
}) => {
  const { page, grid, selected, stored, said } = await openGrid(browser, stack, DESKTOP)
  await cellIn(grid, at(3, 3)).click()
  const start = await middleOf(grid, at(2, 2))
  const goTo = async (cell: Cell) => {
    const { x, y } = await middleOf(grid, cell)
    await page.mouse.move(x, y)
  }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await goTo(at(6, 5))
  await expect(selected).toHaveCount(20)
  // Smaller than before: what it leaves is as it was, the cell that was chosen before included.
  await goTo(at(2, 4))
  await expect(selected).toHaveCount(4)
  await goTo(at(0, 0))
  await expect(selected).toHaveCount(10)
  const corner = await middleOf(grid, at(31, 16))
  await page.mouse.move(corner.x + 90, corner.y + 70)
  await expect(selected).toHaveCount(30 * 15)
  await goTo(at(5, 6))
  await page.mouse.up()
  await said('Day 3–Day 6, 10:00–15:00, 20 hours selected')
  const chosen = paint(emptyHours(), cellsWithin(at(2, 2), at(5, 6)), true)
  await expect.poll(stored).toEqual(chosen)

  // A drag from a chosen cell clears immediately, however fast the pointer is.
  await dragByMouse(page, grid, at(5, 6), at(4, 4))
  await said('Day 5–Day 6, 12:00–15:00, 6 hours cleared')
  await expect(selected).toHaveCount(14)
  await expect.poll(stored).toEqual(paint(chosen, cellsWithin(at(4, 4), at(5, 6)), false))
})

test('a finger that rests draws a rectangle too', async ({ browser, stack }) => {
  const { page, grid, selected, stored } = await openGrid(browser, stack, PHONE)
  const cdp = await page.context().newCDPSession(page)
  await bringIn(grid, at(4, 4))
  const [start, far, end] = [
    await middleOf(grid, at(3, 3)),
    await middleOf(grid, at(5, 7)),
    await middleOf(grid, at(4, 5)),
  ]
  await touch(cdp, 'touchStart', start)
  await expect(page.locator('[data-painting="touch"]')).toHaveCount(1)
  await touch(cdp, 'touchMove', far)
  await expect(selected).toHaveCount(15)
  await touch(cdp, 'touchMove', end)
  await expect(selected).toHaveCount(6)
  await touch(cdp, 'touchEnd')
  await expect.poll(stored).toEqual(paint(emptyHours(), cellsWithin(at(3, 3), at(4, 5)), true))
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
  // In one go: on a machine at work a finger that waits for each of its steps would rest.
  await Promise.all([
    touch(cdp, 'touchStart', from),
    ...[30, 80, 140, 200].map((moved) => touch(cdp, 'touchMove', { x: from.x - moved, y: from.y })),
    touch(cdp, 'touchEnd'),
  ])
  await expect
    .poll(() => grid.evaluate((element) => element.getBoundingClientRect().left))
    .toBeLessThan(before - 50)
  await expect(selected).toHaveCount(0)
})
