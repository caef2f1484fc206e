import type { Call } from '../calls/call.ts'
import { REASONS } from '../calls/reasons.ts'
import { messages, tooManyLookups } from '../messages.ts'
import type { Text } from '../text.ts'
import { type Document, type Reference, type Response, refTo, type Schema } from './types.ts'

/** Every `code` that a failure can have. */
export const FAILURE_CODES = [
  'refused',
  'invalid',
  'unauthorized',
  'forbidden',
  'xsrf',
  'not_found',
  'conflict',
  'too_large',
  'not_json',
  'too_many',
  'internal',
  'busy',
  'unavailable',
] as const

interface Failure {
  name: string
  description: string
  code: (typeof FAILURE_CODES)[number]
  said: Text
}
const SHAPE: Text = {
  ko: '보낸 값의 형식이 올바르지 않습니다: team',
  en: 'A value has the wrong shape: team',
}
const MISTAKE: Text = {
  ko: '문제가 생겼습니다. 운영진에게 알려 주세요.',
  en: 'Something is wrong on our side.',
}

/** What each status means here, with one of its sentences. */
const FAILURES = {
  400: {
    name: 'Invalid',
    description:
      'A value has the wrong shape, or the request itself; a broken rule where the call has no flag.',
    code: 'invalid',
    said: SHAPE,
  },
  401: {
    name: 'NotSignedIn',
    description: 'Nobody is signed in, or this browser has proved no application.',
    code: 'unauthorized',
    said: messages.unauthorized,
  },
  403: {
    name: 'Forbidden',
    description:
      'Not for this caller, or sent by another site. With the code `xsrf` the token is missing or stale: the reply sets a fresh one to try again with.',
    code: 'forbidden',
    said: messages.noPermission,
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing of this name for this caller.',
    code: 'not_found',
    said: messages.notFound,
  },
  409: {
    name: 'Conflict',
    description: 'Somebody else changed it first. Nothing was saved.',
    code: 'conflict',
    said: messages.staleVersion,
  },
  413: {
    name: 'TooLarge',
    description: 'The body has more than 64 KiB.',
    code: 'too_large',
    said: messages.bodyTooLarge,
  },
  415: {
    name: 'NotJson',
    description: 'The body is something else than JSON in UTF-8.',
    code: 'not_json',
    said: messages.jsonOnly,
  },
  429: {
    name: 'TooMany',
    description: 'Too many tries or requests; `Retry-After` says when to come back.',
    code: 'too_many',
    said: tooManyLookups(120),
  },
  500: {
    name: 'Mistake',
    description: 'A mistake of ours; trying again does not help.',
    code: 'internal',
    said: MISTAKE,
  },
  502: {
    name: 'BrokenOff',
    description: 'The service broke off: look whether it was saved before trying again.',
    code: 'unavailable',
    said: messages.upstreamSlow,
  },
  503: {
    name: 'Unavailable',
    description:
      'It cannot be done right now, or takes too long: the message says whether to look first if it was saved. `Retry-After` says when to try again. With the code `busy` nothing was done, and the same may be sent again at once after that.',
    code: 'unavailable',
    said: messages.upstreamDown,
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
      code: { type: 'string', enum: [...FAILURE_CODES], description: 'For programs.' },
      reason: {
        type: 'string',
        enum: Object.keys(REASONS),
        description: 'Why, more closely than `code`; not every failure has one.',
      },
      message: { type: 'string', description: 'For people, in Korean or English.' },
    },
    required: [...Object.keys(failed), 'code', 'message'],
  }
}

function response(call: Call, status: Status): Response {
  const { description, code, said } = FAILURES[status]
  return {
    description,
    headers: {
      'X-Request-Id': refTo('headers', 'X-Request-Id'),
      ...(COMES_BACK.has(status) && { 'Retry-After': refTo('headers', 'Retry-After') }),
    },
    content: {
      'application/json': {
        schema: refTo('schemas', failureName(call)),
        example: { ...call.failed, code, message: said.en },
      },
    },
  }
}
