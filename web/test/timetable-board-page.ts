import type { Browser, Locator, Page } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import type { Visitor } from '@recruit/local/testing/visitor'
import { boardText } from '../src/features/timetable/board/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import { staffDesk } from './staff-desk.ts'
import { at, interviewer, interviewTerm, passer, place } from './timetable-room.ts'

/** The board of the timetable, as a member of the staff has it in front of her. */

const text = boardText.ko
export const NINE = 1

/** Two rooms; 나리 and 소라 of one team; 가온 at 9:00 with 나리, 다온 at 10:00 with 소라, 라온 without a place. */
export async function arranged(url: string) {
  const admin = await interviewTerm(url)
  const day = at(1, 2, 3, 4)
  const nari = await interviewer(admin, '나리', [1], day, day)
  const sora = await interviewer(admin, '소라', [1], day, at(1, 2))
  const gaon = await passer(url, admin, '김가온', 1, at(1, 2, 3), day)
  const daon = await passer(url, admin, '이다온', 1, day, day)
  const raon = await passer(url, admin, '박라온', 1, day, day)
  await place(admin, gaon, NINE, [nari.id])
  await place(admin, daon, 2, [sora.id])
  return { admin, nari, sora, gaon, daon, raon }
}

export async function openBoard(page: Page) {
  await page.goto(`/#${paths.timetable}`)
  await expect(page.getByRole('heading', { name: text.title, exact: true })).toBeVisible()
  await settled(page)
}
/** What stands above the board is as high as it stays. */
async function settled(page: Page) {
  for (const { loading } of [uiText.ko, uiText.en])
    await expect(page.getByRole('main').getByText(loading)).toHaveCount(0)
}
export const cardOf = (page: Page, id: string) => page.locator(`[data-card="${id}"]`)
export const handleOf = (page: Page, id: string) => cardOf(page, id).getByRole('button').first()
export const cellAt = (page: Page, start: number, column: string | number) =>
  page.locator(`[data-spot="cell"][data-start="${start}"][data-column="${column}"]`)
export const unplaced = (page: Page) => page.locator('[data-spot="unplaced"]')
export const standing = async (admin: Visitor, id: string) => {
  const one = (await admin.call('readTimetable', {})).appointments.find(({ _id }) => _id === id)
  return one && { day: one.day, start: one.start, room: one.room, interviewers: one.interviewers }
}

export async function middleOf(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  return middleNow(place)
}
async function middleNow(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }
}
export async function drag(page: Page, card: Locator, to: Locator) {
  await settled(page)
  await inTheMiddle(card)
  const start = await middleNow(card)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8)
  // Empty hours open once the card is held.
  await inTheMiddle(to)
  const end = await middleNow(to)
  await page.mouse.move(end.x, end.y, { steps: 2 })
  await expect(to).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
}
/** At the edges of the window a drag scrolls and moves the targets away. */
const inTheMiddle = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
export const open = async (
  browser: Browser,
  url: string,
  view: { language?: Language; width?: number } = {},
) => {
  const desk = await staffDesk(browser, url, view)
  await openBoard(desk.page)
  return desk
}
