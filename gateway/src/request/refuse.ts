import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  HTTP_STATUS,
  languageOf,
  overloaded,
  perhapsUnsaved,
  type Refusal,
} from '@recruit/chassis/http/errors'
import { because, type Reason as Declared, REASONS } from '@recruit/contract/calls/reasons'

interface Answer extends Pick<Refusal, 'said'> {
  status: number
  code: string
  reason?: string
}

const CODES = { ...HTTP_STATUS, xsrf: 403 }
/** An answer that the contract declares, with the status of its code. */
const declared = (name: Declared, status: number = CODES[REASONS[name]]): Answer => ({
  status,
  ...because(name),
})

/** Every refusal that the gateway itself can give; none of them names a host. */
const ANSWERS = {
  badFraming: declared('badRequest'),
  badPath: declared('badPath'),
  badJson: {
    status: HTTP_STATUS.invalid,
    code: 'invalid',
    said: { ko: '보낸 값의 형식이 올바르지 않습니다: JSON', en: 'A value has the wrong shape: JSON' },
  },
  unauthorized: declared('unauthorized'),
  unknownApplicant: declared('unknownApplicant'),
  noPermission: declared('noPermission'),
  notYours: declared('notYours'),
  crossSite: declared('crossSite'),
  xsrf: declared('xsrf'),
  notFound: declared('notFound'),
  bodyTooLarge: declared('bodyTooLarge'),
  tooMany: declared('tooManyRequests'),
  jsonOnly: declared('jsonOnly'),
  /** A limit of capacity: nothing was sent. */
  overloaded: { status: HTTP_STATUS.unavailable, code: 'unavailable', said: overloaded },
  /** The upstream may have done its work before it failed: the caller is told to look. */
  upstreamBroke: declared('upstreamSlow', 502),
  upstreamDown: declared('upstreamDown'),
  /** Nothing was sent, but the caller may be repeating what was done before. */
  upstreamUnsure: { status: HTTP_STATUS.unavailable, code: 'unavailable', said: perhapsUnsaved },
  upstreamSlow: declared('upstreamSlow'),
  /** The same for a call that changes nothing. */
  readBroke: declared('readDown', 502),
  readDown: declared('readDown'),
  readSlow: declared('readDown'),
} as const satisfies Record<string, Answer>
export type Reason = keyof typeof ANSWERS

const RETRY_AFTER_SECONDS = 2

/** Answers with `{code, reason, message}` in the caller's language, beside the call's own failure flags. */
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
  const { status, code, said, reason: why }: Answer = ANSWERS[reason]
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
