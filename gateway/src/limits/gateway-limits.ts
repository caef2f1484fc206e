import { type AddressCounter, addressCounter } from '@recruit/chassis/limits/address-counter'
import { countersIn, type Limit } from '@recruit/chassis/limits/counters'
import type { Redis } from '@recruit/chassis/redis/redis'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'

export interface GatewayLimits {
  openWrites: AddressCounter
}

export function gatewayLimits(redis: Redis, limits: { openWrites: Limit } = USAGE_LIMITS): GatewayLimits {
  const counter = countersIn(redis, 'gateway')
  return { openWrites: addressCounter(counter, 'writes', limits.openWrites, WIDE_BLOCK_FACTOR) }
}
