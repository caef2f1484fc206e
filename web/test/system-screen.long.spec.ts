import { calls } from '@recruit/contract'
import type { SystemState } from '../src/features/staff/system-findings.ts'
import { adminText } from '../src/features/staff/text.ts'
import { systemText } from '../src/features/system/text.ts'
import { paths } from '../src/paths.ts'
import { dayAndTime } from '../src/ui/time/seoul-time.ts'
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
  // No delivery runs in this stack and nothing makes backups, which is what the verdict names.
  await expect(main.getByRole('status').getByRole('listitem')).toHaveText([
    ...[text.findings.noBackup, text.findings.unknown(text.parts.delivery)],
  ])
  await expect(main.getByRole('status')).toContainText(`${text.attention(2)} ${text.restWorks}`)
  const lineOf = (name: string) =>
    main.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')
  for (const part of ['gateway', 'applicants', 'settings', 'auth', 'mysql', 'redis'] as const)
    await expect(lineOf(text.parts[part])).toHaveText(text.states.works)
  await expect(lineOf(text.wholeAt)).toHaveText(text.never)
  // The server's own words are folded.
  await expect(page.getByText(text.operating.noBackup)).toBeHidden()
  await main.getByRole('button', { name: text.showOperating }).click()
  await expect(page.locator('summary', { hasText: text.operator })).toBeFocused()
  for (const words of [text.operating.noBackup, text.operating.unknown])
    await expect(page.getByText(words)).toBeVisible()
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
  const { parts, findings } = text
  const since = '2026-11-27T11:00:00.000Z'
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    findings.wrong([parts.applicants, parts.settings, parts.auth].join(', ')),
    findings.late(3, dayAndTime(since, 'ko'), { count: 60, unit: 'minute' }),
    findings.unsent(1),
    findings.backupOld,
    findings.backupUnproven,
    findings.unknown(parts.delivery),
  ])
  await page.getByText(text.operator).click()
  for (const words of [
    text.attention(8),
    text.states.silent,
    text.behind,
    text.lacking(text.lacks.mysql),
    text.operating.backupOld,
    text.operating.backupUnproven,
    text.operating.late,
    text.mailLate,
    text.noAccount,
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expectNoViolation(page)
  await page.context().close()
})
