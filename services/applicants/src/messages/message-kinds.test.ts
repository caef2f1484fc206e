import { DRAFTED_KINDS, KIND_NAMES } from '@recruit/contract/mail/kinds'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { expect, test } from 'vitest'
import { DATE_KINDS, KIND_RULES, type KindTable, STAFF_KINDS } from './message-kinds.ts'

const kinds = Object.keys(KIND_RULES)

test('a kind of message without an entry does not compile', () => {
  const { reminder, ...others } = KIND_RULES
  // @ts-expect-error: the reminder is missing
  const table: KindTable = others
  expect({ ...table, reminder }).toEqual(KIND_RULES)
})

test('a kind that staff draft does not compile without the receivers of its drafts', () => {
  // @ts-expect-error: an event has no draft
  const table: KindTable = { ...KIND_RULES, notice: KIND_RULES.receipt }
  expect(Object.keys(table)).toEqual(kinds)
})

test('an entry does not compile with a reason that the screens have no words for', () => {
  // @ts-expect-error: an unknown reason
  const table: KindTable = { ...KIND_RULES, notice: { ...KIND_RULES.notice, untrue: () => 'unknown' } }
  expect(Object.keys(table)).toEqual(kinds)
})

test('every kind says who gets it', () => {
  expect(kinds.toSorted()).toEqual([...KIND_NAMES, 'test'].toSorted())
  expect(DATE_KINDS).toEqual(['appointment', 'moved', 'cancelled'])
  expect(STAFF_KINDS).toEqual(['staffLink', 'test'])
  expect(DRAFTED_KINDS.map((kind) => KIND_RULES[kind].receivers)).toEqual([
    'drafts',
    'submitted',
    'changedDate',
    ...['reminded', 'reminded', 'reminded'],
    'chosen',
  ])
})

const clock = new Date('2026-12-05T05:00:00.000Z')
const facts = {
  ...{ submissions: 1, occasion: '3 2026-12-05T05:20:00.000Z', clock },
  ...{ answer: null, appointmentAnswer: null, answersUntil: '2026-12-05T05:20:00.000Z' },
  begins: new Date('2026-12-05T05:20:00.000Z'),
}
test('only a reminder is no longer true once its applicant has submitted', () => {
  const untrue = Object.entries(KIND_RULES).map(([kind, rules]) => [kind, rules.untrue(facts)])
  expect(untrue.filter(([, reason]) => reason)).toEqual([['reminder', 'submitted meanwhile']])
  expect(KIND_RULES.reminder.untrue({ ...facts, submissions: 0 })).toBe(null)
})

test('a reminder of an answer ends with the answer to it, and every one when its hour comes', () => {
  const { answerReminder, evening, offerReminder } = KIND_RULES
  const answered = { date: '', sequence: 3, will: true, reason: '', at: '' }
  expect(answerReminder.untrue({ ...facts, appointmentAnswer: answered })).toBe('answered meanwhile')
  expect(answerReminder.untrue({ ...facts, appointmentAnswer: { ...answered, sequence: 2 } })).toBe(null)
  expect(evening.untrue({ ...facts, appointmentAnswer: answered })).toBe(null)
  const no = { ...answered, will: false }
  expect(evening.untrue({ ...facts, appointmentAnswer: no })).toBe('answered meanwhile')
  expect(evening.untrue({ ...facts, appointmentAnswer: { ...no, sequence: 2 } })).toBe(null)
  expect(offerReminder.untrue({ ...facts, answersUntil: null })).toBe('not true any more')
  expect(offerReminder.untrue({ ...facts, answer: 'declined' })).toBe('answered meanwhile')
  const late = { ...facts, clock: new Date('2026-12-05T05:20:00.000Z') }
  for (const kind of [answerReminder, evening, offerReminder])
    expect(kind.untrue(late)).toBe('not true any more')
})

test('a message about an interview ends when it begins; a date by hand has no hour', () => {
  const late = { ...facts, clock: facts.begins }
  for (const kind of [KIND_RULES.appointment, KIND_RULES.moved]) {
    expect(kind.untrue(facts)).toBe(null)
    expect(kind.untrue(late)).toBe('not true any more')
    expect(kind.untrue({ ...late, begins: null })).toBe(null)
  }
  expect(KIND_RULES.cancelled.untrue()).toBe(null)
})

test('an applicant gets one reminder a day, one announcement a round and every text by staff', () => {
  const now = { announcement: null, closesAt: '' } as SettingsRecord
  const late = new Date('2026-03-02T14:59:59.000Z')
  const later = new Date('2026-03-02T15:00:01.000Z')
  const { reminder, results, notice } = KIND_RULES
  // Midnight in Seoul is between the two.
  expect(reminder.occasion(now, late)).toBe('2026-03-02')
  expect(reminder.occasion(now, later)).toBe('2026-03-03')
  expect(results.occasion(now)).toBe('round 1')
  expect(notice.occasion(now, late)).not.toBe(notice.occasion(now, later))
})
