import { expect, test } from 'vitest'
import { movedTimes, timeOfPeriod } from './period-times.ts'
import { type Edited, typedSettings } from './settings-tabs.ts'

const NOW = Date.parse('2026-11-26T12:00:00+09:00')
const PERIOD = '12.4(금) ~ 12.10(목)'
const with_ = (changed: Partial<Edited>): Edited => ({
  ...typedSettings(),
  applicationSubmissionPeriod: PERIOD,
  ...changed,
})

test('the first and the last minute of the application period are offered until they are set', () => {
  expect(timeOfPeriod('opensAt', with_({}), NOW)).toBe('2026-12-04T00:00')
  expect(timeOfPeriod('closesAt', with_({}), NOW)).toBe('2026-12-10T23:59')
  expect(timeOfPeriod('closesAt', with_({ closesAt: '2026-12-10T18:00' }), NOW)).toBe('')
  expect(timeOfPeriod('opensAt', with_({ isApplicationPeriod: true }), NOW)).toBe('')
  expect(timeOfPeriod('closesAt', with_({ applicationSubmissionPeriod: '추후 공지' }), NOW)).toBe('')
  expect(timeOfPeriod('closesAt', with_({}), Date.parse('2026-12-11T00:00:00+09:00'))).toBe('')
})

test('a time on an end of the period moves with the picked days and keeps its hour, another one stays', () => {
  const values = with_({ opensAt: '2026-12-04T09:00', closesAt: '2026-12-10T18:00' })
  const moved = (picked: string, changed: Partial<Edited> = {}) =>
    movedTimes('applicationSubmissionPeriod', picked, { ...values, ...changed }, NOW)
  expect(moved('12.4(금) ~ 12.11(금)')).toEqual([['closesAt', '2026-12-11T18:00']])
  expect(moved('12.3(목) ~ 12.10(목)')).toEqual([['opensAt', '2026-12-03T09:00']])
  expect(moved('12.4(금) ~ 12.11(금)', { closesAt: '2026-12-12T18:00' })).toEqual([])
  expect(movedTimes('interviewPeriod', '12.20(일)', values, NOW)).toEqual([])
})
