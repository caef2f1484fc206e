import { expect, test } from 'vitest'
import { bodyProblem, hasBody } from './request-rules.ts'

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
])('%s is read', (type) => expect(bodyProblem({ 'content-type': type })).toBeNull())

test.each([
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=euc-kr',
  'application/json; charset=utf-16',
  'application/jsonp',
  'text/plain; application/json',
])('%s is refused', (type) => expect(bodyProblem({ 'content-type': type })).toBe('jsonOnly'))

// evidence: V5.2.3
test('a compressed body is refused', () => {
  expect(bodyProblem({ 'content-type': 'application/json', 'content-encoding': 'gzip' })).toBe('jsonOnly')
})

test('64 KiB is the most', () => {
  const type = { 'content-type': 'application/json' }
  expect(bodyProblem({ ...type, 'content-length': '65536' })).toBeNull()
  expect(bodyProblem({ ...type, 'content-length': '65537' })).toBe('bodyTooLarge')
})

test('of codings only chunks are read, whatever their case', () => {
  const type = { 'content-type': 'application/json' }
  expect(bodyProblem({ ...type, 'transfer-encoding': 'Chunked' })).toBeNull()
  for (const coding of ['xchunked', 'gzip', 'identity', 'gzip, chunked', 'identity, chunked', ''])
    expect(bodyProblem({ ...type, 'transfer-encoding': coding })).toBe('badRequest')
})

test('a length of zero is no body', () => {
  expect(hasBody({ 'content-length': '0' })).toBe(false)
  expect(hasBody({ 'content-length': '1' })).toBe(true)
  expect(hasBody({ 'transfer-encoding': 'chunked' })).toBe(true)
})
