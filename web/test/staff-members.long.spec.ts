import { ROLES } from '@recruit/contract/calls/roles'
import { messages } from '@recruit/contract/messages'
import { newMember, PASSPHRASE } from '@recruit/local/testing/people'
import { listText } from '../src/features/applicants/text.ts'
import { membersText } from '../src/features/members/text.ts'
import { signInText } from '../src/features/sign-in/text.ts'
import { frameText } from '../src/features/staff/frame-text.ts'
import { historyText } from '../src/features/staff/history/text.ts'
import { roleNames } from '../src/features/staff/role-names.ts'
import { adminText } from '../src/features/staff/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { uiText } from '../src/ui/text.ts'
import { expect, test } from './fixtures.ts'
import { applicant, openList, rowOf } from './list-page.ts'
import { SCREENS } from './screens.ts'
import { adminOf, windowOf } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

test('the admin adds a member, who sets a passphrase by her link, is named in the history and leaves when disabled', async ({
  browser,
  stack,
}) => {
  const [text, enter, bar] = [membersText.ko, signInText.ko, frameText.ko]
  const { page, context } = await staffDesk(browser, stack.url)
  await page.goto(`/#${paths.adminHome}`)
  await page.getByRole('navigation', { name: bar.menu }).getByRole('link', { name: bar.members }).click()
  await expect(page).toHaveURL(/#\/admin\/members$/)
  await page.getByRole('button', { name: text.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text.add }).click()
  await expect(dialog).toContainText(text.nameMissing)
  const name = '한가람별'
  await dialog.getByLabel(text.name, { exact: true }).fill(name)
  await dialog.getByRole('radio', { name: ROLES.admin.name.ko }).check()
  await dialog.getByRole('checkbox', { name: '디자인팀' }).check()
  await dialog.getByRole('button', { name: text.add }).click()
  await expect(dialog).toHaveCount(0)
  const link = await page.getByRole('status').locator('code').textContent()
  expect(link).toContain(`${stack.url}/#/staff/link?token=`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('디자인팀')

  const hers = await windowOf(browser, { url: stack.url }, { language: 'ko' })
  const asked: string[] = []
  hers.on('request', (request) => asked.push(request.url()))
  await hers.goto(link ?? '')
  await expect(hers.getByRole('main')).toContainText(enter.invited(name, ROLES.admin.name.ko))
  await hers.getByLabel(enter.newPassphrase, { exact: true }).fill('짧은 암호')
  await hers.getByRole('button', { name: enter.set }).click()
  await expect(hers.getByText(enter.tooShort)).toBeVisible()
  await hers.getByLabel(enter.newPassphrase, { exact: true }).fill(PASSPHRASE)
  await hers.getByLabel(enter.again).fill(`${PASSPHRASE}!`)
  await hers.getByRole('button', { name: enter.set }).click()
  await expect(hers.getByText(enter.differs)).toBeVisible()
  await hers.getByLabel(enter.again).fill(PASSPHRASE)
  await hers.getByRole('button', { name: enter.set }).click()
  await expect(hers).toHaveURL(/#\/admin\/landing$/)
  const menu = hers.getByRole('navigation', { name: bar.menu })
  await expect(menu).toContainText(bar.signedInAs(ROLES.admin.name.ko, name))
  const token = new URLSearchParams(link?.split('?')[1]).get('token') ?? ''
  expect(asked.filter((url) => new URL(url).pathname + new URL(url).search !== '/').join()).not.toContain(
    token,
  )

  await menu.getByRole('link', { name: bar.history }).click()
  const line = hers.getByRole('listitem').filter({ hasText: historyText.ko.what.memberPassphrase ?? '' })
  await expect(line.first()).toContainText(name)

  await page.getByRole('button', { name: text.disableOf(name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.disable }).click()
  await expect(row).toContainText(text.disabled)
  await menu.getByRole('link', { name: bar.overview }).click()
  await expect(hers).toHaveURL(/#\/admin\/login$/)
  // The link was used up.
  await hers.goto(link ?? '')
  await expect(hers.getByRole('alert')).toContainText(messages.linkUnusable.ko)
  await Promise.all([context.close(), hers.context().close()])
})

test('a reviewer signs in by name beside the key and gets no page of the others', async ({
  browser,
  stack,
}) => {
  const [text, sign] = [signInText.en, adminText.en]
  const { name } = await newMember(stack.url, { role: 'reviewer' })
  const page = await windowOf(browser, { url: stack.url })
  await page.goto(`/#${paths.adminLogin}`)
  await expect(page.getByLabel(sign.key, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: text.byName }).click()
  await page.getByLabel(text.name, { exact: true }).fill(name)
  await page.getByLabel(text.passphrase, { exact: true }).fill('not the one')
  await page.getByRole('button', { name: text.enter, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(messages.wrongPassphrase.en)
  await page.getByRole('dialog').getByRole('button', { name: uiText.en.ok }).click()
  await page.getByLabel(text.passphrase, { exact: true }).fill(PASSPHRASE)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/admin\/review(er)?(\?|$)/)
  await expect(page.getByRole('navigation', { name: frameText.en.menu }).getByRole('link')).toHaveText([
    frameText.en.reviewing,
    frameText.en.interviewDay,
  ])
  for (const path of [paths.applicationList, paths.overview]) {
    await page.goto(`/#${path}`)
    await expect(page).toHaveURL(/#\/admin\/login$/)
    await page.goto(`/#${paths.reviewerHome}`)
    await expect(page.getByRole('main')).toContainText(text.reviewingWhat[0] ?? '')
  }
  await page.context().close()
})

test('where two decide, the later one is told by whom it was decided', async ({ browser, stack }) => {
  const text = listText.ko
  const person = await applicant(stack.url, { mark: 'named' })
  const { page, context } = await staffDesk(browser, stack.url)
  await openList(page, '?q=named')
  const boss = await newMember(stack.url, { role: 'admin' })
  await boss.browser.call('selectPass', { _id: person.id, pass: '1stPass' })
  await rowOf(page, person).getByRole('combobox').selectOption('fail')
  await expect(page.getByRole('alert')).toContainText(text.decidedBy(boss.name))
  await page.getByRole('button', { name: text.keepTheirs }).click()
  await context.close()
})

test('a reviewer needs a team, and the link of one member stays when another is added', async ({
  browser,
  stack,
}) => {
  const text = membersText.en
  const page = await windowOf(browser, await adminOf(stack.url))
  await page.goto(`/#${paths.members}`)
  const dialog = page.getByRole('dialog')
  const add = async (name: string) => {
    await page.getByRole('button', { name: text.add }).click()
    await dialog.getByLabel(text.name, { exact: true }).fill(name)
    await dialog.getByRole('button', { name: text.add }).click()
    const teams = dialog.getByRole('group', { name: text.teams })
    await expect(teams).toHaveAccessibleDescription(new RegExp(messages.reviewerWithoutTeam.en))
    await expect(teams.getByRole('checkbox').first()).toBeFocused()
    await teams.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: text.add }).click()
    await expect(dialog).toHaveCount(0)
  }
  await add('Dahye One')
  await add('Dahye Two')
  const linkOf = (name: string) => page.getByRole('region', { name: text.linkTitle(name), exact: true })
  await expect(linkOf('Dahye Two').locator('code')).toBeVisible()
  await expect(linkOf('Dahye One').locator('code')).toBeVisible()
  await expectNoViolation(page, 'two links')
  await linkOf('Dahye Two').getByRole('button', { name: uiText.en.dismiss }).click()
  await expect(linkOf('Dahye Two')).toHaveCount(0)
  await expect(linkOf('Dahye One')).toBeVisible()
  await page.context().close()
})

for (const { language, width } of SCREENS) {
  test(`the screens of members have no violation (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const [text, enter] = [membersText[language], signInText[language]]
    const admin = await adminOf(stack.url)
    await newMember(stack.url, { role: 'reviewer', teams: [1, 3] })
    const gone = await newMember(stack.url, { role: 'manager', teams: [] })
    await admin.call('changeMember', { id: gone.id, version: 1, isDisabled: true })
    const head = await newMember(stack.url, { role: 'admin', teams: [] })
    const page = await windowOf(browser, admin, { language, width })
    const look = async (what: string) => {
      await expectNoViolation(page, what)
      await picture(page, `members-${what}-${language}-${width}`)
    }
    await page.goto(`/#${paths.members}`)
    await expect(page.getByRole('row').filter({ hasText: text.disabled }).first()).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: head.name })
    for (const words of [roleNames.admin[language], text.allTeams, text.active])
      await expect(row).toContainText(words)
    await page.getByRole('button', { name: text.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.name, { exact: true }).fill(`차차 ${language} ${width}`)
    await dialog.getByRole('button', { name: text.add }).click()
    await expect(dialog).toContainText(messages.reviewerWithoutTeam[language])
    await look('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: text.add }).click()
    await expect(dialog).toHaveCount(0)
    const link = (await page.locator('code').textContent()) ?? ''
    await look('list')
    await page.goto(link)
    await expect(page.getByLabel(enter.newPassphrase, { exact: true })).toBeVisible()
    await look('link')
    await page.goto(`/#${staffLinks.memberLink('x')}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await look('dead-link')
    await page.goto(`/#${paths.adminLogin}`)
    await page.getByRole('button', { name: enter.byName }).click()
    await look('by-name')
    await page.goto(`/#${paths.reviewerHome}`)
    await expect(page.getByText(enter.reviewingWhat[0] ?? '')).toBeVisible()
    await look('reviewer')
    await page.context().close()
  })
}
