import { readFileSync } from 'node:fs'
import { at, isOwn, shapeOf, whole } from '@recruit/local/testing/documented'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { SPECIFIED } from '../../test/specified.ts'
import type { Call } from '../calls/call.ts'
import { type Reason, statusOf } from '../calls/reasons.ts'
import { calls } from '../index.ts'
import { asText, documentedPath, exampleOf, openApi } from './openapi.ts'
import type { Media, Response, Schema } from './types.ts'

const document = openApi()
const table = Object.entries(calls) as [keyof typeof calls, Call][]
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Every object in the document. Examples hold data, and are skipped. */
function* nodes(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const [key, inner] of Object.entries(value))
    if (key !== 'example' && key !== 'examples') yield* nodes(inner)
}
// evidence: V2.1.1
test('the file that is checked in is the one that the contract makes: npm run fix', () => {
  const file = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')
  expect(file).toBe(`${asText(document)}\n`)
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every call is there once, with its method and path, and nothing else', () => {
  const written = operations.map(({ path, method, operation }) => [
    operation.operationId,
    method.toUpperCase(),
    path,
  ])
  expect(written.sort()).toEqual(
    table.map(([name, call]) => [name, call.method, documentedPath(call)]).sort(),
  )
})

test('every reference leads somewhere, and every part is referred to', () => {
  const references = [...nodes(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(references.length).toBeGreaterThan(300)
  expect(
    references.filter((reference) => !reference.startsWith('#/') || at(reference) === undefined),
  ).toEqual([])
  const { securitySchemes, ...parts } = document.components
  const known = Object.entries(parts).flatMap(([part, named]) =>
    Object.keys(named).map((name) => `#/components/${part}/${name}`),
  )
  expect(known.filter((reference) => !references.includes(reference))).toEqual([])
  for (const name of known) expect(name).toMatch(/^#\/components\/\w+\/[\w.-]+$/)
  const shown = operations.flatMap(({ operation }) => operation.security.flatMap(Object.keys))
  expect(new Set(shown)).toEqual(new Set(Object.keys(securitySchemes)))
})

test('it is what OpenAPI 3.1 asks for', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = document.tags.map(({ name }) => name)
  for (const { path, method, operation } of operations) {
    expect(path).toMatch(/^\/[^{}?#]*$/)
    expect(['get', 'post', 'put']).toContain(method)
    expect(operation.tags.every((tag) => tags.includes(tag))).toBe(true)
    expect(operation.requestBody === undefined).toBe(method === 'get')
    const names = operation.parameters.map((one) => ('name' in one ? `${one.in} ${one.name}` : one.$ref))
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(operation.responses)).toContain('200')
    for (const status of Object.keys(operation.responses)) expect(status).toMatch(/^[1-5]\d\d$/)
  }
  const responses = [
    ...Object.values(document.components.responses),
    ...operations.flatMap(({ operation }) => Object.values(operation.responses)),
  ]
  for (const response of responses) expect('$ref' in response || response.description.length > 0).toBe(true)
})

test('every schema is JSON Schema that says something', () => {
  const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
  const schemas = [...nodes(document.components.schemas)]
  for (const { type = [] } of schemas) for (const one of [type].flat()) expect(types).toContain(one)
  const fields = schemas.flatMap(({ properties }) =>
    properties && typeof properties === 'object' ? Object.entries(properties) : [],
  )
  expect(fields.length).toBeGreaterThan(200)
  const empty = fields.filter(([, schema]) => !('type' in schema || 'anyOf' in schema))
  // The key of the settings lookups may be anything: another value finds nothing.
  expect(new Set(empty.map(([name]) => name))).toEqual(new Set(['key']))
})

test('summaries are short and their own', () => {
  const summaries = table.map(([, { summary }]) => summary)
  expect(new Set(summaries).size).toBe(summaries.length)
  for (const summary of summaries) expect(summary).toMatch(/^[A-Z].{3,58}[^.]$/)
})

test.each(table)('the example of %s is what the call takes and answers', (_name, { request, reply }) => {
  request.parse(exampleOf(request, 'input'))
  const example = exampleOf(reply, 'output')
  expect(reply.parse(example)).toEqual(example)
})

const examplesOf = ({ example, examples = {} }: Pick<Media, 'example' | 'examples'>): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
]

test('every example in it fits its schema, and would not with a required field less or a wrong type', () => {
  const wrong: unknown[] = []
  const unnoticed: unknown[] = []
  let count = 0
  let spoilt = 0
  for (const { schema, ...beside } of nodesWithExamples(document)) {
    const shape = shapeOf(schema)
    const plain = whole(schema) as Schema
    for (const example of examplesOf(beside)) {
      count++
      const issues = shape.safeParse(example).error?.issues ?? []
      if (issues.length) wrong.push({ example, issues })
      for (const broken of brokenCopies(example, plain)) {
        spoilt++
        if (shape.safeParse(broken).success) unnoticed.push(broken)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(unnoticed).toEqual([])
  expect(count).toBeGreaterThan(300)
  expect(spoilt).toBeGreaterThan(1000)
})

/** Copies without one of the fields that every form of the schema requires, or with a value of no JSON type in a field. */
function brokenCopies(example: unknown, schema: Schema): unknown[] {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return []
  const forms = schema.anyOf ?? [schema]
  const fields = Object.entries(example).filter(([name]) =>
    forms.every(({ properties = {} }) => properties[name] && Object.keys(properties[name]).some(isRule)),
  )
  const required = fields.filter(([name]) => forms.every((form) => form.required?.includes(name)))
  return [
    ...required.map(([left]) =>
      Object.fromEntries(Object.entries(example).filter(([name]) => name !== left)),
    ),
    ...fields.map(([name, value]) => ({ ...example, [name]: typeof value === 'number' ? 'x' : 0.5 })),
  ]
}
const isRule = (key: string) => key !== 'description'

/** Everything with a schema and at least one example. */
function* nodesWithExamples(value: unknown): Generator<Media> {
  for (const node of nodes(value))
    if (node.schema && (node.example !== undefined || node.examples)) yield node as unknown as Media
}

test('a refusal of a call that is our own has a status of its own, a code and a sentence, and no flag', () => {
  const own = table.filter(([name]) => !SPECIFIED.includes(name))
  expect(own.length).toBe(table.length - SPECIFIED.length)
  for (const [name, call] of own) {
    const found = operations.find(({ operation }) => operation.operationId === name)?.operation.responses
    const { 200: done, ...failures } = whole(found) as Record<string, Response>
    const reply = done?.content['application/json'].schema
    expect(Object.keys(reply?.properties ?? {}), name).toEqual(Object.keys((call.reply as z.ZodObject).shape))
    expect(call.path, name).not.toMatch(/\/$/)
    for (const [status, { content }] of Object.entries(failures)) {
      expect(Number(status), name).toBeGreaterThanOrEqual(400)
      const required = ['code', 'reason', 'message']
      expect(content['application/json'].schema, `${name} ${status}`).toMatchObject({ required })
    }
  }
})

test('each call says for which reasons it is refused, with what status, and no other', () => {
  const found: unknown[] = []
  const expected: unknown[] = []
  for (const [name, { reasons = [], failed }] of table) {
    const responses = operations.find(({ operation }) => operation.operationId === name)?.operation.responses
    for (const [status, response] of Object.entries(responses ?? {})) {
      const { content } = whole(response) as { content: Record<string, Media> }
      for (const example of examplesOf(content['application/json'] as Media)) {
        const { reason } = example as { reason?: Reason }
        if (reason && isOwn(reason)) found.push(`${name} ${status} ${reason}`)
      }
    }
    for (const reason of reasons)
      if (isOwn(reason)) expected.push(`${name} ${statusOf(reason, failed)} ${reason}`)
  }
  expect(found.sort()).toEqual(expected.sort())
})

// evidence: V8.1.1
test('who may call, what has to be shown and how it may fail go together', () => {
  const of = (name: keyof typeof calls) => {
    const found = operations.find(({ operation }) => operation.operationId === name)?.operation
    return { ...found, statuses: Object.keys(found?.responses ?? {}).map(Number) }
  }
  expect(of('savePage1')).toMatchObject({
    'x-who-may-call': 'applicant',
    security: [{ applicant: [], xsrf: [] }],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503],
  })
  expect(of('listApplicants')).toMatchObject({
    'x-who-may-call': 'staff',
    security: [{ session: [] }],
    statuses: [200, 400, 401, 403, 404, 500, 502, 503],
  })
  expect(of('enroll').statuses).toEqual([200, 400, 403, 413, 415, 429, 500, 502, 503])
  expect(of('loadSettings').security).toEqual([{}])
})
