import { AccessDeniedError, ConnectionAcquireTimeoutError, DatabaseError, ValidationError } from 'sequelize'
import { expect, test } from 'vitest'
import { isConnectionLost, isDeadlock, isReadOnly, isStatementMistake } from './outage.ts'

const answered = (errno: number) =>
  new DatabaseError(Object.assign(new Error('answered'), { sql: '', errno, sqlState: 'HY000' }))
const unanswered = (code: string, errno?: number) =>
  new DatabaseError(Object.assign(new Error('lost'), { sql: '', code, errno }))

test.each([
  ['an unknown column', 1054],
  ['an unknown table', 1146],
  ['a text that is too long', 1406],
  ['two collations that do not go together', 1267],
  ['a syntax error', 1064],
  ['a right that is missing', 1142],
  ['a value that is there already', 1062],
  ['a row that others refer to', 1451],
])('%s is our mistake', (_what, errno) => expect(isStatementMistake(answered(errno))).toBe(true))

test.each([
  ['a lock that is not free in time', 1205],
  ['a deadlock', 1213],
  ['a server that may only be read', 1290],
  ['a transaction that may only read', 1792],
  ['a replica', 1836],
  ['a Galera node without its group', 1047],
  ['a member of Group Replication that left its group', 3032],
  ['too many connections', 1040],
  ['a server that shuts down', 1053],
  ['a statement that was ended', 1317],
  ['a full disk', 1021],
])('%s is an outage', (_what, errno) => expect(isStatementMistake(answered(errno))).toBe(false))

test('no answer at all is an outage', () => {
  const lost = [
    unanswered('PROTOCOL_CONNECTION_LOST'),
    unanswered('ECONNRESET', -104),
    unanswered('ETIMEDOUT'),
  ]
  const refused = Object.assign(new Error('Access denied'), { errno: 1045 })
  const unconnected = [
    new AccessDeniedError(refused),
    new ConnectionAcquireTimeoutError(new Error('none free')),
  ]
  for (const error of [...lost, ...unconnected]) expect(isStatementMistake(error)).toBe(false)
  expect(lost.map(isConnectionLost)).toEqual([true, false, false])
})

test('what Sequelize itself refuses is our mistake, and what is not of MySQL is not judged', () => {
  expect(isStatementMistake(new ValidationError('a column must not be null', []))).toBe(true)
  for (const other of [new Error('Redis is away'), 'text', null, undefined])
    expect(isStatementMistake(other)).toBe(false)
})

test('the same numbers decide what may run again, of the error of the driver too', () => {
  const driver = Object.assign(new Error('refused'), { errno: 1792, sqlState: '25006' })
  expect([driver, answered(1290), answered(1205)].map(isReadOnly)).toEqual([true, true, false])
  expect([answered(1213), answered(1205), null].map(isDeadlock)).toEqual([true, false, false])
})
