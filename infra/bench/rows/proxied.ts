import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/keys/secrets'
import type { Bench } from '../calls.ts'
import { type CostedSide, compareCosts, loadOf } from '../load/costs.ts'
import { type Asked, gatewayOf } from '../load/load.ts'
import type { Line } from '../load/ratio.ts'
import { startServer } from '../load/spawned.ts'

/** Every page of the staff begins with it, and it needs no database. */
const CALL = calls.checkAdmin
const WHAT = 'session check (GET)'

/**
 * The cost of the gateway's identity, token and proxying, compared with the same call at the service itself, and with
 * bare Express and http-proxy-middleware by the two's processor time.
 */
export async function proxied({ stack }: Bench): Promise<Line[]> {
  const { method, path, service } = CALL
  const headers = { accept: 'application/json' }
  const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
  const asGateway = (): Asked[] => {
    const own = {
      [TOKEN_HEADER]: mint(service),
      'x-request-id': randomUUID(),
      'x-forwarded-for': '127.0.0.1',
    }
    return [{ method, path, headers: { ...headers, ...own } }]
  }
  const target = stack.services[service]
  const [gateway, upstream] = ['gateway', service].map((name) =>
    stack.parts.filter(({ kind }) => kind === name),
  )
  const programs = [...(gateway ?? []), ...(upstream ?? [])]
  const ours: CostedSide = {
    programs,
    prepare: loadOf(gatewayOf(stack), () => [{ method, path, headers }]),
  }
  const direct = await compareCosts(
    `proxied ${WHAT} ÷ direct to the service`,
    { goal: 0.3, never: 0.13 },
    { ours, floor: { programs: upstream ?? [], prepare: loadOf(target, asGateway) } },
  )
  const proxy = await startServer('proxy', join(import.meta.dirname, '../load/proxy-server.ts'), { target })
  try {
    const floor = { programs: [proxy, ...(upstream ?? [])], prepare: loadOf(proxy.url, asGateway) }
    const what = `gateway ÷ Express with http-proxy-middleware alone, ${WHAT}`
    return [...direct, ...(await compareCosts(what, { goal: 0.7 }, { ours, floor, compared: 1 }))]
  } finally {
    await proxy.stop()
  }
}
