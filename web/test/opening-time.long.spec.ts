import { messages } from '@recruit/contract/messages'
import { landingText } from '../src/features/landing/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { previewText } from '../src/features/settings/preview-text.ts'
import { settingsText } from '../src/features/settings/text.ts'
import { paths } from '../src/paths.ts'
import { uiText } from '../src/ui/text.ts'
import { moment } from '../src/ui/time/countdown.ts'
import { expect } from './fixtures.ts'
import { openSettings, test } from './settings-page.ts'
import { acknowledge, freshTerm, recordId, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const text = settingsText.en

test('an opening and an announcement are planned in Seoul’s time, shown in words and called off', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  await admin.call('modifyRecruitInfo', {
    ...{ isApplicationPeriod: false, doesRecruitDesign: true, interviewPeriod: '12.5 ~ 12.6' },
  })
  const page = await openSettings(browser, admin)
  const preview = page.getByRole('region', { name: previewText.en.title })
  const edit = page.getByRole('button', { name: text.edit, exact: true })
  const inTwoHours = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000)
  const typed = new Date(inTwoHours.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
  const words = moment(inTwoHours.toISOString(), 'en')
  const id = await recordId(admin)

  await page.getByLabel(text.labels.opensAt).fill(typed)
  await page.getByText(text.rare).click()
  await page.getByLabel(text.labels.closeGraceSeconds).fill('30')
  await expect(preview).toContainText(words)
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  const opensAt = inTwoHours.toISOString()
  expect(await admin.call('getSettings', { id })).toMatchObject({ opensAt, closeGraceSeconds: 30 })
  await expectNoViolation(page, 'planned opening')
  await picture(page, 'planned-opening')

  const visitor = await windowOf(browser, { url: stack.url }, { width: 390 })
  await visitor.goto('/')
  await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('timer')).toHaveText(/^(1 h 59 min|2 h 0 min) left$/)
  expect(await visitor.content()).not.toContain('closeGraceSeconds')
  await page.getByLabel(text.labels.opensAt).fill('')
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('getSettings', { id })).toMatchObject({ opensAt: '' })
  await visitor.reload()
  await expect(visitor.getByText(landingText.en.closedNow)).toBeVisible()
  await expect(visitor.getByRole('timer')).toHaveCount(0)

  await page.getByRole('tab', { name: text.result }).click()
  await page.getByLabel(text.labels.resultsAt).fill(typed)
  await expect(preview).toContainText(words)
  await edit.click()
  await acknowledge(page, messages.settingsSaved.en)
  expect(await admin.call('getSettings', { id })).toMatchObject({ resultsAt: opensAt })
  await picture(page, 'planned-announcement')
  await Promise.all([page.context().close(), visitor.context().close()])
})

const VISITORS = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
] as const

test('visitors watch the period open by itself, in both languages, at both widths', async ({
  browser,
  stack,
  picture,
}) => {
  test.setTimeout(180_000)
  const admin = await freshTerm(stack.url)
  // Time enough to open and look at four pages on a machine at work.
  const opensAt = new Date(Date.now() + 40_000).toISOString()
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false, opensAt })
  const opened = { timeout: 60_000 }
  // All wait for the same opening.
  await Promise.all(
    VISITORS.map(async ({ language, width }) => {
      const landing = await windowOf(browser, { url: stack.url }, { language, width })
      await landing.goto('/')
      const waiting = await landing.context().newPage()
      await waiting.goto(`/#${paths.notPeriod}`)
      const apply = landing.getByRole('main').getByRole('link', { name: uiText[language].apply }).first()
      for (const page of [landing, waiting]) {
        await expect(page.getByText(uiText[language].opens).first()).toBeVisible()
        await expect(page.getByText(moment(opensAt, language))).toBeVisible()
        await expect(page.getByRole('timer')).toHaveText(/^([1-3]?\d|40)(초 남음| s left)$/)
        await page.evaluate(() => {
          document.documentElement.dataset.kept = 'yes'
        })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(registerText[language].notPeriod)
      await expect(apply).toHaveAttribute('href', `#${paths.notPeriod}`)
      await expectNoViolation(waiting, 'waiting for the opening')
      await picture(landing, `opening-landing-${language}`)
      await picture(waiting, `opening-waiting-${language}`)

      await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(
        registerText[language].isPeriod,
        opened,
      )
      await expect(
        waiting.getByRole('main').getByRole('link', { name: registerText[language].choose }),
      ).toBeVisible()
      await expect(apply).toHaveAttribute('href', `#${paths.register}`, opened)
      for (const page of [landing, waiting]) {
        await expect(page.getByRole('timer')).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
      }
      await landing.context().close()
    }),
  )
})
