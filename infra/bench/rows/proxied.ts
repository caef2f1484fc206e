import { randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { type Call, calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/keys/secrets'
import type { Bench } from '../bench.ts'
import { type Asked, gatewayOf, rate } from '../load/load.ts'
import { interleaved, report } from '../load/ratio.ts'

interface Case {
  what: string
  call: Call
  body?: string
  status?: number
}

/**
 * What the gateway makes of a call's speed: identity, token and carrying, over the same call at the service itself.
 * The call is one that needs no database.
 */
const proxied =
  ({ what, call, ...rest }: Case) =>
  async ({ stack }: Bench): Promise<string[]> => {
    const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
    const { method, path, service } = call
    const headers = { accept: 'application/json', ...(rest.body && { 'content-type': 'application/json' }) }
    const asked: Asked = { method, path, headers, ...rest }
    const asGateway = (): Asked => ({
      ...asked,
      headers: {
        ...headers,
        [TOKEN_HEADER]: mint(service),
        'x-request-id': randomUUID(),
        'x-forwarded-for': '127.0.0.1',
      },
    })
    const ratio = await interleaved(
      { name: `proxied ${what}`, measure: () => rate(gatewayOf(stack), asked) },
      { name: 'direct', measure: () => rate(stack.services[service], asGateway()) },
    )
    return [report(`proxied ${what} ÷ direct to the service`, { goal: 0.17, never: 0.13 }, ratio)]
  }

/** With this every page of the staff begins. */
export const proxiedRead = proxied({ what: 'session check (GET)', call: calls.checkAdmin })

/** One with a body, which the service reads and refuses. */
export const proxiedBody = proxied({
  what: 'refused read (POST)',
  call: calls.getApplication,
  body: JSON.stringify({ id: 'nobody', view: 'staff' }),
  status: 401,
})
