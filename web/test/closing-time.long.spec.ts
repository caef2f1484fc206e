import { messages } from '@recruit/contract/messages'
import { enrolledPerson } from '@recruit/local/testing/people'
import { applicationText } from '../src/features/application/text.ts'
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

test('a closing time is set in Seoul’s time, shown with what is left, and closes by itself', async ({
  browser,
  stack,
  picture,
}) => {
  const admin = await freshTerm(stack.url)
  const page = await openSettings(browser, admin)
  const inTwoHours = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000)
  const typed = new Date(inTwoHours.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
  const rare = page.getByText(text.rare)
  await rare.click()
  await page.getByLabel(text.labels.keepMonths).fill('0')
  // A wrong value that is folded away is shown again.
  await rare.click()
  await expect(page.getByLabel(text.labels.keepMonths)).toBeHidden()
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await expect(page.getByText(text.numberWrong(1, 120))).toBeVisible()
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
  // A busy machine uses some of them before this check.
  await expect(timer).toHaveText(/^(4\d|5[01]) s left$/)
  const before = (await timer.textContent()) ?? ''
  await forward(3_000)
  await expect(timer).not.toHaveText(before)
  await expectNoViolation(visitor, 'closing time')
  await forward(52_000)
  // The form stays readable, and shows that the period is over.
  await expect(form.getByText(applicationText.en.closed)).toBeVisible()
  await expect(form.getByRole('timer')).toHaveCount(0)
  await expect(visitor).toHaveURL(new RegExp(`${paths.notPeriod}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(registerText.en.notPeriod)
  await expect(visitor.getByText(words)).toBeVisible()
  await visitor.getByRole('banner').getByRole('link', { name: uiText.en.home }).click()
  await expect(visitor.getByText(landingText.en.closedNow)).toBeVisible()
  expect(broken).toEqual([])
  await visitor.context().unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([page.context().close(), visitor.context().close()])
})

test('an open page follows a deadline that is moved earlier', async ({ browser, stack }) => {
  const admin = await freshTerm(stack.url)
  const inHours = (hours: number) => {
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString()
    return { at, words: moment(at, 'en') }
  }
  const [late, early] = [inHours(30), inHours(20)]
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, closesAt: late.at })
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' })
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`/#${paths.register}`)
  await expect(page.getByText(late.words)).toBeVisible()
  await admin.call('modifyRecruitInfo', { closesAt: early.at })
  await context.clock.fastForward(61_000)
  await expect(page.getByText(early.words)).toBeVisible()
  await expect(page.getByText(late.words)).toHaveCount(0)
  await context.close()
})
