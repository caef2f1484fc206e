import type { RequestListener } from 'node:http'
import { freePort } from '@recruit/local/stack/ports'
import { serve } from './support.ts'

/** A stub of a replica: reports a readiness, records requests and gives the replies that a test sets. */
export async function startReplica() {
  const replica = {
    bodies: [] as string[],
    keys: [] as unknown[],
    repeats: [] as unknown[],
    readyz: ((_req, res) => res.end()) as RequestListener,
    behave: ((_req, res) => res.end('{}')) as RequestListener,
  }
  const served = await serve(
    (req, res) => {
      if (req.url === '/readyz') return replica.readyz(req, res)
      let body = ''
      req.on('data', (chunk) => {
        body += chunk
      })
      req.on('end', () => {
        replica.bodies.push(body)
        replica.keys.push(req.headers['idempotency-key'])
        replica.repeats.push(req.headers['x-internal-repeat'])
        replica.behave(req, res)
      })
    },
    await freePort(),
  )
  return Object.assign(replica, { served })
}
export type StandIn = Awaited<ReturnType<typeof startReplica>>
