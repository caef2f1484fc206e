import type { EventEmitter } from 'node:events'
import { isReadOnly } from './outage.ts'

/** Shorter than callers wait, so that they receive 'not saved' rather than nothing. */
const ANSWER_LIMIT_MS = 2_500
const LOCK_LIMIT_SECONDS = 2

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: Command) => EventEmitter
  stream: { destroy: (error: Error) => void }
  query: (sql: string, done: () => void) => void
}
type Command = EventEmitter & { onResult?: ((error: Error | null, ...rest: unknown[]) => void) | undefined }

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

const formerWriters = new WeakSet<object>()

/** Whether the server of this connection has refused a write because it is read-only. */
export const isOfFormerWriter = (connection: object): boolean => formerWriters.has(connection)

/**
 * Marks connections whose server has become read-only. It answers health checks, so the pool would keep them forever; a
 * new connection leads to the current writer.
 */
export function noteRefusals(made: unknown): void {
  const connection = made as Connection
  const add = connection.addCommand.bind(connection)
  connection.addCommand = (command) => {
    const { onResult } = command
    if (!onResult) return add(command)
    // A separate value: V8 treats a function literal in an assignment to a property as a method, and allocates it among
    // old objects.
    const noted: typeof onResult = (error, ...rest) => {
      if (error && isReadOnly(error)) formerWriters.add(connection)
      onResult.call(command, error, ...rest)
    }
    command.onResult = noted
    return add(command)
  }
}
