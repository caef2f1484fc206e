import type { Page } from '@playwright/test'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm } from './staff.ts'
import { EDITORS, type Open, type OpenedEditor } from './unsaved-editors.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)
// Each opens two windows and every way out, which takes long on a machine that others keep busy.
test.describe.configure({ timeout: 180_000 })
const text = { ...uiText.en, ...draftText.en }

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: text.leave })

/** The ways out that every screen has. */
const everywhere = ({ page, isModal }: OpenedEditor): OpenedEditor['ways'] => ({
  Back: () => page.goBack(),
  'a typed address': () =>
    page.evaluate((to) => {
      window.location.hash = to
    }, paths.home),
  ...(!isModal && {
    'a link': () => page.getByRole('banner').getByRole('link').first().click(),
  }),
})
async function signOut(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: adminText.en.logout })
  return (await button.count()) > 0 ? { 'the sign-out': () => button.click() } : {}
}

/** The saves that go to this address wait until they are let go. */
async function held(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  await page.route(call, async (route) => {
    if (route.request().method() === 'PUT') {
      count += 1
      await promise
    }
    await route.continue()
  })
  return { letGo: () => resolve(), count: () => count }
}

for (const [name, open] of Object.entries<Open>(EDITORS)) {
  test(`${name}: every way out asks while something is unsaved`, async ({ browser, stack }) => {
    const editor = await open(browser, stack.url)
    const { page, isTyped } = editor
    await editor.type(1)
    await isTyped(1)
    const ways = { ...editor.ways, ...everywhere(editor), ...(editor.isModal ? {} : await signOut(page)) }
    for (const [way, leave] of Object.entries(ways))
      await test.step(way, async () => {
        await leave()
        await expect(question(page)).toBeVisible()
        await question(page).getByRole('button', { name: text.stay }).click()
        await expect(question(page)).toHaveCount(0)
        await isTyped(1)
      })
    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const browsers = await asked
    expect(browsers.type()).toBe('beforeunload')
    await browsers.dismiss()
    await closing
    await page.goBack()
    await question(page).getByRole('button', { name: text.leaveYes }).click()
    await expect(page).toHaveURL(new RegExp(`#${paths.privacy}$`))
    await page.context().close()
  })

  test(`${name}: what is typed while a save is under way stays and is unsaved`, async ({
    browser,
    stack,
  }) => {
    const editor = await open(browser, stack.url)
    const { page, save } = editor
    const calls = await held(page, editor.call)
    await editor.type(1)
    await save.click()
    await expect.poll(calls.count).toBe(1)
    // A second press does nothing.
    await save.click({ force: true })
    await editor.type(2)
    calls.letGo()
    await editor.isStored(1)
    await expect(save).toBeEnabled()
    await editor.isTyped(2)
    expect(calls.count()).toBe(1)
    await save.click()
    await editor.isStored(2)
    await page.context().close()
  })

  test(`${name}: a newer state never replaces what is typed, also after the network was away`, async ({
    browser,
    stack,
  }) => {
    const editor = await open(browser, stack.url)
    const { page, save } = editor
    await editor.type(1)
    await page.context().setOffline(true)
    // Without a network it fails immediately, and what was typed can be sent again.
    await save.click()
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button') })
    await expect(alert.getByRole('button', { name: text.tryAgain })).toBeVisible()
    await editor.isTyped(1)
    await editor.theirs()
    await page.context().setOffline(false)
    await expect(alert.getByRole('button', { name: text.keepMine })).toBeVisible()
    await expect(alert).toContainText(editor.theirsInWords)
    await editor.isTyped(1)
    await expect(save).toBeDisabled()
    await expectNoViolation(page, `${name}, a newer state`)
    await alert.getByRole('button', { name: text.keepMine }).click()
    await editor.isTyped(1)
    await save.click()
    await editor.isStored(1)
    await page.context().close()
  })
}
