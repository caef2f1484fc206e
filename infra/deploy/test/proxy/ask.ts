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
  /** An address of this machine that the visitor has. */
  from?: string
}

/** A browser's connections, which it keeps. */
export const keptConnections = ({ cert }: Pick<RunningProxy, 'cert'>) =>
  new Agent({ keepAlive: true, ca: cert })

/** One request over https by HTTP/1.1. Rejects where no reply comes. */
export const ask = ({ cert, httpsPort }: RunningProxy, path: string, asked: Asked = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { method = 'GET', body, headers = {}, agent = new Agent({ ca: cert }), from } = asked
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

/** The same by HTTP/2; resolves with the status. */
export async function askHttp2({ cert, httpsPort }: RunningProxy, path: string): Promise<number> {
  const session = connectHttp2(`https://localhost:${httpsPort}`, { ca: cert })
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': path })
      stream.on('error', reject).on('response', (headers) => resolve(headers[':status'] ?? 0))
      stream.resume().end()
    })
  } finally {
    session.destroy()
  }
}
