import { expect, test } from 'vitest'
import { repairOf, repairsOn } from './repairs.ts'
import { typedSettings } from './settings-tabs.ts'

const none = typedSettings()

test('a warning is settled on the open tab where that is possible', () => {
  expect(repairOf('shownWhileOpen', 'recruit', none).field).toBe('isApplicationPeriod')
  expect(repairOf('shownWhileOpen', 'result', none).field).toBe('showResultToApplicant')
  expect(repairOf('shownWhileOpen', 'master', none).field).toBe('showResultToApplicant')
})

test('of the pre-assignments it leads to the one that is on and empty', () => {
  const both = { ...none, isMarketingPreAssignment: true, isWebDevPreAssignment: true }
  expect(repairOf('assignmentEmpty', 'result', both).field).toBe('marketingPreAssignment')
  const written = { ...both, marketingPreAssignment: '과제' }
  expect(repairOf('assignmentEmpty', 'result', written).field).toBe('webDevPreAssignment')
})

test('what another tab settles comes last, unless an edit of this tab causes it', () => {
  const warnings = ['noContact', 'noPlace'] as const
  const on = (known: 'noContact'[]) => repairsOn('result', none, { warnings, known })
  const [contact, place] = [
    { warning: 'noContact', field: 'masterName' },
    { warning: 'noPlace', field: 'faceTofaceInterviewPlace' },
  ]
  expect(on(['noContact'])).toEqual([place, contact])
  expect(on([])).toEqual([contact, place])
})
