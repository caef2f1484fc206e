import { messages } from '@recruit/contract/messages'
import { previewText } from '../src/features/settings/preview-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import { opened } from './screens.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const text = settingsText.en

for (const language of opened('saving settings', ['ko', 'en'] as const)) {
  const own = settingsText[language]
  const preview = previewText[language]

  test(`an edit is marked, previewed, saved after the reply and kept in the history (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const page = await openSettings(browser, admin, language)
    const seen = page.getByRole('region', { name: preview.title })
    await expect(page.getByText(own.note)).toBeVisible()
    const saved = page.getByText(draftText[language].saved).filter({ visible: true })
    await expect(saved).toHaveCount(1)
    await expect(seen).toContainText(preview.cohortOf('45'))
    await expect(seen).toContainText(paths.register)
    await expect(seen).toContainText(preview.result.nothing)
    await expect(seen.getByText(preview.changed, { exact: true })).toHaveCount(0)

    await page.getByRole('switch', { name: own.labels.isApplicationPeriod }).setChecked(false)
    await page.getByLabel(own.labels.interviewPeriod, { exact: true }).fill('추후 공지')
    await expect(saved).toHaveCount(0)
    await expect(seen).toContainText(paths.notPeriod)
    await expect(seen).toContainText(preview.warnings.daysUnread)
    await page.getByRole('tab', { name: own.result }).click()
    // What this tab makes public: the other one's edits are not saved with it.
    await expect(seen.getByText(preview.changed, { exact: true })).toHaveCount(0)
    await expect(seen).not.toContainText(paths.notPeriod)
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
    await expect(kept.first()).toHaveText(new RegExp(`${formText[language].off}.*${formText[language].on}`))
    await page.context().close()
  })
}

test('a save whose answer was lost and is pressed again is a save', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const page = await openSettings(browser, admin)
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

test('a double click saves once and says so once', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const page = await openSettings(browser, admin)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/manager/modify/recruitInfo')) sent.push(request.method())
  })
  await page.getByLabel(text.labels.cardinalNumber).fill('47')
  await page.getByRole('button', { name: text.edit, exact: true }).dblclick()
  await acknowledge(page, messages.settingsSaved.en)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await page.context().close()
})

test('a session that ended, and half a closing time, take away nothing of what was typed or stored', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await admin.call('modifyRecruitInfo', { closesAt })
  const page = await openSettings(browser, admin)
  const seen = page.getByRole('region', { name: previewText.en.title })
  const closing = page.getByLabel(text.labels.closesAt)
  await closing.focus()
  await page.keyboard.press('Delete')
  await expect(seen).toContainText(previewText.en.warnings.closingRemoved)
  await page.getByRole('tab', { name: text.master }).click()
  await page.getByLabel(text.labels.masterName).fill('나')
  await page.getByRole('tab', { name: text.recruit }).click()
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await expect(page.getByText(text.timeWrong)).toBeVisible()
  await expect(closing).toBeFocused()

  await page.getByRole('tab', { name: text.master }).click()
  await page.context().clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: uiText.en.ok }).click()
  await expect(page.getByLabel(text.labels.masterName)).toHaveValue('나')
  await page.context().close()
})
