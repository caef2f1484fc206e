import { languageOf } from '@recruit/contract/text'
import { ConnectionRefusedError, DatabaseError } from 'sequelize'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError, asAppError } from './errors.ts'

test.each([
  ['ko', 'ko'],
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['en-US,en;q=0.9,ko;q=0.1', 'ko'],
  ['KO', 'ko'],
  ['en', 'en'],
  ['kok-IN', 'en'],
  ['ko;q=0, en', 'en'],
  ['fr', 'en'],
  ['', 'ko'],
  ['*', 'ko'],
  ['*;q=0.5', 'ko'],
  [undefined, 'ko'],
] as const)('Accept-Language %j is answered in %s', (header, language) =>
  expect(languageOf(header)).toBe(language),
)

test('a wrong shape names its fields and never their values', () => {
  const { error } = z.object({ id: z.string(), team: z.number() }).safeParse({ id: 1, team: 'secret' })
  expect(asAppError(error)).toMatchObject({
    code: 'invalid',
    said: { en: 'A value has the wrong shape: id, team' },
  })
})

// evidence: V16.5.1 V16.5.4
test('whatever is not ours is a dependency that failed, its cause kept for the log alone', () => {
  const cause = new Error("Access denied for user 'x'@'host'")
  const error = asAppError(cause)
  expect(error).toMatchObject({ code: 'unavailable', cause })
  expect(JSON.stringify(error.said)).not.toContain('denied')
  const own = new AppError('staleVersion')
  expect(asAppError(own)).toBe(own)
})

test('a failed dependency says of a write that it may not be saved, of a reading nothing of saving', () => {
  const cause = new Error('away')
  expect(asAppError(cause, true).said.en).toMatch(/may not have been saved/)
  expect(asAppError(cause).said.en).not.toMatch(/saved/)
})

test('a statement that MySQL refuses is our mistake: it is not worth trying again', () => {
  const refused = Object.assign(new Error("Unknown column 'secret'"), { sql: '', errno: 1054 })
  const cause = new DatabaseError(refused)
  for (const isWrite of [true, false])
    expect(asAppError(cause, isWrite)).toMatchObject({ reason: 'mistake', code: 'internal', cause })
})

test('of a write that never reached its database it is certain that it was not saved', () => {
  const away = new ConnectionRefusedError(new Error('connect ECONNREFUSED'))
  expect(asAppError(away, true).said.en).toMatch(/was not saved/)
  expect(asAppError(away).said.en).not.toMatch(/saved/)
  const lost = new DatabaseError(Object.assign(new Error('lost'), { sql: '' }))
  expect(asAppError(lost, true).said.en).toMatch(/may not have been saved/)
})
