import type { IncomingMessage, ServerResponse } from 'node:http'
import { readText } from '@recruit/chassis/http/http-app'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import { loadSettings } from '@recruit/contract/calls/settings'
import { BODY_LIMIT_BYTES, isSettingsKey, SETTINGS_KEY } from '@recruit/contract/constants'
import { emptySettings, publicSettings } from '@recruit/contract/fields/settings-values'
import { isForeign } from '../identity/identity.ts'
import type { Step } from '../request/locals.ts'
import type { BodyBudget, BodyCount } from '../request/receive-body.ts'
import { type Reason, refuseBody } from '../request/refuse.ts'
import { bodyProblem } from '../request/request-rules.ts'
import { secureHeaderList } from '../request/security-headers.ts'

interface SettingsParts {
  /** The serialised reply, or null before the first load. */
  held: () => Buffer | null
  metrics: Metrics
  publicOrigin: string | undefined
  isHttps: boolean
  budget: BodyBudget
  addressOf: (req: IncomingMessage) => string
}

const { method, path } = loadSettings
const ABSENT = Buffer.from(JSON.stringify(publicSettings(emptySettings(), false)))
/** The body that our pages send, recognised without parsing. */
const USUAL_BODY = Buffer.from(JSON.stringify({ key: SETTINGS_KEY }))

/**
 * Answers the settings load, which every page makes, from memory. Passes every other address on, and this one before the
 * first load.
 */
export function settingsFastPath(parts: SettingsParts): Step {
  const { held, metrics, publicOrigin, isHttps, budget, addressOf } = parts
  const measured = metrics.requests.labels({ method, route: path, status: 200 })
  const secure = secureHeaderList(isHttps)
  const always = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...secure]

  function answer(res: ServerResponse, body: Buffer, started: number): void {
    res.writeHead(200, ['Content-Length', String(body.length), ...always])
    // Node writes a text together with the head, and bytes as a second piece.
    res.end(body.toString('latin1'), 'latin1')
    measured.observe((performance.now() - started) / 1000)
  }

  function counted(req: IncomingMessage): BodyCount {
    const count = budget(addressOf(req))
    req.once('close', count.release)
    return count
  }

  return (req, res, next) => {
    const record = req.url === path && req.method === method ? held() : null
    if (!record) return next()
    const started = performance.now()
    const chunks: Buffer[] = []
    let bytes = 0
    let count: BodyCount | undefined
    const problem = problemOf(req, publicOrigin)
    if (problem) return turnAway(problem)

    req.on('data', (chunk: Buffer) => {
      if (res.headersSent) return
      bytes += chunk.length
      if (bytes > BODY_LIMIT_BYTES) return turnAway('bodyTooLarge')
      if (bytes > USUAL_BODY.length) {
        count ??= counted(req)
        if (!count.add(chunk.length)) return turnAway('overloaded')
      }
      chunks.push(chunk)
    })
    req.on('end', () => {
      count?.release()
      if (res.headersSent) return
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const isMeant = body.equals(USUAL_BODY) || readKey(body)
      if (isMeant === null) turnAway('badJson')
      else answer(res, isMeant ? record : ABSENT, started)
    })

    function turnAway(reason: Reason): void {
      if (res.headersSent) return
      chunks.length = 0
      count?.release()
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

/** Whether the body names the settings' key; null unless it is a JSON object. */
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
