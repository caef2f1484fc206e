import { networkOf } from '@recruit/chassis/failure-throttle'
import type { Call } from '@recruit/contract'
import { rateLimit, type Store } from 'express-rate-limit'
import type { GatewayResponse, Step } from './locals.ts'
import { refuseBody } from './refuse.ts'

export const CEILING_WINDOW_MS = 10 * 60_000
/** Far above what a campus behind one address does on its busiest day; below what fills a database in an hour. */
const CEILING = 10_000

/** Whoever has proved nothing may read as often as they like, but not write without end. */
const isOpenWrite = (call: Call | undefined): boolean =>
  call?.who === 'anyone' && call.method !== 'GET' && !call.reads

/** The ceiling per address for calls that anybody may make and that leave something behind. */
export const ceiling = (store: Store): Step =>
  rateLimit({
    store,
    windowMs: CEILING_WINDOW_MS,
    limit: CEILING,
    skip: (_req, res) => !isOpenWrite((res as GatewayResponse).locals.call),
    keyGenerator: (req) => networkOf(req.ip ?? ''),
    handler: (req, res) => {
      const { call } = (res as GatewayResponse).locals
      res.setHeader(
        'Retry-After',
        secondsTo((req as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime),
      )
      refuseBody(req, res, 'tooMany', call?.failed)
    },
    standardHeaders: false,
    legacyHeaders: false,
    // Its checks speak to the console, of addresses too.
    validate: false,
  }) as Step

const secondsTo = (time: Date | undefined): number =>
  Math.max(1, Math.ceil(((time?.getTime() ?? 0) - Date.now()) / 1000))
