import { messages } from '@recruit/contract/messages'
import { historyScreenText } from '../src/features/history/text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { historyText } from '../src/features/staff/history/text.ts'
import { settingLabels } from '../src/features/staff/setting-labels.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { moment } from '../src/ui/time/countdown.ts'
import { fullTime } from '../src/ui/time/seoul-time.ts'
import { expect } from './fixtures.ts'
import { SCREENS } from './screens.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const HOUR = 3_600_000

for (const { language, width } of SCREENS)
  test(`the first page counts down to the opening, in ${language} at ${width} px`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    const opensAt = new Date(Date.now() + 53.5 * HOUR).toISOString()
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false, opensAt })
    const landing = await windowOf(browser, { url: stack.url }, { language, width })
    await landing.goto('/')
    await expect(landing.getByText(uiText[language].opens)).toBeVisible()
    await expect(landing.getByText(moment(opensAt, language))).toBeVisible()
    await expect(landing.getByRole('timer')).toHaveText(language === 'ko' ? '2일 5시간 남음' : '2 d 5 h left')
    const overflow = await landing.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoViolation(landing, 'countdown')
    await picture(landing, `countdown-${language}-${width}`)
    await landing.context().close()
  })

test('an opening by the clock stands in the history in words, in both languages', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  const opensAt = new Date(Date.now() + 5_000).toISOString()
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false, opensAt })
  const happened = async () =>
    (await admin.call('settingsHistory', {})).history.filter(
      ({ role, from }) => role === 'system' && from === opensAt,
    ).length
  await expect.poll(happened, { timeout: 30_000 }).toBe(1)
  for (const language of ['ko', 'en'] as const) {
    const page = await windowOf(browser, admin, { language, width: language === 'ko' ? 390 : 1280 })
    await page.goto(`/#${paths.history}`)
    await page.getByRole('tab', { name: historyScreenText[language].kinds.settings }).click()
    const entries = page.getByRole('listitem').filter({ hasText: historyText[language].authors.system })
    const opened = entries.filter({ hasText: historyText[language].planned.opensAt }).first()
    await expect(opened).toContainText(fullTime(opensAt, language))
    await expect(opened).not.toContainText(settingLabels[language].opensAt)
    const turned = entries.filter({ hasText: settingLabels[language].isApplicationPeriod }).first()
    await expect(turned).toBeVisible()
    await expectNoViolation(page, 'history of an opening')
    await picture(page, `planned-history-${language}`)
    await page.context().close()
  }
})

test('turning the switch by hand empties the planned time, and turning it back brings it back', async ({
  browser,
  stack,
}) => {
  const text = settingsText.en
  const admin = await freshTerm(stack.url)
  const opensAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * HOUR).toISOString()
  await admin.call('modifyRecruitInfo', {
    ...{ isApplicationPeriod: false, doesRecruitWebDev: true, interviewPeriod: '12.5 ~ 12.6', opensAt },
  })
  const page = await openSettings(browser, admin)
  const time = page.getByLabel(text.labels.opensAt)
  const period = page.getByRole('switch', { name: text.labels.isApplicationPeriod })
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  await expect(time).not.toHaveValue('')
  const typed = await time.inputValue()
  await period.click()
  await expect(time).toHaveValue('')
  await period.click()
  await expect(time).toHaveValue(typed)
  await expect(page.getByText(text.unsaved)).toHaveCount(0)
  await period.click()
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  await expect(page.getByText(text.unsaved)).toHaveCount(0)
  await expect(time).toHaveValue('')
  const id = await recordId(admin)
  expect(await admin.call('getSettings', { id })).toMatchObject({ isApplicationPeriod: true, opensAt: '' })
  // And stays so when it is switched off again.
  await period.click()
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('getSettings', { id })).toMatchObject({ isApplicationPeriod: false, opensAt: '' })

  // Typed again with the switch, the same time is meant.
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, opensAt })
  await page.reload()
  await expect(time).toHaveValue(typed)
  await period.click()
  await expect(time).toHaveValue('')
  await time.fill(typed)
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  await expect(time).toHaveValue(typed)
  expect(await admin.call('getSettings', { id })).toMatchObject({ isApplicationPeriod: false, opensAt })
  await page.context().close()
})
