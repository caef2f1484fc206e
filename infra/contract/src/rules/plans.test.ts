import { expect, test } from 'vitest'
import { withoutPlansDecided } from './plans.ts'

const NOON = '2026-09-08T12:00:00.000Z'
const LATER = '2026-09-08T13:00:00.000Z'
const nothing = { isApplicationPeriod: false, showResultToApplicant: false, opensAt: '', resultsAt: '' }
const planned = { ...nothing, opensAt: NOON, resultsAt: NOON }

test('a switch that is turned by hand empties its own plan, and no other', () => {
  const after = withoutPlansDecided(planned, { ...planned, isApplicationPeriod: true })
  expect(after).toEqual({ ...planned, isApplicationPeriod: true, opensAt: '' })
  const shown = { ...planned, showResultToApplicant: true }
  expect(withoutPlansDecided(planned, shown)).toMatchObject({ opensAt: NOON, resultsAt: '' })
  // An earlier plan must not publish hidden results again.
  expect(withoutPlansDecided(shown, planned)).toMatchObject({ showResultToApplicant: false, resultsAt: '' })
})

test('a plan stays where its switch does, and where it is made or moved with the switch', () => {
  expect(withoutPlansDecided(planned, { ...planned, other: 1 })).toEqual({ ...planned, other: 1 })
  expect(withoutPlansDecided(planned, { ...nothing, opensAt: LATER })).toMatchObject({ opensAt: LATER })
  const moved = { ...planned, showResultToApplicant: true, resultsAt: LATER }
  expect(withoutPlansDecided(planned, moved)).toEqual(moved)
})

test('a plan that is sent again with its switch stays, also where it is the same time', () => {
  const closed = { ...planned, isApplicationPeriod: false }
  const open = { ...planned, isApplicationPeriod: true }
  expect(withoutPlansDecided(open, closed, ['opensAt'])).toEqual(closed)
  expect(withoutPlansDecided(open, closed, ['resultsAt'])).toMatchObject({ opensAt: '' })
})
