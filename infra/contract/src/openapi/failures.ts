import { z } from 'zod'
import type { Call } from '../calls/call.ts'
import { because, REASONS, type Reason, STATUSES, statusOf } from '../calls/reasons.ts'
import { messages, tooManyLookups } from '../messages.ts'
import type { Text } from '../text.ts'
import { schemaOf } from './schemas.ts'
import { type Document, type Media, type Reference, type Response, refTo, type Schema } from './types.ts'

interface Failure {
  name: string
  description: string
  /** The reason that gives the example its code and sentence. */
  reason: Reason
  /** Replaces the reason's sentence in the example. */
  said?: Text
}

/** The meaning of each status, with one of its sentences. */
const FAILURES = {
  400: {
    name: 'Invalid',
    description:
      'A value has the wrong shape, or the request itself; a broken rule where the call has no flag.',
    reason: 'wrongShape',
    said: { ko: `${messages.wrongShape.ko}: team`, en: `${messages.wrongShape.en}: team` },
  },
  401: {
    name: 'NotSignedIn',
    description: 'Nobody is signed in, or this browser has proved no application.',
    reason: 'unauthorized',
  },
  403: {
    name: 'Forbidden',
    description:
      'Not for this caller, or sent by another site. With the code `xsrf` the token is missing or stale: the reply sets a fresh one to try again with.',
    reason: 'noPermission',
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing of this name for this caller.',
    reason: 'notFound',
  },
  409: {
    name: 'Conflict',
    description: 'Somebody else changed it first. Nothing was saved.',
    reason: 'staleVersion',
  },
  413: {
    name: 'TooLarge',
    description: 'The body has more than 64 KiB.',
    reason: 'bodyTooLarge',
  },
  415: {
    name: 'NotJson',
    description: 'The body is something else than JSON in UTF-8.',
    reason: 'jsonOnly',
  },
  429: {
    name: 'TooMany',
    description: 'Too many tries or requests; `Retry-After` says when to come back.',
    reason: 'tooManyTries',
    said: tooManyLookups(120),
  },
  500: {
    name: 'Mistake',
    description: 'A mistake of ours; trying again does not help.',
    reason: 'mistake',
  },
  502: {
    name: 'BrokenOff',
    description: 'The service broke off: look whether it was saved before trying again.',
    reason: 'upstreamSlow',
  },
  503: {
    name: 'Unavailable',
    description:
      'It cannot be done right now, or takes too long: the message says whether to look first if it was saved. `Retry-After` says when to try again. With the code `busy` nothing was done, and the same may be sent again at once after that.',
    reason: 'upstreamDown',
  },
} as const satisfies Record<number, Failure>
type Status = keyof typeof FAILURES
/** Statuses worth a retry, with a `Retry-After`. */
const COMES_BACK = new Set<Status>([429, 502, 503])

/** The statuses other than 200 of a call. */
export function failuresOf({ method, who, readOnly, failed, reasons = [] }: Call): Status[] {
  const own = reasons
    .map((reason) => statusOf(reason, failed))
    .filter((status) => status !== STATUSES.refused)
  const statuses = [400, 403, 500, 502, 503, ...own]
  if (who !== 'anyone') statuses.push(401)
  if (method !== 'GET') statuses.push(413, 415)
  // Public writes are limited per address.
  if (method !== 'GET' && who === 'anyone' && !readOnly) statuses.push(429)
  return [...new Set(statuses)].sort((one, other) => one - other) as Status[]
}

/** Calls with the same failure flags share their failures: `.applicationUpdateSuccess`, or nothing. */
const kindOf = (fields: object = {}): string =>
  Object.keys(fields)
    .map((flag) => `.${flag}`)
    .join('')
const failureName = ({ failed }: Call, fields?: object): string => `Failure${kindOf(failed)}${kindOf(fields)}`

const reasonsFor = ({ failed, reasons = [] }: Call, status: number): Reason[] =>
  reasons.filter((reason) => statusOf(reason, failed) === status)

const bodyOf = ({ failed }: Call, status: number, reason: Reason, said: Text = because(reason).said) => ({
  ...failed,
  code: status === STATUSES.invalid ? 'invalid' : because(reason).code,
  reason,
  message: said.en,
})
const exampleOf = (call: Call, status: number, reason: Reason, said?: Text) => ({
  summary: `\`${reason}\``,
  value: bodyOf(call, status, reason, said),
})

/** The 200 replies of a refused call: the shapes and an example of each reason. */
export function refusalsOf(call: Call): Pick<Required<Media>, 'examples'> & { schemas: Reference[] } {
  const reasons = reasonsFor(call, STATUSES.refused)
  return {
    schemas: reasons.length ? [refTo('schemas', failureName(call))] : [],
    examples: Object.fromEntries(
      reasons.map((reason) => [reason, exampleOf(call, STATUSES.refused, reason)]),
    ),
  }
}

/** A failure of this call: a reference if shared, else with an example of each reason. */
export function failureOf(call: Call, status: Status): Response | Reference {
  const failure: Failure = FAILURES[status]
  const own = reasonsFor(call, status).filter((reason) => reason !== failure.reason)
  if (!own.length) return refTo('responses', failure.name + kindOf(call.failed))
  const shared = status === 400 || reasonsFor(call, status).includes(failure.reason)
  return response(status, {
    schema: refTo('schemas', failureName(call, call.failureFields)),
    examples: {
      ...(shared && { [failure.reason]: exampleOf(call, status, failure.reason, failure.said) }),
      ...Object.fromEntries(own.map((reason) => [reason, exampleOf(call, status, reason)])),
    },
  })
}

/** The shapes and replies of every failure of these calls. */
export function failureParts(all: Call[]): Pick<Document['components'], 'schemas' | 'responses'> {
  const schemas: Record<string, Schema> = {}
  const responses: Record<string, Response> = {}
  for (const call of all) {
    schemas[failureName(call)] = failureSchema(call)
    if (call.failureFields)
      schemas[failureName(call, call.failureFields)] = failureSchema(call, call.failureFields)
    for (const status of failuresOf(call)) {
      const { name, reason, said }: Failure = FAILURES[status]
      responses[name + kindOf(call.failed)] = response(status, {
        schema: refTo('schemas', failureName(call)),
        example: bodyOf(call, status, reason, said),
      })
    }
  }
  return { schemas, responses }
}

function failureSchema({ failed = {} }: Call, fields: z.ZodRawShape = {}): Schema {
  const flags = Object.entries(failed).map(([flag, value]): [string, Schema] => [
    flag,
    { type: typeof value, description: `\`${JSON.stringify(value)}\`, unless it is why the call failed.` },
  ])
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(flags),
      code: { type: 'string', enum: Object.keys(STATUSES), description: 'For programs.' },
      reason: {
        type: 'string',
        enum: Object.keys(REASONS),
        description: 'Why, more closely than `code`.',
      },
      message: { type: 'string', description: 'For people, in Korean or English.' },
      ...schemaOf(z.object(fields), 'output').properties,
    },
    required: [...Object.keys(failed), 'code', 'reason', 'message'],
  }
}

const response = (status: Status, media: Media): Response => ({
  description: FAILURES[status].description,
  headers: {
    'X-Request-Id': refTo('headers', 'X-Request-Id'),
    ...(COMES_BACK.has(status) && { 'Retry-After': refTo('headers', 'Retry-After') }),
  },
  content: { 'application/json': media },
})
