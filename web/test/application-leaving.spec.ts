import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { editorOf, isIn, ko, line, onDevice, prove, tryNow } from './application-editor.ts'
import { expect, test } from './fixtures.ts'

const MOTIVE = '조각을 꿰매어 하나로 만드는 일을 좋아합니다.'
const SAVES = '**/api/update/{page,interview}*'

/** Real key presses, because a browser asks before closing only after the user touched the page. */
async function write(page: Page, text: string) {
  await page.getByLabel(ko.applyReason).click()
  await page.keyboard.insertText(text)
}

/** A browser that stores nothing, such as a private window. */
const withoutDevice = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'InvalidStateError')
    }
  })

/** Closes the page as a person does; whether the browser asked first. It stays open when it did. */
async function asksOnClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    return true
  })
  const closed = page.waitForEvent('close').then(() => false)
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

/** Without unload events: every process of the browser ends immediately. */
async function kill(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession()
  const told = await session?.send('SystemInfo.getProcessInfo')
  const main = told?.processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser does not say which process it is')
  const gone = context.waitForEvent('close')
  process.kill(main.id, 'SIGKILL')
  await gone
}

test('closing the window asks nothing while the device has the text, though the server has not', async ({
  browser,
  stack,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await open(2)
  await page.route(SAVES, (route) => route.abort())
  await write(page, MOTIVE)
  await isIn(page, 'offline')
  await expect.poll(() => onDevice(page)).toContain(MOTIVE)
  expect(await asksOnClosing(page)).toBe(false)
  await context.close()
})

/** Reloads the page as soon as the server has answered a save of hours, and blocks every write on leaving. */
const loadAnewAfterASave = (page: Page) =>
  page.addInitScript(() => {
    const hush = (event: Event) => event.stopImmediatePropagation()
    const { fetch } = window
    window.fetch = async (...asked) => {
      const reply = await fetch(...asked)
      const isSave = reply.ok && new URL(reply.url).pathname.endsWith('/update/interview')
      if (isSave && !sessionStorage.getItem('loaded-anew')) {
        sessionStorage.setItem('loaded-anew', 'yes')
        for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, hush, true)
        window.location.reload()
        await new Promise(() => undefined)
      }
      return reply
    }
  })

const hoursSent = (route: Route): number[] => route.request().postDataJSON().interviewHours

test('a page that is lost just after a save finds the server’s version and asks nothing', async ({
  browser,
  stack,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url)
  await loadAnewAfterASave(page)
  await open(1)
  const cells = page.getByRole('grid').getByRole('gridcell')
  // Whichever save tries again meanwhile: the first that gets through has both hours.
  await page.route(SAVES, (route) =>
    hoursSent(route).filter(Boolean).length < 2 ? route.abort() : route.continue(),
  )
  await cells.nth(0).click()
  await isIn(page, 'offline')
  await expect.poll(() => onDevice(page)).toContain('interviewHours')
  await cells.nth(1).click()
  // The page cannot be asked in the middle of its loading.
  const isLoadedAnew = () => page.evaluate(() => sessionStorage.getItem('loaded-anew')).catch(() => null)
  await expect.poll(isLoadedAnew).toBe('yes')
  await page.waitForLoadState()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2)
  await expect(page.getByText(ko.returnedTitle)).toHaveCount(0)
  await context.close()
})

test('with the text nowhere else, closing, links and Back ask, and the way back keeps it', async ({
  browser,
  stack,
}) => {
  const { page, open, api, id, context } = await editorOf(browser, stack.url)
  await withoutDevice(page)
  await page.goto(`/#${paths.privacy}`)
  await open(2)
  await page.route(SAVES, (route) => route.abort())
  await write(page, MOTIVE)
  await expect(line(page)).toContainText(ko.noDevice)

  await page.getByRole('contentinfo').or(page.getByRole('banner')).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText(ko.leave)
  await page.getByRole('dialog').getByRole('button', { name: ko.stay }).click()
  await expect(page).toHaveURL(new RegExp(`/page2/${id}$`))
  expect(await asksOnClosing(page)).toBe(true)

  await page.goBack()
  await expect(page.getByRole('dialog')).toContainText(ko.leave)
  await page.getByRole('dialog').getByRole('button', { name: ko.leaveYes }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.privacy}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The window still holds it, and still guards it.
  expect(await asksOnClosing(page)).toBe(true)
  await page.goForward()
  await expect(page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
  await page.unroute(SAVES)
  await tryNow(page)
  await isIn(page, 'saved')
  expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
  expect(await asksOnClosing(page)).toBe(false)
  await context.close()
})

test('the browser is killed: started again, it has the text and saves it', async ({ browser, stack }) => {
  const { page: unused, context: other, open, api, id } = await editorOf(browser, stack.url)
  await unused.close()
  const folder = mkdtempSync(join(tmpdir(), 'recruit-profile-'))
  const start = async () => {
    const { launchOptions } = test.info().project.use
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: stack.url,
      locale: 'ko-KR',
    })
    await prove(context, api)
    const [page = await context.newPage()] = context.pages()
    return { context, page }
  }
  try {
    const first = await start()
    await first.page.route(SAVES, (route) => route.abort())
    await open(2, 'register', first.page)
    await write(first.page, MOTIVE)
    await expect.poll(() => onDevice(first.page)).toContain(MOTIVE)
    await kill(first.context)

    const second = await start()
    await open(2, 'register', second.page)
    await expect(second.page.getByLabel(ko.applyReason)).toHaveValue(MOTIVE)
    await isIn(second.page, 'saved')
    expect((await api.call('getApplication', { id })).applyReason).toBe(MOTIVE)
    await second.context.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await other.close()
  }
})
