import type { Page } from '@playwright/test'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { messages } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import { listText } from '../src/features/applicants/text.ts'
import { mailingText } from '../src/features/mailings/mailing/text.ts'
import { overviewText } from '../src/features/mailings/overview/text.ts'
import { messagesText } from '../src/features/mailings/text.ts'
import { templatesText, wordsText, writingText } from '../src/features/mailings/words/text.ts'
import { paths } from '../src/paths.ts'
import { draftText } from '../src/ui/drafts/text.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect, testDelivering as test } from './fixtures.ts'
import { drafting, NOTICE, refused, sentNotice, submitted } from './messages-people.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const en = { ...messagesText.en, ...overviewText.en, ...mailingText.en, ...wordsText.en, ...draftText.en }
/** Only the English words were changed: Korean readers would get the earlier ones. */
async function leaveKoreanAsItIs(page: Page) {
  const question = page.getByRole('dialog').filter({ hasText: en.oneHalf('English', 'Korean') })
  await question.getByRole('button', { name: en.oneHalfYes }).click()
}
const left = { timeout: 20_000 }

const windows: { language: Language; width: number }[] = [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
]
for (const { language, width } of windows) {
  const [shared, overview, text] = [messagesText[language], overviewText[language], mailingText[language]]

  test(`a reminder is looked over, approved by its number, and leaves (${language}, ${width} px)`, async ({
    browser,
    stack,
  }) => {
    const admin = await freshTerm(stack.url)
    const people = [await drafting(stack.url, 1), await drafting(stack.url, 2)]
    const without = await drafting(stack.url, 3, '')
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.messages}`)
    await expect(page.getByText(overview.notKnown)).toBeVisible()
    await page.getByRole('button', { name: MESSAGE_KINDS.reminder.name[language] }).click()

    const list = page.getByRole('region', { name: text.people })
    await expect(list.getByText(text.place(1, 3, people[0]?.name ?? ''))).toBeVisible()
    await page.keyboard.press('j')
    await expect(list.getByText(text.place(2, 3, people[1]?.name ?? ''))).toBeVisible()
    await expect(list.getByRole('article')).toContainText(people[1]?.name ?? '')
    // A phone folds the recipients.
    if (width === 390) await list.getByText(text.receivers(3)).click()
    await list.getByRole('combobox', { name: text.filter }).selectOption('unreachable')
    await expect(list.getByRole('listitem')).toHaveText([new RegExp(without.name)])
    await expect(list.getByRole('listitem')).toContainText(shared.reasons['no address'] ?? '')
    await expectNoViolation(page, 'a mailing')

    await page.getByRole('button', { name: text.approve(2) }).click()
    const dialog = page.getByRole('dialog', { name: text.send(2) })
    await expect(dialog).toContainText(text.unreachable(1))
    await dialog.getByRole('textbox', { name: text.count(2) }).fill('3')
    await dialog.getByRole('button', { name: text.send(2) }).click()
    await expect(dialog.getByText(text.countWrong(2))).toBeVisible()
    await expectNoViolation(page, 'the approval')
    await dialog.getByRole('textbox', { name: text.count(2) }).fill('2')
    await dialog.getByRole('button', { name: text.send(2) }).click()
    await expect(dialog).toBeHidden()
    // Without a reload: the page reads again while something is on its way.
    await expect(page.getByText(`${shared.states.sent} 2`)).toBeVisible(left)
    await page.getByRole('link', { name: shared.back }).click()
    await expect(page.getByText(overview.dryRun)).toBeVisible()
    await expectNoViolation(page, 'the overview')
    await page.context().close()
  })
}

test('own words go to no one until someone is chosen, and then to those alone', async ({
  browser,
  stack,
}) => {
  const [admin, text] = [await freshTerm(stack.url), writingText.en]
  await submitted(stack.url, 1)
  const designer = await submitted(stack.url, 2)
  await drafting(stack.url, 2)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}`)
  await page.getByRole('button', { name: writingText.en.title }).click()
  const draft = page.getByRole('button', { name: text.draft })
  await expect(draft).toBeDisabled()
  const lacks = page.getByText(text.lacking(''))
  await expect(lacks).toContainText(text.teams.toLowerCase())
  await expect(lacks).toContainText(text.who.toLowerCase())
  await page.getByRole('checkbox', { name: 'Design team' }).check()
  await expect(draft).toBeDisabled()
  await expect(lacks).not.toContainText(text.teams.toLowerCase())
  await expect(lacks).toContainText(text.who.toLowerCase())
  expect((await admin.call('listMailings', {})).mailings).toEqual([])
  await page.getByRole('radio', { name: text.submitted, exact: true }).check()
  await expect(page.getByRole('region', { name: text.audience })).toContainText(
    text.reached(1, designer.name),
  )

  await page.getByRole('textbox', { name: en.text }).fill('Come, {nmae}')
  const problem = `${en.languageNames.en}: ${en.problems.unknown('nmae')}`
  await expect(page.getByText(problem)).toBeVisible()
  await expect(draft).toBeDisabled()
  // What a save refuses is not drawn as if it worked.
  await page.getByRole('textbox', { name: en.text }).fill('Come on {date}')
  await expect(page.getByText(`${en.languageNames.en}: ${en.problems.unknown('date')}`)).toBeVisible()
  await expect(page.getByRole('region', { name: en.preview })).toContainText('Come on {date}')
  await page.getByRole('textbox', { name: en.text }).fill('Come, ')
  await page.getByRole('button', { name: '{name}' }).click()
  await expect(page.getByRole('region', { name: en.preview })).toContainText('Come, Sample Kim')
  // Those who read Korean would get the words that it began with.
  await expect(page.getByText(`${en.languageNames.ko}: ${en.problems.untouched('')}`)).toBeVisible()
  await expect(draft).toBeDisabled()
  await page.getByRole('tab', { name: en.languageNames.ko }).click()
  await page.getByRole('textbox', { name: en.text }).fill('{name} 님, 오세요.')
  await expect(page.getByText(en.fine)).toBeVisible()
  await draft.click()
  await expect(page.getByText(en.place(1, 1, designer.name))).toBeVisible()
  await expect(page.getByRole('article')).toContainText(`Come, ${designer.name}`)
  await page.context().close()
})

test('a message goes to exactly those who are ticked in the list', async ({ browser, stack, picture }) => {
  const [admin, list, writing] = [await freshTerm(stack.url), listText.en, writingText.en]
  const [one, other] = [await submitted(stack.url, 2), await drafting(stack.url, 2)]
  await submitted(stack.url, 2)
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.applicantList}?team=2`)
  for (const { name } of [one, other])
    await page.getByRole('checkbox', { name: list.tickOf(name), exact: true }).check()
  await page.getByRole('button', { name: list.write }).click()
  const whom = page.getByRole('region', { name: writing.audience })
  await expect(whom).toContainText(writing.chosen(2))
  await expect(whom).toContainText(one.name)
  await page.getByRole('textbox', { name: en.text }).fill('Come, {name}')
  await page.getByRole('tab', { name: en.languageNames.ko }).click()
  await page.getByRole('textbox', { name: en.text }).fill('{name} 님, 오세요.')
  // What was chosen is there after a reload, and can be given up.
  await page.reload()
  await expect(whom).toContainText(other.name)
  await expectNoViolation(page, 'a message to the ticked ones')
  await picture(page, 'message-to-chosen')
  await page.getByRole('button', { name: writing.draft }).click()
  await expect(page.getByRole('article')).toContainText('Come, ')
  const [{ id = '' } = {}] = (await admin.call('listMailings', {})).mailings
  const names = (await admin.call('readMailing', { id })).messages.map((message) => message.name)
  expect(names.toSorted()).toEqual([one.name, other.name].toSorted())
  await page.goto(`/#${paths.messages}?write=notice`)
  await expect(whom).not.toContainText(one.name)
  await page.context().close()
})

test('own words are edited while another admin edits, and hers are never overwritten unseen', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  const { id: application, name } = await submitted(stack.url, 1)
  const drafted = { kind: 'notice' as const, template: NOTICE, audience: { ids: [application] } }
  const [id = ''] = (await admin.call('draftMailing', drafted)).mailings
  const reword = async (language: Language, subject: string) => {
    const { mailing } = await admin.call('readMailing', { id })
    const template = { ...mailing.template, [language]: { ...mailing.template[language], subject } }
    await admin.call('remakeMailing', { id, version: mailing.version, template })
  }
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}?mailing=${id}`)
  await page.getByRole('button', { name: en.words, exact: true }).click()
  const words = page.getByRole('region', { name: en.wordsTitle })
  const subject = words.getByRole('textbox', { name: en.subject })
  await subject.fill('Mine')
  await reword('en', 'Theirs')
  await words.getByRole('button', { name: en.remake }).click()
  await leaveKoreanAsItIs(page)
  await expect(words.getByRole('alert')).toContainText(en.conflict)
  await expect(words.getByRole('alert')).toContainText('Theirs')
  await expect(words.getByRole('button', { name: en.remake })).toBeDisabled()
  await expect(subject).toHaveValue('Mine')
  await expectNoViolation(page, 'own words of two admins')
  await words.getByRole('button', { name: en.keepMine }).click()
  await expect(words.getByRole('alert')).toHaveCount(0)
  await expect(words.locator(':focus')).toHaveCount(1)
  await reword('ko', '다른 사람의 제목')
  await words.getByRole('button', { name: en.remake }).click()
  await leaveKoreanAsItIs(page)
  await expect(words.getByRole('alert')).toContainText('Theirs')
  await expect(words.getByRole('alert')).toContainText('다른 사람의 제목')
  await words.getByRole('button', { name: en.takeStored }).click()
  await expect(subject).toHaveValue('Theirs')
  await subject.fill(`Both for {name}`)
  await words.getByRole('button', { name: en.remake }).click()
  await leaveKoreanAsItIs(page)
  await expect(page.getByRole('article', { name: `Both for ${name}` })).toBeVisible()
  await page.context().close()
})

test('an approval of drafts that are others by now sends nothing and loses nothing', async ({
  browser,
  stack,
}) => {
  const admin = await freshTerm(stack.url)
  await drafting(stack.url, 1)
  const { mailings } = await admin.call('draftMailing', { kind: 'reminder' })
  const [id = ''] = mailings
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}?mailing=${id}`)
  await page.getByRole('button', { name: en.approve(1) }).click()
  const dialog = page.getByRole('dialog', { name: en.send(1) })
  await dialog.getByRole('textbox').fill('1')
  await drafting(stack.url, 2)
  const { mailing } = await admin.call('readMailing', { id })
  await admin.call('remakeMailing', { id, version: mailing.version })
  await dialog.getByRole('button', { name: en.send(1) }).click()
  await expect(dialog.getByRole('alert')).toContainText(formText.en.readAgain)
  await expect(dialog.getByRole('textbox')).toHaveValue('1')
  await dialog.getByRole('button', { name: en.lookAgain }).click()
  await expect(page.getByRole('button', { name: en.approve(2) })).toBeVisible()
  expect((await admin.call('readMailing', { id })).mailing.counts).toEqual({ draft: 2 })
  await page.context().close()
})

test('a template is edited while another admin edits, and the drafts are made again with it', async ({
  browser,
  stack,
}) => {
  const [admin, text] = [await freshTerm(stack.url), templatesText.en]
  const { name } = await drafting(stack.url, 1)
  await admin.call('draftMailing', { kind: 'reminder' })
  const { templates } = await admin.call('listTemplates', {})
  const stored = templates.find(({ kind }) => kind === 'reminder')
  if (!stored) throw new Error('no template')
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}?part=templates&kind=reminder`)
  const subject = page.getByRole('textbox', { name: en.subject })
  await subject.fill('Mine for {name}')
  await expect(page.getByRole('region', { name: en.preview })).toContainText('Mine for Sample Kim')
  await admin.call('saveTemplate', {
    ...stored,
    template: { ...stored.template, en: { ...stored.template.en, subject: 'Theirs' } },
  })
  await page.getByRole('button', { name: text.save }).click()
  const question = page.getByRole('dialog').filter({ hasText: en.oneHalf('English', 'Korean') })
  await question.getByRole('button', { name: en.oneHalfNo }).click()
  await expect(page.getByText(en.unsaved)).toBeVisible()
  await page.getByRole('button', { name: text.save }).click()
  await leaveKoreanAsItIs(page)
  await expect(page.getByRole('alert')).toContainText(en.conflict)
  await expect(page.getByRole('alert')).toContainText('Theirs')
  await expect(subject).toHaveValue('Mine for {name}')
  await page.getByRole('button', { name: en.keepMine }).click()
  await page.getByRole('button', { name: text.save }).click()
  await leaveKoreanAsItIs(page)
  await expect(page.getByText(messages.templateSaved.en)).toBeVisible()
  await expect(page.getByText(en.unsaved)).toBeHidden()

  await page.getByRole('tab', { name: en.parts.mailings }).click()
  await expect(page.getByText(en.templateChanged)).toBeVisible()
  await page.getByRole('button', { name: en.remake }).click()
  await expect(page.getByRole('article', { name: `Mine for ${name}` })).toBeVisible()
  await expect(page.getByText(en.templateChanged)).toBeHidden()
  await page.context().close()
})

test('what failed is sent once more, by name, and nothing where nothing is selected', async ({
  browser,
  stack,
}) => {
  const [admin, text] = [await freshTerm(stack.url), messagesText.en]
  const [one, other] = [await submitted(stack.url, 1), await submitted(stack.url, 1)]
  await refused(stack, await sentNotice(admin, [one.id]))
  await sentNotice(admin, [other.id])
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}?part=mailbox`)
  await expect(page.getByText(text.selectNote)).toBeVisible()
  await expect(page.getByRole('button', { name: text.selectNone })).toHaveCount(0)
  await page.getByRole('combobox', { name: text.state }).selectOption('failed')
  // Until the list is read again, the receipt has a row of its own.
  const reason = en.refused.unknown('550')
  const row = page.getByRole('row', { name: one.name }).filter({ hasText: reason })
  await expect(row).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: text.resendSelected(1) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(en.askResend(one.name, 1))
  await dialog.getByRole('button', { name: en.resendYes }).click()
  await expect(page.getByText(messages.messagesResent.en)).toBeVisible()
  await expect(page.getByText(messagesText.en.none)).toBeVisible()
  const states = async () =>
    (await admin.call('listMessages', { kind: 'notice' })).messages.map(({ state }) => state)
  await expect.poll(states, left).toEqual(['sent', 'sent'])
  await page.context().close()
})

test('what waits for approval comes first, and a person is found by name with all her messages', async ({
  browser,
  stack,
}) => {
  const [admin, text] = [await freshTerm(stack.url), messagesText.en]
  const [one, other] = [await submitted(stack.url, 1), await drafting(stack.url, 2)]
  await admin.call('draftMailing', { kind: 'reminder' })
  const page = await windowOf(browser, admin)
  await page.goto(`/#${paths.messages}`)
  const { reminder, receipt } = MESSAGE_KINDS
  const waiting = page.getByRole('region', { name: en.approvals(1, 1) })
  await waiting.getByRole('link', { name: en.approveOf(reminder.name.en, 1) }).click()
  await expect(page.getByText(en.place(1, 1, other.name))).toBeVisible()
  await page.getByRole('searchbox', { name: en.search }).fill('nobody of this name')
  await expect(page.getByText(en.noOne)).toBeVisible()

  await page.getByRole('link', { name: en.back }).click()
  await page.getByRole('tab', { name: en.parts.people }).click()
  await expect(page.getByText(text.shown(2, 2))).toBeVisible()
  await expectNoViolation(page, 'messages by person')
  await page.getByRole('searchbox', { name: en.search }).fill(one.name)
  await expect(page.getByText(text.shown(1, 2))).toBeVisible()
  const sent = page.getByRole('button', { name: `open ${receipt.name.en} to ${one.name}` })
  await sent.click()
  await expect(page.getByRole('dialog', { name: one.name }).getByRole('article')).toContainText(one.name)
  await page.keyboard.press('Escape')
  await expect(sent).toBeFocused()

  await page.goto(`/#${paths.messages}?part=mailbox`)
  await page.getByRole('searchbox', { name: messagesText.en.searchMailbox }).fill(other.name)
  await expect(page.getByRole('row', { name: other.name })).toBeVisible()
  await expect(page.getByRole('row', { name: one.name })).toHaveCount(0)
  await page.context().close()
})

test('waiting mail says since when and why, leads to the system’s state, and warns once it is late', async ({
  browser,
  stack,
  picture,
}) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  let minutes = 0
  await page.route('**/api/messages/mailings', async (route) => {
    const response = await route.fetch()
    const since = new Date(Date.now() - minutes * 60_000).toISOString()
    // Before the first message nothing says whether mail leaves.
    const isDryRun = minutes === 0 ? null : false
    await route.fulfill({
      response,
      json: { ...(await response.json()), isDryRun, due: { count: 3, since } },
    })
  })
  const delivery = page.getByRole('region', { name: en.delivery })
  const cause = delivery.getByRole('link', { name: en.toSystem })
  await page.goto(`/#${paths.messages}`)
  await expect(delivery.getByRole('status')).toContainText('3 messages')
  await expect(delivery.getByRole('status')).toContainText(en.causes.noneYet)
  await expect(cause).toBeVisible()
  minutes = 3
  await page.reload()
  await expect(delivery.getByRole('status')).toContainText('3 messages')
  await expect(delivery.getByRole('status')).toContainText(en.causes.soon)
  await expect(cause).toBeVisible()
  await expect(delivery.getByRole('alert')).toHaveCount(0)
  minutes = 10
  await page.reload()
  await expect(delivery.getByRole('alert')).toContainText('3 messages')
  await expect(delivery.getByRole('alert')).toContainText(en.causes.late)
  await expect(delivery.getByRole('status')).toHaveCount(0)
  await expectNoViolation(page, 'late mail')
  await picture(page, 'messages-late-en')
  await cause.click()
  await expect(page).toHaveURL(new RegExp(`#${paths.system}$`))
  await page.context().close()
})
