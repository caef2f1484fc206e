import type { EventEmitter } from 'node:events'

/** Shorter than callers wait, so that they receive 'not saved' rather than nothing. */
const ANSWER_LIMIT_MS = 2_500
const LOCK_LIMIT_SECONDS = 2

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: EventEmitter) => EventEmitter
  stream: { destroy: (error: Error) => void }
  query: (sql: string, done: () => void) => void
}

/**
 * Limits every command of a connection. A timeout destroys the connection, whose unfinished work belongs to no request,
 * and the pool opens a new one.
 */
export function limitCommands(made: unknown): void {
  const connection = made as Connection
  const add = connection.addCommand.bind(connection)
  connection.addCommand = (command) => {
    const limit = setTimeout(() => {
      connection.stream.destroy(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }))
    }, ANSWER_LIMIT_MS)
    const answered = () => clearTimeout(limit)
    command.once('end', answered).once('error', answered)
    return add(command)
  }
  connection.query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_LIMIT_SECONDS}`, () => undefined)
}
