import { enrolledPerson } from '@recruit/local/testing/people'
import { afterEach, expect, test } from 'vitest'
import { clearOutbox, db, put, stack, startDelivery, useMessagesProduct } from './messages-product.ts'

useMessagesProduct()

afterEach(clearOutbox)

// evidence: M222 M223
test('an applicant reads what was sent to her, and nothing of what still waits or never left', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const states = ['draft', 'approved', 'queued', 'sending', 'cancelled', 'sent', 'uncertain', 'failed']
  for (const state of states) {
    await put({
      application: id,
      occasion: state,
      subject: `제목 ${state}`,
      text: `첫 줄\n\n[둘째] ${state}\n`,
    })
    await db.query('UPDATE messages SET state = ? WHERE application = ? AND occasion = ?', {
      replacements: [state, id, state],
    })
  }
  // Sent while results were public, which they no longer are.
  await put({ application: id, occasion: 'hidden', gate: 'results', subject: '제목 hidden' })
  await db.query(`UPDATE messages SET state = 'sent' WHERE application = ? AND occasion = 'hidden'`, {
    replacements: [id],
  })
  const { text } = await browser.call('ownData', { id })
  const [, own = ''] = /\[Messages sent to you \(Asia\/Seoul\)\]\n(.*?)\n\n\[Kept beside/s.exec(text) ?? []
  expect(own.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'AT')).toBe(
    [
      ['sent', 'sent'],
      ['may not have arrived', 'uncertain'],
      ['could not be sent', 'failed'],
    ]
      .map(([words, state]) => `AT Receipt (${words}): 제목 ${state}\n  첫 줄\n\n  [둘째] ${state}`)
      .join('\n'),
  )
  await db.query('UPDATE messages SET is_dry_run = TRUE')
  expect((await browser.call('ownData', { id })).text).toContain('Receipt (not sent by mail): 제목 sent')
})

test('the figures tell since when the oldest message could have left, and of failures before there are any', async () => {
  const { url } = await startDelivery('smtp://127.0.0.1:9')
  const figures = async () => (await fetch(`${url}/metrics`)).text()
  const waited = async () =>
    Number(/^oldest_due_message_seconds\{service="delivery"\} (\d+)$/m.exec(await figures())?.[1])
  expect(await waited()).toBe(0)
  for (const state of ['queued', 'uncertain', 'failed'])
    expect(await figures()).toContain(`messages{state="${state}",service="delivery"} 0\n`)
  expect(await figures()).toContain('mail_account{service="delivery"} 1\n')
  expect(await figures()).not.toMatch(/^last_message_sent_seconds/m)

  await put()
  const held = await put({ gate: 'results' })
  await db.query('UPDATE messages SET next_at = next_at - INTERVAL 1000 SECOND')
  // Messages that wait for results to be public are not late, however long.
  await db.query('UPDATE messages SET next_at = next_at - INTERVAL 1 DAY WHERE id = ?', {
    replacements: [held],
  })
  expect(await waited()).toBeGreaterThanOrEqual(1000)
  expect(await waited()).toBeLessThan(1100)
  await db.query(`UPDATE messages SET next_at = next_at + INTERVAL 1 DAY WHERE gate = 'none'`)
  expect(await waited()).toBe(0)

  await db.query(`UPDATE messages SET state = 'sent', ended_at = '2026-11-21 05:03:00' WHERE gate = 'none'`)
  expect(await figures()).toContain(
    `last_message_sent_seconds{service="delivery"} ${Date.UTC(2026, 10, 21, 5, 3) / 1_000}\n`,
  )
  // A dry run has sent nothing.
  await db.query('UPDATE messages SET is_dry_run = TRUE')
  expect(await figures()).not.toMatch(/^last_message_sent_seconds/m)
})
