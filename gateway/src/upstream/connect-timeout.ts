import type { ClientRequest } from 'node:http'

const CONNECT_LIMIT_MS = 1_000
/** The error code of a request whose connection timed out. */
export const NO_CONNECTION = 'NO_CONNECTION'

/** A replica on a machine that is gone does not even refuse. */
export function limitConnecting(outgoing: ClientRequest): void {
  const { socket } = outgoing
  if (!socket?.connecting) return
  const limit = setTimeout(() => {
    outgoing.destroy(Object.assign(new Error('No connection in time'), { code: NO_CONNECTION }))
  }, CONNECT_LIMIT_MS)
  socket.once('connect', () => clearTimeout(limit)).once('close', () => clearTimeout(limit))
}
