import { Readable } from 'node:stream'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { Step } from './locals.ts'
import { refuseBody } from './refuse.ts'

const NONE = Buffer.alloc(0)

/**
 * Receives the body whole before anybody behind us hears of the request: a slow client holds up nobody there, a
 * broken upload reaches nobody, and the request can be repeated. The body of a GET goes nowhere.
 */
export const receiveBody: Step = (req, res, next) => {
  res.locals.body = NONE
  if (req.method === 'GET') return next()
  const chunks: Buffer[] = []
  let bytes = 0
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk)
    else refuseBody(req, res, 'bodyTooLarge', res.locals.call?.failed)
  })
  req.once('end', () => {
    if (bytes > BODY_LIMIT_BYTES) return
    res.locals.body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    next()
  })
}

/** A stream of exactly these bytes, for each time that they are sent. */
export const streamOf = (body: Buffer): Readable =>
  new Readable({
    read() {
      if (body.length) this.push(body)
      this.push(null)
    },
  })
