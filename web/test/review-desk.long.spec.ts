import type { Page, Request, Route } from '@playwright/test'
import { deskText } from '../src/features/desk/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { isAt, openDesk, people, rows, selected } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { storedOf } from './list-page.ts'
import { SCREENS } from './screens.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const ko = deskText.ko

/** What an input method sends while Hangul is typed: another letter at the same place of the keyboard. */
const pressInHangul = (page: Page, code: string, key: string) =>
  page.evaluate(
    ([code, key]) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
      ),
    [code, key] as const,
  )

test('the keys mean the same in Hangul mode, and nothing while somebody types or a dialog is open', async ({
  browser,
  stack,
}) => {
  const [first, second, third] = await people(stack.url, 3, 'hangul')
  if (!first || !second || !third) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await openDesk(page)
  await isAt(page, first)
  await pressInHangul(page, 'KeyJ', 'ㅓ')
  await isAt(page, second)
  await pressInHangul(page, 'KeyK', 'ㅏ')
  await isAt(page, first)

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  const keyboard = await context.newCDPSession(page)
  for (const text of ['ㅓ', '저'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: '' })
  await search.fill('')
  await search.pressSequentially(`j4${third.name.slice(-1)}`)
  await isAt(page, first)
  await search.fill(third.name)
  await expect(rows(page)).toHaveCount(1)
  await search.press('Enter')
  await page.keyboard.press('j')
  await isAt(page, third)
  await search.fill('')
  await expect(rows(page)).toHaveCount(3)
  await search.press('Enter')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog')
  await expect(help).toContainText(ko.keyUndo)
  await expectNoViolation(page, 'the help about keys')
  await page.keyboard.press('4')
  await page.keyboard.press('k')
  await help.getByLabel(ko.keysOn).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('4')
  await isAt(page, third)
  for (const person of [first, second, third]) expect((await storedOf(api, person)).pass).toBe('default')
  await context.close()
})

test('Enter in the search opens the first that is found, and keys decide nothing about who is filtered out', async ({
  browser,
  stack,
}) => {
  const [first, second, third] = await people(stack.url, 3, 'found')
  if (!first || !second || !third) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await openDesk(page)
  await isAt(page, first)
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await search.pressSequentially(third.name)
  await expect(rows(page)).toHaveCount(1)
  // The one who is open is in no row: by the screen's own words no key is about her.
  await search.blur()
  await page.keyboard.press('4')
  await expect(page.getByRole('status').getByText(ko.outOfSight(first.name))).toBeVisible()
  await expectNoViolation(page, 'an application that the search does not find')
  // Enter comes before the letters are searched for.
  await search.fill('')
  await expect(rows(page)).toHaveCount(3)
  await search.pressSequentially(second.name)
  await search.press('Enter')
  await page.keyboard.press('4')
  await isAt(page, second)
  await expect.poll(async () => (await storedOf(api, second)).pass).toBe('fail')
  for (const person of [first, third]) expect((await storedOf(api, person)).pass).toBe('default')
  await context.close()
})

test('Back returns to the application and to where its text was read', async ({ browser, stack }) => {
  const [, second] = await people(stack.url, 14, 'back')
  if (!second) throw new Error('nobody applied')
  const { page, context } = await staffDesk(browser, stack.url)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDesk(page)
  await expect(rows(page)).toHaveCount(14)
  const shown = await rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= 800).length,
  )
  expect(shown).toBeGreaterThanOrEqual(10)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.keyboard.press('j')
  await isAt(page, second)
  const top = () => page.evaluate(() => window.scrollY)
  // The next frame scrolls a new application to its place, and records a scroll.
  const scrolled = () =>
    page.evaluate(async () => {
      window.scrollTo({ top: 120, behavior: 'instant' })
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return window.scrollY
    })
  await expect.poll(scrolled).toBe(120)
  // To the next one and back, each where it was.
  await page.keyboard.press('j')
  await expect(selected(page)).not.toHaveAttribute('data-subject', second.id)
  await page.keyboard.press('k')
  await isAt(page, second)
  await expect.poll(top).toBe(120)
  const list = page.getByRole('navigation', { name: ko.list }).getByRole('list')
  await list.evaluate((element) => element.scrollTo(0, 60))
  await page.getByRole('link', { name: ko.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name)
  await page.goBack()
  await isAt(page, second)
  await expect.poll(top).toBe(120)
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(60)
  await context.close()
})

test('a key pressed as soon as the first application is drawn leads to the second', async ({
  browser,
  stack,
}) => {
  const [, second] = await people(stack.url, 3, 'early')
  if (!second) throw new Error('nobody applied')
  const { page, context } = await staffDesk(browser, stack.url)
  // Both come before the address of the first has arrived in what is drawn; the help draws it once more.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('nav [aria-current=true][href*="review"]')) return
      observer.disconnect()
      for (const [code, key] of [
        ['KeyJ', 'j'],
        ['Slash', '?'],
      ])
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
        )
    }).observe(document, { subtree: true, childList: true })
  })
  await openDesk(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await isAt(page, second)
  await context.close()
})

// How fast, `npm run bench -- staff desk` measures.
test('the next application stands on the screen before the server is asked for anything', async ({
  browser,
  stack,
}) => {
  await people(stack.url, 24, 'quick-desk')
  const { page, context } = await staffDesk(browser, stack.url)
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  let held: Route[] | null = null
  await page.route('**/api/**', (route) => (held ? void held.push(route) : route.continue()))
  await openDesk(page)
  await expect(rows(page)).toHaveCount(24)
  const reader = page.locator('[data-subject]')
  for (let index = 0; index < 20; index += 1) {
    // Its successors load while the reviewer reads.
    await expect.poll(() => asked.size).toBe(0)
    const before = (await reader.getAttribute('data-subject')) ?? ''
    const waiting: Route[] = []
    held = waiting
    await page.keyboard.press('j')
    await expect(reader).not.toHaveAttribute('data-subject', before)
    await expect(page.locator('#desk-subject')).toBeVisible()
    held = null
    await Promise.all(waiting.map((route) => route.continue()))
  }
  await context.close()
})

for (const { language, width } of SCREENS)
  test(`the desk of an admin and of a manager (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = deskText[language]
    const [first, second] = await people(stack.url, 12, `looks-${language}${width}`)
    if (!first || !second) throw new Error('nobody applied')
    const { page, context, api } = await staffDesk(browser, stack.url, { language, width })
    await openDesk(page)
    await isAt(page, first)
    await expectNoViolation(page, `the desk, ${language} ${width}`)
    await picture(page, `desk-decide-${language}-${width}`)
    const decision = page.getByRole('group', { name: text.decision })
    const pass = decision.getByRole('button', { name: adminText[language].passStates['1stPass'] })
    await pass.click()
    await expect(pass).toHaveAttribute('aria-pressed', 'true')
    await expect(pass).toBeFocused()
    await expect.poll(async () => (await storedOf(api, first)).pass).toBe('1stPass')
    // By hand one stays; on a phone the bar goes on.
    await isAt(page, first)
    if (width > 1000) await page.getByRole('link', { name: second.name }).click()
    else await page.getByRole('button', { name: text.next, exact: true }).click()
    await isAt(page, second)
    if (width < 1000) {
      await page.getByRole('combobox', { name: text.list }).selectOption({ index: 0 })
      await isAt(page, first)
      // Search and order are behind one button, and said in words where used, so that the text begins high up.
      await page.evaluate(() => window.scrollTo(0, 0))
      const essay = await page.getByRole('heading', { name: /^1\./ }).boundingBox()
      // With the line that says what was saved, and the button of the keys, which a touch screen has not.
      expect(essay?.y).toBeLessThan(340)
      await page.getByRole('button', { name: text.tools, exact: true }).click()
      await page.getByLabel(text.undecidedOnly).check()
      await expect(page.getByText(`${text.undecidedOnly} · `)).toBeVisible()
      await expectNoViolation(page, `search and order of the desk, ${language} ${width}`)
    }
    await context.close()

    const manager = await staffDesk(browser, stack.url, { role: 'manager', language, width })
    await openDesk(manager.page)
    await expect(manager.page.getByText(text.readOnly)).toBeVisible()
    await expect(manager.page.getByRole('group', { name: text.decision })).toHaveCount(0)
    await manager.page.keyboard.press('4')
    await isAt(manager.page, first)
    await manager.context.close()
  })
