import { Agent, request } from 'node:http'
import type { Call } from '@recruit/contract'

const agent = new Agent({ keepAlive: true })
export const closeConnections = () => agent.destroy()

/** One request with these headers, forged ones included. */
interface Ask {
  base: string
  call: Call
  form: Record<string, unknown>
  headers: Record<string, string>
}
/** Sends a call; with `Expect` it sends the body only after the server's 100. */
export function ask({
  base,
  call,
  form,
  headers,
}: Ask): Promise<{ status: number; body: Record<string, unknown> }> {
  const isRead = call.method === 'GET'
  const query = isRead ? new URLSearchParams(form as Record<string, string>).toString() : ''
  const body = isRead ? undefined : JSON.stringify(form)
  return new Promise((resolve, reject) => {
    const outgoing = request(base + call.path + (query && `?${query}`), {
      method: call.method,
      agent,
      headers: {
        ...headers,
        ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
      },
    })
    outgoing.on('error', reject).on('response', (reply) => {
      let text = ''
      reply.on('data', (chunk) => {
        text += chunk
      })
      reply
        .on('error', reject)
        .on('end', () => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) }))
    })
    if (!headers.Expect || !body) return void outgoing.end(body)
    outgoing.on('continue', () => outgoing.end(body))
    outgoing.flushHeaders()
  })
}
