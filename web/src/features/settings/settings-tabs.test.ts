import { SETTINGS, settingsOn } from '@recruit/contract/fields/settings-values'
import { expect, test } from 'vitest'
import {
  differing,
  type Edited,
  isDirty,
  met,
  movedTimes,
  onTopOf,
  sentBy,
  settled,
  TABS,
  timeOfPeriod,
  typedSettings,
} from './settings-tabs.ts'

const with_ = (changed: Partial<Edited>): Edited => ({ ...typedSettings(), ...changed })

test('every field is edited on exactly one tab', () => {
  const fields = TABS.flatMap((tab) => settingsOn(tab))
  expect(fields.length).toBe(new Set(fields).size)
  // The design pre-assignment's text has no input of its own but is sent along.
  expect(new Set(fields)).toEqual(new Set(SETTINGS))
})

test('a tab is dirty by its own fields alone, and clean again when the value is typed back', () => {
  const stored = with_({ masterName: '이마루' })
  const typed = with_({ masterName: '이마루', cardinalNumber: '45' })
  expect(TABS.filter((tab) => isDirty(tab, typed, stored))).toEqual(['recruit'])
  expect(TABS.filter((tab) => isDirty(tab, with_({ masterName: '이마루' }), stored))).toEqual([])
})

test('after somebody else’s edit mine stays and what I did not touch becomes theirs', () => {
  const before = with_({ cardinalNumber: '44', interviewPeriod: '9.12', masterName: '가' })
  const theirs = with_({ cardinalNumber: '45', interviewPeriod: '9.13', masterName: '가' })
  const mine = with_({ cardinalNumber: '46', interviewPeriod: '9.12', masterName: '나' })
  const merged = onTopOf(theirs, before, mine)
  expect(merged).toEqual(with_({ cardinalNumber: '46', interviewPeriod: '9.13', masterName: '나' }))
  expect(differing('recruit', merged, theirs)).toEqual(['cardinalNumber'])
})

test('another tab’s unsaved field that somebody else changed too is a clash there, until it is chosen', () => {
  const before = with_({ cardinalNumber: '44', masterName: '가', surveyFormLink: 'https://a' })
  const mine = with_({ cardinalNumber: '46', masterName: '나', surveyFormLink: 'https://b' })
  const theirs = with_({ cardinalNumber: '44', masterName: '다', surveyFormLink: 'https://b' })
  const now = { stored: { ...before, version: 1 }, values: mine, retyped: [], clashes: {} }
  const next = met(now, { ...theirs, version: 2 }, 'first', 'recruit')
  expect(next.stored.version).toBe(2)
  expect(next.values).toMatchObject({ cardinalNumber: '46', masterName: '나' })
  // The result tab holds the same as theirs, so there is nothing to choose.
  expect(Object.keys(next.clashes)).toEqual(['recruit', 'master'])
  const saved = settled(next, 'recruit', { stored: { ...next.stored, cardinalNumber: '46', version: 3 } })
  expect(Object.keys(saved.clashes)).toEqual(['master'])
  const again = met(saved, { ...saved.stored, cardinalNumber: '47', version: 4 }, 'second', null)
  expect(again.clashes).toEqual({ master: { message: 'first', taken: [] } })
  expect(again.values.cardinalNumber).toBe('47')
})

test('a tab sends its values as the call takes them, and a time only where it was touched', () => {
  const before = with_({ closesAt: '2026-09-08T18:00' })
  const sent = sentBy('recruit', { ...before, keepMonths: '12', cardinalNumber: '45' }, before)
  expect(sent).toMatchObject({ keepMonths: 12, cardinalNumber: '45', isApplicationPeriod: false })
  expect(Object.keys(sent)).not.toContain('closesAt')
  expect(sentBy('recruit', with_({ closesAt: '2026-09-08T19:00' }), before).closesAt).toBe(
    '2026-09-08T19:00:00+09:00',
  )
  expect(sentBy('recruit', with_({}), before).closesAt).toBe('')
})

const NOW = Date.parse('2026-11-26T12:00:00+09:00')
const PERIOD = '12.4(금) ~ 12.10(목)'
const inPeriod = (changed: Partial<Edited>) => with_({ applicationSubmissionPeriod: PERIOD, ...changed })

test('the first and the last minute of the application period are offered until they are set', () => {
  expect(timeOfPeriod('opensAt', inPeriod({}), NOW)).toBe('2026-12-04T00:00')
  expect(timeOfPeriod('closesAt', inPeriod({}), NOW)).toBe('2026-12-10T23:59')
  expect(timeOfPeriod('closesAt', inPeriod({ closesAt: '2026-12-10T18:00' }), NOW)).toBe('')
  expect(timeOfPeriod('opensAt', inPeriod({ isApplicationPeriod: true }), NOW)).toBe('')
  expect(timeOfPeriod('closesAt', inPeriod({ applicationSubmissionPeriod: '추후 공지' }), NOW)).toBe('')
  expect(timeOfPeriod('closesAt', inPeriod({}), Date.parse('2026-12-11T00:00:00+09:00'))).toBe('')
})

test('a time on an end of the period moves with the picked days and keeps its hour, another one stays', () => {
  const values = inPeriod({ opensAt: '2026-12-04T09:00', closesAt: '2026-12-10T18:00' })
  const moved = (picked: string, changed: Partial<Edited> = {}) =>
    movedTimes('applicationSubmissionPeriod', picked, { ...values, ...changed }, NOW)
  expect(moved('12.4(금) ~ 12.11(금)')).toEqual([['closesAt', '2026-12-11T18:00']])
  expect(moved('12.3(목) ~ 12.10(목)')).toEqual([['opensAt', '2026-12-03T09:00']])
  expect(moved('12.4(금) ~ 12.11(금)', { closesAt: '2026-12-12T18:00' })).toEqual([])
  expect(movedTimes('interviewPeriod', '12.20(일)', values, NOW)).toEqual([])
})
