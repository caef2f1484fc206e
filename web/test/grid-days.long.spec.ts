import { emptyHours } from '@recruit/contract/interview/grid'
import { gridText } from '../src/ui/grid/hours/text.ts'
import { expect } from './fixtures.ts'
import { at, DESKTOP, dragByMouse, openGrid, PHONE, test } from './grid-page.ts'
import { SCREENS } from './screens.ts'
import { expectNoViolation } from './violations.ts'

const text = gridText.en

test('only the days of the period are shown, the others behind a button', async ({ browser, stack }) => {
  const period = '9.12(토) ~ 9.15(화)'
  const { page, grid, selected, stored, said } = await openGrid(browser, stack, DESKTOP, 'en', period)
  const heads = grid.locator('thead th[data-column]')
  await expect(heads).toHaveCount(4)
  await grid.getByRole('gridcell', { name: '9.15 (Tue), 10:00' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(grid.getByRole('gridcell', { name: '9.15 (Tue), 10:00' })).toBeFocused()
  await page.keyboard.press('Space')
  for (let row = 0; row < 3; row++) await page.keyboard.press('Shift+ArrowDown')
  await said('9.15 (Tue), 10:00–14:00, 4 hours selected')

  const more = page.getByRole('button', { name: text.moreDays(28) })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(heads).toHaveCount(32)
  await grid.getByRole('gridcell', { name: '9.20 (Sun), 9:00' }).click()
  await page.getByRole('button', { name: text.fewerDays }).click()
  // A day with hours stays in sight, and in its order.
  await expect(heads).toHaveText([/12/, /13/, /14/, /15/, /20/])
  await expect(selected).toHaveCount(5)
  const [from, to] = [
    grid.getByRole('gridcell', { name: '9.15 (Tue), 8:00' }),
    grid.getByRole('gridcell', { name: '9.20 (Sun), 8:00' }),
  ]
  await from.dragTo(to)
  await expect(selected).toHaveCount(7)
  const hours = emptyHours().map((_, day) => (day === 3 ? 0b111101 : day === 8 ? 0b11 : 0))
  await expect.poll(stored).toEqual(hours)
})

test('chosen hours bear a tick, never a cross, in forced colours too', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, grid, selected } = await openGrid(browser, stack, DESKTOP, 'ko', '9.12(토) ~ 9.15(화)')
  await dragByMouse(page, grid, at(0, 2), at(1, 5), ['9.12(토)', '9.13(일)'])
  await expect(selected).toHaveCount(8)
  const mark = () =>
    selected.first().evaluate((cell) => {
      const { content, visibility } = getComputedStyle(cell, '::after')
      return `${content} ${visibility}`
    })
  expect(await mark()).toBe('"✓" visible')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await mark()).toBe('"✓" visible')
  await expect(selected.first()).toHaveCSS('outline-style', 'solid')
  // Without a plate behind it, only the reader's colours distinguish the mark from its ground.
  const colours = await selected
    .first()
    .evaluate((cell) => [getComputedStyle(cell).color, getComputedStyle(cell).backgroundColor])
  expect(new Set(colours).size).toBe(2)
  await picture(page, 'grid-forced-colours')
})

for (const { language, width } of SCREENS) {
  const options = width < 1000 ? PHONE : DESKTOP
  test(`dates as heads, no violation (${language}, ${width} px)`, async ({ browser, stack, picture }) => {
    const { page, grid } = await openGrid(browser, stack, options, language, '9.12(토) ~ 9.15(화)')
    await expect(grid.getByRole('columnheader')).toHaveCount(5)
    await expect(grid.getByRole('rowheader')).toHaveCount(17)
    await expect(grid.getByRole('gridcell')).toHaveCount(68)
    for (const cell of [9, 13, 17]) await grid.getByRole('gridcell').nth(cell).click()
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3)
    await picture(page, `grid-period-${language}-${width}`)
    await page.getByRole('button', { name: gridText[language].moreDays(28) }).click()
    await expect(grid.getByRole('columnheader')).toHaveCount(33)
    await expect(grid.getByRole('gridcell')).toHaveCount(544)
    await expectNoViolation(page, 'the grid')
    await picture(page, `grid-${language}-${width}`)
  })
}
