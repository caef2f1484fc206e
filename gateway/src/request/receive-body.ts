import { Readable } from 'node:stream'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { BodyBudget } from '../limits/body-budget.ts'
import type { Step } from './locals.ts'
import { type Reason, refuseBody } from './refuse.ts'

const NONE = Buffer.alloc(0)

/**
 * Receives the whole body before the call is sent to a service: a slow client delays no service, a broken upload
 * reaches none, and the request can be repeated. The body of a GET is dropped.
 */
export const receiveBody =
  (budget: BodyBudget): Step =>
  (req, res, next) => {
    res.locals.body = NONE
    if (req.method === 'GET') return next()
    const count = budget(res.locals.address)
    const chunks: Buffer[] = []
    let bytes = 0
    let isRefused = false
    const refuseIt = (reason: Reason) => {
      isRefused = true
      chunks.length = 0
      count.release()
      refuseBody(req, res, reason, res.locals.call?.failed)
    }
    req.on('data', (chunk: Buffer) => {
      if (isRefused) return
      bytes += chunk.length
      if (bytes > BODY_LIMIT_BYTES) refuseIt('bodyTooLarge')
      else if (!count.add(chunk.length)) refuseIt('overloaded')
      else chunks.push(chunk)
    })
    req.once('close', count.release)
    req.once('end', () => {
      count.release()
      if (isRefused) return
      res.locals.body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      next()
    })
  }

/** A new stream of these bytes, for each try. */
export const streamOf = (body: Buffer): Readable =>
  new Readable({
    read() {
      if (body.length) this.push(body)
      this.push(null)
    },
  })
