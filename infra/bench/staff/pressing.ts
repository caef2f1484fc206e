import type { Locator } from '@playwright/test'
import { type Cost, costOf, HELD, middleOf, PAUSE, type Sitting } from '../web/sitting.ts'

/** Long enough for a call and the rendering of its changes. */
const SETTLE = 2 * PAUSE

/** The slowest of several presses of one kind. */
const worstOf = (costs: Cost[]): Cost => ({
  felt: Math.max(...costs.map(({ felt }) => felt)),
  task: Math.max(...costs.map(({ task }) => task)),
  worked: costs.reduce((sum, { worked }) => sum + worked, 0) / costs.length,
})

/** The actions of staff at a page, each with its cost. */
export function presser(sitting: Sitting) {
  const { page } = sitting
  /** One press; the element was located before, unmeasured. */
  async function press(what: Locator): Promise<Cost> {
    await what.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(what)
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
    keys: (names: string[]) =>
      costOf(sitting, names.length, async () => {
        for (const name of names) {
          await page.keyboard.press(name, { delay: HELD })
          await page.waitForTimeout(SETTLE)
        }
      }),
  }
}

const STEPS = 40
const STEP_PX = 600

export async function wheel(sitting: Sitting, over: Locator): Promise<Cost> {
  const { page } = sitting
  const { x, y } = await middleOf(over.locator('xpath=..'))
  await page.mouse.move(x, y)
  const cost = await costOf(sitting, STEPS, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, STEP_PX)
      await page.waitForTimeout(30)
    }
  })
  return { ...cost, felt: cost.task }
}

/** Types letter by letter, and waits for the effect of the last one. */
export const typed = (sitting: Sitting, field: Locator, letters: string) =>
  keyed(sitting, field, [...letters], 60)

export async function keyed(sitting: Sitting, field: Locator, keys: string[], pause = PAUSE): Promise<Cost> {
  const { page } = sitting
  await field.focus()
  await page.waitForTimeout(PAUSE)
  return costOf(sitting, keys.length, async () => {
    for (const key of keys) {
      if (/^[가-힣]$/.test(key)) await page.keyboard.insertText(key)
      else await page.keyboard.press(key, { delay: 30 })
      await page.waitForTimeout(pause)
    }
    await page.waitForTimeout(2 * PAUSE)
  })
}
