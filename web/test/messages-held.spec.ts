import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { draftsWait } from '@recruit/contract/mailing-messages'
import { mailingText } from '../src/features/mailings/mailing/text.ts'
import { overviewText } from '../src/features/mailings/overview/text.ts'
import { messagesText } from '../src/features/mailings/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { drafting, submitted } from './messages-people.ts'
import { opened } from './screens.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

for (const language of opened('held messages', ['ko', 'en'] as const)) {
  const [overview, text] = [overviewText[language], mailingText[language]]

  test(`what is paused or not approved is not called sent, and the approval of results says who is undecided (${language})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await freshTerm(stack.url)
    await Promise.all([drafting(stack.url, 1), drafting(stack.url, 2), submitted(stack.url, 1)])
    await admin.call('draftMailing', { kind: 'reminder' })
    const [id = ''] = (await admin.call('draftMailing', { kind: 'results' })).mailings
    const page = await windowOf(browser, admin, { language })
    await page.goto(`/#${paths.messages}?mailing=${id}`)
    await page.getByRole('button', { name: text.approve(1) }).click()
    const dialog = page.getByRole('dialog', { name: text.send(1) })
    await expect(dialog).toContainText(text.undecided(1))
    await expectNoViolation(page, `approval of results ${language}`)
    await picture(page, `messages-undecided-${language}`)
    await dialog.getByRole('textbox', { name: text.count(1) }).fill('1')
    await dialog.getByRole('button', { name: text.send(1) }).click()
    await page.getByRole('button', { name: text.pause }).click()
    await expect(page.getByRole('button', { name: text.goOn })).toBeVisible()

    await page.getByRole('link', { name: messagesText[language].back }).click()
    const held = overview.heldBack(overview.held.paused(1))
    await expect(page.getByRole('region', { name: overview.delivery })).toContainText(held)
    await page.getByRole('button', { name: MESSAGE_KINDS.reminder.name[language] }).click()
    await expect(page.getByRole('alert')).toContainText(draftsWait(2)[language])
    await expectNoViolation(page, `held messages ${language}`)
    await picture(page, `messages-held-${language}`)
    await page.context().close()
  })
}
