import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counters and durations by route pattern and status; nothing that names a person. */
export function createMetrics(service: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const dependencyFailures = new Counter({
    name: 'dependency_failures_total',
    help: 'Failed calls to a database, cache or upstream',
    labelNames: ['dependency'],
    registers: [registry],
  })
  return { registry, requests, dependencyFailures }
}
export type Metrics = ReturnType<typeof createMetrics>
