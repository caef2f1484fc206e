import { boardText } from '../src/features/timetable/board/text.ts'
import { timetablePublishingText } from '../src/features/timetable/publishing/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { PHONE, touch } from './grid-page.ts'
import { calm, windowOf } from './staff.ts'
import {
  arranged,
  cardOf,
  cellAt,
  drag,
  handleOf,
  middleOf,
  NINE,
  open,
  openBoard,
  standing,
  unplaced,
} from './timetable-board-page.ts'
import { at, interviewer, interviewTerm, passer, place, SATURDAY, SUNDAY } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)
const text = boardText.ko

test('cards are dragged to another hour, off the timetable and onto it, and each step is taken back', async ({
  browser,
  stack,
}) => {
  const { admin, nari, sora, gaon, daon, raon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toContainText('나리')
  await expectNoViolation(page, 'the board')

  // To 10:00 in the other room: 나리 is free then and goes along.
  await drag(page, handleOf(page, gaon), cellAt(page, 2, 1))
  await expect(cellAt(page, 2, 1).locator(cardOf(page, gaon))).toContainText('나리')
  const moved = { day: SATURDAY, start: 2, room: 1, interviewers: [nari.id] }
  await expect.poll(() => standing(admin, gaon)).toEqual(moved)
  // Onto 10:00 with her there: none of the team would be free, as the held card shows.
  const start = await middleOf(handleOf(page, raon))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 60, start.y + 20)
  await expect(cellAt(page, 2, 0)).toHaveAttribute('data-fit', 'taken')
  await expect(cellAt(page, 3, 0)).toHaveAttribute('data-fit', 'free')
  await expect(cellAt(page, 3, 0)).toHaveText(text.openAt('11:00'))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(unplaced(page).locator(cardOf(page, raon))).toBeVisible()
  expect(await standing(admin, raon)).toBeUndefined()

  // The board proposes who is free; who has more to do that day comes later.
  await drag(page, handleOf(page, raon), cellAt(page, 3, 0))
  await expect(cellAt(page, 3, 0).locator(cardOf(page, raon))).toContainText(/나리|소라/)
  await drag(page, handleOf(page, daon), unplaced(page))
  await expect(unplaced(page).locator(cardOf(page, daon))).toBeVisible()
  await expect.poll(() => standing(admin, daon)).toBeUndefined()

  const undo = page.getByRole('button', { name: text.undo })
  await undo.click()
  await expect(cellAt(page, 2, 0).locator(cardOf(page, daon))).toContainText('소라')
  await undo.press('Control+z')
  await expect(unplaced(page).locator(cardOf(page, raon))).toBeVisible()
  await expect.poll(() => standing(admin, daon)).toMatchObject({ start: 2, interviewers: [sora.id] })
  await undo.click()
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toBeVisible()
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ start: NINE, room: 0 })
  await context.close()
})

test('what breaks a rule is refused by its sentence, and the card goes back', async ({ browser, stack }) => {
  const { admin, nari, gaon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  // Her own hours are known to the server alone.
  await drag(page, handleOf(page, gaon), cellAt(page, 4, 0))
  await expect(page.getByRole('alert').filter({ hasText: text.refused })).toContainText(
    '김가온 님은 12.5(토) 12:00에 올 수 없습니다.',
  )
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toBeVisible()
  expect(await standing(admin, gaon)).toMatchObject({ start: NINE })
  await expectNoViolation(page, 'a refused move')

  // Problems caused by others' changes appear above, and on the card.
  await admin.call('saveInterviewer', { ...nari, interviewHours: nari.interviewHours.map(() => 0) })
  await page.reload()
  const broken = page.getByRole('region', { name: text.broken(1) })
  const said = '나리 님은 12.5(토) 9:00에 올 수 없습니다.'
  await expect(broken).toContainText(said)
  await expect(cardOf(page, gaon)).toContainText(text.breaks)
  await page.getByRole('tab', { name: '12.6' }).click()
  await expect(cardOf(page, gaon)).toHaveCount(0)
  await broken.getByRole('button', { name: text.showOf(said) }).click()
  await expect(handleOf(page, gaon)).toBeFocused()
  await context.close()
})

test('a card is moved by keyboard alone, and each step is said', async ({ browser, stack }) => {
  const { admin, gaon, raon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  const said = page.getByRole('status').filter({ hasText: '김가온' })
  await handleOf(page, gaon).focus()
  await page.keyboard.press('Enter')
  await expect(said).toContainText(text.held('김가온', '12.5(토) 9:00 301호'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '12.5(토) 10:00 301호' })).toBeVisible()
  await expect(cellAt(page, 2, 0)).toHaveAttribute('data-over', 'true')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText(text.back('김가온'))
  await expect(handleOf(page, gaon)).toBeFocused()

  // The other day, the other room, with Space instead of Enter.
  await page.keyboard.press('Space')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await expect(cellAt(page, NINE, 1)).toHaveAttribute('data-over', 'true')
  await page.keyboard.press('Space')
  await expect(said).toHaveText(text.put('김가온', '12.6(일) 9:00 302호'))
  await expect(handleOf(page, gaon)).toBeFocused()
  await expect(handleOf(page, gaon)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ day: SUNDAY, start: NINE, room: 1 })

  // Off the timetable: its list lies to the right.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(text.taken('김가온'))
  await expect.poll(() => standing(admin, gaon)).toBeUndefined()
  await expect(unplaced(page).locator(cardOf(page, raon))).toBeVisible()
  await expect(handleOf(page, gaon)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ day: SUNDAY, start: NINE, room: 1 })
  await expect(cellAt(page, NINE, 1).locator(cardOf(page, gaon)).getByRole('button').first()).toBeFocused()
  // The day on which the card is again is shown.
  await page.keyboard.press('Control+z')
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ day: SATURDAY, start: NINE, room: 0 })
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toBeVisible()
  await context.close()
})

test('a held card leads to its first free day, where a press on a free hour puts it', async ({
  browser,
  stack,
}) => {
  const admin = await interviewTerm(stack.url)
  const nari = await interviewer(admin, '나리', [1], at(NINE), at(2))
  const daon = await passer(stack.url, admin, '이다온', 1, at(NINE))
  await place(admin, daon, NINE, [nari.id])
  const gaon = await passer(stack.url, admin, '김가온', 1, 0, at(2))
  const { page, context } = await open(browser, stack.url)
  await handleOf(page, gaon).press('Enter')
  await page.getByRole('button', { name: text.firstFree('12.6(일)', 1) }).click()
  await expect(cellAt(page, 2, 0)).toHaveAttribute('data-fit', 'free')
  // It is still held, and the way is gone from where it leads to.
  await expect(handleOf(page, gaon)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: text.firstFree('12.6(일)', 1) })).toHaveCount(0)
  await cellAt(page, 2, 0).click()
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ day: SUNDAY, start: 2, room: 0 })
  await context.close()
})

test('a card is locked, unlocked, given other interviewers and taken off by hand; a day is locked at once', async ({
  browser,
  stack,
}) => {
  const { admin, sora, gaon, daon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  const dialog = page.getByRole('dialog')
  const locked = async () =>
    (await admin.call('readTimetable', {})).appointments.filter(({ isLocked }) => isLocked).length
  await page.getByRole('button', { name: text.lockDay }).click()
  await expect(cardOf(page, gaon)).toContainText(text.locked)
  await expect.poll(locked).toBe(2)
  await drag(page, handleOf(page, gaon), cellAt(page, 3, 0))
  await expect(page.getByRole('alert').filter({ hasText: '먼저 고정을 풀어' })).toBeVisible()
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toBeVisible()

  await handleOf(page, gaon).click()
  await expect(dialog).toContainText(text.lockedNote)
  await dialog.getByRole('button', { name: text.unlock }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, gaon)).not.toContainText(text.locked)
  await expect.poll(locked).toBe(1)

  await page.getByRole('button', { name: text.change('김가온') }).click()
  await expectNoViolation(page, 'a card that is changed')
  await dialog.getByRole('checkbox', { name: '소라' }).check()
  await dialog.getByRole('button', { name: text.save }).click()
  await expect(dialog.getByRole('alert')).toHaveText('김가온 님의 면접관 수가 규칙과 다릅니다.')
  await dialog.getByRole('checkbox', { name: '나리' }).uncheck()
  await dialog.getByRole('combobox', { name: text.hour }).selectOption('11:00')
  await dialog.getByRole('button', { name: text.save }).click()
  await expect(cellAt(page, 3, 0).locator(cardOf(page, gaon))).toContainText('소라')
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ start: 3, interviewers: [sora.id] })

  await page.getByRole('button', { name: text.change('김가온') }).click()
  await dialog.getByRole('button', { name: text.remove }).click()
  await expect(unplaced(page).locator(cardOf(page, gaon))).toBeVisible()
  await expect(handleOf(page, gaon)).toBeFocused()
  // Of those who are left everybody is locked by now.
  await page.getByRole('button', { name: text.unlockDay }).click()
  await expect(cardOf(page, daon)).not.toContainText(text.locked)
  await expect.poll(locked).toBe(0)
  await context.close()
})

test("by interviewer, a card changes hands in another one's column", async ({ browser, stack }) => {
  const { admin, nari, sora, gaon } = await arranged(stack.url)
  const { page, context } = await open(browser, stack.url)
  await page.getByRole('button', { name: text.views.interviewer }).click()
  await expect(cellAt(page, NINE, nari.id).locator(cardOf(page, gaon))).toContainText('301호')
  await drag(page, handleOf(page, gaon), cellAt(page, NINE, sora.id))
  await expect(cellAt(page, NINE, sora.id).locator(cardOf(page, gaon))).toBeVisible()
  await expect
    .poll(() => standing(admin, gaon))
    .toEqual({ day: SATURDAY, start: NINE, room: 0, interviewers: [sora.id] })
  // At 10:00 she has another interview: the server refuses and proposes the free room.
  await drag(page, handleOf(page, gaon), cellAt(page, 2, sora.id))
  await expect(page.getByRole('alert').filter({ hasText: '소라 님은' })).toContainText('다른 면접이 있습니다')
  await expect(cellAt(page, NINE, sora.id).locator(cardOf(page, gaon))).toBeVisible()
  await context.close()
})

test('on a phone each hour is a list, and a card is held still to be dragged', async ({ browser, stack }) => {
  const { admin, gaon } = await arranged(stack.url)
  const signedIn = await windowOf(browser, admin)
  const context = await browser.newContext({
    ...PHONE,
    baseURL: stack.url,
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    storageState: await signedIn.context().storageState(),
  })
  const page = await context.newPage()
  await openBoard(page)
  await expectNoViolation(page, 'the board on a phone')
  const target = cellAt(page, 2, 1)
  const card = handleOf(page, gaon)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const cdp = await context.newCDPSession(page)
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('It is not drawn')
  await touch(cdp, 'touchStart', { x: from.x + 60, y: from.y + 20 })
  await expect(cardOf(page, gaon)).toHaveAttribute('data-held', 'true')
  await touch(cdp, 'touchMove', { x: to.x + 40, y: to.y + 12 })
  await expect(target).toHaveAttribute('data-over', 'true')
  await touch(cdp, 'touchEnd')
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ start: 2, room: 1 })
  await expect(target.locator(cardOf(page, gaon))).toBeVisible()

  // Held and let go where it is, the card stays in the hand until a tap.
  const hold = async () => {
    const box = await card.boundingBox()
    if (!box) throw new Error('It is not drawn')
    await touch(cdp, 'touchStart', { x: box.x + 60, y: box.y + 20 })
    await expect(cardOf(page, gaon)).toHaveAttribute('data-held', 'true')
    await touch(cdp, 'touchEnd')
    await expect(page.getByText(text.tapHour)).toBeVisible()
  }
  await hold()
  await page.getByRole('button', { name: uiText.ko.cancel, exact: true }).tap()
  await expect(page.getByText(text.tapHour)).toHaveCount(0)
  await expect(cardOf(page, gaon)).toHaveAttribute('data-held', 'false')
  // The board makes way for the free times; the other hours are folded.
  await hold()
  const times = page.getByRole('region', { name: text.freeTimes('김가온') })
  await expect(times).toBeVisible()
  await expect(cardOf(page, gaon)).toHaveCount(0)
  await expect(cellAt(page, 2, 1)).toContainText(text.placeNow)
  await expect(cellAt(page, 4, 0)).toHaveCount(0)
  await page.getByText(text.otherHours(1)).tap()
  await expect(page.getByRole('listitem').filter({ hasText: '12:00' })).toContainText(text.hourFit.away)
  await expectNoViolation(page, 'the free times of a held card')
  await cellAt(page, NINE, 0).tap()
  await expect.poll(() => standing(admin, gaon)).toMatchObject({ start: NINE, room: 0 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cellAt(page, NINE, 0).locator(cardOf(page, gaon))).toBeInViewport()
  await handleOf(page, gaon).press('Enter')
  await expect(times).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(handleOf(page, gaon)).toBeFocused()
  await hold()
  await page.getByRole('button', { name: text.takeOff }).tap()
  await expect.poll(() => standing(admin, gaon)).toBeUndefined()
  // Without a time she is named on top, from where her card is taken again.
  const publishing = timetablePublishingText.ko
  await expect(page.getByRole('region', { name: publishing.title })).toContainText('김가온')
  await page.getByRole('button', { name: publishing.findTimeOf('김가온') }).tap()
  await expect(times).toBeFocused()
  await signedIn.context().close()
  await context.close()
})
