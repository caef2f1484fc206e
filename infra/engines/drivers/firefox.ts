import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Driver, type Engine, type EnginePlace, type Key, SCREENS, type ScreenName } from '../engine.ts'
import { handleOf } from '../page/find.ts'
import { commonActions, LEAVE_SIGNALS_ALONE } from './common.ts'

/** Leaving a page during a font's download aborts it: NS_BINDING_ABORTED, no script's error. */
const ABORTED = /^Error: downloadable font: download failed .*status=2152398850\b/s

const CANNOT = {
  composition: 'WebDriver BiDi has no command for an input method',
}

/** Debian's Firefox ESR without a window, driven over WebDriver BiDi by puppeteer-core. */
export async function startFirefox({ folder, env }: EnginePlace): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox'], env) ?? '',
    headless: true,
    userDataDir: join(folder, 'firefox'),
    env: { ...env, HOME: folder },
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR' },
    ...LEAVE_SIGNALS_ALONE,
  })
  const version = `Firefox ${(await browser.version()).split('/')[1]} by puppeteer-core`
  return { version, cannot: CANNOT, newWindow, stop: () => browser.close() }

  async function newWindow(screen: ScreenName): Promise<Driver> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const resize = (to: ScreenName) => page.setViewport({ ...SCREENS[to], hasTouch: to === 'phone' })
    await resize(screen)
    const errors: string[] = []
    page.on('pageerror', (error) => {
      if (!ABORTED.test(String(error))) errors.push(String(error))
    })
    return {
      ...commonActions(page),
      resize,
      async key(key, ...modifiers) {
        for (const modifier of modifiers) await page.keyboard.down(modifier)
        await page.keyboard.press(nameOf(key))
        for (const modifier of modifiers) await page.keyboard.up(modifier)
      },
      async choose(target, value) {
        const handle = await page.evaluateHandle(handleOf(target))
        await (handle as ElementHandle).select(value)
      },
      eval: (expression) => page.evaluate(expression),
      shot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
      close: () => context.close(),
      async paint([first, ...others], isPainting) {
        if (!first) return
        const finger = await page.touchscreen.touchStart(first.x, first.y)
        await isPainting()
        for (const { x, y } of others) await finger.move(x, y)
        await finger.end()
      },
      setOffline: (isOffline) => page.setOfflineMode(isOffline),
      scriptErrors: () => errors,
    }
  }
}

/** BiDi refuses the name 'Space'. */
const nameOf = (key: Key) => (key === 'Space' ? ' ' : key)
