import { type AddressCounter, addressCounter } from '@recruit/chassis/limits/address-counter'
import { countersIn, type Limit } from '@recruit/chassis/limits/counters'
import type { Redis } from '@recruit/chassis/redis/redis'
import type { Call } from '@recruit/contract'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'

export interface GatewayLimits {
  openWrites: AddressCounter
}

export function gatewayLimits(redis: Redis, limits: { openWrites: Limit } = USAGE_LIMITS): GatewayLimits {
  const counter = countersIn(redis, 'gateway')
  return { openWrites: addressCounter(counter, 'writes', limits.openWrites, WIDE_BLOCK_FACTOR) }
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
    const { call, address } = res.locals
    const { isOver, secondsLeft } = await writes.add(address)
    if (!isOver) return next()
    res.setHeader('Retry-After', secondsLeft)
    refuseBody(req, res, 'tooManyRequests', call?.failed)
  }
  return (req, res, next) => (isOpenWrite(res.locals.call) ? count(req, res, next) : next())
}
