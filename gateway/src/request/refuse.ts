import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf } from '@recruit/chassis/http/errors'
import { because, type Reason as Declared } from '@recruit/contract/calls/reasons'

/** By another name or status than its reason's: the upstream broke, and may have done its work before it did. */
const BROKEN = { upstreamBroke: 'upstreamSlow', readBroke: 'readDown' } as const satisfies Record<
  string,
  Declared
>
const BAD_GATEWAY = 502

/** Why the gateway itself does not do what was asked. */
export type Reason = Declared | keyof typeof BROKEN

/** The status and the body of a refusal; none of them names a host. */
const answerOf = (reason: Reason) =>
  reason in BROKEN
    ? { ...because(BROKEN[reason as keyof typeof BROKEN]), status: BAD_GATEWAY }
    : because(reason as Declared)

const RETRY_AFTER_SECONDS = 2

/** Answers with `{code, reason, message}` in the caller's language, plus the call's own failure flags. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  reason: Reason,
  failed?: Readonly<Record<string, unknown>>,
): void {
  const body = begin(req, res, reason, failed)
  if (body) res.end(body)
}

/** The head of a refusal, whose body is answered; null where a reply has begun already. */
function begin(
  req: IncomingMessage,
  res: ServerResponse,
  reason: Reason,
  failed: Readonly<Record<string, unknown>> | undefined,
): Buffer | null {
  if (res.headersSent || res.destroyed) return null
  const { status, code, said, reason: why } = answerOf(reason)
  const message = said[languageOf(req.headers['accept-language'])]
  const body = Buffer.from(JSON.stringify({ ...failed, code, reason: why, message }))
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', body.length)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  if (status >= 502) res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  return body
}

/** How long the rest of a refused body is read and thrown away, so that the client gets to read the refusal. */
const LINGER_MS = 2_000

/** Refuses a body that is still coming in. */
export function refuseBody(
  req: IncomingMessage,
  res: ServerResponse,
  reason: Reason,
  failed?: Readonly<Record<string, unknown>>,
): void {
  // Nothing is left to come: the connection belongs to the client's next request.
  if (req.complete || req.readableEnded) {
    refuse(req, res, reason, failed)
    return
  }
  const body = begin(req, res, reason, failed)
  if (!body) return
  // Whole by its length, but not ended: Node would close the connection of a client that wants no other request,
  // and that tears away the refusal while the client still sends. Where it is unknown how much is to come, it may.
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
