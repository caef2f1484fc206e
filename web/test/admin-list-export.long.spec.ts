import { readFile } from 'node:fs/promises'
import { teamNames } from '../src/content/teams.ts'
import { expect, test } from './fixtures.ts'
import { ko, openList, pressMore } from './list-page.ts'
import { applicants, staffDesk } from './staff-desk.ts'

test('a team is downloaded as a spreadsheet', async ({ browser, stack }) => {
  const mark = 'sheet'
  await applicants(stack.url, 1, { mark })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page)
  const started = page.waitForEvent('download')
  await pressMore(page, ko.exportTeam(teamNames[1].ko))
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^applications-cohort45-term\d+-marketing\.csv$/)
  const sheet = await readFile(await download.path(), 'utf8')
  expect(sheet.charCodeAt(0)).toBe(0xfeff)
  expect(sheet).toContain('sheet-0')
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
  await openList(page, `?q=${mark}&sort=ewhaianId`)
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
