import { calls } from '@recruit/contract'
import type { Product } from '../bench.ts'
import type { Line } from '../goals.ts'
import { asGateway } from '../load/callers.ts'
import { type CostedSide, compareCosts, loadOf } from '../load/costs.ts'
import { type Asked, gatewayOf } from '../load/load.ts'
import { onServer } from '../load/spawned.ts'

/** Every page of the staff begins with it, and it needs no database. */
const { method, path } = calls.checkAdmin
const service = 'auth'
const WHAT = 'session check (GET)'

/**
 * The cost of the gateway's identity, token and proxying, compared with the same call at the service itself, and with
 * bare Express and http-proxy-middleware by the two's processor time.
 */
export async function proxied({ stack }: Product): Promise<Line[]> {
  const direct = (): Asked[] => [{ method, path, headers: asGateway(stack, [], service)('nobody') }]
  const gateway = stack.parts.filter(({ kind }) => kind === 'gateway')
  const upstream = stack.parts.filter(({ kind }) => kind === service)
  const target = stack.services[service]
  const ours: CostedSide = {
    programs: [...gateway, ...upstream],
    prepare: loadOf(gatewayOf(stack), () => [{ method, path, headers: { accept: 'application/json' } }]),
  }
  const overService = await compareCosts(
    `proxied ${WHAT} ÷ direct to the service`,
    { goal: 0.3, never: 0.13 },
    { ours, floor: { programs: upstream, prepare: loadOf(target, direct) } },
  )
  const overProxy = await onServer('proxy', { target }, (proxy) => {
    const floor = { programs: [proxy, ...upstream], prepare: loadOf(proxy.url, direct) }
    const what = `gateway ÷ Express with http-proxy-middleware alone, ${WHAT}`
    return compareCosts(what, { goal: 0.7 }, { ours, floor, compared: 1 })
  })
  return [...overService, ...overProxy]
}
