import { chromium } from '@playwright/test'
import { chromiumPath } from '@recruit/local/install/browser'
import { type Driver, type Engine, type EnginePlace, SCREENS, type ScreenName } from '../engine.ts'
import { handleOf } from '../page/find.ts'
import { commonActions, LEAVE_SIGNALS_ALONE } from './common.ts'

/** Debian's Chromium, driven by Playwright; it can do everything. */
export async function startChromium({ env }: EnginePlace): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...LEAVE_SIGNALS_ALONE,
  })
  const version = `Chromium ${browser.version()} by Playwright`
  return { version, cannot: {}, newWindow, stop: () => browser.close() }

  async function newWindow(screen: ScreenName): Promise<Driver> {
    const isPhone = screen === 'phone'
    const context = await browser.newContext({
      viewport: SCREENS[screen],
      locale: 'ko-KR',
      hasTouch: isPhone,
      isMobile: isPhone,
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    return {
      ...commonActions(page),
      resize: (to) => page.setViewportSize(SCREENS[to]),
      key: (key, ...modifiers) => page.keyboard.press([...modifiers, key].join('+')),
      async choose(target, value) {
        const handle = await page.evaluateHandle<HTMLSelectElement>(handleOf(target))
        await handle.selectOption(value)
      },
      eval: (expression) => page.evaluate(expression),
      shot: async (file) => void (await page.screenshot({ path: file })),
      close: () => context.close(),
      async paint([first, ...others], isPainting) {
        if (!first) return
        await touch('touchStart', first)
        await isPainting()
        for (const point of others) await touch('touchMove', point)
        await touch('touchEnd')
      },
      setOffline: (isOffline) => context.setOffline(isOffline),
      async compose(syllables) {
        for (const steps of syllables) {
          for (const text of steps)
            await devtools.send('Input.imeSetComposition', {
              text,
              selectionStart: text.length,
              selectionEnd: text.length,
            })
          await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })
        }
      },
      scriptErrors: () => errors,
    }
  }
}
