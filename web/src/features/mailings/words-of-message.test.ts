import { calendarFile } from '@recruit/contract/interview/ics'
import { expect, test } from 'vitest'
import type { MessageLine } from './use-messages.ts'
import {
  calendarEvent,
  canResend,
  kindName,
  meaningOf,
  reasonInWords,
  stateName,
} from './words-of-message.ts'

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

test('the event of a file is read as it was written', () => {
  const event = {
    ...{
      uid: 'a@recruit.test',
      sequence: 1,
      summary: '면접; 아주 긴 이름, 두 줄에 걸쳐 접히는 이름의 면접입니다',
    },
    ...{ begins: new Date('2026-12-06T05:00:00Z'), ends: new Date('2026-12-06T06:00:00Z') },
    location: '학관 301호, 2층',
  }
  const file = (method: 'PUBLISH' | 'CANCEL') =>
    calendarFile({ method, stamp: new Date(0), organizer: { name: 'A', email: 'a@b.test' }, events: [event] })
  expect(calendarEvent(file('PUBLISH'))).toEqual({
    ...{ isCancelled: false, summary: event.summary, location: event.location },
    ...{ begins: '2026-12-06T05:00:00Z', ends: '2026-12-06T06:00:00Z' },
  })
  expect(calendarEvent(file('CANCEL')).isCancelled).toBe(true)
})
