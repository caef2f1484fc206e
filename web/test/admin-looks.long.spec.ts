import type { Locator } from '@playwright/test'
import { frameText } from '../src/features/staff/frame-text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { adminOf, openMenu } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'

test('the present tab, page and language can be told in forced colours', async ({ browser, stack }) => {
  await applicants(stack.url, 1, { mark: 'forced' })
  const { page, context } = await staffDesk(browser, stack.url)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/#${paths.applicantList}`)
  const look = (element: Element) => {
    const { backgroundColor, borderBottomColor } = getComputedStyle(element)
    return `${backgroundColor} ${borderBottomColor}`
  }
  const menu = page.getByRole('navigation', { name: frameText.ko.menu })
  const pairs = [
    [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first()],
    [menu.locator('a[aria-current=page]'), menu.locator('a:not([aria-current])').first()],
    [page.getByRole('button', { name: '한국어' }), page.getByRole('button', { name: 'English' })],
  ] as const
  for (const [present, other] of pairs)
    expect(await present.evaluate(look)).not.toBe(await other.evaluate(look))
  await context.close()
})

/** How many colours the words of this element are drawn in, ground included: one means that nothing is seen. */
async function coloursOf(words: Locator): Promise<number> {
  const clip = await words.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const { x, y, width, height } = text.getBoundingClientRect()
    return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }
  })
  const picture = (await words.page().screenshot({ clip })).toString('base64')
  const canvas = await words.page().context().newPage()
  const colours = await canvas.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const { width, height } = image
    const drawn = new OffscreenCanvas(width, height).getContext('2d')
    drawn?.drawImage(image, 0, 0)
    return new Set(new Uint32Array(drawn?.getImageData(0, 0, width, height).data.buffer ?? [])).size
  }, picture)
  await canvas.close()
  return colours
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the chosen language and the present tab can be read in forced colours, ${colorScheme}`, async ({
    browser,
    stack,
  }) => {
    await applicants(stack.url, 1, { mark: `forced-${colorScheme}` })
    const { page, context } = await staffDesk(browser, stack.url)
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(`/#${paths.applicantList}`)
    for (const chosen of [
      page.getByRole('button', { name: '한국어' }),
      page.getByRole('tab', { selected: true }),
    ])
      expect(await coloursOf(chosen)).toBeGreaterThan(1)
    await context.close()
  })

/** What of the bar cannot be read to both of its ends: cut, covered or outside the window. */
const cutNames = (bar: Element) =>
  [...bar.querySelectorAll('a, p, nav button, fieldset button')].flatMap((item) => {
    // For screen readers alone.
    if (item.getBoundingClientRect().width <= 1) return []
    const text = document.createRange()
    text.selectNodeContents(item)
    const isSeen = (x: number, y: number) => item.contains(document.elementFromPoint(x, y))
    const isWhole = [...text.getClientRects()].every(({ left, right, top, height }) =>
      [left + 1, right - 1].every((x) => isSeen(x, top + height / 2)),
    )
    return isWhole ? [] : [item.textContent]
  })

for (const language of ['ko', 'en'] as const)
  test(`no name of the staff bar is cut, and the page does not scroll sideways (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    await adminOf(stack.url)
    const { page, context } = await staffDesk(browser, stack.url, { language })
    await page.goto(`/#${paths.history}`)
    const menu = page.getByRole('navigation', { name: frameText[language].menu })
    await expect(menu.getByRole('link')).toHaveCount(9)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await openMenu(page, language)
      await expect(menu.getByRole('link').last()).toBeVisible()
      const cut = () => page.getByRole('banner').evaluate(cutNames)
      await expect.poll(cut, { message: `${width} px` }).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await picture(page, `admin-bar-${language}-${width}`)
    }
    await context.close()
  })
