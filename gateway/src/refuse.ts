import type { IncomingMessage, ServerResponse } from 'node:http'
import { HTTP_STATUS, languageOf, type Said } from '@recruit/chassis/errors'
import { messages } from '@recruit/contract/messages'
import { REFUSALS, type Refusal } from '@recruit/contract/permission'

type Answer = readonly [status: number, code: string, said: Said]

const refusal = (reason: Refusal): Answer => {
  const { code, said } = REFUSALS[reason]
  return [HTTP_STATUS[code], code, said]
}

/** Every refusal that the gateway itself can give; none of them names a host. */
const ANSWERS = {
  badFraming: [400, 'invalid', messages.badRequest],
  badPath: [400, 'invalid', messages.badPath],
  badJson: [
    400,
    'invalid',
    { ko: '보낸 값의 형식이 올바르지 않습니다: JSON', en: 'A value has the wrong shape: JSON' },
  ],
  unauthorized: refusal('unauthorized'),
  unknownApplicant: refusal('unknownApplicant'),
  noPermission: refusal('noPermission'),
  notYours: refusal('notYours'),
  crossSite: [403, 'forbidden', messages.crossSite],
  xsrf: [403, 'xsrf', messages.xsrf],
  notFound: [404, 'not_found', messages.notFound],
  bodyTooLarge: [413, 'too_large', messages.bodyTooLarge],
  tooMany: [429, 'too_many', messages.tooManyRequests],
  jsonOnly: [415, 'not_json', messages.jsonOnly],
  /** The upstream may have done its work before it failed: the caller is told to look. */
  upstreamBroke: [502, 'unavailable', messages.upstreamSlow],
  upstreamDown: refusal('upstreamDown'),
  upstreamSlow: [503, 'unavailable', messages.upstreamSlow],
  /** The same for a call that changes nothing. */
  readBroke: [502, 'unavailable', messages.readDown],
  readDown: refusal('readDown'),
  readSlow: [503, 'unavailable', messages.readDown],
} as const satisfies Record<string, Answer>
export type Reason = keyof typeof ANSWERS

const RETRY_AFTER_SECONDS = 2

/** Answers with `{code, message}` in the caller's language, beside the call's own failure flags. */
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
  const [status, code, said] = ANSWERS[reason]
  const message = said[languageOf(req.headers['accept-language'])]
  const body = Buffer.from(JSON.stringify({ ...failed, code, message }))
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
  // and that tears away the refusal while the client still sends. Where nobody knows how much is to come, it may.
  const waits = reason !== 'badFraming'
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
