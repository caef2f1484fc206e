import { emptyHours, flagsOf } from '@recruit/contract/interview/grid'
import { cellsWithin, paint } from '../src/ui/grid/grid-paint.ts'
import { gridText } from '../src/ui/grid/hours/text.ts'
import { expect } from './fixtures.ts'
import { at, cellIn, DESKTOP, dragByMouse, middleOf, openGrid, test } from './grid-page.ts'

const text = gridText.en

test('Esc gives a drag up; undo and clearing can be taken back', async ({ browser, stack }) => {
  const { page, grid, selected, stored, said } = await openGrid(browser, stack, DESKTOP)
  await dragByMouse(page, grid, at(11, 1), at(11, 5))
  await said('Day 12, 9:00–14:00, 5 hours selected')

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
  await expect.poll(stored).toEqual(paint(emptyHours(), cellsWithin(at(11, 1), at(11, 5)), true))

  await cellIn(grid, at(4, 3)).focus()
  await page.keyboard.press('Control+Space')
  await said('Day 5, 8:00–1:00, 17 hours selected')
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
    const { interviewHours, interviewTime } = route.request().postDataJSON()
    expect(interviewTime).toEqual(flagsOf(interviewHours))
    sent.push(interviewHours)
    await released
    await route.continue()
  })
  for (const row of [3, 5, 7, 9]) await cellIn(grid, at(2, row)).click()
  await expect.poll(() => sent.length).toBe(1)
  release()
  const four = [3, 5, 7, 9].reduce((hours, row) => paint(hours, [at(2, row)], true), emptyHours())
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(stored).toEqual(four)
  expect(sent).toEqual([paint(emptyHours(), [at(2, 3)], true), four])
})
