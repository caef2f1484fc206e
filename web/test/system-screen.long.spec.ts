import { calls } from '@recruit/contract'
import { adminText } from '../src/features/staff/text.ts'
import { systemText } from '../src/features/system/text.ts'
import type { SystemState } from '../src/features/system/warnings.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

test('the admin finds the system status from home, and everything that runs works', async ({
  browser,
  stack,
}) => {
  const text = systemText.en
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(`/#${paths.adminHome}`)
  await page.getByRole('link', { name: adminText.en.system }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
  const main = page.getByRole('main')
  // No delivery runs in this stack, so nothing is said of it.
  await expect(main.getByText(`${text.checkedWorks} ${text.unknown(text.parts.delivery)}`)).toBeVisible()
  const lineOf = (name: string) =>
    main.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')
  for (const part of ['gateway', 'applicants', 'settings', 'auth', 'mysql', 'redis'] as const)
    await expect(lineOf(text.parts[part])).toHaveText(text.states.works)
  await expect(page.getByText(text.noBackup)).toBeVisible()
  await expectNoViolation(page)
  await page.context().close()
})

test('a sign-in service that does not answer, an old backup and mail that waits are said in words', async ({
  browser,
  stack,
}) => {
  const text = systemText.ko
  const page = await windowOf(browser, await freshTerm(stack.url), { language: 'ko', width: 360 })
  const at = '2026-11-27T12:00:00.000Z'
  const state: SystemState = {
    at,
    version: 'v1.4.0',
    since: '2026-11-26T12:00:00.000Z',
    parts: [
      { part: 'gateway', state: 'works', lacks: [] },
      { part: 'applicants', state: 'lacking', lacks: ['mysql'] },
      { part: 'settings', state: 'behind', lacks: [] },
      { part: 'auth', state: 'silent', lacks: [] },
      { part: 'delivery', state: 'unknown', lacks: [] },
    ],
    backup: { state: 'kept', wholeAt: '2026-11-27T07:00:00.000Z', provenAt: '2026-11-01T12:00:00.000Z' },
    mail: {
      hasAccount: false,
      lastSentAt: null,
      waiting: 3,
      oldestWaits: 3600,
      failed: 1,
      uncertain: 0,
    },
  }
  await page.route(`**${calls.systemState.path}`, (route) => route.fulfill({ json: state }))
  // The session cannot be checked by the service that is away.
  await page.route(`**${calls.checkAdmin.path}`, (route) => route.abort())
  await page.goto(`/#${paths.system}`)
  const { parts } = text
  const wrong = [parts.applicants, parts.settings, parts.auth, text.backup, text.mail].join(', ')
  const headline = `${text.wrong(wrong)} ${text.unknown(parts.delivery)} ${text.restWorks}`
  await expect(page.getByText(headline)).toBeVisible()
  for (const words of [
    text.states.silent,
    text.lacking(text.lacks.mysql),
    text.backupOld,
    text.backupUnproven,
    text.mailLate,
    text.noAccount,
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expectNoViolation(page)
  await page.context().close()
})
