import { expect, test } from 'vitest'
import type { MessageLine } from './use-messages.ts'
import { canResend, kindName, meaningOf, reasonInWords, stateName } from './words-of-message.ts'

const line = (part: Partial<MessageLine>) =>
  ({ state: 'sent', isDryRun: false, reason: '', ...part }) as MessageLine

test('an answer of a mail server is told in words and by its number', () => {
  const said = ['550 EENVELOPE', '552 EMESSAGE', '554 EMESSAGE', '451 EENVELOPE', 'ETIMEDOUT', ''].map(
    (reason) => reasonInWords(reason, 'en'),
  )
  expect(said).toEqual([
    'The receiving server knows no such address. (550)',
    'The receiver’s mailbox is full. (552)',
    'The receiving server refused it. (554)',
    'The receiving server wants it later. (451)',
    'The connection to the mail server broke. (ETIMEDOUT)',
    '',
  ])
})

test('what was practised and what is uncertain say so', () => {
  expect(stateName(line({ isDryRun: true }), 'en')).toBe('Sent (dry run)')
  expect(meaningOf(line({ isDryRun: true }), 'en')).toContain('it went to nobody')
  expect(meaningOf(line({ state: 'uncertain', reason: 'lease over' }), 'en')).toMatch(
    /^Nobody knows .* stopped/,
  )
  expect(kindName('test', 'en')).toBe('Test to oneself')
})

test('only what has ended and belongs to an application can be sent once more', () => {
  expect(canResend(line({ state: 'failed', kind: 'notice' }))).toBe(true)
  expect(canResend(line({ state: 'queued', kind: 'notice' }))).toBe(false)
  expect(canResend(line({ state: 'failed', kind: 'staffLink' }))).toBe(false)
})
