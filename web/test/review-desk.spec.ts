import type { Page } from '@playwright/test'
import type { Pass } from '@recruit/contract/constants'
import { signedIn } from '@recruit/local/testing/people'
import { deskText } from '../src/features/admin/desk/text.ts'
import { adminText } from '../src/features/admin/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { storedOf } from './list-page.ts'
import { freshTerm } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const ko = deskText.ko
const { passStates } = adminText.ko

const rows = (page: Page) => page.getByRole('navigation', { name: ko.list }).getByRole('link')
const selected = (page: Page) => page.locator('[data-subject]')
/** Whose text stands on the screen. */
const subject = (page: Page) => page.locator('#desk-subject')
const isAt = async (page: Page, { id, name }: { id: string; name: string }) => {
  await expect(selected(page)).toHaveAttribute('data-subject', id)
  await expect(subject(page)).toContainText(name)
}

/** A team's people in the order of the list. */
async function people(url: string, count: number, mark: string) {
  await freshTerm(url)
  const all = await applicants(url, count, { mark })
  const api = await signedIn(url, 'admin')
  const list = await api.call('listApplicants', { team: 1 })
  return list.applicants.map(({ _id }) => {
    const person = all.find(({ id }) => id === _id)
    if (!person) throw new Error('somebody else applied')
    return person
  })
}
async function openDesk(page: Page) {
  await page.goto(`/#${paths.desk(1)}`)
  await expect(subject(page)).toBeVisible()
}

/** Counts every key that goes down in the page from now on. */
async function countKeys(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.keys = '0'
    const count = () => {
      document.documentElement.dataset.keys = String(Number(document.documentElement.dataset.keys) + 1)
    }
    window.addEventListener('keydown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.keys))
}

/** What an input method sends while Hangul is typed: another letter at the same place of the keyboard. */
const pressInHangul = (page: Page, code: string, key: string) =>
  page.evaluate(
    ([code, key]) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
      ),
    [code, key] as const,
  )

test('forty applications are decided with at most two keys each, staged, and the last one is taken back', async ({
  browser,
  stack,
}) => {
  const forty = await people(stack.url, 40, 'desk')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('modifyResultInfo', { showResultToApplicant: true })
  await openDesk(page)
  await expect(rows(page)).toHaveCount(40)
  const keys = await countKeys(page)
  const order: Pass[] = ['1stPass', 'fail', 'default', 'finalPass', '1stPass', 'fail']
  const digit = { default: '1', '1stPass': '2', finalPass: '3', fail: '4' }
  const wanted = forty.map((person, index) => ({ ...person, pass: order[index % order.length] ?? 'fail' }))
  for (const person of wanted) {
    await expect(subject(page)).toContainText(person.name)
    await page.keyboard.press(digit[person.pass])
  }
  const last = wanted.at(-1)
  if (!last) throw new Error('nobody applied')
  await expect(page.getByText(ko.saved(last.name, passStates[last.pass]))).toBeVisible()
  expect(await keys()).toBeGreaterThan(0)
  expect(await keys()).toBeLessThanOrEqual(2 * wanted.length)

  const stored = async () => {
    const { applicants } = await api.call('listApplicants', { team: 1 })
    return wanted.map(({ id }) => applicants.find(({ _id }) => _id === id)?.pass)
  }
  await expect.poll(stored).toEqual(wanted.map(({ pass }) => pass))
  // Nobody sees any of it before it is published.
  const { changes } = await api.call('unpublished', {})
  expect(changes.map(({ _id }) => _id).sort()).toEqual(
    wanted.flatMap(({ id, pass }) => (pass === 'default' ? [] : [id])).sort(),
  )

  await page.keyboard.press('u')
  await expect(page.getByText(ko.saved(last.name, passStates.default))).toBeVisible()
  expect((await stored()).at(-1)).toBe('default')
  await isAt(page, last)
  await api.call('modifyResultInfo', { showResultToApplicant: false })
  await context.close()
})

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
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  const top = () => page.evaluate(() => window.scrollY)
  await expect.poll(top).toBe(120)
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

test('the next application stands on the screen within 100 ms', async ({ browser, stack }) => {
  await people(stack.url, 24, 'quick-desk')
  const { page, context } = await staffDesk(browser, stack.url)
  await openDesk(page)
  await expect(rows(page)).toHaveCount(24)
  const times: number[] = []
  for (let index = 0; index < 20; index += 1) {
    // Its successors are loaded while somebody reads.
    await page.waitForLoadState('networkidle')
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const reader = document.querySelector<HTMLElement>('[data-subject]')
            const before = reader?.dataset.subject
            const begun = performance.now()
            const look = () => {
              const isThere = reader?.dataset.subject !== before && document.querySelector('#desk-subject')
              // The frame after the one that drew it.
              if (isThere) requestAnimationFrame(() => resolve(performance.now() - begun))
              else requestAnimationFrame(look)
            }
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', { code: 'KeyJ', key: 'j', bubbles: true, cancelable: true }),
            )
            look()
          }),
      ),
    )
  }
  const median = times.toSorted((a, b) => a - b)[10] ?? Number.NaN
  console.log(`next application painted: median ${median.toFixed(0)} ms of ${times.length}`)
  expect(median).toBeLessThanOrEqual(100)
  await context.close()
})

for (const language of ['ko', 'en'] as const)
  for (const width of [390, 1280])
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
      else await page.getByRole('button', { name: text.next }).click()
      await isAt(page, second)
      if (width < 1000) {
        await page.getByRole('combobox', { name: text.list }).selectOption({ index: 0 })
        await isAt(page, first)
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
