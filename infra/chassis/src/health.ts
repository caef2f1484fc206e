import { Router } from 'express'
import type { Metrics } from './metrics.ts'

/** Answers within a second with null when all is well, else what is missing. */
export type Check = () => Promise<string | null>

const CHECK_LIMIT_MS = 1000

/** `/healthz`: the process runs. `/readyz`: it can do its work, or which part is missing. `/metrics`: Prometheus. */
export function healthRoutes(
  checks: Record<string, Check>,
  metrics: Metrics,
  isClosing: () => boolean,
): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true })
  })
  router.get('/readyz', async (_req, res) => {
    const missing = isClosing() ? ['closing'] : await whatIsMissing(checks)
    res.status(missing.length ? 503 : 200).json({ ready: missing.length === 0, missing })
  })
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return router
}

async function whatIsMissing(checks: Record<string, Check>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const missing = await Promise.race([check().catch(() => 'away'), limit()])
      return missing && `${name}: ${missing}`
    }),
  )
  return found.filter((missing) => missing !== null)
}

const limit = () => new Promise<string>((resolve) => setTimeout(resolve, CHECK_LIMIT_MS, 'no answer').unref())
