import { type AddressCounter, addressCounter, countersIn, type Limit } from '@recruit/chassis/limits/counters'
import { type FairQueue, fairQueue } from '@recruit/chassis/limits/fair-queue'
import { shareOf } from '@recruit/chassis/limits/shares'
import type { Redis } from '@recruit/chassis/redis/redis'
import type { Answerer, Call, Service } from '@recruit/contract'
import type { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { GatewayResponse, Step } from '../request/locals.ts'
import { refuse, refuseBody } from '../request/refuse.ts'

export interface GatewayLimits {
  openWrites: AddressCounter
}

export function gatewayLimits(redis: Redis, limits: { openWrites: Limit } = USAGE_LIMITS): GatewayLimits {
  const counter = countersIn(redis, 'gateway')
  return { openWrites: addressCounter(counter, 'writes', limits.openWrites) }
}

/** An unproved caller may read without limit, but not write. */
const isOpenWrite = (call: Call | undefined): boolean =>
  call?.who === 'anyone' && call.method !== 'GET' && !call.readOnly

/**
 * The limit of an address block for public calls that store something. It follows every check that refuses, so that
 * requests forged by another site do not count.
 */
export function limitOpenWrites(writes: AddressCounter): Step {
  const count: Step = async (req, res, next) => {
    const { isOver, secondsLeft } = await writes.add(res.locals.address)
    if (!isOver) return next()
    res.setHeader('Retry-After', secondsLeft)
    refuseBody(req, res, 'tooManyRequests')
  }
  return (req, res, next) => (isOpenWrite(res.locals.call) ? count(req, res, next) : next())
}

export type Capacity = Record<keyof typeof CAPACITY_LIMITS, { most: number; seconds?: number }>

/**
 * Sends calls to a service, alternating between address blocks, each up to its share. A call whose caller has left is
 * never sent.
 */
export function upstreamQueue(
  { upstream, blockUpstream, authUpstream, blockAuthUpstream, upstreamWaiting }: Capacity,
  onOver: (limit: string) => void,
): Step {
  const queueWith = (places: { most: number }, share: { most: number }) =>
    fairQueue({
      name: 'upstream',
      places: places.most,
      share: share.most,
      waiting: upstreamWaiting.most,
      waitMs: (upstreamWaiting.seconds ?? 0) * 1_000,
    })
  const queues: Record<Service, FairQueue> = {
    applicants: queueWith(upstream, blockUpstream),
    settings: queueWith(upstream, blockUpstream),
    // Of its own, so that guesses do not delay the right key.
    auth: queueWith(authUpstream, blockAuthUpstream),
  }
  return (req, res, next) => {
    const { call, caller, address } = res.locals
    if (!call || call.service === 'gateway') return next()
    const queue = queues[call.service]
    const share = shareOf(caller.sid, address)
    const done = queue.enterAtOnce(share)
    if (done) return untilClosed(res, done, next)
    return queue
      .enter(share, () => res.destroyed)
      .then(
        (later) => untilClosed(res, later, next),
        () => {
          onOver('upstream')
          refuse(req, res, 'overloaded')
        },
      )
  }
}

/** Continues, and releases the place when the reply is sent or its client has left. */
function untilClosed(res: GatewayResponse, done: () => void, next: () => void): void {
  if (res.destroyed) done()
  else {
    res.once('close', done)
    next()
  }
}

/**
 * Holds calls to a service whose last replica has left until it is back. Held calls take no place in the queue; their
 * number is limited, in total and per address block or session.
 */
export function waitForRestart(
  untilBack: (service: Answerer) => Promise<void> | null,
  { most, ofBlock }: { most: number; ofBlock: number },
  onOver: (limit: string) => void,
): Step {
  const queue = fairQueue({ name: 'restart', places: most, share: ofBlock, waiting: 0, waitMs: 0 })
  return (req, res, next) => {
    const { call, caller, address } = res.locals
    const back = call && untilBack(call.service)
    if (!back) return next()
    const done = queue.enterAtOnce(shareOf(caller.sid, address))
    if (!done) {
      onOver('restart')
      return refuse(req, res, 'overloaded')
    }
    res.once('close', done)
    return back.then(() => {
      res.off('close', done)
      done()
      if (!res.destroyed) next()
    })
  }
}
