import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { messages } from '@recruit/contract/messages'
import { teamNames } from '../src/content/teams.ts'
import { frameText } from '../src/features/admin/frame-text.ts'
import { listText } from '../src/features/admin/list/text.ts'
import { adminText } from '../src/features/admin/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { ADMIN_KEY, expect, MANAGER_KEY, test } from './fixtures.ts'
import { freshTerm } from './staff.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const ko = listText.ko
const open = async (page: Page, path: string, query = '') => {
  await page.goto(`/#${path}${query}`)
  await expect(page.getByRole('table')).toBeVisible()
}
const rowOf = (page: Page, { studentId }: { studentId: string }) =>
  page.getByRole('row').filter({ hasText: studentId })
const names = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents()

for (const language of ['ko', 'en'] as const) {
  const text = listText[language]
  for (const width of [1280, 390]) {
    test(`both lists show a team's applicants (${language}, ${width} px)`, async ({
      browser,
      stack,
      picture,
    }) => {
      const mark = `both-${language}-${width}`
      const [draft, submitted] = await applicants(stack.url, 2, { team: 3, drafts: 1, mark })
      if (!draft || !submitted) throw new Error('nobody applied')
      const admin = await staffDesk(browser, stack.url, { language, width })
      await admin.api.call('selectPass', { _id: submitted.id, pass: '1stPass' })
      await admin.api.call('setInterviewDate', { _id: submitted.id, date: '9.12(금) 오후 7시' })
      await admin.page.goto(`/#${paths.applicantList}?q=${mark}`)
      await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(text.applicants)
      await admin.page.getByRole('tab', { name: teamNames[3][language] }).click()
      const row = rowOf(admin.page, submitted)
      await expect(row.getByRole('combobox')).toHaveValue('1stPass')
      await expect(row.getByRole('textbox')).toHaveValue('9.12(금) 오후 7시')
      await expect(rowOf(admin.page, draft)).toContainText(text.draft)
      await expect(admin.page.getByRole('table')).toHaveAttribute('aria-rowcount', '3')
      await row.getByRole('checkbox').check()
      await picture(admin.page, `list-admin-${language}-${width}`)
      await expectNoViolation(admin.page, 'the admin list')

      const manager = await staffDesk(browser, stack.url, { role: 'manager', language, width })
      await open(manager.page, paths.applicationList, `?team=3&q=${mark}`)
      await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText(text.applications)
      await expect(rowOf(manager.page, submitted)).toContainText(text.passStates['1stPass'])
      await expect(rowOf(manager.page, submitted)).toContainText('9.12(금) 오후 7시')
      await expect(manager.page.getByRole('table').locator('select, input')).toHaveCount(0)
      await picture(manager.page, `list-manager-${language}-${width}`)
      await expectNoViolation(manager.page, 'the manager list')
      await Promise.all([admin.context.close(), manager.context.close()])
    })
  }

  test(`who may not is led to the sign-in: told on the admin's pages, silently elsewhere (${language})`, async ({
    browser,
    stack,
  }) => {
    const { page, context } = await staffDesk(browser, stack.url, { role: 'manager', language })
    for (const path of [paths.applicantList, paths.adminHome]) {
      await page.goto(`/#${path}`)
      await expect(page.getByRole('dialog')).toContainText(messages.noPermission[language])
      await page.getByRole('button', { name: uiText[language].ok }).click()
      await expect(page).toHaveURL(/#\/admin\/login$/)
    }
    await page.getByLabel(text.key, { exact: true }).fill(`${ADMIN_KEY}more than ten`)
    await expect(page.getByLabel(text.key, { exact: true })).toHaveValue(ADMIN_KEY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/admin\/landing$/)
    await page.goto(`/#${paths.applicationList}`)
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel(text.key, { exact: true }).fill(MANAGER_KEY)
    await page.getByRole('button', { name: text.signIn }).click()
    await expect(page).toHaveURL(/#\/admin\/applicationList/)
    await page.getByRole('button', { name: text.logout }).click()
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await page.goto(`/#${paths.applicationList}`)
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await context.close()
  })
}

test('a date typed quickly on a slow network that reorders ends with the last value stored', async ({
  browser,
  stack,
}) => {
  const mark = 'quick'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  let underWay = 0
  let most = 0
  let asked = 0
  await page.route('**/api/applicantlist/InterviewDate', async (route) => {
    underWay += 1
    asked += 1
    most = Math.max(most, underWay)
    // The earlier a call, the longer it takes: those that overlapped would arrive the wrong way round.
    await new Promise((resolve) => setTimeout(resolve, Math.max(20, 240 - 70 * asked)))
    await route.continue()
    underWay -= 1
  })
  await open(page, paths.applicantList, `?q=${mark}`)
  const row = rowOf(page, person)
  const date = row.getByRole('textbox')
  await date.pressSequentially('9.12(금) 오후 7시', { delay: 15 })
  await expect(row).toContainText(uiText.ko.saved)
  await expect(date).toHaveValue('9.12(금) 오후 7시')
  const stored = async () => (await api.call('getApplication', { id: person.id, view: 'staff' })).date
  expect(await stored()).toBe('9.12(금) 오후 7시')
  expect(most).toBe(1)

  // While a syllable is being composed nothing is sent; its end sends it.
  const before = asked
  await date.press('End')
  const keyboard = await context.newCDPSession(page)
  for (const text of ['ㅂ', '바', '반'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await expect(date).toHaveValue('9.12(금) 오후 7시반')
  expect(asked).toBe(before)
  await keyboard.send('Input.insertText', { text: '반' })
  await expect.poll(stored).toBe('9.12(금) 오후 7시반')
  await expect(date).toHaveValue('9.12(금) 오후 7시반')
  await context.close()
})

test('of two admins the later one is told, sees the present value and decides', async ({
  browser,
  stack,
}) => {
  const mark = 'two'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const first = await staffDesk(browser, stack.url)
  const { page, context } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList, `?q=${mark}`)
  await first.api.call('selectPass', { _id: person.id, pass: '1stPass' })
  await first.api.call('setInterviewDate', { _id: person.id, date: '9.13' })

  const row = rowOf(page, person)
  const told = page.getByRole('alert')
  await row.getByRole('combobox').selectOption('fail')
  await expect(told).toContainText(ko.conflictsTitle)
  await expect(told).toContainText(`${ko.theirs}: ${ko.passStates['1stPass']}`)
  await expect(told).toContainText(`${ko.mine}: ${ko.passStates.fail}`)
  await expect(row.getByRole('combobox')).toHaveValue('1stPass')
  await expect(row).toContainText(ko.beaten)
  await expect(page.getByRole('button', { name: ko.undo })).toHaveCount(0)
  await expectNoViolation(page, 'a conflict')
  await told.getByRole('button', { name: ko.keepTheirs }).click()
  await expect(told).toHaveText('')

  // The list has learned of both values by now; somebody changes the date once more.
  await expect(row.getByRole('textbox')).toHaveValue('9.13')
  await first.api.call('setInterviewDate', { _id: person.id, date: '9.14' })
  await row.getByRole('textbox').fill('9.15')
  await expect(told).toContainText(`${ko.theirs}: 9.14`)
  await told.getByRole('button', { name: ko.keepMine }).click()
  await expect(row).toContainText(uiText.ko.saved)
  expect(await first.api.call('getApplication', { id: person.id, view: 'staff' })).toMatchObject({
    pass: '1stPass',
    date: '9.15',
  })
  await Promise.all([context.close(), first.context.close()])
})

test('a date that came too late is no saved one, and typing goes on under the question', async ({
  browser,
  stack,
}) => {
  const mark = 'late'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  const stored = async () => (await api.call('getApplication', { id: person.id, view: 'staff' })).date
  const sent: unknown[] = []
  await page.route('**/api/applicantlist/InterviewDate', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return route.continue()
    return route.fulfill({ json: { message: 'too late', superseded: true } })
  })
  await open(page, paths.applicantList, `?q=${mark}`)
  await api.call('setInterviewDate', { _id: person.id, date: '9.13' })
  const row = rowOf(page, person)
  const told = page.getByRole('alert')
  await row.getByRole('textbox').press('9')
  await expect(told).toContainText(`${ko.theirs}: 9.13`)
  await expect(row).toContainText(ko.beaten)
  await row.getByRole('textbox').pressSequentially('.15')
  await expect(row.getByRole('textbox')).toHaveValue('9.15')
  await expect(told).toContainText(`${ko.mine}: 9.15`)
  expect(await stored()).toBe('9.13')
  await told.getByRole('button', { name: ko.keepMine }).click()
  await expect(row).toContainText(uiText.ko.saved)
  expect(await stored()).toBe('9.15')
  expect(sent).toMatchObject([
    { seq: 1, was: '', window: expect.stringMatching(/^[\w-]{18}$/) },
    { seq: 2, was: '9.13' },
  ])
  await context.close()
})

test('a save that fails says so and is tried again', async ({ browser, stack }) => {
  const mark = 'failing'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const { page, context } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList, `?q=${mark}`)
  await page.route('**/api/applicantlist/selectPass', (route) => route.abort())
  const row = rowOf(page, person)
  await row.getByRole('combobox').selectOption('finalPass')
  await expect(row).toContainText(uiText.ko.saveFailed)

  // Hidden by a filter, or left for another page, it is still counted, and signing out asks.
  await page.getByLabel(ko.search, { exact: true }).fill('nobody')
  await expect(row).toHaveCount(0)
  await expect(page.getByText(ko.notSaved(1))).toBeVisible()
  await page.getByRole('link', { name: frameText.ko.overview }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: adminText.ko.logout }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(frameText.ko.leave)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.unroute('**/api/applicantlist/selectPass')
  await page.locator('[data-dock]').getByRole('button', { name: uiText.ko.tryAgain }).click()
  await expect(page.getByText(ko.notSaved(1))).toHaveCount(0)
  await page.getByLabel(ko.search, { exact: true }).fill(mark)
  await expect(row).toContainText(uiText.ko.saved)
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('finalPass')
  await context.close()
})

test('many change at once: a range with Shift, a summary before, undo after', async ({
  browser,
  stack,
  picture,
}) => {
  const mark = 'many'
  const people = await applicants(stack.url, 5, { team: 2, drafts: 1, mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('selectPass', { _id: people[2]?.id ?? '', pass: 'fail' })
  await open(page, paths.applicantList, `?team=2&q=${mark}&sort=ewhaianId`)
  const ticks = page.getByRole('table').locator('tbody').getByRole('checkbox')
  await ticks.nth(0).click()
  await ticks.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByText(ko.ticked(4))).toBeVisible()

  await page.getByRole('button', { name: ko.bulk }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: ko.passStates['1stPass'] }).check()
  await expect(dialog).toContainText(ko.summary(4, ko.passStates['1stPass']))
  await expect(dialog).toContainText(ko.fromTo(ko.passStates.default, ko.passStates['1stPass'], 3))
  await expect(dialog).toContainText(ko.fromTo(ko.passStates.fail, ko.passStates['1stPass'], 1))
  await expect(dialog).toContainText(ko.draftsAmong(1))
  await expectNoViolation(page, 'the summary')
  await picture(page, 'list-bulk')
  // Somebody else is faster with one of them: it is left alone.
  await api.call('selectPass', { _id: people[0]?.id ?? '', pass: 'finalPass' })
  await dialog.getByRole('button', { name: ko.apply(4) }).click()
  await expect(page.getByText(ko.changedMany(3, ko.passStates['1stPass']))).toBeVisible()
  await expect(page.getByText(ko.left(1))).toBeVisible()
  const stored = async () =>
    Promise.all(people.map(async ({ id }) => (await api.call('getApplication', { id, view: 'staff' })).pass))
  expect(await stored()).toEqual(['finalPass', '1stPass', '1stPass', '1stPass', 'default'])
  const selects = page.getByRole('table').getByRole('combobox')
  await expect(selects.nth(1)).toHaveValue('1stPass')

  await page.getByRole('button', { name: ko.undo }).click()
  await expect(page.getByText(ko.undone(3))).toBeVisible()
  expect(await stored()).toEqual(['finalPass', 'default', 'fail', 'default', 'default'])
  await expect(selects.nth(2)).toHaveValue('fail')

  // By keyboard: Esc leads from any row to what can be done below.
  await selects.nth(4).selectOption('fail')
  await expect(page.getByRole('button', { name: ko.undo })).toBeVisible()
  await selects.nth(4).press('Escape')
  await expect(page.getByRole('button', { name: ko.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(selects.nth(4)).toHaveValue('default')
  await expect.poll(stored).toEqual(['finalPass', 'default', 'fail', 'default', 'default'])
  await context.close()
})

test('the address keeps what is searched, filtered and sorted, and counts go with it', async ({
  browser,
  stack,
}) => {
  const mark = 'kept'
  const people = await applicants(stack.url, 4, { drafts: 1, mark })
  const { page, context, api } = await staffDesk(browser, stack.url)
  await api.call('selectPass', { _id: people[2]?.id ?? '', pass: '1stPass' })
  await open(page, paths.applicantList)
  await page.getByLabel(ko.search).fill(mark)
  await expect(page).toHaveURL(/q=kept/)
  await expect.poll(() => names(page)).toHaveLength(4)
  const status = page.getByRole('group', { name: ko.status })
  await expect(status.getByRole('button', { name: `${ko.passStates.default} 3` })).toBeVisible()
  await page.getByRole('button', { name: ko.ewhaianId }).click()
  await page.getByRole('button', { name: ko.ewhaianId }).click()
  await expect(page.getByRole('columnheader', { name: ko.ewhaianId })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect.poll(() => names(page)).toEqual(people.map(({ name }) => name).reverse())
  await page.getByLabel(ko.submission).selectOption('submitted')
  await status.getByRole('button', { name: `${ko.passStates.default} 2` }).click()
  const shown = [people[3], people[1]].map((person) => person?.name)
  await expect.poll(() => names(page)).toEqual(shown)
  await page.reload()
  await expect(page.getByLabel(ko.search)).toHaveValue(mark)
  await expect.poll(() => names(page)).toEqual(shown)

  await page.getByRole('link', { name: ko.openOf(people[3]?.name ?? '') }).click()
  await expect(page).toHaveURL(/#\/admin\/application\/page1\/1.*q=kept/)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(shown)
  await page.getByLabel(ko.search).fill('nobody at all')
  await expect(page.getByText(ko.noneFound)).toBeVisible()
  await page.getByRole('button', { name: ko.resetFilter }).click()
  await expect(page.getByLabel(ko.search)).toHaveValue('')
  await context.close()
})

test('e-mails and phones of the selected ones are copied, blanks skipped and said', async ({
  browser,
  stack,
}) => {
  const mark = 'copied'
  await applicants(stack.url, 3, { drafts: 1, mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, paths.applicantList, `?q=${mark}&sort=ewhaianId`)
  await page.getByRole('checkbox', { name: ko.tickAll }).check()
  await page.getByRole('button', { name: ko.copyEmails }).click()
  await expect(page.getByText(`${ko.copied.email(2)} ${ko.blank(1)}`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'copied1@example.org, copied2@example.org',
  )
  await page.getByRole('button', { name: ko.copyPhones }).click()
  await expect(page.getByText(`${ko.copied.phonenum(2)} ${ko.blank(1)}`)).toBeVisible()

  // Where the browser refuses, the text can be taken by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: ko.copyPhones }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('010-0000-0001, 010-0000-0002')
  await context.close()
})

test('typos of team and identity are put right, and a clash is refused in words', async ({
  browser,
  stack,
}) => {
  const mark = 'typos'
  const [one, other] = await applicants(stack.url, 2, { mark })
  if (!one || !other) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList, `?q=${mark}`)
  await page.getByRole('button', { name: ko.correctOf(one.name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(ko.name).fill(other.name)
  await dialog.getByLabel(ko.studentId).fill(other.studentId)
  await dialog.getByLabel(ko.ewhaianId).fill(other.ewhaianId)
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expectNoViolation(page, 'the correction')
  await dialog.getByLabel(ko.name).fill('이바름')
  await dialog.getByLabel(ko.studentId).fill(one.studentId)
  await dialog.getByRole('radio', { name: teamNames[2].ko }).check()
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, one)).toHaveCount(0)
  await page.getByRole('tab', { name: teamNames[2].ko }).click()
  await expect(rowOf(page, one)).toContainText('이바름')
  expect(await api.call('getApplication', { id: one.id, view: 'staff' })).toMatchObject({
    name: '이바름',
    team: 2,
  })
  await context.close()
})

test('a correction that came second shows the present value, keeps what was typed, and then succeeds', async ({
  browser,
  stack,
}) => {
  const mark = 'second'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList, `?q=${mark}`)
  await page.getByRole('button', { name: ko.correctOf(person.name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(ko.name).fill('이바름')
  const { name, studentId, ewhaianId, team } = person
  const was = { name, studentId, ewhaianId, team }
  await api.call('correctApplicant', { _id: person.id, name: '박먼저', ewhaianId: `${mark}-new`, was })
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(dialog).toContainText(`${ko.theirs}: 박먼저`)
  await expect(dialog.getByLabel(ko.name)).toHaveValue('이바름')
  await expect(dialog.getByLabel(ko.ewhaianId)).toHaveValue(`${mark}-new`)
  await dialog.getByRole('button', { name: ko.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, person)).toContainText('이바름')
  await context.close()
})

test('what was typed into the search goes along to another tab at once', async ({ browser, stack }) => {
  const mark = 'along'
  const [person] = await applicants(stack.url, 1, { mark })
  if (!person) throw new Error('nobody applied')
  const { page, context } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList)
  await page.getByLabel(ko.search, { exact: true }).fill(mark)
  await page.getByRole('tab', { name: teamNames[2].ko }).click()
  await page.getByRole('tab', { name: teamNames[1].ko }).click()
  await expect(page.getByLabel(ko.search, { exact: true })).toHaveValue(mark)
  await expect(rowOf(page, person)).toBeVisible()
  await context.close()
})

test('an earlier term is an archive, to read', async ({ browser, stack }) => {
  const mark = 'archive'
  const [one] = await applicants(stack.url, 1, { mark })
  if (!one) throw new Error('nobody applied')
  const { page, context, api } = await staffDesk(browser, stack.url)
  const { term } = await api.call('overview', {})
  await freshTerm(stack.url)
  await open(page, paths.applicantList, `?term=${term}&q=${mark}`)
  await expect(page.getByText(ko.archive(term))).toBeVisible()
  await expect(rowOf(page, one)).toBeVisible()
  await expect(page.getByRole('table').locator('select, input, button:not(thead button)')).toHaveCount(0)
  await page.getByRole('link', { name: ko.toPresent }).click()
  await expect(page.getByText(ko.archive(term))).toHaveCount(0)
  await expect(rowOf(page, one)).toHaveCount(0)
  await context.close()
})

test('a team is downloaded as a spreadsheet', async ({ browser, stack }) => {
  const mark = 'sheet'
  await applicants(stack.url, 1, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await open(page, paths.applicantList)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: ko.exportTeam(teamNames[1].ko) }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const sheet = await readFile(await download.path(), 'utf8')
  expect(sheet.charCodeAt(0)).toBe(0xfeff)
  expect(sheet).toContain('sheet-0')
  await context.close()
})

test('five thousand applicants: few rows in the page, all of them reachable and counted', async ({
  browser,
  stack,
}) => {
  await applicants(stack.url, 1, { mark: 'thousands' })
  const { page, context } = await staffDesk(browser, stack.url)
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    _id: `${index}`,
    name: `지원자${index}`,
    studentId: String(2_000_000 + index),
    ewhaianId: `id${index}`,
    team: 1,
    pass: 'default',
    date: '',
    isFinalSubmit: true,
    sharesStudentId: false,
    email: '',
    phonenum: '',
  }))
  await page.route('**/api/applicantlist/?*', (route) =>
    route.fulfill({ json: { applicants: rows, team: 1 } }),
  )
  await open(page, paths.applicantList)
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await table.getByRole('textbox').first().focus()
  await page
    .getByRole('region', { name: ko.applicants })
    .evaluate((region) => region.scrollTo(0, region.scrollHeight))
  await table.getByText('지원자4999').scrollIntoViewIfNeeded()
  await expect(table.getByText('지원자4999')).toBeInViewport()
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', '5001')
  // The row that was typed in stays, out of sight, so that no letter is lost.
  await expect(table.getByRole('textbox', { name: ko.dateOf('지원자0'), exact: true })).toBeFocused()
  await page.getByLabel(ko.search).fill('지원자499')
  await expect(page.getByRole('status').filter({ hasText: ko.found(11, 5000) })).toBeVisible()
  await context.close()
})
