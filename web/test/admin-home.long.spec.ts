import { ROLES } from '@recruit/contract/calls/roles'
import { declaredSetting, settingsOn } from '@recruit/contract/fields/settings-values'
import { messages } from '@recruit/contract/messages'
import { enrolledPerson, signedIn } from '@recruit/local/testing/people'
import { shortName } from '../src/content/teams.ts'
import { historyScreenText } from '../src/features/history/text.ts'
import { homeText } from '../src/features/home/text.ts'
import { overviewText } from '../src/features/overview/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { toDoText } from '../src/features/staff/to-do/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { acknowledge, adminOf, calm, freshTerm, recordId, submittedPerson, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const LANGUAGES = ['ko', 'en'] as const

test.afterEach(async ({ stack }) => void (await calm(stack.url)))

for (const language of LANGUAGES) {
  const staff = adminText[language]
  const bar = frameText[language]
  const toDo = toDoText[language]

  test(`the admin’s home says what is to be done, refuses a second record and leads on (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.adminHome}`)
    const fillIn = page.getByRole('link', { name: toDo.fillIn })
    await expect(fillIn).toHaveAttribute('href', `#${paths.modifyInfo(await recordId(admin))}`)
    await admin.call('modifyRecruitInfo', {
      cardinalNumber: '45',
      applicationSubmissionPeriod: '9.1(화) ~ 9.8(화)',
    })
    await page.reload()
    await expect(page.getByText(toDo.allDone)).toBeVisible()
    await expect(fillIn).toHaveCount(0)
    await submittedPerson(stack.url, 0b11)
    await page.reload()
    await page.getByRole('link', { name: `1 ${toDo.kinds.undecided(1)}` }).click()
    await expect(page).toHaveURL(/applicantList\?team=1&pass=default$/)
    await page.goBack()
    await page.getByText(staff.recordThere).click()
    await expect(page.getByText(await recordId(admin))).toBeVisible()
    await page.getByRole('button', { name: staff.addDb }).click()
    await acknowledge(page, messages.dbExists[language], language)
    await expect(page.getByText(homeText[language].open)).toBeVisible()
    // The test's stack keeps no backups.
    const [system = ''] = homeText[language].attention(1).split('1')
    await expect(page.getByRole('link', { name: system })).toHaveAttribute('href', `#${paths.system}`)
    await expectNoViolation(page, `home ${language}`)
    await picture(page, `admin-home-${language}-1280`)

    const menu = page.getByRole('navigation', { name: bar.menu })
    await expect(menu).toContainText(bar.signedInAs(ROLES.admin.name[language]))
    for (const [name, path] of [
      [bar.applicants, paths.applicantList],
      [bar.settings, paths.modifyInfo(await recordId(admin))],
      [bar.reviewing, paths.reviewDesk],
      [bar.overview, paths.overview],
      [bar.history, paths.history],
      [bar.home, paths.adminHome],
    ] as const) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#${path}(\\?|$)`))
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    }
    await page.getByRole('main').getByRole('link', { name: staff.toList }).click()
    await expect(page).toHaveURL(new RegExp(`#${paths.applicantList}`))
    await page.context().close()
  })

  test(`without a record the home explains its two steps (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const page = await windowOf(browser, await adminOf(stack.url), { language })
    await page.route('**/api/manager/find', (route) =>
      route.fulfill({ json: { isInDB: 'false', objectId: '' } }),
    )
    await page.goto(`/#${paths.adminHome}`)
    await expect(page.getByText(staff.recordMissing)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([...staff.firstSteps])
    await expectNoViolation(page, `home without a record ${language}`)
    await picture(page, `admin-home-empty-${language}`)
    await page.context().close()
  })

  // evidence: V7.4.4
  test(`without the right the home and the history say so, the overview leads away in silence (${language})`, async ({
    browser,
    stack,
  }) => {
    await adminOf(stack.url)
    const manager = await signedIn(stack.url, 'manager')
    const page = await windowOf(browser, manager, { language })
    for (const path of [paths.adminHome, paths.history]) {
      await page.goto(`/#${path}`)
      await acknowledge(page, staff.noPermission, language)
      await expect(page).toHaveURL(new RegExp(`${paths.adminLogin}$`))
    }
    await page.goto(`/#${paths.overview}`)
    const menu = page.getByRole('navigation', { name: bar.menu })
    await expect(menu.getByRole('link')).toHaveText([
      ...[bar.applications, bar.reviewing, bar.interviewDay, bar.overview],
    ])
    await menu.getByRole('button', { name: staff.logout }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.adminLogin}$`))
    await expect(menu).toHaveCount(0)
    await page.goto(`/#${paths.overview}`)
    await expect(page).toHaveURL(new RegExp(`${paths.adminLogin}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.context().close()
  })

  test(`the heat map counts who can come: names for the admin, numbers alone for managers (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = overviewText[language]
    const admin = await freshTerm(stack.url)
    const one = await submittedPerson(stack.url, 0b011)
    const other = await submittedPerson(stack.url, 0b010, 0b100)
    await admin.call('selectPass', { _id: other.id, pass: '1stPass' })
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.overview}`)
    const both = text.cell(text.slot('1', '9:00'), 2, 2)
    const cell = page.getByRole('gridcell', { name: both })
    await expect(cell).toHaveText('2')
    await expect(page.getByText(text.slot('1', '9:00')).first()).toBeVisible()
    await page.getByRole('gridcell', { name: text.cell(text.slot('1', '8:00'), 1, 2) }).focus()
    await expect(page.getByText(one.name, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(cell).toBeFocused()
    await expect(page.getByText(`${one.name}, ${other.name}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(other.name, { exact: true })).toBeVisible()
    await cell.hover()
    await expect(page.getByText(`${one.name}, ${other.name}`)).toBeVisible()
    await page.getByRole('combobox', { name: text.status }).selectOption('1stPass')
    await expect(page.getByRole('gridcell', { name: text.cell(text.slot('1', '9:00'), 1, 1) })).toBeVisible()
    await page.getByRole('tab', { name: shortName(3, language) }).click()
    await expect(page.getByText(text.noOne)).toBeVisible()

    const manager = await windowOf(browser, await signedIn(stack.url, 'manager'), { language, width: 390 })
    await manager.goto(`/#${paths.overview}`)
    await manager.getByRole('gridcell', { name: both }).focus()
    await expect(manager.getByText(text.of(2, 2)).first()).toBeVisible()
    await expect(manager.getByText(one.name)).toHaveCount(0)
    await expectNoViolation(manager, `overview ${language}`)
    await picture(manager, `overview-${language}-390`)
    await Promise.all([page.context().close(), manager.context().close()])
  })

  test(`a draft with a status is nobody who passed: of three submitted, 0 % (${language})`, async ({
    browser,
    stack,
  }) => {
    const text = overviewText[language]
    const admin = await freshTerm(stack.url)
    for (const _ of [1, 2, 3]) await submittedPerson(stack.url)
    for (const _ of [1, 2]) {
      const { id } = await enrolledPerson(stack.url)
      await admin.call('selectPass', { _id: id, pass: '1stPass' })
    }
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.overview}`)
    const steps = page.getByRole('region', { name: text.funnel }).getByRole('row')
    const none = (step: string) => [step, '0', '0', '0', '0 0%']
    for (const [index, cells] of [
      [text.steps.all, '5', '0', '0', '5'],
      [text.steps.submitted, '3', '0', '0', '3 100%'],
      [text.steps.undecided, '3', '0', '0', '3 100%'],
      ...[text.steps.firstPass, text.steps.finalPass, text.steps.fail].map(none),
    ].entries())
      await expect(steps.nth(index + 1).locator('th, td')).toHaveText(cells)
    await page.context().close()
  })
}

test('the history of all services is one: by time, by kind, older ones on request', async ({
  browser,
  stack,
  picture,
}) => {
  const text = historyScreenText.en
  const admin = await freshTerm(stack.url)
  const person = await submittedPerson(stack.url)
  await admin.call('modifyMasterInfo', { masterName: '먼저' })
  // More than a page of the settings' own history: an entry for each text of each edit.
  const texts = settingsOn('result').filter((field) =>
    ['line', 'essay'].includes(declaredSetting[field].kind),
  )
  for (let count = 0; count < 9; count++) {
    await admin.call('modifyResultInfo', Object.fromEntries(texts.map((field) => [field, `${count} 번째`])))
  }
  await admin.call('setInterviewDate', { _id: person.id, date: '9.12(토) 14:00' })
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.history}`)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries.first()).toContainText(person.name)
  await expect(entries.first()).toContainText('9.12 (Sat) 14:00')
  await expect(entries.first().getByRole('link', { name: person.name })).toBeVisible()
  await expect(entries.nth(1)).toContainText('8 번째')
  await expectNoViolation(page, 'history')
  await picture(page, 'history-en-1280')
  await expect(entries.filter({ hasText: '먼저' })).toHaveCount(0)
  await page.getByRole('tab', { name: text.kinds.settings }).click()
  await expect(entries.first()).toContainText('8 번째')
  await page.getByRole('button', { name: text.older }).click()
  await expect(entries.filter({ hasText: '먼저' }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: text.searchLabel }).fill('먼저')
  await expect(entries).toHaveCount(1)
  await page.getByRole('searchbox', { name: text.searchLabel }).fill('')
  await page.getByRole('tab', { name: text.kinds.keys }).click()
  await expect(entries.first()).toBeVisible()
  await expect(page.getByText(text.end)).toBeVisible()
  await page.context().close()
})
