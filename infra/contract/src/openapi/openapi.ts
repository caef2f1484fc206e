import type { z } from 'zod'
import { type Call, type CallName, calls } from '../index.ts'
import { exampleOf } from './example-of.ts'
import { failureOf, failureParts, failuresOf, refusalsOf } from './failures.ts'
import { headers, info, parameters, securitySchemes, tags } from './head.ts'
import { schemaOf } from './schemas.ts'
import { type Document, type Operation, type Parameter, type Response, refTo } from './types.ts'

/** Every call as an OpenAPI 3.1 document, generated from the table. */
export function openApi(): Document {
  const all = (Object.entries(calls) as [CallName, Call][]).sort(
    // The order of a module's exports depends on its importer.
    ([, one], [, other]) => (one.path < other.path ? -1 : 1),
  )
  const { schemas, responses } = failureParts(all.map(([, call]) => call))
  const paths: Document['paths'] = {}
  for (const [name, call] of all) {
    const path = documentedPath(call)
    if (call.method !== 'GET') schemas[requestName(name)] = schemaOf(call.request, 'input')
    schemas[replyName(name)] = schemaOf(call.reply, 'output')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/', description: 'The gateway that serves this page.' }],
    tags,
    paths,
    components: { schemas, responses, parameters, headers, securitySchemes },
  }
}

/** Both forms of the address work; a document should list one, and its tools prefer this one. */
export const documentedPath = ({ path }: Call): string => path.replace(/\/$/, '')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const requestName = (name: CallName) => `${capital(name)}Request`
const replyName = (name: CallName) => `${capital(name)}Reply`

function operation(name: CallName, call: Call): Operation {
  const failures = failuresOf(call).map((status) => [status, failureOf(call, status)])
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.summary,
    ...(call.description && { description: call.description }),
    'x-who-may-call': call.who,
    security: securityOf(call),
    parameters: [
      ...queryOf(call),
      ...(call.idempotent ? [refTo('parameters', 'Idempotency-Key')] : []),
      refTo('parameters', 'Accept-Language'),
    ],
    ...(call.method !== 'GET' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: refTo('schemas', requestName(name)),
            example: exampleOf(call.request, 'input'),
          },
        },
      },
    }),
    responses: { 200: success(name, call), ...Object.fromEntries(failures) },
  }
}

/** The applicants service answers three kinds of people, each with a tag. */
const tagOf = ({ service, path }: Call): string => {
  if (path.startsWith('/api/review/')) return 'reviewing'
  return path.startsWith('/api/applicantlist/') ? 'staff' : service
}

/** The required credentials; `{}` for none. */
function securityOf({ method, who, xsrf }: Call): Operation['security'] {
  const withToken = (cookie: Record<string, []>): Record<string, []> =>
    method === 'GET' ? cookie : { ...cookie, xsrf: [] }
  if (xsrf === false) return [{}]
  if (who === 'applicant') return [withToken({ applicant: [] })]
  if (who === 'anyone' && method === 'GET') return [{}, { session: [] }]
  if (who === 'anyone') return [{}, withToken({ session: [] }), withToken({ applicant: [] })]
  return [withToken({ session: [] })]
}

function queryOf({ method, request }: Call): Parameter[] {
  if (method !== 'GET') return []
  const { properties = {}, required = [] } = schemaOf(request as z.ZodType, 'input')
  const example = new Map(Object.entries(exampleOf(request, 'input') as object))
  return Object.entries(properties).map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    ...(description && { description }),
    required: required.includes(field),
    schema,
    ...(example.has(field) && { example: example.get(field) }),
  }))
}

/** A broken rule is also a 200, if the call has a flag for it. */
function success(name: CallName, call: Call): Response {
  const reply = refTo('schemas', replyName(name))
  const done = exampleOf(call.reply, 'output')
  const { schemas, examples: refused } = refusalsOf(call)
  return {
    description: schemas.length ? 'Done, or refused by a rule: the flag tells which.' : 'Done.',
    headers: { 'X-Request-Id': refTo('headers', 'X-Request-Id') },
    content: {
      'application/json': schemas.length
        ? {
            schema: { anyOf: [reply, ...schemas] },
            examples: { done: { summary: 'Done', value: done }, ...refused },
          }
        : { schema: reply, example: done },
    },
  }
}
