import { z } from 'zod'
import { type Call, type CallName, calls } from '../index.ts'
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

type Json = z.core.JSONSchema.JSONSchema

const FORMATS: Record<string, string> = {
  uuid: 'feedbeef-1234-4abc-8def-000000000041',
  'date-time': '2026-11-29T14:00:00+09:00',
}

/** The example of a shape: its own `.meta({ examples })`, else one made of those of its parts. */
export const exampleOf = (shape: z.ZodType, io: 'input' | 'output'): unknown =>
  exampleIn(z.toJSONSchema(shape, { io, unrepresentable: 'any', override: keepExamples }), io)

/** Zod leaves out the examples of inputs that it transforms. */
function keepExamples({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (examples) jsonSchema.examples = examples as Json['examples']
}

function exampleIn(schema: Json, where: string): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleIn(schema.anyOf[0] as Json, where)
  if (schema.format && schema.format in FORMATS) return FORMATS[schema.format]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return ofObject(schema, where)
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleIn(schema.items as Json, `${where}[]`))
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
  }
  throw new Error(`${where} needs an example: .meta({ examples: [ … ] })`)
}

/** An optional field is in it only with an example of its own. */
function ofObject({ properties = {}, required = [] }: Json, where: string): Record<string, unknown> {
  const shown = Object.entries(properties as Record<string, Json>).filter(
    ([name, { examples }]) => required.includes(name) || examples,
  )
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleIn(inner, `${where}.${name}`)]))
}

/** Readable JSON: lists of numbers stay on one line. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+(-?\d[\d,\s]*)\s+\]/g,
    (_, numbers: string) => `[${numbers.trim().replace(/\s+/g, ' ')}]`,
  )
