import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type Call, calls } from '@recruit/contract'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import type { Locals, Step } from './locals.ts'
import { type Reason, refuse, refuseBody } from './refuse.ts'

/** Characters that a path never holds unencoded: controls, backslash, anything outside of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const ODD_CHARACTER = /[\u0000-\u0020\\\u007f-\uffff]/
/** Encoded: control characters, dot, slash, backslash, DEL. */
const ODD_ENCODING = /%(?:[01][0-9a-f]|2e|2f|5c|7f)/i
const ODD_SEGMENT = /\/\/|\/\.{1,2}(?:\/|$)/

/** The path of a raw request target, without its query. */
export function pathOf(target: string): string {
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** Whether two readers of this path could disagree about where it leads. */
export function isOddPath(path: string): boolean {
  return (
    path[0] !== '/' ||
    ODD_CHARACTER.test(path) ||
    ODD_SEGMENT.test(path) ||
    (path.includes('%') && (ODD_ENCODING.test(path) || decoded(path) === null))
  )
}

/** Everything below /api in any spelling, so that no variant reaches the site's pages or a service. */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/i.test(decoded(path) ?? path)

export function decoded(path: string): string | null {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    return null
  }
}

/** Refuses a request with several hosts: a proxy in front may have read another one. */
export const oneHost: Step = ({ rawHeaders }, res, next) => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  if (hosts <= 1) next()
  else refuseTarget(res)
}

/** Refuses a request that addresses nothing clear, without reading on; a target without a path reaches no step. */
export const refuseTarget = (res: ServerResponse): void =>
  void res.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()

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
  else refuseBody(req, res, 'badRequest')
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
  else if (hasBody(req.headers)) refuseBody(req, res, problem)
  else refuse(req, res, problem)
}

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Refuses addresses that a service might read differently from the gateway. */
export const cleanPath: Step = (req, res, next) => {
  if (isOddPath(pathOf(req.url ?? ''))) refuse(req, res, 'badPath')
  else next()
}

/** Answers 404 below /api to everything that is not a call. */
export const notFound: Step = (req, res) => refuse(req, res, 'notFound')

/** Runs steps one after the other: each continues by `next`; an error or rejection goes to `done`. */
export const inOrder =
  (...steps: Step[]): Step =>
  (req, res, done) => {
    let at = 0
    const next = (error?: unknown): void => {
      const step = steps[at++]
      if (error || !step) {
        done(error)
        return
      }
      try {
        const going = step(req, res, next)
        if (going) going.catch(done)
      } catch (thrown) {
        done(thrown)
      }
    }
    next()
  }

/** Looks up the call by method and path, and answers it by its steps; passes everything else on. */
export function callPath(stepsOf: (call: Call) => Step): Step {
  const table = new Map<string, { call: Call; answer: Step }>()
  for (const call of Object.values(calls)) {
    const answer = stepsOf(call)
    // An address with a final slash also matches without it.
    for (const path of [call.path, call.path.replace(/\/$/, '')])
      table.set(`${call.method} ${path}`, { call, answer })
  }
  return (req, res, next) => {
    const found = table.get(`${req.method} ${pathOf(req.url ?? '')}`)
    if (!found) return next()
    res.locals = { call: found.call, route: found.call.path } as Locals
    return found.answer(req, res, next)
  }
}
