import type { ClientRequest } from 'node:http'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { Request } from 'express'
import type { GatewayResponse } from './locals.ts'
import { refuseBody } from './refuse.ts'

const CONNECT_LIMIT_MS = 2_000
/** The code of the error that a request ends with when its connection was not made in time. */
export const NO_CONNECTION = 'NO_CONNECTION'

/** A replica whose machine is gone does not even refuse. */
export function limitConnecting(outgoing: ClientRequest): void {
  const { socket } = outgoing
  if (!socket?.connecting) return
  const limit = setTimeout(() => {
    outgoing.destroy(Object.assign(new Error('No connection in time'), { code: NO_CONNECTION }))
  }, CONNECT_LIMIT_MS)
  socket.once('connect', () => clearTimeout(limit)).once('close', () => clearTimeout(limit))
}

/** A body that did not say its length is counted while it passes. */
export function cutLongBody(outgoing: ClientRequest, req: Request, res: GatewayResponse): void {
  let bytes = 0
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= BODY_LIMIT_BYTES || res.headersSent) return
    req.unpipe(outgoing)
    refuseBody(req, res, 'bodyTooLarge', res.locals.call?.failed)
    outgoing.destroy()
  })
}
