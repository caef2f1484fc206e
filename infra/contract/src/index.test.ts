import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './index.ts'

const all = Object.entries(calls)

test('no address is declared twice', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the calls that earlier clients make are all there, at the same addresses', () => {
  expect(all.map(([, { method, path }]) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /api/var/load',
      'POST /api/checkInfo/find',
      'POST /api/register/enroll',
      'POST /api/update/get',
      'POST /api/update/interview',
      'POST /api/update/page1',
      'POST /api/update/page2',
      'POST /api/manager/get',
      'POST /api/manager/modify/recruitInfo',
      'POST /api/manager/modify/resultInfo',
      'POST /api/manager/modify/masterInfo',
      'GET /api/admin/',
      'POST /api/admin/login',
      'GET /api/admin/landing',
      'GET /api/admin/applicationList',
      'POST /api/manager/find',
      'POST /api/manager/init',
      'GET /api/applicantlist/',
      'PUT /api/applicantlist/selectPass',
      'PUT /api/applicantlist/InterviewDate',
    ]),
  )
})

test('whoever changes something has to be somebody; enrolling, looking up, signing in, leaving and links aside', () => {
  const open = all.filter(([, { method, who }]) => method !== 'GET' && who === 'anyone').map(([name]) => name)
  expect(open.sort()).toEqual([
    'enroll',
    'findApplicant',
    'forgetApplication',
    'getApplication',
    'loadSettings',
    'login',
    'logout',
    'memberLogin',
    'readMemberLink',
    'readOwnHours',
    'saveOwnHours',
    'setPassphrase',
  ])
})

// evidence: V14.2.1
test('nothing of a person stands in an address: a GET asks by team, stage, status, term, period, day and number', () => {
  const asked = all.flatMap(([, { method, request }]) =>
    method === 'GET' ? Object.keys(z.toJSONSchema(request, { io: 'input' }).properties ?? {}) : [],
  )
  expect(new Set(asked)).toEqual(
    new Set(['team', 'stage', 'pass', 'term', 'day', 'id', 'before', 'interviewPeriod', 'whileHidden']),
  )
})
