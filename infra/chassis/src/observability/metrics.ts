import { tracingChannel } from 'node:diagnostics_channel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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

/** `refused`: the server answered with an error, for example a duplicate key. `failed`: no answer. */
export type Outcome = 'ok' | 'refused' | 'failed'
type Store = 'mysql' | 'redis'

/**
 * What a driver reports of a command. MySQL statements contain values and Redis arguments contain keys: neither is
 * kept.
 */
interface Command {
  query?: string
  command?: string
  error?: unknown
}

/** The channels on which the drivers report each command; without a listener they cost nothing. */
const CHANNELS: Record<string, Store> = {
  'mysql2:query': 'mysql',
  'mysql2:execute': 'mysql',
  'mysql2:connect': 'mysql',
  'ioredis:command': 'redis',
  'node-redis:command': 'redis',
}
const ANSWERED = /^(ReplyError|SimpleError|BlobError|ErrorReply)$/

/** Calls `begin` for every command to MySQL or Redis, and its result at the answer. */
export function watchCommands(
  begin: (store: Store, command: Command) => ((outcome: Outcome) => void) | undefined,
): void {
  for (const [name, store] of Object.entries(CHANNELS)) {
    const underWay = new WeakMap<object, (outcome: Outcome) => void>()
    const end = (command: object, outcome: Outcome) => {
      underWay.get(command)?.(outcome)
      underWay.delete(command)
    }
    tracingChannel<string, Command>(name).subscribe({
      start: (command) => {
        const ended = begin(store, command)
        if (ended) underWay.set(command, ended)
      },
      end: () => undefined,
      // Runs before `asyncStart`, which then finds nothing to end.
      error: (command) => end(command, isAnswer(command.error) ? 'refused' : 'failed'),
      asyncStart: (command) => end(command, 'ok'),
      asyncEnd: () => undefined,
    })
  }
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { sqlState, fatal } = error as { sqlState?: unknown; fatal?: boolean }
  return ANSWERED.test(error.name) || (typeof sqlState === 'string' && sqlState !== '' && !fatal)
}
