import { afterEach, expect, test } from 'vitest'
import { isPeriodOpen, waitingFor } from './period-open.ts'
import { forgetServerTime, noteServerTime } from './server-clock.ts'

const CLOSES = '2026-09-08T18:00:00+09:00'
const AT = Date.parse(CLOSES)
const MINUTE = 60_000
const isOpen = (now: number, isApplicationPeriod = true, closesAt = CLOSES) =>
  isPeriodOpen({ isApplicationPeriod, closesAt }, now)

afterEach(forgetServerTime)

test('the switch wins, and without a closing time it alone decides', () => {
  expect(isOpen(AT - MINUTE, false)).toBe(false)
  expect(isOpen(AT + 1000 * MINUTE, true, '')).toBe(true)
})

test('by the server’s clock it closes at the moment itself', () => {
  noteServerTime(new Date(AT).toUTCString(), Date.now(), Date.now())
  expect([isOpen(AT - 1), isOpen(AT), isOpen(AT + MINUTE)]).toEqual([true, false, false])
})

test('while only this device’s clock is known, a wrong one keeps nobody out', () => {
  expect([isOpen(AT + MINUTE), isOpen(AT + 24 * 60 * MINUTE)]).toEqual([true, true])
})

const switches = (
  showResultToApplicant: boolean,
  is1stResultPeriod: boolean,
  isFinalResultPeriod: boolean,
) => ({
  showResultToApplicant,
  is1stResultPeriod,
  isFinalResultPeriod,
})

test('people wait for the announcement whose period is on, the later one when both are', () => {
  expect(waitingFor(switches(false, true, false))).toBe('first')
  expect(waitingFor(switches(false, false, true))).toBe('final')
  expect(waitingFor(switches(false, true, true))).toBe('final')
  expect(waitingFor(switches(false, false, false))).toBe('nothing')
})

test('no one waits once the results are shown', () => {
  expect(waitingFor(switches(true, true, true))).toBeNull()
})
