import { ESSAY_MAX } from '@recruit/contract/constants'
import { waitUntil } from '@recruit/local/process/wait'
import { type Cost, costOf, HELD, middleOf, PAUSE, type Sitting } from '../web/sitting.ts'

/** The cost of each action of an applicant, at a quarter of the processor's speed; `felt` may be the longest task. */
export type Waits = Record<Measured, Omit<Cost, 'task'>>
export type Measured = GridPart | 'firstTap' | WritingPart
type GridPart = 'firstPress' | 'press' | 'clearAll' | 'undo' | 'drag'
type WritingPart = 'key' | 'syllable' | 'writing'

const longestTask = ({ task, worked }: Cost) => ({ felt: task, worked })

const cell = (day: number, row: number) => `[data-day="${day}"][data-row="${row}"]`

/** Presses and drags on page 1, which is open and untouched. */
export async function measureGrid(sitting: Sitting): Promise<Pick<Waits, GridPart>> {
  const { page } = sitting
  await page.locator(cell(0, 0)).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const middle = (day: number, row: number) => middleOf(page.locator(cell(day, row)))
  const press = async (day: number, row: number) => {
    const { x, y } = await middle(day, row)
    await page.mouse.move(x, y)
    await page.waitForTimeout(PAUSE)
    await page.mouse.click(x, y, { delay: HELD })
  }
  const firstPress = await costOf(sitting, 1, () => press(3, 4))
  const further = [4, 9, 17, 2, 30]
  const presses = await costOf(sitting, further.length, async () => {
    for (const day of further) {
      await press(day, day % 17)
      await page.waitForTimeout(PAUSE)
    }
  })
  const [first, last] = [await middle(0, 0), await middle(31, 7)]
  const [rows, steps] = [8, 12]
  const drag = await costOf(sitting, rows * steps, async () => {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (let row = 0; row < rows; row++) {
      const y = first.y + (row * (last.y - first.y)) / (rows - 1)
      await page.mouse.move(row % 2 ? last.x : first.x, y)
      await page.mouse.move(row % 2 ? first.x : last.x, y, { steps })
    }
    await page.mouse.up()
  })
  const clearing = await costOf(sitting, 1, () => page.getByRole('button', { name: '모두 지우기' }).click())
  const undoing = await costOf(sitting, 1, () => page.getByRole('button', { name: '되돌리기' }).click())
  return {
    firstPress,
    press: presses,
    clearAll: clearing,
    undo: undoing,
    drag: longestTask(drag),
  }
}

export async function measureTap(sitting: Sitting): Promise<Pick<Waits, 'firstTap'>> {
  const { page } = sitting
  await page.locator(cell(1, 3)).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return { firstTap: await costOf(sitting, 1, () => page.locator(cell(1, 3)).tap()) }
}

/** Types into a full essay on page 2, across its limit and at its beginning, by keys and by composing. */
export async function measureWriting(sitting: Sitting): Promise<Pick<Waits, WritingPart>> {
  const { page, session } = sitting
  const essay = page.locator('textarea').first()
  await essay.fill('가나다라 마바사아 자차카타 파하.\n'.repeat(54).slice(0, ESSAY_MAX - 10))
  await waitUntil(async () => (await page.locator('[data-saving=saved]').count()) > 0, {
    what: 'The first save',
    limitMs: 20_000,
  })
  await essay.press('Control+End')
  const letters = 24
  const keys = await costOf(sitting, letters, async () => {
    for (let at = 0; at < letters; at++) {
      if (at === 16) await essay.press('Control+Home')
      await page.keyboard.press(at % 7 === 6 ? 'Space' : 'x', { delay: 30 })
      await page.waitForTimeout(60)
    }
  })
  const strokes = ['ㅎ', '하', '한', 'ㄱ', '그', '글']
  const syllables = await costOf(sitting, strokes.length, async () => {
    for (const text of strokes) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
      await page.waitForTimeout(60)
      if (text === '한' || text === '글') await session.send('Input.insertText', { text })
    }
  })
  return { key: keys, syllable: syllables, writing: longestTask(keys) }
}
