import type { Locator } from '@playwright/test'
import { type Cost, costOf, HELD, PAUSE, type Sitting } from '../web/sitting.ts'

/** Long enough for a call and the rendering of its changes. */
const SETTLE = 2 * PAUSE

/** The slowest of several presses of one kind. */
export const worstOf = (costs: Cost[]): Cost => ({
  felt: Math.max(...costs.map(({ felt }) => felt)),
  task: Math.max(...costs.map(({ task }) => task)),
  worked: costs.reduce((sum, { worked }) => sum + worked, 0) / costs.length,
})

export function presser(sitting: Sitting) {
  const { page } = sitting
  /** One press; the element was located before, unmeasured. */
  async function press(what: Locator): Promise<Cost> {
    await what.scrollIntoViewIfNeeded()
    const box = await what.boundingBox()
    if (!box) throw new Error('Nothing to press is drawn')
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(x, y)
    return costOf(sitting, 1, async () => {
      await page.mouse.click(x, y, { delay: HELD })
      await page.waitForTimeout(SETTLE)
    })
  }
  return {
    press,
    /** One after the other. */
    each: async (things: Locator[]) => {
      const costs: Cost[] = []
      for (const what of things) costs.push(await press(what))
      return worstOf(costs)
    },
    /** One key after another, by name. */
    keys: (names: string[], pause = SETTLE) =>
      costOf(sitting, names.length, async () => {
        for (const name of names) {
          await page.keyboard.press(name, { delay: HELD })
          await page.waitForTimeout(pause)
        }
      }),
  }
}

const STEPS = 40
const STEP_PX = 600

export async function wheel(sitting: Sitting, over: Locator): Promise<Cost> {
  const { page } = sitting
  const box = await over.locator('xpath=..').boundingBox()
  if (!box) throw new Error('Nothing to scroll is drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const cost = await costOf(sitting, STEPS, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, STEP_PX)
      await page.waitForTimeout(30)
    }
  })
  return { ...cost, felt: cost.task }
}
