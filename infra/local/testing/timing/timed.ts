import { Agent, request } from 'node:http'
import { type CallName, calls } from '@recruit/contract'

/** A request and its sender. */
export interface Asked {
  call: CallName
  form: unknown
  headers?: Record<string, string>
}
interface Timed {
  status: number
  /** From the first byte sent to the last one received, in milliseconds. */
  ms: number
}

/** Times one request after another on one connection. */
export function stopwatch(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = ({ call, form, headers }: Asked): Promise<Timed> =>
    new Promise((resolve, reject) => {
      const { method, path } = calls[call]
      const body = Buffer.from(JSON.stringify(form))
      const described = { 'content-type': 'application/json', 'content-length': body.length }
      const started = performance.now()
      const outgoing = request(
        url + path,
        { agent, method, headers: { ...described, ...headers } },
        (reply) => {
          reply.resume().once('end', () => {
            resolve({ status: reply.statusCode ?? 0, ms: performance.now() - started })
          })
          reply.once('error', reject)
        },
      )
      outgoing.once('error', reject).end(body)
    })
  return { ask, close: () => agent.destroy() }
}
