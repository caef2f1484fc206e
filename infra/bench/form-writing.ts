import type { CDPSession, Page } from '@playwright/test'
import { ESSAY_MAX } from '@recruit/contract/constants'
import { waitUntil } from '@recruit/local/wait'

/** What one applicant waited for, in milliseconds, at a fourth of the processor's speed. */
export interface Waits {
  /** From the first press in the grid of a page just opened to the next frame. */
  firstPress: number
  /** The same by a finger, on a phone's screen. */
  firstTap: number
  /** The slowest of some further presses. */
  press: number
  clearAll: number
  undo: number
  /** The longest task while dragging over more than 200 cells; 0 where none was over 50. */
  dragTask: number
  /** The slowest key while writing at the end of a full essay, and into its middle. */
  key: number
  /** The slowest step of composing a syllable there. */
  syllable: number
  /** The longest task while writing. */
  writingTask: number
}

const CPU_SLOWDOWN = 4
// What runs in the page is text here: this program knows nothing of a browser's types.
const WATCH = `
  window.waits = []
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.waits.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
`
/** Long enough for what is told with the next frame, and for what the page does once it is idle. */
const PAUSE = 300
/** As long as a finger rests on a button. */
const HELD = 60

export async function slowed(page: Page): Promise<CDPSession> {
  await page.addInitScript({ content: WATCH })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** The slowest of what `act` made the page do: the wait after a press or key, and the longest task. */
async function slowest(page: Page, act: () => Promise<void>): Promise<{ wait: number; task: number }> {
  await page.waitForTimeout(PAUSE)
  await page.evaluate('window.waits.length = window.tasks.length = 0')
  await act()
  await page.waitForTimeout(PAUSE)
  const [waits, tasks] = await page.evaluate<[number[], number[]]>('[window.waits, window.tasks]')
  // The browser tells of no event that took less than 16 ms.
  return { wait: Math.max(16, ...waits), task: Math.max(0, ...tasks) }
}

const cell = (day: number, row: number) => `[data-day="${day}"][data-row="${row}"]`

/** Presses and drags on page 1, which is open and was never touched. */
export async function measureGrid(
  page: Page,
): Promise<Omit<Waits, 'firstTap' | 'key' | 'syllable' | 'writingTask'>> {
  await page.locator(cell(0, 0)).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const middle = async (day: number, row: number) => {
    const box = await page.locator(cell(day, row)).boundingBox()
    if (!box) throw new Error('The grid is not drawn')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const press = async (day: number, row: number) => {
    const { x, y } = await middle(day, row)
    await page.mouse.move(x, y)
    await page.waitForTimeout(PAUSE)
    await page.mouse.click(x, y, { delay: HELD })
  }
  const firstPress = await slowest(page, () => press(3, 4))
  const further = await slowest(page, async () => {
    for (const day of [4, 9, 17, 2, 30]) {
      await press(day, day % 17)
      await page.waitForTimeout(PAUSE)
    }
  })
  const [first, last] = [await middle(0, 0), await middle(31, 7)]
  const drag = await slowest(page, async () => {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (let row = 0; row < 8; row++) {
      const y = first.y + (row * (last.y - first.y)) / 7
      await page.mouse.move(row % 2 ? last.x : first.x, y)
      await page.mouse.move(row % 2 ? first.x : last.x, y, { steps: 12 })
    }
    await page.mouse.up()
  })
  const clearing = await slowest(page, () => page.getByRole('button', { name: '모두 지우기' }).click())
  const undoing = await slowest(page, () => page.getByRole('button', { name: '되돌리기' }).click())
  return {
    firstPress: firstPress.wait,
    press: further.wait,
    clearAll: clearing.wait,
    undo: undoing.wait,
    dragTask: drag.task,
  }
}

/** The first tap into page 1 on a phone. */
export async function measureTap(page: Page): Promise<Pick<Waits, 'firstTap'>> {
  await page.locator(cell(1, 3)).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return { firstTap: (await slowest(page, () => page.locator(cell(1, 3)).tap())).wait }
}

/** Writes into a full essay on page 2, across its limit, by keys and by composing. */
export async function measureWriting(
  page: Page,
  session: CDPSession,
): Promise<Pick<Waits, 'key' | 'syllable' | 'writingTask'>> {
  const essay = page.locator('textarea').first()
  await essay.fill(`${'가나다라 마바사아 자차카타 파하.\n'.repeat(54)}`.slice(0, ESSAY_MAX - 10))
  await waitUntil(async () => (await page.locator('[data-saving=saved]').count()) > 0, {
    what: 'The first save',
    limitMs: 20_000,
  })
  await essay.press('Control+End')
  const keys = await slowest(page, async () => {
    for (let at = 0; at < 24; at++) {
      if (at === 16) await essay.press('Control+Home')
      await page.keyboard.press(at % 7 === 6 ? 'Space' : 'x', { delay: 30 })
      await page.waitForTimeout(60)
    }
  })
  const syllables = await slowest(page, async () => {
    for (const text of ['ㅎ', '하', '한', 'ㄱ', '그', '글']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
      await page.waitForTimeout(60)
      if (text === '한' || text === '글') await session.send('Input.insertText', { text })
    }
  })
  return { key: keys.wait, syllable: syllables.wait, writingTask: Math.max(keys.task, syllables.task) }
}
