import { boardText } from '../src/features/timetable/board/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm } from './staff.ts'
import {
  arranged,
  cardOf,
  cellAt,
  drag,
  handleOf,
  NINE,
  open,
  standing,
  unplaced,
} from './timetable-board-page.ts'
import { place } from './timetable-room.ts'

const test = testRestoring(calm)
const text = boardText.ko

test('of two windows the later one is told, reads again and undoes nothing that is not its own', async ({
  browser,
  stack,
}) => {
  const { admin, nari, gaon, raon } = await arranged(stack.url)
  const first = await open(browser, stack.url)
  const second = await open(browser, stack.url)
  await drag(first.page, handleOf(first.page, gaon), cellAt(first.page, 3, 0))
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ start: 3 })

  await drag(second.page, handleOf(second.page, raon), cellAt(second.page, 4, 1))
  await expect(second.page.getByRole('alert').filter({ hasText: text.beaten })).toBeVisible()
  await expect(cellAt(second.page, 3, 0).locator(cardOf(second.page, gaon))).toBeVisible()
  await expect(unplaced(second.page).locator(cardOf(second.page, raon))).toBeVisible()
  // It knows the newest version now.
  await drag(second.page, handleOf(second.page, raon), cellAt(second.page, 4, 1))
  await expect.poll(() => standing(admin, raon)).toMatchObject({ start: 4, room: 1 })
  await place(admin, gaon, 2, [nari.id], { room: 1 })
  await first.page.reload()
  await expect(cellAt(first.page, 2, 1).locator(cardOf(first.page, gaon))).toBeVisible()
  const readAgain = first.page.waitForResponse(
    (reply) => reply.url().endsWith('/api/timetable') && reply.request().method() === 'GET',
  )
  await drag(first.page, handleOf(first.page, gaon), cellAt(first.page, NINE, 1))
  await readAgain
  expect(await standing(admin, gaon)).toMatchObject({ start: NINE, room: 1 })
  await place(admin, gaon, 3, [nari.id])
  // A stale undo is refused, and once it has read again it takes back nothing of another one's.
  const undo = first.page.getByRole('button', { name: text.undo })
  await undo.click()
  await expect(first.page.getByRole('alert').filter({ hasText: text.beaten })).toBeVisible()
  await expect(cellAt(first.page, 3, 0).locator(cardOf(first.page, gaon))).toBeVisible()
  await undo.click()
  await expect(first.page.getByRole('alert').filter({ hasText: text.changedSince })).toBeVisible()
  expect(await standing(admin, gaon)).toMatchObject({ start: 3 })
  await first.context.close()
  await second.context.close()
})

test('what was moved last is taken back, though its answer is still on its way', async ({
  browser,
  stack,
}) => {
  const { admin, gaon, daon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  const undo = page.getByRole('button', { name: text.undo })
  await drag(page, handleOf(page, gaon), cellAt(page, 3, 0))
  await expect(undo).toBeEnabled()
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/timetable/remove', async (route) => {
    const response = await route.fetch()
    await pressed
    await route.fulfill({ response })
  })
  await drag(page, handleOf(page, daon), unplaced(page))
  await expect.poll(() => standing(admin, daon)).toBeUndefined()
  await undo.click()
  answer()
  await expect(cellAt(page, 2, 0).locator(cardOf(page, daon))).toBeVisible()
  await expect.poll(() => standing(admin, daon)).toMatchObject({ start: 2 })
  expect(await standing(admin, gaon)).toMatchObject({ start: 3 })
  await context.close()
})
