import type { Call } from '../calls/call.ts'
import { because, REASONS, type Reason, STATUSES } from '../calls/reasons.ts'
import { messages, tooManyLookups } from '../messages.ts'
import type { Text } from '../text.ts'
import { type Document, type Reference, type Response, refTo, type Schema } from './types.ts'

interface Failure {
  name: string
  description: string
  /** Its code and its sentence are the example's. */
  reason: Reason
  /** What stands in the example instead of the reason's sentence. */
  said?: Text
}

/** What each status means here, with one of its sentences. */
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
/** With these it is worth trying again, and `Retry-After` says when. */
const COMES_BACK = new Set<Status>([429, 502, 503])

/** The statuses beside 200 that a call can be answered with. */
export function failuresOf({ method, who, readOnly, extraStatuses = [] }: Call): Status[] {
  const statuses: Status[] = [400, 403, 500, 502, 503, ...extraStatuses]
  if (who !== 'anyone') statuses.push(401)
  if (method !== 'GET') statuses.push(413, 415)
  // What anybody may write has a ceiling for each address.
  if (method !== 'GET' && who === 'anyone' && !readOnly) statuses.push(429)
  return [...new Set(statuses)].sort((one, other) => one - other)
}

/** Calls that fail by the same flags share their failures: `.applicationUpdateSuccess`, or nothing. */
const kindOf = ({ failed = {} }: Call): string =>
  Object.keys(failed)
    .map((flag) => `.${flag}`)
    .join('')
export const failureName = (call: Call): string => `Failure${kindOf(call)}`

/** A failure of this call, as a reference into `failureParts`. */
export const failureRef = (call: Call, status: Status): Reference =>
  refTo('responses', FAILURES[status].name + kindOf(call))

/** The shape and the replies of every failure that these calls can have. */
export function failureParts(all: Call[]): Pick<Document['components'], 'schemas' | 'responses'> {
  const schemas: Record<string, Schema> = {}
  const responses: Record<string, Response> = {}
  for (const call of all) {
    schemas[failureName(call)] = failureSchema(call)
    for (const status of failuresOf(call))
      responses[FAILURES[status].name + kindOf(call)] = response(call, status)
  }
  return { schemas, responses }
}

function failureSchema({ failed = {} }: Call): Schema {
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
      by: {
        type: 'object',
        description: 'Of `decidedElsewhere`: who was first, as in the history.',
        properties: { role: { type: 'string' }, member: { type: 'string' } },
        required: ['role'],
      },
    },
    required: [...Object.keys(failed), 'code', 'reason', 'message'],
  }
}

function response(call: Call, status: Status): Response {
  const { description, reason, said }: Failure = FAILURES[status]
  const { code, said: sentence } = because(reason)
  return {
    description,
    headers: {
      'X-Request-Id': refTo('headers', 'X-Request-Id'),
      ...(COMES_BACK.has(status) && { 'Retry-After': refTo('headers', 'Retry-After') }),
    },
    content: {
      'application/json': {
        schema: refTo('schemas', failureName(call)),
        example: { ...call.failed, code, reason, message: (said ?? sentence).en },
      },
    },
  }
}
