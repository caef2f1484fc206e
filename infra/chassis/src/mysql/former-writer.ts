import type { EventEmitter } from 'node:events'

/** 1047: a Galera node without its group. 1290, 1836: a server that may only be read. Nothing was done then. */
const REFUSALS = new Set([1047, 1290, 1836])

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: Command) => EventEmitter
}
type Command = EventEmitter & { onResult?: ((error: Error | null, ...rest: unknown[]) => void) | undefined }

/** Whether a server refused because it does not take writes, or not any more. */
export const isRefused = (thrown: unknown): boolean => {
  const { original, errno } = (thrown ?? {}) as { original?: { errno?: number }; errno?: number }
  return REFUSALS.has(original?.errno ?? errno ?? 0)
}

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
      if (error && isRefused(error)) formerWriters.add(connection)
      onResult.call(command, error, ...rest)
    }
    command.onResult = noted
    return add(command)
  }
}
