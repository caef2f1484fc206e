import { ROLES } from '@recruit/contract/calls/roles'
import { messages } from '@recruit/contract/messages'
import { inOutbox } from '@recruit/local/testing/outbox'
import { newMember } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import { ownHoursText } from '../src/features/hours/text.ts'
import { membersText } from '../src/features/members/text.ts'
import { signInText } from '../src/features/sign-in/text.ts'
import { linksText } from '../src/features/staff/links/text.ts'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { paths } from '../src/paths.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm, windowOf } from './staff.ts'
import { openSetup, stand } from './timetable-setup-page.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)

/** The address in the mail to a member; nothing delivers here, so it is in the outbox. */
async function linkTo(stack: TestStack, address: string): Promise<string> {
  const rows = await inOutbox<{ text: string }>(
    stack,
    `SELECT text FROM messages WHERE kind = 'staffLink' AND receiver_address = ?`,
    [address],
  )
  expect(rows).toHaveLength(1)
  return /https?:\/\/\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

for (const { language, width } of [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
] as const) {
  const text = { ...membersText[language], ...linksText[language] }

  test(`a member gets her link by mail, and it opens her page (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { admin, name } = await newMember(stack.url, { role: 'reviewer' })
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.members}`)
    await page.getByRole('button', { name: text.newLinkOf(name) }).click()
    const question = page.getByRole('dialog').filter({ hasText: text.askNewLink(name) })
    await expect(question).toContainText(text.keepsPassphrase)
    await question.getByRole('button', { name: text.newLink }).click()
    const form = page.getByRole('form', { name: text.sendOf(name) })
    const [field, send] = [form.getByLabel(text.address), form.getByRole('button', { name: text.send })]
    await send.click()
    await expect(form).toContainText(text.addressMissing)
    await expect(field).toBeFocused()
    await field.fill('nobody')
    await send.click()
    await expect(form).toContainText(messages.addressWrong[language])
    await expect(field).toBeFocused()
    await expectNoViolation(page, 'refused')
    await picture(page, `staff-link-mail-${language}-${width}`)
    const address = `member-${language}@example.org`
    await field.fill(` ${address} `)
    await send.click()
    await expect(page.getByText(messages.staffLinkSent[language])).toBeVisible()
    await expect(field).toHaveValue('')
    const link = await linkTo(stack, address)
    expect(link).toBe(await page.locator('code').textContent())
    const hers = await windowOf(browser, { url: stack.url }, { language })
    await hers.goto(link)
    await expect(hers.getByRole('main')).toContainText(
      signInText[language].invited(name, ROLES.reviewer.name[language]),
    )
    await Promise.all([page.context().close(), hers.context().close()])
  })

  test(`an interviewer gets the link to her hours by mail (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const { admin, page } = await openSetup(browser, stack.url, { language, width })
    await stand(admin, '나리', 0b11)
    await page.reload()
    await page.getByRole('button', { name: interviewersText[language].newLinkOf('나리') }).click()
    const form = page.getByRole('form', { name: text.sendOf('나리') })
    const address = `hours-${language}@example.org`
    await form.getByLabel(text.address).fill(address)
    await expectNoViolation(page, 'an interviewer')
    await picture(page, `staff-link-mail-hours-${language}-${width}`)
    await form.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(messages.staffLinkSent[language])).toBeVisible()
    const link = await linkTo(stack, address)
    expect(link).toBe(await page.locator('code').textContent())
    const hers = await windowOf(browser, { url: stack.url }, { language })
    await hers.goto(link)
    await expect(hers.getByRole('heading', { name: ownHoursText[language].whose('나리') })).toBeVisible()
    await Promise.all([page.context().close(), hers.context().close()])
  })
}
