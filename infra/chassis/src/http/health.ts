import express, { type Express, Router } from 'express'
import { inTime } from '../limits/in-time.ts'
import { type Metrics, watch } from '../observability/metrics.ts'

/** Resolves within a second to null, or to what is missing. */
export type Check = () => Promise<string | null>

const CHECK_LIMIT_MS = 1000

export interface HealthParts {
  checks: Record<string, Check>
  drainMs: () => number | null
  metrics: Metrics
}

/**
 * `/healthz`: the process runs. `/readyz`: it can do its work, or which part is missing; a leaving process reports for
 * how long it takes calls.
 */
export function healthRoutes({ checks, drainMs }: Omit<HealthParts, 'metrics'>): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true })
  })
  router.get('/readyz', async (_req, res) => {
    const leavesInMs = drainMs()
    if (leavesInMs !== null) {
      // The name on the wire, which gateways of the previous release read.
      res.status(503).json({ ready: false, missing: ['closing'], leavesInMs })
      return
    }
    const missing = (await whatIsMissing(checks)).map(({ check, reason }) => `${check}: ${reason}`)
    res.status(missing.length ? 503 : 200).json({ ready: missing.length === 0, missing })
  })
  return router
}

/** The same and `/metrics` for Prometheus, which includes missing parts. Never on a public port. */
export function metricsRoutes({ metrics, ...parts }: HealthParts): Router {
  const router = healthRoutes(parts)
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  watch(
    metrics,
    {
      name: 'missing_part',
      help: 'What /readyz lacks, by check and reason; nothing when all is well',
      labelNames: ['check', 'reason'],
    },
    async () => (await whatIsMissing(parts.checks)).map((labels) => ({ labels, value: 1 })),
  )
  return router
}

/** An app of these routes, for a port of their own. */
export const healthApp = (routes: Router): Express =>
  express().disable('x-powered-by').disable('etag').use(routes)

async function whatIsMissing(checks: Record<string, Check>) {
  const found = await Promise.all(
    Object.entries(checks).map(async ([check, ask]) => ({
      check,
      reason: await inTime(ask(), CHECK_LIMIT_MS, 'no answer').catch(() => 'away'),
    })),
  )
  return found.flatMap(({ check, reason }) => (reason ? [{ check, reason }] : []))
}
