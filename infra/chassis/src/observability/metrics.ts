import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { watchCommands } from './commands.ts'

interface MetricsOptions {
  /** A release or a commit. */
  version?: string | undefined
  /**
   * The ids of the internal keys that the process currently uses: the command that replaces keys waits until the new
   * ones show.
   */
  kids?: () => string[]
}

/**
 * The interval of the event loop's measurement. Each one wakes an idle program: the library's own 10 ms took 0.8 % of a
 * processor. A shorter lag may go unseen, and the first measurement after a scrape is ignored.
 */
export const EVENT_LOOP_LOOK_MS = 100

/** Counters and durations by route pattern, status and dependency; nothing that names a person. */
export function createMetrics(
  service: string,
  { version = 'unknown', kids = () => [] }: MetricsOptions = {},
) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOK_MS })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const dependencyFailures = new Counter({
    name: 'dependency_failures_total',
    help: 'Requests that failed because of a database, cache or upstream',
    labelNames: ['dependency'],
    registers,
  })
  const refusedForCapacity = new Counter({
    name: 'refused_for_capacity_total',
    help: 'Requests and connections that were refused or cut because a limit of capacity was reached',
    labelNames: ['limit'],
    registers,
  })
  const dependencies = new Histogram({
    name: 'dependency_duration_seconds',
    help: 'Time until a database, cache or upstream answered (ok, refused) or did not (failed)',
    labelNames: ['dependency', 'outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  watchCommands((dependency) => {
    const started = performance.now()
    return (outcome) => dependencies.observe({ dependency, outcome }, (performance.now() - started) / 1000)
  })
  new Gauge({
    name: 'build_info',
    help: 'Which program this is; always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)
  watch(
    { registry },
    {
      name: 'internal_key',
      help: 'The internal keys in use, by the beginning of their hash',
      labelNames: ['kid'],
    },
    () => kids().map((kid) => ({ labels: { kid }, value: 1 })),
  )
  return { registry, requests, dependencies, dependencyFailures, refusedForCapacity }
}
export type Metrics = ReturnType<typeof createMetrics>

interface Sample {
  labels: Record<string, string>
  value: number
}

/** A gauge whose values are read at each scrape. */
export const watch = (
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => Sample[] | Promise<Sample[]>,
): void =>
  void new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read()
      this.reset()
      // Without labels the library would show 0 for what is not known.
      if (samples.length === 0) this.remove({})
      for (const { labels, value } of samples) this.set(labels, value)
    },
  })

/** A single figure that is read at each scrape. */
export const show = (
  metrics: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  read: () => number,
): void => watch(metrics, { name, help, labelNames: [] }, () => [{ labels: {}, value: read() }])
