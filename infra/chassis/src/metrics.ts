import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * Counters and durations by route pattern and status; nothing that names a person. `kids` names the internal keys
 * that the process signs with and takes at the moment: whoever replaces keys waits until the new ones show.
 */
export function createMetrics(service: string, kids: () => string[] = () => []) {
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
  new Gauge({
    name: 'internal_key',
    help: 'The internal keys in use, by the beginning of their hash',
    labelNames: ['kid'],
    registers: [registry],
    collect() {
      this.reset()
      for (const kid of kids()) this.set({ kid }, 1)
    },
  })
  return { registry, requests, dependencyFailures }
}
export type Metrics = ReturnType<typeof createMetrics>

/** A gauge whose values are looked up each time that somebody asks. */
export const watch = (
  { registry }: Metrics,
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => { labels: Record<string, string>; value: number }[],
): void =>
  void new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      for (const { labels, value } of read()) this.set(labels, value)
    },
  })
