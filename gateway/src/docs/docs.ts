import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coloursCss } from '@recruit/chassis/config/site-colours'
import { asText } from '@recruit/contract/openapi/json-text'
import { openApi } from '@recruit/contract/openapi/openapi'
import type { Step } from '../request/locals.ts'
import { pathOf } from '../request/paths.ts'
import { type Representation, represent, send } from '../site/representation.ts'
import { docsPage } from './page.ts'

const PAGE = '/api/docs'
const DOCUMENT = '/api/docs/openapi.json'

/** The page of the calls and its OpenAPI document, made at the first request. For development. */
export function docs(): Step {
  let made: { pages: Map<string, Representation>; policy: string } | undefined
  return (req, res, next) => {
    const path = pathOf(req.url ?? '')
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || (path !== PAGE && path !== DOCUMENT)) return next()
    made ??= make()
    const page = made.pages.get(path)
    if (!page) return next()
    res.locals.route = 'docs'
    res.setHeader('Content-Security-Policy', made.policy)
    res.setHeader('Cache-Control', 'no-cache')
    send(req, res, page)
  }
}

const STYLES = ['page.css', 'calls.css']

function make() {
  const document = openApi()
  const styles = STYLES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const style = [coloursCss, ...styles].join('')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    pages: new Map([
      [PAGE, represent('text/html; charset=utf-8', Buffer.from(docsPage(document, style, DOCUMENT)))],
      [DOCUMENT, represent('application/json; charset=utf-8', Buffer.from(asText(document)))],
    ]),
    /** Allows the page's own style and the site's icon; no script. */
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}
