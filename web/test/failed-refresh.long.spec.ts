import { writingText } from '../src/features/mailings/words/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { applicant, ko, openList, pressMore, rowOf } from './list-page.ts'
import { freshTerm, windowOf } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('a list that could not be read again says so above what was read before, until it could', async ({
  browser,
  stack,
  picture,
}) => {
  const mark = 'stale'
  const person = await applicant(stack.url, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page, `?q=${mark}`)
  const lists = '**/api/applicantlist/?*'
  await page.route(lists, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '지금은 할 수 없습니다.' } }),
  )
  await pressMore(page, ko.readAgain)
  const told = page.getByRole('alert').filter({ hasText: uiText.ko.notReadAgain })
  await expect(told).toContainText('지금은 할 수 없습니다.')
  await expect(rowOf(page, person)).toBeVisible()
  await expectNoViolation(page, 'a failed refresh')
  await picture(page, 'failed-refresh')
  await page.unroute(lists)
  await told.getByRole('button', { name: uiText.ko.tryAgain }).click()
  await expect(told).toHaveCount(0)
  await expect(rowOf(page, person)).toBeVisible()
  await context.close()
})

test('a page opens although the network drops a request of its code', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(`/#${paths.overview}`)
  const menu = page.getByRole('navigation', { name: frameText.en.menu })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let dropped = 0
  await page.route('**/assets/*.js', (route) => {
    dropped += 1
    return dropped === 1 ? route.abort() : route.continue()
  })
  await menu.getByRole('link', { name: frameText.en.messages }).click()
  await expect(page.getByRole('button', { name: writingText.en.title })).toBeVisible()
  expect(dropped).toBeGreaterThan(1)
  await page.context().close()
})

test('a page whose code could not be fetched is fetched again when it is opened again', async ({
  browser,
  stack,
}) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(`/#${paths.overview}`)
  const menu = page.getByRole('navigation', { name: frameText.en.menu })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/**', (route) => route.abort())
  await menu.getByRole('link', { name: frameText.en.messages }).click()
  await expect(page.getByRole('heading', { name: uiText.en.broken })).toBeVisible()
  await page.unroute('**/assets/**')
  await page.goBack()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: frameText.en.messages }).click()
  await expect(page.getByRole('button', { name: writingText.en.title })).toBeVisible()
  const links = page.locator('link[rel="stylesheet"]')
  const isStyled = () =>
    links.evaluateAll((all) => all.every((link) => (link as HTMLLinkElement).sheet !== null))
  await expect.poll(isStyled).toBe(true)
  await page.context().close()
})
