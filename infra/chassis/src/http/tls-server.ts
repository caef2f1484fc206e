import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { createServer as createHttps, type ServerOptions } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { Rotating } from '../config/config.ts'
import type { Logger } from '../observability/logger.ts'

/** The current certificate and its key, PEM. */
export interface TlsPair {
  cert: Rotating<string | undefined>
  key: Rotating<string | undefined>
}

const EXCHANGE_MS = 1_000
/** The limit of a handshake: Node's is two minutes. */
const HANDSHAKE_MS = 5_000

/**
 * An http server, or https with a certificate. A new certificate applies to later connections; open ones continue. A
 * pair whose halves do not fit, as while the files are replaced, is ignored.
 */
export function createServer(
  options: ServerOptions,
  listener: RequestListener,
  pair: TlsPair | undefined,
  log: Logger,
): Server {
  let held = textOf(pair)
  if (!pair || !held) return answersNonsense(createHttp(options, listener))
  const server = createHttps({ handshakeTimeout: HANDSHAKE_MS, ...options, ...held }, listener)
  // Before Node raises `clientError`: an answer would wait for a handshake that never completes.
  server.prependListener('tlsClientError', (_error, socket) => socket.destroy())
  setInterval(() => {
    const now = textOf(pair)
    if (!now || (now.cert === held?.cert && now.key === held.key)) return
    if (whyNoPair(now.cert, now.key)) return
    held = now
    server.setSecureContext(now)
    log.info('another certificate')
  }, EXCHANGE_MS).unref()
  return answersNonsense(server)
}

const answersNonsense = (server: Server) =>
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })

const textOf = (pair: TlsPair | undefined) => {
  const [cert, key] = [pair?.cert(), pair?.key()]
  return cert && key ? { cert, key } : null
}

export function whyNoPair(cert: string | undefined, key: string | undefined): string | null {
  if (!cert && !key) return null
  if (!cert || !key) return 'a certificate and its key are given together'
  try {
    createSecureContext({ cert, key })
    return null
  } catch (error) {
    return (error as Error).message
  }
}
