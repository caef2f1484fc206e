import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readText } from '@recruit/chassis/json-body'
import type { Metrics } from '@recruit/chassis/metrics'
import { loadSettings } from '@recruit/contract/calls-settings'
import { BODY_LIMIT_BYTES, isSettingsKey, SETTINGS_KEY } from '@recruit/contract/constants'
import { emptySettings, publicSettings } from '@recruit/contract/settings-fields'
import { bodyProblem } from './body-rules.ts'
import { isForeign } from './csrf.ts'
import { type Reason, refuseBody } from './refuse.ts'
import { secureHeaderList } from './security-headers.ts'

export interface LaneParts {
  /** The serialised reply, or null before the first load. */
  held: () => Buffer | null
  metrics: Metrics
  publicOrigin: string | undefined
  isHttps: boolean
}

const { method, path } = loadSettings
const ABSENT = Buffer.from(JSON.stringify(publicSettings(emptySettings(), false, '')))
/** What every page of ours sends: recognised without being parsed. */
const USUAL_BODY = Buffer.from(JSON.stringify({ key: SETTINGS_KEY }))

/**
 * Answers the settings load, which every page makes, before anything else looks at the request. Falls through to
 * `otherwise` for every other address, and for this one before the first load.
 */
export function settingsLane(parts: LaneParts, otherwise: RequestListener): RequestListener {
  const { held, metrics, publicOrigin, isHttps } = parts
  const measured = metrics.requests.labels({ method, route: path, status: 200 })
  const secure = secureHeaderList(isHttps)
  const always = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...secure]

  function answer(res: ServerResponse, body: Buffer, started: number): void {
    res.writeHead(200, ['Content-Length', String(body.length), ...always])
    res.end(body)
    measured.observe((performance.now() - started) / 1000)
  }

  return (req, res) => {
    const record = req.url === path && req.method === method ? held() : null
    if (!record) return otherwise(req, res)
    const started = performance.now()
    const problem = problemOf(req, publicOrigin)
    if (problem) return turnAway(problem)

    const chunks: Buffer[] = []
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk)
      else turnAway('bodyTooLarge')
    })
    req.on('end', () => {
      if (bytes > BODY_LIMIT_BYTES) return
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const isMeant = body.equals(USUAL_BODY) || readKey(body)
      if (isMeant === null) turnAway('badJson')
      else answer(res, isMeant ? record : ABSENT, started)
    })

    function turnAway(reason: Reason): void {
      if (res.headersSent) return
      for (let at = 0; at < secure.length; at += 2) res.setHeader(secure[at] ?? '', secure[at + 1] ?? '')
      refuseBody(req, res, reason)
      metrics.requests.observe(
        { method, route: path, status: res.statusCode },
        (performance.now() - started) / 1000,
      )
    }
  }
}

const problemOf = (req: IncomingMessage, publicOrigin: string | undefined): Reason | null =>
  isForeign(req.headers, publicOrigin) ? 'crossSite' : bodyProblem(req.headers)

/** Whether the body names the settings' key; null for anything but a JSON object. */
function readKey(body: Buffer): boolean | null {
  if (body.length === 0) return false
  try {
    const form: unknown = JSON.parse(readText(body))
    if (typeof form !== 'object' || form === null || Array.isArray(form)) return null
    return 'key' in form && isSettingsKey(form.key)
  } catch {
    return null
  }
}
