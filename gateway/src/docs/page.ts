import { asText } from '@recruit/contract/openapi/json-text'
import type {
  Document,
  Media,
  Operation,
  Parameter,
  Reference,
  Response,
  Schema,
} from '@recruit/contract/openapi/types'
import { fieldTable } from './fields.ts'
import { breakable, escaped, inline, pre, prose } from './html.ts'

interface Listed {
  method: string
  path: string
  operation: Operation
}

/** The document as one page without a script: long parts are folded, and the browser unfolds them when it searches. */
export function docsPage(document: Document, style: string, documentPath: string): string {
  const { info, tags, components } = document
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ method, path, operation })),
  )
  const services = tags.map((tag) => ({
    ...tag,
    calls: listed.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(info.title)}</h1>
<p>${listed.length} calls of four services, as <a href="${documentPath}">OpenAPI ${document.openapi}</a>. Made from <code>infra/contract</code>; served in development alone.</p>
</header>
<nav aria-label="Calls"><details open><summary>All calls</summary>${services.map(contents).join('')}</details></nav>
<main>
<section aria-labelledby="reading"><h2 id="reading">How to call</h2>${prose(info.description)}
${definitions('What a caller shows', components.securitySchemes)}
${definitions('Headers', { ...components.parameters, ...components.headers })}
</section>
${services.map(({ name, description, calls }) => `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2><p>${inline(description)}</p>${calls.map((call) => article(call, document)).join('')}</section>`).join('\n')}
</main>
</body>
</html>
`
}

const badge = (method: string) => `<span class="method ${method}">${method.toUpperCase()}</span>`

const contents = ({ name, calls }: { name: string; calls: Listed[] }) =>
  `<h2><a href="#${name}">${name}</a></h2><ul>${calls
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}">${badge(method)}<span>${breakable(path.replace('/api', ''))}</span></a></li>`,
    )
    .join('')}</ul>`

const definitions = (title: string, parts: Record<string, { name?: string; description?: string }>) =>
  `<h3>${title}</h3><dl>${Object.entries(parts)
    .map(
      ([key, { name = key, description = '' }]) =>
        `<dt><code>${escaped(name)}</code></dt><dd>${inline(description)}</dd>`,
    )
    .join('')}</dl>`

function article({ method, path, operation }: Listed, document: Document): string {
  const { operationId, summary, description, responses } = operation
  const who = operation['x-who-may-call']
  const find = <Part>(part: Part | Reference) => resolve(document, part)
  const failures = Object.entries(responses).filter(([status]) => status !== '200')
  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${escaped(summary)}</h3>
<p class="line">${badge(method)} <code class="path">${breakable(path)}</code> <span class="who ${who}">${who}</span></p>
${description ? `<p>${inline(description)}</p>` : ''}
<p class="shows">${shown(operation)} Headers that it knows: ${headerNames(operation, find)}.</p>
${folded('Request', request(path, operation, find), true)}
${folded('Reply 200', reply(find(responses['200'] as Response), find))}
${folded(`Failures ${failures.map(([status]) => status).join(' ')}`, failures.map(([status, response]) => failure(status, find(response))).join(''))}
</article>`
}

const folded = (title: string, body: string, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}><summary>${title}</summary>${body}</details>`

const WORDS: Record<string, string> = {
  session: 'the session cookie',
  applicant: 'the applicant cookie',
  xsrf: 'the XSRF token',
}
/** The credentials that a caller needs, in words. */
function shown({ security }: Operation): string {
  const [first = [], ...others] = security.map((way) => Object.keys(way))
  if (first.length > 0) return `Needs ${first.map((name) => WORDS[name]).join(' and ')}.`
  if (others.some((way) => way.includes('xsrf'))) return 'Needs nothing; with a cookie the XSRF token, too.'
  return others.length > 0 ? 'Needs nothing; reads the session cookie where there is one.' : 'Needs nothing.'
}

type Find = <Part>(part: Part | Reference) => Part

function resolve<Part>(document: Document, part: Part | Reference): Part {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part as Part
  const [, , kind, name] = String(part.$ref).split('/')
  const parts: Record<string, Record<string, unknown>> = document.components
  return parts[kind ?? '']?.[name ?? ''] as Part
}

const headerNames = ({ parameters }: Operation, find: Find) =>
  parameters
    .map((one) => find<Parameter>(one))
    .filter((one) => one.in === 'header')
    .map(({ name }) => `<code>${name}</code>`)
    .join(', ')

function request(path: string, { requestBody, parameters }: Operation, find: Find): string {
  if (requestBody) {
    const { schema, example } = requestBody.content['application/json']
    return fieldTable('Body', find(schema)) + pre(asText(example))
  }
  const query = parameters.map((one) => find<Parameter>(one)).filter((one) => one.in === 'query')
  const properties = query.map(({ name, description = '', schema }) => [name, { ...schema, description }])
  const table = fieldTable('Query', {
    properties: Object.fromEntries(properties),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  })
  const asked = query.flatMap(({ name, example }) => (example === undefined ? [] : [`${name}=${example}`]))
  return asked.length > 0 ? table + pre(`${path}?${asked.join('&')}`) : table
}

function reply({ description, content }: Response, find: Find): string {
  const { schema, example, examples = {} } = content['application/json'] as Media
  const [done = schema] = schema.anyOf ?? []
  const body = fieldTable('Body', find<Schema>(done), true) + pre(asText(example ?? examples.done?.value))
  const refusals = Object.entries(examples).filter(([reason]) => reason !== 'done')
  if (refusals.length === 0) return body
  return `<p>${inline(description)}</p>${body}<p>Refused by a rule:</p>${each(refusals)}`
}

const each = (examples: [string, { value: unknown }][]) =>
  examples.map(([, { value }]) => pre(JSON.stringify(value))).join('')

function failure(status: string, { description, content }: Response): string {
  const { example, examples } = content['application/json'] as Media
  const shown = examples ? each(Object.entries(examples)) : pre(JSON.stringify(example))
  return `<h4>${status}</h4><p>${inline(description)}</p>${shown}`
}
