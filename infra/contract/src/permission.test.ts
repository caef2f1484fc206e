import { expect, test } from 'vitest'
import { calls } from './index.ts'
import { whyNot } from './permission.ts'

const nobody = {}
const applicant = { ids: ['a'] }
const manager = { role: 'manager', sid: 's' } as const
const admin = { role: 'admin', sid: 's' } as const
const unsure = { unsure: true } as const

test('who may make which call', () => {
  expect([nobody, applicant, manager, admin].map((caller) => whyNot(calls.getApplication, caller))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([nobody, applicant, manager, admin].map((caller) => whyNot(calls.savePage1, caller))).toEqual([
    'unknownApplicant',
    null,
    'notYours',
    'notYours',
  ])
  expect([nobody, applicant, manager, admin].map((caller) => whyNot(calls.listApplicants, caller))).toEqual([
    'unauthorized',
    'noPermission',
    null,
    null,
  ])
  expect([nobody, applicant, manager, admin].map((caller) => whyNot(calls.selectPass, caller))).toEqual([
    'unauthorized',
    'noPermission',
    'noPermission',
    null,
  ])
})

test('while sessions cannot be read staff and sign-in wait, the others go on', () => {
  expect(whyNot(calls.selectPass, unsure)).toBe('upstreamDown')
  expect(whyNot(calls.listApplicants, unsure)).toBe('readDown')
  expect(whyNot(calls.login, unsure)).toBe('upstreamDown')
  expect(whyNot(calls.getApplication, unsure)).toBeNull()
  expect(whyNot(calls.savePage1, { ...unsure, ...applicant })).toBeNull()
})
