import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inOutbox } from '@recruit/local/testing/outbox'
import type { TestStack } from '@recruit/local/testing/stack'
import { messagesText } from '../src/features/own-messages/text.ts'
import { registerText } from '../src/features/register/text.ts'
import { resultText } from '../src/features/result/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { editorOf, setPeriod, texts } from './application-editor.ts'
import { expect } from './fixtures.ts'
import { set, test } from './result-page.ts'
import { SCREENS } from './screens.ts'
import { adminOf, calm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

const ELSEWHERE = 'https://other.example.org/'
const ICS = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

interface Written {
  kind: string
  state: string
  subject: string
  text?: string
  ics?: string
  gate?: string
  minutesAgo: number
}

/** A message to an application as it lies in the outbox once it has left. */
const put = (stack: TestStack, id: string, { kind, state, subject, ...more }: Written) =>
  inOutbox(
    stack,
    `INSERT INTO messages (id, term, application, kind, occasion, channel, gate, language, receiver_name, receiver_address,
        subject, text, ics, state, next_at, created_at, ended_at)
      SELECT ?, term, id, ?, ?, 'mail', ?, 'ko', name, 'x@example.org', ?, ?, ?, ?, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6),
        UTC_TIMESTAMP(6) - INTERVAL ? MINUTE FROM applications WHERE id = ?`,
    [
      ...[
        randomUUID(),
        kind,
        randomUUID(),
        more.gate ?? 'none',
        subject,
        more.text ?? '가온 님,\n안녕하세요.',
      ],
      ...[more.ics ?? null, state, String(more.minutesAgo), id],
    ],
  )

for (const { language, width } of SCREENS)
  test(`an applicant reads what was sent to her, and whether it went by mail (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    await calm(stack.url)
    const text = messagesText[language]
    const { page, id, person, context } = await editorOf(browser, stack.url, {
      ...{ language, width, submitted: true },
    })
    await page.goto(`/#${paths.application('update', 1, id)}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: texts(language).messages })
      .click()
    await expect(page).toHaveURL(`${stack.url}/#${paths.ownMessages(id)}`)
    // Her receipt waits: no process delivers here.
    await expect(page.getByText(text.none)).toBeVisible()
    await expectNoViolation(page, 'nothing yet')
    await picture(page, `messages-${language}-${width}-none`)

    const own = `${stack.url}/#${paths.resultLookup}`
    const body = `${person.name} 님, 면접 일정이 정해졌습니다.\n\n팀: 디자인팀\n면접: 12.6(일) 14:00\n\n${own}\n${ELSEWHERE}\n\n--\n이화이언 운영진 모집`
    await put(stack, id, { kind: 'receipt', state: 'sent', subject: '[접수 확인] 첫째', minutesAgo: 60 })
    await put(stack, id, {
      ...{ kind: 'appointment', state: 'uncertain', subject: '[면접 일정] 둘째', minutesAgo: 40 },
      ...{ text: body, ics: ICS },
    })
    await put(stack, id, { kind: 'notice', state: 'unreachable', subject: '[안내] 셋째', minutesAgo: 30 })
    await put(stack, id, { kind: 'notice', state: 'failed', subject: '[안내] 넷째', minutesAgo: 20 })
    const secret = {
      kind: 'results',
      state: 'sent',
      subject: '[결과 발표] 숨은 것',
      minutesAgo: 1,
      gate: 'results',
    }
    await put(stack, id, secret)
    await page.reload()
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText([/넷째/, /셋째/, /둘째/, /첫째/])
    for (const [nth, way] of (['failed', 'unreachable', 'uncertain', 'sent'] as const).entries())
      await expect(cards.nth(nth)).toContainText(text.ways[way])
    await expect(cards.nth(2)).toContainText(ELSEWHERE)
    await expect(cards.nth(2).getByRole('link')).toHaveText([own])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.calendarOf('[면접 일정] 둘째') }).click(),
    ])
    expect(download.suggestedFilename()).toBe('interview.ics')
    expect(await readFile(await download.path(), 'utf8')).toBe(ICS)
    await expect(page.getByRole('link', { name: text.correctLink })).toBeVisible()
    await expectNoViolation(page, 'messages')
    await picture(page, `messages-${language}-${width}`)
    await setPeriod(stack.url, false)
    await page.reload()
    await expect(page.getByText(text.correctLater)).toBeVisible()

    // Another browser has to show first whose they are, and comes back here.
    const other = await windowOf(browser, { url: stack.url }, { language, width })
    await other.goto(`/#${paths.ownMessages(id)}`)
    await expect(other.getByText(text.notYours)).toBeVisible()
    await expect(other.getByRole('article')).toHaveCount(0)
    await expectNoViolation(other, 'not proved')
    await other.getByRole('link', { name: text.lookUp }).click()
    const form = formText[language]
    await other.getByLabel(form.name, { exact: true }).fill(person.name)
    await other.getByLabel(form.studentId, { exact: true }).fill(person.studentId)
    await other.getByLabel(form.ewhaianId, { exact: true }).fill(person.ewhaianId)
    await other.getByRole('button', { name: registerText[language].lookupSubmit }).click()
    await expect(other).toHaveURL(`${stack.url}/#${paths.ownMessages(id)}`)
    await expect(other.getByRole('article')).toHaveCount(4)
    await Promise.all([context.close(), other.context().close()])
  })

test('receipt and result lead to the messages; what tells of a result is there once results are public', async ({
  browser,
  stack,
}) => {
  const admin = await adminOf(stack.url)
  await calm(stack.url)
  const { page, id, context } = await editorOf(browser, stack.url, { language: 'en', submitted: true })
  const [submitted, result] = [texts('en').messages, resultText.en.messages]
  await put(stack, id, {
    ...{ kind: 'results', state: 'sent', subject: '[Results] out', minutesAgo: 1, gate: 'results' },
  })
  await page.goto(`/#${paths.submitted}`)
  await page.evaluate((receiptId) => {
    const receipt = { id: receiptId, submissions: 1, submittedAt: new Date().toISOString() }
    window.history.replaceState({ usr: { receipt }, key: 'one', idx: 0 }, '')
  }, id)
  await page.reload()
  await page.getByRole('link', { name: submitted }).click()
  await expect(page.getByText(messagesText.en.none)).toBeVisible()
  await page.goto(`/#${paths.resultNotYet(id)}`)
  await expect(page.getByRole('link', { name: result })).toHaveAttribute('href', `#${paths.ownMessages(id)}`)

  await set(admin)
  await page.goto('about:blank')
  await page.goto(`/#${paths.result(id)}`)
  await page.getByRole('link', { name: result }).click()
  await expect(page.getByRole('article')).toContainText('[Results] out')
  await context.close()
})
