import type { EventEmitter } from 'node:events'
import { isReadOnly } from './outage.ts'

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: Command) => EventEmitter
}
type Command = EventEmitter & { onResult?: ((error: Error | null, ...rest: unknown[]) => void) | undefined }

const formerWriters = new WeakSet<object>()

/** Whether the server of this connection has refused a write as one that takes none. */
export const isOfFormerWriter = (connection: object): boolean => formerWriters.has(connection)

/**
 * Notes what the server of a connection refuses. It answers in good health, so that a pool would keep the connection for
 * ever; the next one leads to whichever server takes the writes now.
 */
export function noteRefusals(made: unknown): void {
  const connection = made as Connection
  const add = connection.addCommand.bind(connection)
  connection.addCommand = (command) => {
    const { onResult } = command
    if (!onResult) return add(command)
    // A value first: one that is made as it is written into a property, V8 takes for a method and puts among old objects.
    const noted: typeof onResult = (error, ...rest) => {
      if (error && isReadOnly(error)) formerWriters.add(connection)
      onResult.call(command, error, ...rest)
    }
    command.onResult = noted
    return add(command)
  }
}
