import { createServer as createHttp, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { Rotating } from '../config/rotating-keys.ts'
import type { Logger } from '../observability/logger.ts'

/** The certificate and its key, PEM, as they are at the moment. */
export interface TlsPair {
  cert: Rotating<string | undefined>
  key: Rotating<string | undefined>
}

const EXCHANGE_MS = 1_000

/**
 * A server of http, or of https where there is a certificate. Another certificate holds for connections that begin
 * later; nobody's ends. A pair whose halves do not fit, because one file is replaced before the other, is passed over.
 */
export function createServer(
  options: ServerOptions,
  listener: RequestListener,
  pair: TlsPair | undefined,
  log: Logger,
): Server {
  let held = textOf(pair)
  if (!pair || !held) return createHttp(options, listener)
  const server = createHttps({ ...options, ...held }, listener)
  setInterval(() => {
    const now = textOf(pair)
    if (!now || (now.cert === held?.cert && now.key === held.key)) return
    if (whyNoPair(now.cert, now.key)) return
    held = now
    server.setSecureContext(now)
    log.info('another certificate')
  }, EXCHANGE_MS).unref()
  return server
}

const textOf = (pair: TlsPair | undefined) => {
  const [cert, key] = [pair?.cert(), pair?.key()]
  return cert && key ? { cert, key } : null
}

/** Why a certificate and a key are no pair, or null. */
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
