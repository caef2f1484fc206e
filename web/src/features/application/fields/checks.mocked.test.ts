import { emptyValues } from '@recruit/contract/fields/application-values'
import { expect, test, vi } from 'vitest'
import { mistakesIn, requiredFor } from './checks.ts'

vi.mock('../../../api/call.ts', () => ({ call: () => Promise.reject(new Error('No call is made')) }))

const values = { ...emptyValues(), name: '박지우', studentId: '2341001', ewhaianId: 'jiwoo' }

test('a draft needs the identity, a first submission the essays too, an edit also how to reach the applicant', () => {
  const missing = (required: ReturnType<typeof requiredFor.draft>) =>
    mistakesIn(values, required, 'en', false).map(({ id }) => id)
  expect(missing(requiredFor.draft())).toEqual([])
  expect(missing(requiredFor.next('register', 0))).toEqual([])
  expect(missing(requiredFor.submit('register', 0))).toEqual(['applyReason', 'activityPlan'])
  expect(missing(requiredFor.submit('register', 1))).toContain('phonenum')
  expect(missing(requiredFor.next('update', 0))).toEqual(['major', 'semester', 'email', 'phonenum'])
})

test('an essay over the limit keeps a submission back, but no draft', () => {
  const long = { ...values, applyReason: '가'.repeat(1001), activityPlan: '.' }
  expect(mistakesIn(long, requiredFor.draft(), 'en', true)).toEqual([])
  expect(mistakesIn(long, requiredFor.submit('register', 0), 'en', false)).toHaveLength(1)
})
