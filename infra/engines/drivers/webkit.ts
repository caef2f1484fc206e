import { writeFile } from 'node:fs/promises'
import {
  Builder,
  Capabilities,
  Key as Keys,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import { type Driver, type Engine, type EnginePlace, type Key, SCREENS, type ScreenName } from '../engine.ts'
import { handleOf } from '../page/find.ts'
import { findMiniBrowser, startWebkitDriver } from './webkit-driver.ts'

const CANNOT = {
  touch: 'WebKitWebDriver turns a finger into a mouse',
  offline: 'WebKitWebDriver cannot cut the connection',
  composition: 'WebDriver has no command for an input method',
  scriptErrors: 'WebKitWebDriver tells nothing of what scripts throw',
}

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: ' ',
  Tab: Keys.TAB,
  End: Keys.END,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
  a: 'a',
}
const MODIFIERS = { Shift: Keys.SHIFT, Control: Keys.CONTROL }
const SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
const PLAIN = "`1234567890-=[]\\;',./"

/**
 * The keystrokes of a text. The driver presses a character's key without Shift, so that 'A' becomes 'a': this adds
 * Shift.
 */
export const strokesOf = (text: string): { key: string; isShifted: boolean }[] =>
  [...text].map((letter) => {
    if (letter === '\n') return { key: Keys.ENTER, isShifted: false }
    const at = SHIFTED.indexOf(letter)
    if (at >= 0) return { key: PLAIN[at] ?? letter, isShifted: true }
    return { key: letter.toLowerCase(), isShifted: letter !== letter.toLowerCase() }
  })

/** WebKitGTK's MiniBrowser on a display of its own, driven by selenium-webdriver: the nearest to an iPhone's Safari. */
export async function startWebkit(place: EnginePlace): Promise<Engine> {
  const server = await startWebkitDriver(place)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
  })
  const session = () => new Builder().usingServer(server.url).withCapabilities(capabilities).build()
  const first = await session()
  const found = await first.getCapabilities()
  await first.quit()
  const version = `WebKitGTK ${found.get('browserVersion')} by selenium-webdriver`
  return {
    version,
    cannot: CANNOT,
    newWindow: async (screen) => newWindow(await session(), screen),
    stop: server.stop,
  }
}

/** A session is a separate browser, with empty cookies and storage. */
async function newWindow(browser: WebDriver, screen: ScreenName): Promise<Driver> {
  const resize = async (to: ScreenName) => {
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...SCREENS[to] })
  }
  await resize(screen)
  const mouse = (x: number, y: number) =>
    browser.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
  return {
    open: (url) => browser.get(url),
    resize,
    reload: () => browser.navigate().refresh(),
    click: ({ x, y }) => mouse(x, y).press().release().perform(),
    async type(text) {
      const actions = browser.actions()
      for (const { key, isShifted } of strokesOf(text))
        if (isShifted) actions.keyDown(Keys.SHIFT).sendKeys(key).keyUp(Keys.SHIFT)
        else actions.sendKeys(key)
      await actions.perform()
    },
    async key(key, ...modifiers) {
      const actions = browser.actions()
      for (const modifier of modifiers) actions.keyDown(MODIFIERS[modifier])
      actions.sendKeys(KEYS[key])
      for (const modifier of modifiers) actions.keyUp(MODIFIERS[modifier])
      await actions.perform()
    },
    async drag([first, ...others]) {
      if (!first) return
      let actions = mouse(first.x, first.y).press()
      for (const { x, y } of others) actions = actions.move({ x, y, origin: Origin.VIEWPORT, duration: 30 })
      await actions.release().perform()
    },
    async choose(target, value) {
      const list = await browser.executeScript<WebElement>(`return ${handleOf(target)}`)
      await list.findElement({ css: `option[value="${value}"]` }).click()
    },
    eval: (expression) => browser.executeScript(`return ${expression}`),
    shot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  }
}
