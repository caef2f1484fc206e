import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enrolledPerson, openPeriod, wholeContent } from '../testing/people.ts'
import { ADMIN_KEY, startTestStack, type TestStack } from '../testing/stack.ts'
import { visitor } from '../testing/visitor.ts'
import { noteLoaded } from './loaded.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  service: string
}
interface Exported {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** The exported spans, as a collector would receive them. */
const exported: string[] = []
const spans: Span[] = []
const collector = createServer((req, res) => {
  let body = ''
  req.setEncoding('utf8').on('data', (chunk) => {
    body += chunk
  })
  req.on('end', () => {
    exported.push(`${req.method} ${req.url} ${JSON.stringify(req.headers)} ${body}`)
    for (const { resource, scopeSpans } of (JSON.parse(body) as Exported).resourceSpans) {
      const service = attribute(resource.attributes, 'service.name')
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, service })))
    }
    res.setHeader('Content-Type', 'application/json').end('{}')
  })
})
const attribute = (attributes: Attribute[], name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return String(value?.stringValue ?? value?.intValue ?? '')
}

const loaded = noteLoaded(/@opentelemetry\/(?!api$)/)
let stack: TestStack
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  stack = await startTestStack(inject('mysqlAdminUrl'), {
    ...loaded.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  })
  await openPeriod(stack.url)
})
afterAll(async () => {
  await stack?.stop()
  collector.close()
  loaded.remove()
})

/** The spans of the latest call, once there are enough, each with its parent. */
async function traceOf(root: string, atLeast: number): Promise<Span[]> {
  const inTrace = () => {
    const last = spans.findLast(({ name, parentSpanId }) => name === root && !parentSpanId)
    return spans.filter(({ traceId }) => traceId === last?.traceId)
  }
  const isWhole = () => {
    const trace = inTrace()
    const ids = new Set(trace.map(({ spanId }) => spanId))
    return trace.length >= atLeast && trace.every(({ parentSpanId: id }) => !id || ids.has(id))
  }
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true)
  return inTrace()
}
const childOf = (trace: Span[], parent: Span, service: string, name: string): Span => {
  const found = trace.find(
    (span) => span.parentSpanId === parent.spanId && span.service === service && span.name === name,
  )
  expect(found, `${service} ${name} in ${JSON.stringify(trace)}`).toBeDefined()
  return found as Span
}

test('one trace goes from the request through gateway and service to the statement, begun by us', async () => {
  const theirs = 'a'.repeat(32)
  await visitor(stack.url, 'en', { traceparent: `00-${theirs}-${'b'.repeat(16)}-01` }).send('enroll', {
    ...{ name: 'Traced', studentId: '2345678', ewhaianId: 'traced', team: 1 },
  })
  const route = '/api/register/enroll'
  const trace = await traceOf(`POST ${route}`, 5)
  const root = trace.find(({ parentSpanId }) => !parentSpanId) as Span
  expect(root.service).toBe('gateway')
  const carried = childOf(trace, root, 'gateway', 'to applicants')
  const served = childOf(trace, carried, 'applicants', `POST ${route}`)
  const inserted = childOf(trace, served, 'applicants', 'INSERT applications')
  expect(attribute(root.attributes, 'http.route')).toBe(route)
  expect(attribute(served.attributes, 'http.response.status_code')).toBe('200')
  expect(
    ['db.system.name', 'db.operation.name', 'db.collection.name'].map((key) =>
      attribute(inserted.attributes, key),
    ),
  ).toEqual(['mysql', 'INSERT', 'applications'])
  expect(exported.join('\n')).not.toContain(theirs)

  const lines = ['gateway', 'applicants'].flatMap((name) =>
    readFileSync(join(stack.dataDir, 'logs', `${name}.log`), 'utf8').split('\n'),
  )
  const logged = lines
    .filter((line) => line.includes(`"traceId":"${root.traceId}"`))
    .map((line) => JSON.parse(line))
    // Business events have lines of their own, without a status.
    .filter((line) => 'status' in line)
  expect(logged.map(({ service }) => service)).toEqual(['gateway', 'applicants'])
  expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(1)
})

// evidence: V16.2.3
test('no value of a person, no key and no address is in any of it', async () => {
  const { person, browser, id } = await enrolledPerson(stack.url)
  await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await browser.send('findApplicant', person)
  const { team: _, ...identity } = person
  await visitor(stack.url).send('findApplicant', { ...identity, name: `${person.name}' FROM x` })
  await traceOf('POST /api/checkInfo/find', 4)
  await traceOf('POST /api/update/page2', 4)
  const everything = exported.join('\n')
  expect(everything).toContain('UPDATE applications')
  const { isEwhaian: _flag, semester: _digit, ...texts } = wholeContent
  const cookies = [...browser.jar.values()]
  for (const value of [
    ...Object.values(identity),
    ...Object.values(texts),
    ...cookies,
    id,
    ADMIN_KEY,
    new URL(stack.services.applicants).host,
  ])
    expect([value, everything.includes(value)]).toEqual([value, false])
})

test('a health check begins no trace', async () => {
  const before = spans.length
  for (const url of [stack.url, stack.services.applicants]) await fetch(`${url}/readyz`)
  await visitor(stack.url).send('overview')
  await traceOf('GET /api/applicantlist/overview', 1)
  const since = spans.slice(before).map(({ name, attributes }) => name + attribute(attributes, 'http.route'))
  expect(since.filter((name) => /readyz|health|migrations/.test(name))).toEqual([])
})

test('the tracer is loaded where it is asked for', () => {
  expect(loaded.names()).toContain('@opentelemetry/sdk-trace')
})
