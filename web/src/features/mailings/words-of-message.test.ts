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
    'There is no such address at the recipient’s mail server. (550)',
    'The recipient’s mailbox is full. (552)',
    'The recipient’s mail server refused it. (554)',
    'The recipient’s mail server asked to try again later. (451)',
    'The connection to the mail server was lost. (ETIMEDOUT)',
    '',
  ])
})

test('what was practised and what is uncertain say so', () => {
  expect(stateName(line({ isDryRun: true }), 'en')).toBe('Sent (dry run)')
  expect(meaningOf(line({ isDryRun: true }), 'en')).toContain('not sent to anyone')
  expect(meaningOf(line({ state: 'uncertain', reason: 'lease over' }), 'en')).toMatch(
    /^It may or may not .* stopped/,
  )
  expect(kindName('test', 'en')).toBe('Test to myself')
})

test('only what has ended and belongs to an application can be sent again', () => {
  expect(canResend(line({ state: 'failed', kind: 'notice' }))).toBe(true)
  expect(canResend(line({ state: 'queued', kind: 'notice' }))).toBe(false)
  expect(canResend(line({ state: 'failed', kind: 'staffLink' }))).toBe(false)
})
