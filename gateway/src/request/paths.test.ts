import { describe, expect, test } from 'vitest'
import { isApiPath, isOddPath, pathOf } from './request-rules.ts'

// evidence: V1.1.1 V1.5.3
describe('addresses that two readers could read differently', () => {
  test.each([
    '/api/../internal/health',
    '/api/./update/get',
    '/api/..',
    '/api/%2e%2e/internal',
    '/api/%2E/x',
    '/api%2fupdate/get',
    '/api%5Cupdate',
    '/api\\update',
    '//api/update/get',
    '/api//update/get',
    '/api/x%00',
    '/api/x%0d%0aHost',
    '/api/%zz',
    '/api/%ff',
    '/api/\u0001',
    '/api/한글',
    'http://example.org/api/update/get',
    '*',
    '',
  ])('%j is odd', (path) => expect(isOddPath(path)).toBe(true))

  test.each([
    '/',
    '/api/admin/',
    '/api/manager/modify/recruitInfo',
    '/assets/a-b.c_1.js',
    '/%ED%95%9C',
    '/.well-known/x',
  ])('%j is fine', (path) => expect(isOddPath(path)).toBe(false))
})

test('every spelling of /api is /api, and nothing else', () => {
  for (const path of ['/api', '/api/', '/API/update', '/Api', '/%61pi/x', '/ap%49']) {
    expect(isApiPath(path), path).toBe(true)
  }
  for (const path of ['/', '/apis', '/x/api', '/ap/i']) expect(isApiPath(path), path).toBe(false)
})

test('the query is no part of a path', () => {
  expect(pathOf('/api/applicantlist/?team=1&x=/../')).toBe('/api/applicantlist/')
})
