import { randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/internal-token'
import { type Call, calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/secrets'
import type { Bench } from './bench.ts'
import { type Asked, gatewayOf, rate } from './load.ts'
import { interleaved, report } from './ratio.ts'

/** Calls that need no database: one that every page of the staff begins with, and one whose body is refused. */
const CASES: { what: string; call: Call; body?: string; status?: number }[] = [
  { what: 'session check (GET)', call: calls.checkAdmin },
  {
    what: 'refused read (POST)',
    call: calls.getApplication,
    body: JSON.stringify({ id: 'nobody', view: 'staff' }),
    status: 401,
  },
]

/** What the gateway makes of a call's speed: identity, token and carrying, over the same call at the service itself. */
export async function proxied({ stack }: Bench): Promise<string[]> {
  const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
  const lines: string[] = []
  for (const { what, call, ...rest } of CASES) {
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
    lines.push(report(`proxied ${what} ÷ direct to the service`, { goal: 0.17, never: 0.13 }, ratio))
  }
  return lines
}
