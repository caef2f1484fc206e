import { expect, test } from 'vitest'
import { waitingFor } from './waiting-for.ts'

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

test('nobody waits once the results are shown', () => {
  expect(waitingFor(switches(true, true, true))).toBeNull()
})
