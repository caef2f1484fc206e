import type { IncomingHttpHeaders } from 'node:http'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { Step } from './locals.ts'
import { type Reason, refuse, refuseBody } from './refuse.ts'

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i

/**
 * Whether the body's end is unambiguous. Node accepts any transfer coding, and reads such a body until the connection
 * ends.
 */
const isFramed = ({ 'transfer-encoding': coding }: IncomingHttpHeaders): boolean =>
  coding === undefined || coding.toLowerCase() === 'chunked'

/** For every method: a program behind the gateway might find the end elsewhere. */
export const checkFraming: Step = (req, res, next) => {
  if (isFramed(req.headers)) next()
  else refuseBody(req, res, 'badRequest', res.locals.call?.failed)
}

/** The problem of an announced body, before a byte of it is read. */
export function bodyProblem(headers: IncomingHttpHeaders): Reason | null {
  if (!isFramed(headers)) return 'badRequest'
  const type = headers['content-type']
  if (type !== 'application/json' && !JSON_TYPE.test(type?.trim() ?? '')) return 'jsonOnly'
  if (headers['content-encoding'] !== undefined) return 'jsonOnly'
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES ? 'bodyTooLarge' : null
}

export const checkBody: Step = (req, res, next) => {
  const announcesNothing = !hasBody(req.headers) && req.headers['content-type'] === undefined
  const problem = req.method === 'GET' || announcesNothing ? null : bodyProblem(req.headers)
  if (!problem) next()
  else if (hasBody(req.headers)) refuseBody(req, res, problem, res.locals.call?.failed)
  else refuse(req, res, problem, res.locals.call?.failed)
}

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
