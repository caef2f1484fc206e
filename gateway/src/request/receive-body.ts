import { Readable } from 'node:stream'
import { addressBlock } from '@recruit/chassis/limits/shares'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { Step } from './locals.ts'
import { type Reason, refuseBody } from './refuse.ts'

/** Bodies of at most this size arrive in one piece, and are not counted. */
const FREE_BYTES = 1_024

export interface BodyCount {
  /** Returns false where the budget is exceeded. */
  add: (bytes: number) => boolean
  /** The body is complete or abandoned; safe to call again. */
  release: () => void
}
export type BodyBudget = (address: string) => BodyCount

/** Bounds the bytes of unfinished bodies, in all and for each address block. */
export function bodyBudget(
  { bytes: most, ofBlock }: { bytes: number; ofBlock: number },
  onOver: (limit: string) => void,
): BodyBudget {
  const blocks = new Map<string, number>()
  let all = 0
  return (address) => {
    let received = 0
    let counted = 0
    let block = ''
    const count = (bytes: number) => {
      all += bytes
      counted += bytes
      const left = (blocks.get(block) ?? 0) + bytes
      if (left > 0) blocks.set(block, left)
      else blocks.delete(block)
    }
    return {
      add(bytes) {
        received += bytes
        if (received <= FREE_BYTES) return true
        block ||= addressBlock(address)
        const more = received - FREE_BYTES - counted
        const isOverAll = all + more > most
        if (isOverAll || (blocks.get(block) ?? 0) + more > ofBlock) {
          onOver(isOverAll ? 'bodies' : 'block bodies')
          return false
        }
        count(more)
        return true
      },
      release() {
        if (counted) count(-counted)
        received = 0
      },
    }
  }
}

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
      refuseBody(req, res, reason)
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
