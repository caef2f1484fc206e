import type { Page, Route } from '@playwright/test'
import { messages } from '@recruit/contract/messages'
import { wholeContent } from '@recruit/local/testing/people'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { type Editor, editorOf, HOURS, isIn, ko, line, onDevice, setPeriod } from './application-editor.ts'
import { expect, test } from './fixtures.ts'
import { keepsPictures, SCREENS } from './screens.ts'
import { expectNoViolation } from './violations.ts'

/** Tall enough for a picture of everything, with the line of the saving at its foot. */
const HEIGHT = keepsPictures ? 1500 : 900
/** The grid has a test of its own: its 544 cells take long. */
const GRID = ['[role=grid]']
const MOTIVE =
  '조각을 꿰매어 하나로 만드는 일을 좋아합니다.\n서로 다른 사람들이 한 학기 동안 무엇을 만드는지 보고 싶습니다.'
const SAVES = '**/api/update/page*'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const refusing = (status: number, code: string, message: string, reason?: string) => (route: Route) =>
  route.fulfill({ status, json: { code, reason, message, applicationUpdateSuccess: 'fail' } })

/** Writes while the server answers in this way, until the line says so. */
async function writeWhile(editor: Editor, kind: string, answer: (route: Route) => Promise<unknown>) {
  await editor.open(2)
  await editor.page.route(SAVES, answer)
  await editor.page.getByLabel(ko.applyReason).fill(MOTIVE)
  await editor.page.getByLabel(ko.applyReason).blur()
  await isIn(editor.page, kind)
}
async function submitted(editor: Editor) {
  const { id } = editor
  await editor.api.call('savePage2', { id, ...wholeContent, interviewHours: HOURS })
  await editor.open(2)
  await button(editor.page, ko.submit).click()
  await expect(editor.page).toHaveURL(new RegExp(`${paths.submitted}$`))
}
/** This device has one text, the server another. */
async function returned(editor: Editor) {
  await writeWhile(editor, 'offline', (route) => route.abort())
  await expect.poll(() => onDevice(editor.page)).toContain(MOTIVE.slice(0, 10))
  // The closing page must not send its last save.
  await editor.page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await editor.api.call('savePage2', { id: editor.id, applyReason: '휴대전화에서 먼저 쓴 글입니다.' })
  await editor.page.reload()
  await expect(editor.page.locator('[data-conflict="returned"]')).toBeVisible()
}

const STATES: Record<string, (editor: Editor) => Promise<unknown>> = {
  'page 1, idle': ({ open }) => open(1),
  'page 2, idle': ({ open }) => open(2),
  saving: (editor) => writeWhile(editor, 'saving', () => new Promise(() => undefined)),
  saved: (editor) => writeWhile(editor, 'saved', (route) => route.continue()),
  offline: (editor) => writeWhile(editor, 'offline', (route) => route.abort()),
  failing: (editor) => writeWhile(editor, 'failing', refusing(503, 'unavailable', messages.upstreamDown.ko)),
  refused: (editor) => writeWhile(editor, 'refused', refusing(200, 'refused', messages.identityTaken.ko)),
  gone: (editor) => writeWhile(editor, 'gone', refusing(404, 'not_found', messages.notFound.ko)),
  expired: (editor) => writeWhile(editor, 'expired', refusing(401, 'unauthorized', messages.notYours.ko)),
  'closed while writing': async (editor) => {
    await writeWhile(editor, 'closed', refusing(200, 'refused', messages.periodClosed.ko, 'periodClosed'))
    await expect(button(editor.page, ko.submit)).toHaveCount(0)
  },
  'device refuses': async (editor) => {
    await editor.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'InvalidStateError')
      }
    })
    await writeWhile(editor, 'offline', (route) => route.abort())
    await expect(line(editor.page)).toContainText(ko.noDevice)
  },
  'over the limit': async ({ page, open }) => {
    await open(2)
    await page.getByLabel(ko.applyReason).fill(`${MOTIVE}\n`.repeat(17))
    await expect(line(page)).toContainText(ko.heldWrong('지원 동기'))
  },
  conflict: async (editor) => {
    await editor.open(2)
    await editor.api.call('savePage2', { id: editor.id, applyReason: '다른 창의 동기', activityPlan: '계획' })
    await editor.page.getByLabel(ko.applyReason).fill(MOTIVE)
    await isIn(editor.page, 'conflict')
  },
  returned,
  'discarded texts': async (editor) => {
    await returned(editor)
    await button(editor.page, ko.takeTheirs).click()
    await editor.page.getByText(ko.discarded(1)).click()
    await editor.page.getByText(ko.shared).click()
  },
  'asked before clearing': async (editor) => {
    await writeWhile(editor, 'offline', (route) => route.abort())
    await editor.page.getByText(ko.shared).click()
    await button(editor.page, ko.clear).click()
    await expect(editor.page.getByRole('dialog')).toBeVisible()
  },
  'mistakes on page 1': async ({ page, open }) => {
    await open(1, 'update')
    await page.getByLabel(ko.email).fill('not an address')
    await button(page, ko.next).click()
    await expect(page.getByRole('heading', { name: formText.ko.problems })).toBeVisible()
  },
  'mistakes on page 2': async ({ page, open }) => {
    await open(2, 'update')
    await button(page, ko.submit).click()
    await expect(page.getByRole('heading', { name: formText.ko.problems })).toBeVisible()
  },
  'draft saved': async ({ page, open }) => {
    await open(2)
    await button(page, ko.saveDraft).click()
    await expect(page).toHaveURL(new RegExp(`${paths.draftSaved}$`))
  },
  receipt: submitted,
  edited: async (editor) => {
    await submitted(editor)
    await editor.open(1, 'update')
    await editor.page.getByLabel(ko.major).fill('철학과')
    await expect(editor.page.getByText(ko.editsWaiting)).toBeVisible()
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
    await page.getByLabel(formText.ko.studentId).fill('21')
    await button(page, registerText.ko.enrolSubmit).click()
    await expect(page.getByRole('heading', { name: formText.ko.problems })).toBeVisible()
  },
  'lookup that failed': async ({ page }) => {
    await page.goto(`/#${paths.lookup}`)
    await page.getByLabel(formText.ko.name).fill('아무개')
    await page.getByLabel(formText.ko.studentId).fill('1000001')
    await page.getByLabel(formText.ko.ewhaianId).fill('nobody')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  choice: async ({ page }) => {
    await page.goto(`/#${paths.register}`)
    await expect(page.getByRole('link', { name: registerText.ko.newApplicant })).toBeVisible()
  },
}

for (const [state, arrange] of Object.entries(STATES)) {
  const screens = SCREENS
  const where = screens.map(({ language, width }) => `${language} ${width}`).join(', ')
  test(`no violation, nothing wider than the screen: ${state} (${where})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const editor = await editorOf(browser, stack.url)
    const { page, context } = editor
    await arrange(editor)
    for (const { language, width } of screens) {
      await page.setViewportSize({ width, height: HEIGHT })
      // Not pressed: a press would leave the field that is being written in.
      await page.locator(`header button[lang=${language}]`).dispatchEvent('click')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoViolation(page, `${state}, ${language}, ${width}`, { except: GRID })
      await picture(page, `look-${state.replaceAll(/\W+/g, '-')}-${language}-${width}`)
    }
    await context.close()
  })
}

test('no violation outside the period: read only, and the page that says so', async ({
  browser,
  stack,
  picture,
}) => {
  const { page, open, context } = await editorOf(browser, stack.url, { submitted: true })
  await setPeriod(stack.url, false)
  await open(2, 'update')
  await expectNoViolation(page, 'read only')
  await picture(page, 'look-read-only')
  await page.goto(`/#${paths.register}`)
  await expect(page).toHaveURL(new RegExp(`${paths.notPeriod}$`))
  await expectNoViolation(page, 'not an application period')
  await picture(page, 'look-not-period')
  await setPeriod(stack.url, true)
  await context.close()
})
