import type { Driver } from '../engine.ts'

/** The run ends the browsers in order. */
export const LEAVE_SIGNALS_ALONE = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  keyboard: { type: (text: string) => Promise<void> }
  mouse: {
    click: (x: number, y: number) => Promise<void>
    move: (x: number, y: number) => Promise<void>
    down: () => Promise<void>
    up: () => Promise<void>
  }
}

export const commonActions = (page: Page) =>
  ({
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async drag([first, ...others]) {
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
  }) satisfies Partial<Driver>
