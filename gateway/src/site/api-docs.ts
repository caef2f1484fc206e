import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { asText, openApi } from '@recruit/contract/openapi/openapi'
import type { Step } from '../request/locals.ts'
import { pathOf } from '../request/request-rules.ts'
import { type Representation, represent, send } from './representation.ts'

const PAGE = '/api/docs'
const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${PAGE}/swagger-ui.css">
<div id="calls"></div>
<script src="${PAGE}/swagger-ui-bundle.js"></script>
<script src="${PAGE}/start.js"></script>
</html>
`
/** To read: a call from here would lack the XSRF token. */
const START = `SwaggerUIBundle({ url: '${PAGE}/openapi.json', dom_id: '#calls', deepLinking: true, docExpansion: 'list', supportedSubmitMethods: [] })`
/** Swagger UI sets styles on its elements and draws its icons from data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Swagger UI and the OpenAPI document of the calls, made at the first request. For development. */
export function apiDocs(): Step {
  let made: Map<string, Representation> | undefined
  return (req, res, next) => {
    const path = pathOf(req.url ?? '')
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !(path === PAGE || path.startsWith(`${PAGE}/`))) return next()
    made ??= make()
    const file = made.get(path)
    if (!file) return next()
    res.locals.route = 'docs'
    res.setHeader('Content-Security-Policy', POLICY)
    res.setHeader('Cache-Control', 'no-cache')
    send(req, res, file)
  }
}

function make(): Map<string, Representation> {
  const { resolve } = createRequire(import.meta.url)
  const file = (name: string) => readFileSync(resolve(`swagger-ui-dist/${name}`))
  const files: [name: string, type: string, content: Buffer][] = [
    ['', 'text/html', Buffer.from(HTML)],
    ['/start.js', 'text/javascript', Buffer.from(START)],
    ['/swagger-ui-bundle.js', 'text/javascript', file('swagger-ui-bundle.js')],
    ['/swagger-ui.css', 'text/css', file('swagger-ui.css')],
    ['/openapi.json', 'application/json', Buffer.from(asText(openApi()))],
  ]
  return new Map(
    files.map(([name, type, content]) => [PAGE + name, represent(`${type}; charset=utf-8`, content)]),
  )
}
