import type { IncomingHttpHeaders } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { Agent, request } from 'node:https'
import type { RunningProxy } from './start-proxy.ts'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}
interface Asked {
  method?: string
  body?: string | undefined
  headers?: Record<string, string>
  agent?: Agent
  /** The visitor's address, one of this machine. */
  from?: string
}

/** Kept-alive connections, like a browser's. */
export const keptConnections = ({ cert }: Pick<RunningProxy, 'cert'>) =>
  new Agent({ keepAlive: true, ca: cert })

/** A connection per request. */
export const newConnections = ({ cert }: Pick<RunningProxy, 'cert'>) => new Agent({ ca: cert })

/** One https request by HTTP/1.1. Rejects without a reply. */
export const ask = ({ cert, httpsPort }: RunningProxy, path: string, asked: Asked = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { method = 'GET', body, headers = {}, agent = newConnections({ cert }), from } = asked
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const where = {
      host: '127.0.0.1',
      port: httpsPort,
      servername: 'localhost',
      path,
      method,
      agent,
      localAddress: from,
    }
    request({ ...where, headers: { host: `localhost:${httpsPort}`, ...json, ...headers } }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      res.on('error', reject)
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
      .on('error', reject)
      .end(body)
  })

/** Requests by HTTP/2, one after the other over one connection; returns the statuses, or how a stream ended. */
export async function askHttp2({ cert, httpsPort }: RunningProxy, methods: string[]) {
  const session = connectHttp2(`https://localhost:${httpsPort}`, { ca: cert })
  const outcome = (method: string) =>
    new Promise<number | string>((resolve) => {
      const stream = session.request({ ':path': '/api/x', ':method': method })
      stream.on('error', ({ message }) => resolve(message))
      stream.on('response', (headers) => resolve(headers[':status'] ?? 0))
      stream.resume().end(method === 'POST' ? '{}' : undefined)
    })
  const outcomes: (number | string)[] = []
  try {
    for (const method of methods) outcomes.push(await outcome(method))
  } finally {
    session.destroy()
  }
  return outcomes
}
