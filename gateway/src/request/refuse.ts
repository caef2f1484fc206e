import type { IncomingMessage } from 'node:http'
import type { Logger } from '@recruit/chassis/observability/logger'
import { because, type Reason as Declared } from '@recruit/contract/calls/reasons'
import { languageOf } from '@recruit/contract/text'
import type { AnyResponse } from './locals.ts'

/** Reasons with another name or status: the upstream failed, and may have done its work before. */
const BROKEN = { upstreamBroke: 'upstreamSlow', readBroke: 'readDown' } as const satisfies Record<
  string,
  Declared
>
const BAD_GATEWAY = 502

/** Why the gateway refuses a request. */
export type Reason = Declared | keyof typeof BROKEN

/** The status and the body of a refusal; none names a host. */
const answerOf = (reason: Reason) =>
  reason in BROKEN
    ? { ...because(BROKEN[reason as keyof typeof BROKEN]), status: BAD_GATEWAY }
    : because(reason as Declared)

const RETRY_AFTER_SECONDS = 2

/** Answers with `{code, reason, message}` in the caller's language, plus the call's own failure flags. */
export function refuse(req: IncomingMessage, res: AnyResponse, reason: Reason): void {
  const body = begin(req, res, reason)
  if (body) res.end(body)
}

/** Writes the head of a refusal and returns its body; null if a reply has begun. */
function begin(req: IncomingMessage, res: AnyResponse, reason: Reason): Buffer | null {
  if (res.headersSent || res.destroyed) return null
  const { status, code, said, reason: why } = answerOf(reason)
  const message = said[languageOf(req.headers['accept-language'])]
  const body = Buffer.from(JSON.stringify({ ...res.locals?.call?.failed, code, reason: why, message }))
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', body.length)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  if (status >= 502) res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  return body
}

/** How long the rest of a refused body is read and dropped, so that the client can read the refusal. */
const LINGER_MS = 2_000

export function refuseBody(req: IncomingMessage, res: AnyResponse, reason: Reason): void {
  // Nothing is left to read: the connection is free for the client's next request.
  if (req.complete || req.readableEnded) {
    refuse(req, res, reason)
    return
  }
  const body = begin(req, res, reason)
  if (!body) return
  // A body complete by its length but not ended must be awaited: Node would close a connection without keep-alive, and
  // the client would lose the refusal while it still sends. With an unknown length Node may close it.
  const waits = reason !== 'badRequest'
  if (waits) res.write(body)
  else res.end(body)
  const limit = setTimeout(() => req.socket.destroy(), LINGER_MS).unref()
  req
    .on('close', () => clearTimeout(limit))
    .on('end', () => {
      clearTimeout(limit)
      if (waits) res.end()
    })
  req.on('error', () => {})
  req.resume()
}

/** Logs any uncaught error with the request's id; the caller does not see it. */
export const endWithJson =
  (log: Logger) =>
  (err: unknown, req: IncomingMessage, res: AnyResponse): void => {
    if (res.writableEnded || res.destroyed) return
    log.error({ requestId: res.locals?.requestId, err }, 'failed')
    if (res.headersSent) res.destroy()
    else refuseBody(req, res, 'upstreamDown')
  }
