import type { RequestHandler } from 'express'
import { type Metrics, show } from '../observability/metrics.ts'
import { addressBlock } from './address-block.ts'
import { Overloaded } from './overloaded.ts'

export interface CallShares {
  /** What a replica completes well within the time that callers wait; a later caller would wait for nothing. */
  replica: number
  /** Per address block or staff session, so that others find room. */
  block: number
}

/** Refuses requests immediately while too many are under way, in all or of one caller. Must follow `identify`. */
export function loadShedding({ replica, block }: CallShares, metrics: Metrics): RequestHandler {
  const blocks = new Map<string, number>()
  let underWay = 0
  show(metrics, 'calls_under_way', 'Calls that are worked on or wait', () => underWay)
  return (req, res, next) => {
    const key = shareOf(res.locals.caller?.sid, req.headers['x-forwarded-for'])
    const ofBlock = blocks.get(key) ?? 0
    if (underWay >= replica) throw new Overloaded('replica')
    if (ofBlock >= block) throw new Overloaded('block')
    underWay++
    blocks.set(key, ofBlock + 1)
    res.once('close', () => {
      underWay--
      const left = (blocks.get(key) ?? 1) - 1
      if (left) blocks.set(key, left)
      else blocks.delete(key)
    })
    next()
  }
}

/** The share that a request uses: staff have one per session, so that a campus does not delay its own staff. */
export const shareOf = (session: string | undefined, address: string | string[] | undefined): string =>
  session ? `session ${session}` : addressBlock(String(address ?? ''))
