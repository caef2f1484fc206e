import type { Page, Route } from '@playwright/test'
import { messages } from '@recruit/contract/messages'
import { wholeContent } from '@recruit/local/testing/people'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { type Desk, deskOf, isIn, ko, line, onDevice, setPeriod } from './application-desk.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolation } from './violations.ts'

/** Both widths and both languages between two looks. `LOOKS=all` takes all four, and keeps a picture of each. */
const isAll = process.env.LOOKS === 'all'
/** Tall enough for a picture of everything, with the line of the saving at its foot. */
const HEIGHT = isAll ? 1500 : 900
const LOOKS = [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1280 },
  { language: 'ko', width: 390 },
].slice(0, isAll ? 4 : 2)
/** The grid has a test of its own: its 544 cells take long. */
const GRID = ['[role=grid]']
const MOTIVE =
  '조각을 꿰매어 하나로 만드는 일을 좋아합니다.\n서로 다른 사람들이 한 학기 동안 무엇을 만드는지 보고 싶습니다.'
const SAVES = '**/api/update/page*'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const refusing = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message, applicationUpdateSuccess: 'fail' } })

/** Writes while the server answers in this way, until the line says so. */
async function writeWhile(desk: Desk, kind: string, answer: (route: Route) => Promise<unknown>) {
  await desk.open(2)
  await desk.page.route(SAVES, answer)
  await desk.page.getByLabel(ko.applyReason).fill(MOTIVE)
  await desk.page.getByLabel(ko.applyReason).blur()
  await isIn(desk.page, kind)
}
async function submitted(desk: Desk) {
  const { id } = desk
  await desk.api.call('savePage2', { id, ...wholeContent })
  await desk.open(2)
  await button(desk.page, ko.submit).click()
  await expect(desk.page).toHaveURL(new RegExp(`${paths.submitted}$`))
}
/** This device has one text, the server another. */
async function returned(desk: Desk) {
  await writeWhile(desk, 'offline', (route) => route.abort())
  await expect.poll(() => onDevice(desk.page)).toContain(MOTIVE.slice(0, 10))
  // The page that is left says its last word to nobody.
  await desk.page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await desk.api.call('savePage2', { id: desk.id, applyReason: '휴대전화에서 먼저 쓴 글입니다.' })
  await desk.page.reload()
  await expect(desk.page.locator('[data-conflict="returned"]')).toBeVisible()
}

const STATES: Record<string, (desk: Desk) => Promise<unknown>> = {
  'page 1, idle': ({ open }) => open(1),
  'page 2, idle': ({ open }) => open(2),
  saving: (desk) => writeWhile(desk, 'saving', () => new Promise(() => undefined)),
  saved: (desk) => writeWhile(desk, 'saved', (route) => route.continue()),
  offline: (desk) => writeWhile(desk, 'offline', (route) => route.abort()),
  failing: (desk) => writeWhile(desk, 'failing', refusing(503, 'unavailable', messages.upstreamDown.ko)),
  refused: (desk) => writeWhile(desk, 'refused', refusing(200, 'refused', messages.identityTaken.ko)),
  gone: (desk) => writeWhile(desk, 'gone', refusing(404, 'not_found', messages.notFound.ko)),
  expired: (desk) => writeWhile(desk, 'expired', refusing(401, 'unauthorized', messages.notYours.ko)),
  'closed while writing': async (desk) => {
    await writeWhile(desk, 'closed', refusing(200, 'refused', messages.periodClosed.ko))
    await expect(button(desk.page, ko.submit)).toHaveCount(0)
  },
  'device refuses': async (desk) => {
    await desk.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'InvalidStateError')
      }
    })
    await writeWhile(desk, 'offline', (route) => route.abort())
    await expect(line(desk.page)).toContainText(ko.noDevice)
  },
  'over the limit': async ({ page, open }) => {
    await open(2)
    await page.getByLabel(ko.applyReason).fill(`${MOTIVE}\n`.repeat(17))
    await expect(line(page)).toContainText(ko.heldWrong('지원 동기'))
  },
  conflict: async (desk) => {
    await desk.open(2)
    await desk.api.call('savePage2', { id: desk.id, applyReason: '다른 창의 동기', activityPlan: '계획' })
    await desk.page.getByLabel(ko.applyReason).fill(MOTIVE)
    await isIn(desk.page, 'conflict')
  },
  returned,
  'texts set aside': async (desk) => {
    await returned(desk)
    await button(desk.page, ko.takeTheirs).click()
    await desk.page.getByText(ko.aside(1)).click()
    await desk.page.getByText(ko.shared).click()
  },
  'asked before clearing': async (desk) => {
    await writeWhile(desk, 'offline', (route) => route.abort())
    await desk.page.getByText(ko.shared).click()
    await button(desk.page, ko.clear).click()
    await expect(desk.page.getByRole('dialog')).toBeVisible()
  },
  'mistakes on page 1': async ({ page, open }) => {
    await open(1, 'update')
    await page.getByLabel(ko.email).fill('not an address')
    await button(page, ko.next).click()
    await expect(page.getByRole('heading', { name: uiText.ko.problems })).toBeVisible()
  },
  'mistakes on page 2': async ({ page, open }) => {
    await open(2, 'update')
    await button(page, ko.submit).click()
    await expect(page.getByRole('heading', { name: uiText.ko.problems })).toBeVisible()
  },
  'draft saved': async ({ page, open }) => {
    await open(2)
    await button(page, ko.saveDraft).click()
    await expect(page).toHaveURL(new RegExp(`${paths.draftSaved}$`))
  },
  receipt: submitted,
  edited: async (desk) => {
    await submitted(desk)
    await desk.open(1, 'update')
    await desk.page.getByLabel(ko.major).fill('철학과')
    await expect(desk.page.getByText(ko.editsWaiting)).toBeVisible()
  },
  'withdrawing and withdrawn': async ({ page, open, person }) => {
    await open(1, 'update')
    await page.getByText(ko.withdraw, { exact: true }).click()
    await page.getByLabel(ko.withdrawName(person.name)).fill(person.name)
    await button(page, ko.withdrawYes).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ko.withdrawnTitle)
  },
  'not yours': async ({ page, context, id }) => {
    await context.clearCookies()
    await page.goto(`/#${paths.application('register', 1, id)}`)
    await expect(page.getByText(ko.notYours)).toBeVisible()
  },
  'enrolment with mistakes': async ({ page }) => {
    await page.goto(`/#${paths.enrol}`)
    await page.getByLabel(uiText.ko.studentId).fill('21')
    await button(page, registerText.ko.enrolSubmit).click()
    await expect(page.getByRole('heading', { name: uiText.ko.problems })).toBeVisible()
  },
  'lookup that failed': async ({ page }) => {
    await page.goto(`/#${paths.lookup}`)
    await page.getByLabel(uiText.ko.name).fill('아무개')
    await page.getByLabel(uiText.ko.studentId).fill('1000001')
    await page.getByLabel(uiText.ko.ewhaianId).fill('nobody')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  choice: async ({ page }) => {
    await page.goto(`/#${paths.register}`)
    await expect(page.getByRole('link', { name: registerText.ko.newApplicant })).toBeVisible()
  },
}

for (const [state, arrange] of Object.entries(STATES)) {
  test(`no violation, nothing wider than the screen: ${state}`, async ({ browser, stack, picture }) => {
    const desk = await deskOf(browser, stack.url)
    const { page, context } = desk
    await arrange(desk)
    for (const { language, width } of LOOKS) {
      await page.setViewportSize({ width, height: HEIGHT })
      // Not pressed: a press would leave the field that is being written in.
      await page.locator(`header button[lang=${language}]`).dispatchEvent('click')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoViolation(page, `${state}, ${language}, ${width}`, GRID)
      if (isAll) await picture(page, `look-${state.replaceAll(/\W+/g, '-')}-${language}-${width}`)
    }
    await context.close()
  })
}

test('no violation outside the period: read only, and the page that says so', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, context } = await deskOf(browser, stack.url, { submitted: true })
  await setPeriod(stack.url, false)
  await open(2, 'update')
  await expectNoViolation(page, 'read only')
  if (isAll) await picture(page, 'look-read-only')
  await page.goto(`/#${paths.register}`)
  await expect(page).toHaveURL(new RegExp(`${paths.notPeriod}$`))
  await expectNoViolation(page, 'not an application period')
  if (isAll) await picture(page, 'look-not-period')
  await setPeriod(stack.url, true)
  await context.close()
})
