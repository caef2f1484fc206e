import type { Browser, Locator, Page } from '@playwright/test'
import type { Visitor } from '@recruit/local/testing/visitor'
import { expect, test } from './fixtures.ts'
import { windowOf } from './staff.ts'

/** What a hand did: pointers that went down, and keys. */
interface Done {
  presses: number
  keys: number
}

/** The vowels and ends of syllables for which a Korean keyboard needs two keys, as Unicode takes them apart. */
const OF_TWO_KEYS = new Set('ᅪᅫᅬᅯᅰᅱᅴᆪᆬᆭᆰᆱᆲᆳᆴᆵᆶᆹ')
const keysOf = (letter: string) =>
  [...letter.normalize('NFD')].reduce((sum, jamo) => sum + (OF_TWO_KEYS.has(jamo) ? 2 : 1), 0)
/** What Windows reports of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = { windowsVirtualKeyCode: 229, key: 'Process' }

/** A window of this user in Korean, opened at a path, and her hand in it: opening is no action. */
export async function handAt(browser: Browser, who: Visitor, path: string) {
  const page = await windowOf(browser, who, { language: 'ko' })
  const hand = await countedHand(page)
  await page.goto(`/#${path}`)
  return { page, hand }
}

/** A hand on a page that is not opened yet: the page itself counts what it hears. */
async function countedHand(page: Page) {
  const done: Done = { presses: 0, keys: 0 }
  await page.exposeFunction('heard', (what: keyof Done) => {
    done[what] += 1
  })
  await page.addInitScript(() => {
    const { heard } = window as unknown as { heard: (what: keyof Done) => void }
    const hear = (event: 'pointerdown' | 'keydown', what: keyof Done) =>
      window.addEventListener(event, ({ isTrusted }) => isTrusted && heard(what), { capture: true })
    hear('pointerdown', 'presses')
    hear('keydown', 'keys')
  })
  const input = await page.context().newCDPSession(page)
  return {
    press: (target: Locator) => target.click(),
    key: (key: string) => page.keyboard.press(key),
    /** Types where the focus is, Hangul by the keys of its letters. */
    async type(words: string) {
      for (const letter of words) {
        if (!/[가-힣]/.test(letter)) await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        else {
          for (let key = 0; key < keysOf(letter); key++) {
            await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAKEN_BY_INPUT_METHOD })
            await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAKEN_BY_INPUT_METHOD })
          }
          await page.keyboard.insertText(letter)
        }
      }
    },
    /** Presses a date input and types '2037-12-05'; the order of its parts is the browser's, so its digits are added. */
    async pick(target: Locator, day: string) {
      await target.click()
      await target.fill(day)
      done.keys += day.replaceAll('-', '').length
    },
    /** Writes the numbers into the report, and holds their sum against the limit. */
    async holds(limit: number) {
      // Calls of the page arrive in their order, so those before this one are counted.
      await page.evaluate(() => undefined)
      const { presses, keys } = done
      const said = `${presses} presses + ${keys} keys = ${presses + keys}, at most ${limit}`
      test.info().annotations.push({ type: 'actions', description: said })
      console.log(`${test.info().title}: ${said}`)
      expect(presses + keys, 'the page hears them').toBeGreaterThan(0)
      expect(presses + keys, said).toBeLessThanOrEqual(limit)
    },
  }
}
