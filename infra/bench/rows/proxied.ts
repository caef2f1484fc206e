import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { type Call, calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/keys/secrets'
import type { Bench } from '../calls.ts'
import { compareCosts, loadOf } from '../load/costs.ts'
import { type Asked, gatewayOf } from '../load/load.ts'
import { startServer } from '../load/spawned.ts'

interface Case {
  what: string
  call: Call
  body?: string
  status?: number
  /** Of the gateway's way over the direct one. */
  goal: { goal: number; never: number }
}

/** As a browser asks the gateway, and as the gateway asks the service. */
function asking({ stack }: Bench, { call, goal: _goal, what: _what, ...rest }: Case) {
  const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
  const { method, path, service } = call
  const headers = { accept: 'application/json', ...(rest.body && { 'content-type': 'application/json' }) }
  const asked: Asked = { method, path, headers, ...rest }
  const asGateway = (): Asked[] => [
    {
      ...asked,
      headers: {
        ...headers,
        [TOKEN_HEADER]: mint(service),
        'x-request-id': randomUUID(),
        'x-forwarded-for': '127.0.0.1',
      },
    },
  ]
  const parts = (name: string) => stack.parts.filter(({ kind }) => kind === name)
  const [gateway, upstream] = [parts('gateway'), parts(service)]
  return { asBrowser: () => [asked], asGateway, gateway, upstream }
}

/**
 * What the gateway makes of a call's speed: identity, token and carrying, over the same call at the service itself.
 * The call is one that needs no database.
 */
const proxied =
  (one: Case) =>
  (bench: Bench): Promise<string[]> => {
    const { asBrowser, asGateway, gateway, upstream } = asking(bench, one)
    return compareCosts(`proxied ${one.what} ÷ direct to the service`, one.goal, {
      ours: { programs: [...gateway, ...upstream], prepare: loadOf(gatewayOf(bench.stack), asBrowser) },
      floor: { programs: upstream, prepare: loadOf(bench.stack.services[one.call.service], asGateway) },
    })
  }

/** The same over Express with http-proxy-middleware alone, before the same service; by processor time the two themselves. */
const beforeProxy =
  (one: Case) =>
  async (bench: Bench): Promise<string[]> => {
    const { asBrowser, asGateway, gateway, upstream } = asking(bench, one)
    const script = join(import.meta.dirname, '../floors/proxy-server.ts')
    const proxy = await startServer('proxy', script, { target: bench.stack.services[one.call.service] })
    try {
      return await compareCosts(
        `gateway ÷ Express with http-proxy-middleware alone, ${one.what}`,
        { goal: GATEWAY_GOAL },
        {
          ours: { programs: [...gateway, ...upstream], prepare: loadOf(gatewayOf(bench.stack), asBrowser) },
          floor: { programs: [proxy, ...upstream], prepare: loadOf(proxy.url, asGateway) },
          compared: 1,
        },
      )
    } finally {
      await proxy.stop()
    }
  }

/** With this every page of the staff begins. */
const SESSION_CHECK: Case = {
  what: 'session check (GET)',
  call: calls.checkAdmin,
  goal: { goal: 0.3, never: 0.13 },
}
/** One with a body, which the service reads and refuses. */
const REFUSED_READ: Case = {
  what: 'refused read (POST)',
  call: calls.getApplication,
  body: JSON.stringify({ id: 'nobody', view: 'staff' }),
  status: 401,
  goal: { goal: 0.17, never: 0.13 },
}
const GATEWAY_GOAL = 0.7

export const proxiedRead = proxied(SESSION_CHECK)
export const proxiedBody = proxied(REFUSED_READ)
export const gatewayFloor = beforeProxy(SESSION_CHECK)
export const gatewayFloorBody = beforeProxy(REFUSED_READ)
