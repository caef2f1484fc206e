import { messages } from '@recruit/contract/messages'
import { enrolledPerson, signedIn } from '@recruit/local/testing/people'
import { frameText } from '../src/features/admin/frame-text.ts'
import { previewText } from '../src/features/admin/settings/preview-text.ts'
import { settingsText } from '../src/features/admin/settings/text.ts'
import { adminText } from '../src/features/admin/text.ts'
import { applicationText } from '../src/features/application/text.ts'
import { landingText } from '../src/features/landing/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { paths } from '../src/paths.ts'
import { moment } from '../src/ui/countdown.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { acknowledge, adminOf, calm, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const LANGUAGES = ['ko', 'en'] as const

test.afterEach(async ({ stack }) => void (await calm(stack.url)))
const text = settingsText.en

for (const language of LANGUAGES) {
  const own = settingsText[language]
  const preview = previewText[language]

  test(`an edit is marked, previewed, saved after the reply and kept in the history (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
    const seen = page.getByRole('region', { name: preview.title })
    await expect(page.getByText(own.note)).toBeVisible()
    await expect(seen).toContainText(preview.cohortOf('45'))
    await expect(seen).toContainText(paths.register)
    await expect(seen).toContainText(preview.result.nothing)
    await expect(seen.getByText(preview.changed, { exact: true })).toHaveCount(0)

    await page.getByRole('switch', { name: own.labels.isApplicationPeriod }).setChecked(false)
    await page.getByLabel(own.labels.interviewPeriod).fill('추후 공지')
    await expect(seen).toContainText(paths.notPeriod)
    await expect(seen).toContainText(preview.warnings.daysUnread)
    await page.getByRole('tab', { name: own.result }).click()
    await page.getByRole('switch', { name: own.labels.is1stResultPeriod }).setChecked(true)
    await expect(seen).toContainText(preview.result.first)
    await page.getByRole('switch', { name: own.labels.isFinalResultPeriod }).setChecked(true)
    await expect(seen).toContainText(preview.result.final)
    await page.getByRole('switch', { name: own.labels.showResultToApplicant }).setChecked(true)
    await expect(seen).toContainText('/result/{id}')
    await page.getByLabel(own.labels.faceTofaceInterviewPlace).fill('학생문화관 201호')
    await expect(seen).toContainText(preview.place('학생문화관 201호'))
    await page.getByRole('switch', { name: own.labels.isOnlineInterview }).setChecked(true)
    await expect(page.getByLabel(own.labels.faceTofaceInterviewPlace)).toHaveCount(0)
    await expect(seen).toContainText(preview.online)
    await expect(page.getByRole('tab')).toHaveText([
      own.dirty(own.recruit),
      own.dirty(own.result),
      own.master,
    ])
    await expectNoViolation(page, `settings ${language}`)
    await picture(page, `settings-preview-${language}`)

    // Nothing of it is stored yet, and nothing is called complete before the reply.
    expect((await admin.call('loadSettings', { key: 1 })).isApplicationPeriod).toBe(true)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/manager/modify/resultInfo', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: own.edit, exact: true }).click()
    await expect(page.getByRole('button', { name: own.edit, exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await acknowledge(page, messages.settingsSaved[language], language)
    // The other tab's edit still waits; taking it back leaves nothing to lose.
    await expect(page.getByRole('tab')).toHaveText([own.dirty(own.recruit), own.result, own.master])
    await page.getByRole('tab', { name: own.recruit }).click()
    await page.getByRole('button', { name: own.revert }).click()
    await expect(page.getByRole('tab').first()).toHaveText(own.recruit)
    await page
      .getByRole('navigation', { name: frameText[language].menu })
      .getByRole('link', { name: frameText[language].history })
      .click()
    const kept = page.getByRole('listitem').filter({ hasText: own.labels.showResultToApplicant })
    await expect(kept.first()).toHaveText(new RegExp(`${uiText[language].off}.*${uiText[language].on}`))
    await page.context().close()
  })

  test(`each tab has the specification’s inputs, and those that depend on a switch come with it (${language})`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
    const { labels, placeholders } = own
    for (const field of [
      'cardinalNumber',
      'applicationSubmissionPeriod',
      'firstPresentationPeriod',
      'interviewPeriod',
      'finalPresentationPeriod',
    ] as const) {
      await expect(page.getByLabel(labels[field], { exact: true })).toHaveAttribute(
        'placeholder',
        placeholders[field] ?? '',
      )
    }
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('tab', { name: own.result }).click()
    await expect(page.getByLabel(labels.masterTrainingSchedule)).toHaveAttribute(
      'placeholder',
      placeholders.masterTrainingSchedule ?? '',
    )
    const inputsOf = {
      isMarketingPreAssignment: ['marketingPreAssignment'],
      isDesignPreAssignment: [
        'designPreAssignmentBannerName',
        'designPreAssignmentPixelSize',
        'designPreAssignmentSubmitPeriod',
      ],
      isWebDevPreAssignment: ['webDevPreAssignment'],
    } as const
    for (const [field, inputs] of Object.entries(inputsOf)) {
      const box = page.getByLabel(labels[field as keyof typeof inputsOf], { exact: true })
      for (const input of inputs) await expect(page.locator(`#${input}`)).toHaveCount(0)
      await box.check()
      for (const input of inputs) await expect(page.locator(`#${input}`)).toBeVisible()
      await box.uncheck()
    }
    await page.getByRole('tab', { name: own.master }).click()
    await expect(page.getByLabel(labels.masterPhoneNumber)).toHaveAttribute('placeholder', '010-0000-0000')
    await page.context().close()
  })

  test(`on a phone it says to use a PC; a non-admin is led away in silence (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await adminOf(stack.url)
    const address = `/#${paths.modifyInfo(await recordId(admin))}`
    const phone = await windowOf(browser, admin, { language, width: 390 })
    await phone.goto(address)
    await expect(phone.getByText(own.usePc)).toBeVisible()
    await expect(phone.getByLabel(own.labels.cardinalNumber)).toBeHidden()
    await expectNoViolation(phone, `settings on a phone ${language}`)
    await picture(phone, `settings-${language}-390`)
    const manager = await windowOf(browser, await signedIn(stack.url, 'manager'), { language })
    await manager.goto(address)
    await expect(manager).toHaveURL(new RegExp(`${paths.adminLogin}$`))
    await expect(manager.getByRole('dialog')).toHaveCount(0)
    await Promise.all([phone.context().close(), manager.context().close()])
  })
}

test('leaving with something unsaved asks: by a link, by the way back, by logging out and by closing', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.adminHome}`)
  await page.getByRole('link', { name: adminText.en.toSettings }).click()
  const cohort = page.getByLabel(text.labels.cardinalNumber)
  await cohort.fill('46')
  const menu = page.getByRole('navigation', { name: frameText.en.menu })
  const dialog = page.getByRole('dialog')
  const ways = [
    () => menu.getByRole('link', { name: frameText.en.overview }).click(),
    () => page.goBack(),
    () => menu.getByRole('button', { name: adminText.en.logout }).click(),
  ]
  for (const leave of ways) {
    await leave()
    await expect(dialog).toContainText(frameText.en.leave)
    await dialog.getByRole('button', { name: uiText.en.cancel }).click()
    await expect(page).toHaveURL(/modifyInfo/)
    await expect(cohort).toHaveValue('46')
  }
  let asked = ''
  page.once('dialog', (browsers) => {
    asked = browsers.type()
    void browsers.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toBe('beforeunload')
  await page.goBack()
  await dialog.getByRole('button', { name: frameText.en.leaveYes }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.adminHome}$`))
  await page.getByRole('link', { name: adminText.en.toSettings }).click()
  await expect(cohort).toHaveValue('45')
  await page.context().close()
})

test('two who edit: the later one sees what differs, takes it or saves on top of it', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  const cohort = page.getByLabel(text.labels.cardinalNumber)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  const warning = page.getByRole('alert').filter({ hasText: text.conflict })
  await cohort.fill('46')
  await admin.call('modifyRecruitInfo', { cardinalNumber: '47', interviewPeriod: '9.12(토)' })
  await edit.click()
  await expect(warning.getByRole('row', { name: text.labels.cardinalNumber })).toHaveText(/47.*46/)
  await expect(warning).toContainText('9.12(토)')
  await expect(page.getByLabel(text.labels.interviewPeriod)).toHaveValue('9.12(토)')
  expect((await admin.call('loadSettings', { key: 1 })).cardinalNumber).toBe('47')
  await expectNoViolation(page, 'two who edit')
  await picture(page, 'settings-conflict')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('loadSettings', { key: 1 })).toMatchObject({
    cardinalNumber: '46',
    interviewPeriod: '9.12(토)',
  })
  await expect(warning).toHaveCount(0)

  await cohort.fill('48')
  await admin.call('modifyRecruitInfo', { cardinalNumber: '49' })
  await edit.click()
  await warning.getByRole('button', { name: text.takeTheirs }).click()
  await expect(cohort).toHaveValue('49')
  await expect(page.getByRole('tab').first()).toHaveText(text.recruit)
  await page.context().close()
})

test('somebody else’s edit of a field that waits in another tab is told there and decided before it is saved', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  const warning = page.getByRole('alert').filter({ hasText: text.conflict })
  const master = page.getByLabel(text.labels.masterName)
  await page.getByRole('tab', { name: text.master }).click()
  await master.fill('나')
  await page.getByRole('tab', { name: text.recruit }).click()
  await page.getByLabel(text.labels.cardinalNumber).fill('46')
  await admin.call('modifyMasterInfo', { masterName: '다' })
  // What is typed while the other's edit is being read stays.
  await page.route('**/api/manager/modify/recruitInfo', async (route) => {
    const response = await route.fetch()
    await page.getByLabel(text.labels.interviewPeriod).fill('9.12(토)')
    await route.fulfill({ response })
  })
  await edit.click()
  await expect(warning).toBeVisible()
  await expect(page.getByLabel(text.labels.interviewPeriod)).toHaveValue('9.12(토)')
  await page.unroute('**/api/manager/modify/recruitInfo')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)

  await page.getByRole('tab', { name: text.master }).click()
  await expect(warning.getByRole('row', { name: text.labels.masterName })).toHaveText(/다.*나/)
  await edit.click()
  await expect(warning).toBeFocused()
  expect((await admin.call('loadSettings', { key: 1 })).masterName).toBe('다')
  await warning.getByRole('button', { name: text.keepMine }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('loadSettings', { key: 1 })).toMatchObject({
    cardinalNumber: '46',
    interviewPeriod: '9.12(토)',
    masterName: '나',
  })
  await page.context().close()
})

test('a save whose answer was lost and is pressed again is a save', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  await page.getByLabel(text.labels.cardinalNumber).fill('46')
  await page.route('**/api/manager/modify/recruitInfo', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await edit.click()
  await page.getByRole('dialog').getByRole('button', { name: uiText.en.ok }).click()
  await page.unroute('**/api/manager/modify/recruitInfo')
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  await expect(page.getByRole('tab').first()).toHaveText(text.recruit)
  await page.context().close()
})

test('a session that ended, and half a closing time, take away nothing of what was typed or stored', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await admin.call('modifyRecruitInfo', { closesAt })
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  const seen = page.getByRole('region', { name: previewText.en.title })
  const closing = page.getByLabel(text.labels.closesAt)
  await closing.focus()
  await page.keyboard.press('Delete')
  await expect(seen).toContainText(previewText.en.warnings.closingRemoved)
  await page.getByRole('tab', { name: text.master }).click()
  await page.getByLabel(text.labels.masterName).fill('나')
  await page.getByRole('tab', { name: text.recruit }).click()
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await expect(page.getByText(text.closesAtWrong)).toBeVisible()
  await expect(closing).toBeFocused()

  await page.getByRole('tab', { name: text.master }).click()
  await page.context().clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: uiText.en.ok }).click()
  await expect(page.getByLabel(text.labels.masterName)).toHaveValue('나')
  await page.context().close()
})

test('a closing time is set in Seoul’s time, shown with what is left, and closes by itself', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  const inTwoHours = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000)
  const typed = new Date(inTwoHours.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
  await page.getByLabel(text.labels.keepMonths).fill('0')
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await expect(page.getByText(text.keepMonthsWrong)).toBeVisible()
  await page.getByLabel(text.labels.keepMonths).fill('12')
  await page.getByLabel(text.labels.closesAt).fill(typed)
  const words = moment(inTwoHours.toISOString(), 'en')
  await expect(page.getByRole('region', { name: previewText.en.title })).toContainText(words)
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('getSettings', { id: await recordId(admin) })).toMatchObject({
    closesAt: inTwoHours.toISOString(),
    keepMonths: 12,
  })

  const { browser: applicant, id } = await enrolledPerson(stack.url)
  const visitor = await windowOf(browser, applicant)
  const form = await visitor.context().newPage()
  const broken: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  // The windows' clock and the server's go ahead together.
  let ahead = 0
  const forward = async (ms: number) => {
    ahead += ms
    await visitor.context().clock.fastForward(ms)
  }
  await visitor.context().route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ahead).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await visitor.context().clock.install()
  await form.goto(`/#${paths.application('register', 1, id)}`)
  await expect(form.getByRole('timer')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText(words)).toBeVisible()
  const timer = visitor.getByRole('timer')
  await expect(timer).toHaveText(/^(1 h 59 min|2 h 0 min) left$/)
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await picture(visitor, 'closing-time-landing')
  await visitor.goto(`/#${paths.register}`)
  await expect(visitor.getByText(words)).toBeVisible()
  // Fifty seconds before the end it counts each second.
  const left = async () => visitor.evaluate((end) => end - Date.now(), inTwoHours.getTime())
  await forward((await left()) - 50_000)
  await expect(timer).toHaveText(/^(49|50|51) s left$/)
  const before = (await timer.textContent()) ?? ''
  await forward(3_000)
  await expect(timer).not.toHaveText(before)
  await expectNoViolation(visitor, 'closing time')
  await forward(52_000)
  // The form can still be read, and says that it is over.
  await expect(form.getByText(applicationText.en.closed)).toBeVisible()
  await expect(form.getByRole('timer')).toHaveCount(0)
  await expect(visitor).toHaveURL(new RegExp(`${paths.notPeriod}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(registerText.en.notPeriod)
  await expect(visitor.getByText(words)).toBeVisible()
  await visitor.getByRole('banner').getByRole('link', { name: uiText.en.home }).click()
  await expect(visitor.getByText(landingText.en.closedNow)).toBeVisible()
  expect(broken).toEqual([])
  await Promise.all([page.context().close(), visitor.context().close()])
})
