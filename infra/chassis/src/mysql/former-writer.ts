import type { EventEmitter } from 'node:events'
import { isReadOnly } from './outage.ts'

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: Command) => EventEmitter
}
type Command = EventEmitter & { onResult?: ((error: Error | null, ...rest: unknown[]) => void) | undefined }

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
