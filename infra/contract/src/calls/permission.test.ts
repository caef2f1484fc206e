import { expect, test } from 'vitest'
import { calls } from '../index.ts'
import { denialReason, type KnownCaller } from './permission.ts'
import type { Role } from './roles.ts'

const nobody = {}
const applicant = { ids: ['a'] }
const { manager, admin, reviewer } = {
  manager: { role: 'manager', sid: 's' },
  admin: { role: 'admin', sid: 's' },
  reviewer: { role: 'reviewer', sid: 's', member: { id: 'm', name: '김가온' } },
} satisfies Record<Role, KnownCaller>
const unsure = { unsure: true } as const

// evidence: M146
test('who may make which call', () => {
  expect(
    [nobody, applicant, reviewer, manager, admin].map((caller) => denialReason(calls.getApplication, caller)),
  ).toEqual([null, null, null, null, null])
  expect(
    [nobody, applicant, reviewer, manager, admin].map((caller) => denialReason(calls.savePage1, caller)),
  ).toEqual(['unknownApplicant', null, 'notYours', 'notYours', 'notYours'])
  expect(
    [nobody, applicant, reviewer, manager, admin].map((caller) => denialReason(calls.listApplicants, caller)),
  ).toEqual(['unauthorized', 'noPermission', 'noPermission', null, null])
  expect(
    [nobody, applicant, reviewer, manager, admin].map((caller) => denialReason(calls.selectPass, caller)),
  ).toEqual(['unauthorized', 'noPermission', 'noPermission', 'noPermission', null])
})

test('a call for reviewing is open to every role and to nobody else', () => {
  const review = { ...calls.listApplicants, who: 'review' } as const
  expect([nobody, applicant, reviewer, manager, admin].map((caller) => denialReason(review, caller))).toEqual(
    ['unauthorized', 'noPermission', null, null, null],
  )
})

test('a role that the table does not name, as of a session from before it was taken away, may nothing', () => {
  const former = { role: 'former', sid: 's' }
  expect(denialReason(calls.listApplicants, former)).toBe('noPermission')
  expect(denialReason(calls.selectPass, { role: 'toString', sid: 's' })).toBe('noPermission')
})

test('while sessions cannot be read staff and sign-in wait, the others go on', () => {
  expect(denialReason(calls.selectPass, unsure)).toBe('upstreamDown')
  expect(denialReason(calls.listApplicants, unsure)).toBe('readDown')
  expect(denialReason(calls.login, unsure)).toBe('upstreamDown')
  expect(denialReason(calls.getApplication, unsure)).toBeNull()
  expect(denialReason(calls.savePage1, { ...unsure, ...applicant })).toBeNull()
})
