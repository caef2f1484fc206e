import { type Cost, costOf, HELD, PAUSE, type Sitting } from '../web/sitting.ts'
import { keyed, presser, typed, wheel } from './pressing.ts'

export const LIST_PARTS = {
  listFirst: 'list: first press on a page just opened',
  search: 'list: slowest letter of a search; the rows that follow it',
  filter: 'list: filter by status or submission',
  sort: 'list: sort by each column, both ways',
  all: 'list: select all, and none',
  tick: 'list: select one, and a range of thousands',
  bulk: 'list: open what is done to all selected',
  status: "list: change one person's status",
  date: "list: slowest key in one person's date",
  scroll: 'list: longest task while scrolling',
  open: 'list: open a person',
  back: 'list: back to the row',
} as const
type Part = keyof typeof LIST_PARTS

/** Works in the list of one team, which is open and untouched. */
export async function measureList(sitting: Sitting): Promise<Record<Part, Cost>> {
  const { page } = sitting
  const { press, each } = presser(sitting)
  const table = page.locator('table[aria-rowcount]')
  const row = (at: number) => table.locator('tbody tr[data-id]').nth(at)
  const all = table.locator('thead input[type=checkbox]')
  const scrollTo = (top: string) =>
    table.locator('xpath=..').evaluate(`(element) => (element.scrollTop = ${top})`)
  await row(0).waitFor()
  // Rendered with the reviews' results, which load after the list: a slow page may be idle between the two.
  await page.locator('table[data-reviews=true]').waitFor()
  await page.waitForLoadState('networkidle')

  const listFirst = await press(row(2).locator('input[type=checkbox]'))
  const sort = await each([...(await table.locator('thead button').all())].flatMap((head) => [head, head]))
  // A third press removes the sorting.
  await table.locator('thead button').last().click()
  const search = await typed(sitting, page.locator('#search'), '김가온12')
  await page.locator('#search').fill('')
  const filter = await each(await page.locator('main [role=group] button[aria-pressed]').all())
  await page.locator('main [role=group] button[aria-pressed]').first().click()
  const tick = await costOf(sitting, 2, async () => {
    await row(4).locator('input[type=checkbox]').click({ delay: HELD })
    await page.waitForTimeout(PAUSE)
    await scrollTo('element.scrollHeight')
    await page.waitForTimeout(PAUSE)
    const last = table.locator('tbody tr[data-id]').last()
    await last.locator('input[type=checkbox]').click({ delay: HELD, modifiers: ['Shift'] })
  })
  const selecting = await each([all, all, all])
  const bulk = await press(page.locator('[data-dock] section button').first())
  await page.keyboard.press('Escape')
  await all.click()
  await scrollTo('0')
  const status = await keyed(sitting, row(3).locator('select'), ['ArrowDown', 'ArrowDown', 'ArrowUp'])
  const date = await typed(sitting, row(5).locator('td input:not([type=checkbox])'), '12.3 14:00')
  const scroll = await wheel(sitting, table)
  await scrollTo('40000')
  await page.waitForTimeout(PAUSE)
  const open = await press(row(14).locator('a').first())
  await page.locator('dl dd').first().waitFor()
  const back = await costOf(sitting, 1, async () => {
    await page.goBack()
    await row(0).waitFor()
  })
  return {
    listFirst,
    search,
    filter,
    sort,
    all: selecting,
    tick,
    bulk,
    status,
    date,
    scroll,
    open,
    back,
  }
}
