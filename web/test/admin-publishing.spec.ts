import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { settingsText } from '../src/features/settings/text.ts'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { expect, testRestoring } from './fixtures.ts'
import { opened } from './screens.ts'
import { openSettings } from './settings-page.ts'
import { acknowledge, calm, freshTerm, windowOf } from './staff.ts'
import { applicants } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)
type Person = Awaited<ReturnType<typeof applicants>>[number]

for (const language of opened('publishing', ['ko', 'en'] as const)) {
  const [text, { passStates }] = [publishingText[language], adminText[language]]

  test(`what is decided while results are public is shown once it is published (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const [shown, other] = [await enrolledPerson(stack.url, 1), await enrolledPerson(stack.url, 1)]
    for (const { id, browser: applicant } of [shown, other])
      await applicant.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    await admin.call('selectPass', { _id: shown.id, pass: '1stPass' })
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const passOf = async ({ browser: applicant, id }: typeof shown) =>
      (await applicant.call('getApplication', { id })).pass

    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.applicantList}`)
    const band = page.getByRole('region', { name: text.band })
    await expect(band).toContainText(text.none)
    for (const [{ person }, pass] of [
      [shown, 'finalPass'],
      [other, 'fail'],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: person.name })
      await row.getByRole('combobox').selectOption(pass)
    }
    await expect(band).toContainText(text.waiting(2))
    expect([await passOf(shown), await passOf(other)]).toEqual(['1stPass', 'default'])

    await band.getByRole('button', { name: text.look }).click()
    const sheet = page.getByRole('dialog', { name: text.title })
    const cells = sheet.getByRole('row').filter({ hasText: shown.person.name }).getByRole('cell')
    await expect(cells.first()).toContainText(passStates['1stPass'])
    await expect(cells.last()).toContainText(passStates.finalPass)
    await expect(sheet.getByRole('button', { name: text.publish(2, 1) })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolation(page, `${width}`)
      await picture(page, `publish-${language}-${width}`)
    }
    await sheet.getByRole('checkbox', { name: new RegExp(other.person.name) }).uncheck()
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === calls.publish.path) sent.push(request.method())
    })
    await sheet.getByRole('button', { name: text.publish(1) }).dblclick()
    await expect(sheet).toBeHidden()
    expect(sent).toHaveLength(1)
    await expect(band).toContainText(text.waiting(1))
    expect([await passOf(shown), await passOf(other)]).toEqual(['finalPass', 'default'])

    // Another user decides again while the sheet is open: publishing refuses unseen changes.
    await band.getByRole('button', { name: text.look }).click()
    await admin.call('selectPass', { _id: other.id, pass: '1stPass', staged: true })
    await sheet.getByRole('button', { name: text.publish(1, 1) }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    expect(await passOf(other)).toBe('default')
    await expect(sheet.getByRole('row').filter({ hasText: other.person.name })).toContainText(
      passStates['1stPass'],
    )
    await sheet.getByRole('button', { name: text.publish(1) }).click()
    await expect(band).toContainText(text.none)
    expect(await passOf(other)).toBe('1stPass')
    await page.context().close()
  })
}

for (const language of opened('showing again', ['ko', 'en'] as const)) {
  const [text, own] = [publishingText[language], settingsText[language]]

  test(`results switched off and on again show nobody what was left out (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const people = await applicants(stack.url, 3, { mark: `again-${language}` })
    const [seen, rejected, passed] = people as [Person, Person, Person]
    await admin.call('selectPass', { _id: seen.id, pass: '1stPass' })
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    await admin.call('selectPass', { _id: rejected.id, pass: 'fail', staged: true })
    await admin.call('modifyResultInfo', { showResultToApplicant: false })
    await admin.call('selectPass', { _id: passed.id, pass: '1stPass', staged: true })
    const passOf = async ({ browser: applicant, id }: Person) =>
      (await applicant.call('getApplication', { id })).pass

    const page = await openSettings(browser, admin, language)
    await page.getByRole('tab', { name: own.result }).click()
    await page.getByRole('switch', { name: own.labels.showResultToApplicant }).setChecked(true)
    await page.getByRole('button', { name: own.edit, exact: true }).filter({ visible: true }).click()
    const sheet = page.getByRole('dialog', { name: text.showTitle })
    // Two people, each under the heading of another change.
    await expect(sheet.getByRole('checkbox')).toHaveCount(4)
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(sheet.getByRole('checkbox', { name: new RegExp(seen.name) })).toHaveCount(0)
    for (const width of [1280, 1000]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoViolation(page, `showing again ${width}`)
      await picture(page, `show-again-${language}-${width}`)
    }
    await sheet.getByRole('checkbox', { name: new RegExp(rejected.name) }).check()
    await expect(sheet.getByRole('button', { name: text.show(1, 1) })).toBeVisible()
    await sheet.getByRole('checkbox', { name: new RegExp(rejected.name) }).uncheck()
    await sheet.getByRole('checkbox', { name: new RegExp(passed.name) }).check()
    await sheet.getByRole('button', { name: text.show(1, 0) }).click()
    await acknowledge(page, messages.settingsSaved[language], language)
    expect(await Promise.all([seen, rejected, passed].map(passOf))).toEqual(['1stPass', 'default', '1stPass'])
    await expect(page.getByRole('region', { name: text.band })).toContainText(text.waiting(1))
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({ what: 'published', to: '1' })
    await page.context().close()
  })
}

test('a final pass before the interview is published only once it is selected', async ({
  browser,
  stack,
}) => {
  const text = publishingText.en
  const admin = await freshTerm(stack.url)
  const [early, ready] = (await applicants(stack.url, 2, { mark: 'early' })) as [Person, Person]
  const tomorrow = new Date(Date.now() + 86_400_000)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', ...options })
      .format(tomorrow)
      .replace(/[월일]$/, '')
  const day = `${part({ month: 'numeric' })}.${part({ day: 'numeric' })}`
  await admin.call('setInterviewDate', { _id: early.id, date: `${day} 14:00` })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  for (const { id } of [early, ready])
    await admin.call('selectPass', { _id: id, pass: 'finalPass', staged: true })
  const passesOf = () =>
    Promise.all(
      [early, ready].map(async ({ browser: own, id }) => (await own.call('getApplication', { id })).pass),
    )

  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.applicantList}`)
  const band = page.getByRole('region', { name: text.band })
  const sheet = page.getByRole('dialog', { name: text.title })
  await band.getByRole('button', { name: text.look }).click()
  await expect(sheet.getByRole('checkbox', { name: new RegExp(early.name) })).not.toBeChecked()
  await expect(sheet.getByRole('checkbox', { name: new RegExp(ready.name) })).toBeChecked()
  await expect(sheet.getByText(text.leftOut(1))).toBeVisible()
  await sheet.getByRole('button', { name: text.publish(1) }).click()
  await expect(sheet).toBeHidden()
  expect(await passesOf()).toEqual(['default', 'finalPass'])

  await band.getByRole('button', { name: text.look }).click()
  await sheet.getByRole('checkbox', { name: new RegExp(early.name) }).check()
  await expect(sheet.getByText(text.interviewsAhead(1, 1))).toBeVisible()
  await sheet.getByRole('button', { name: text.publish(1) }).click()
  await expect(sheet).toBeHidden()
  expect(await passesOf()).toEqual(['finalPass', 'finalPass'])
  await page.context().close()
})

test('without a network nothing is published, not later either', async ({ browser, stack }) => {
  const text = publishingText.ko
  const admin = await freshTerm(stack.url)
  const { id, browser: applicant } = await enrolledPerson(stack.url, 1)
  await applicant.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  await admin.call('selectPass', { _id: id, pass: '1stPass', staged: true })
  const page = await windowOf(browser, admin, { language: 'ko' })
  await page.goto(`/#${paths.applicantList}`)
  const band = page.getByRole('region', { name: text.band })
  await band.getByRole('button', { name: text.look }).click()
  const sheet = page.getByRole('dialog', { name: text.title })
  await page.context().setOffline(true)
  await sheet.getByRole('button', { name: text.publish(1) }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(band).toContainText(text.waiting(1))
  expect((await applicant.call('getApplication', { id })).pass).toBe('default')
  await page.context().close()
})
