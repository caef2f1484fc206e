import { EVENT_LOOP_LOOK_MS } from '@recruit/chassis/observability/metrics'
import type { Part } from '@recruit/local/process/part'

/** Requests and the seconds spent in them, by `method route`. */
type Routes = Map<string, { requests: number; seconds: number }>
/** Every answering program of the product, by name. */
export type Scrape = Map<string, { kind: string; routes: Routes; lagP99Ms: number; lagMaxMs: number }>

/** The current metrics of gateway and services; the event loop's lag is that since the last scrape. */
export async function scrape(parts: Part[]): Promise<Scrape> {
  const processes: Scrape = new Map()
  for (const { name, kind, metricsUrl } of parts) {
    if (!metricsUrl) continue
    const reply = await fetch(metricsUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (reply?.ok) processes.set(name, { kind, ...understood(await reply.text()) })
  }
  return processes
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/

/** The metric is the time between two measurements: the excess over their interval is lateness. */
const late = (seconds: number) => Math.max(0, seconds * 1000 - EVENT_LOOP_LOOK_MS)

function understood(text: string) {
  const routes: Routes = new Map()
  const lag = { p99: 0, max: 0 }
  for (const line of text.split('\n')) {
    const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? []
    if (name === 'nodejs_eventloop_lag_p99_seconds') lag.p99 = Number(value)
    if (name === 'nodejs_eventloop_lag_max_seconds') lag.max = Number(value)
    const kind = /^http_request_duration_seconds_(sum|count)$/.exec(name)?.[1]
    if (!kind) continue
    const label = (of: string) => new RegExp(`${of}="([^"]*)"`).exec(labels)?.[1] ?? ''
    const route = `${label('method')} ${label('route')}`
    const known = routes.get(route) ?? { requests: 0, seconds: 0 }
    known[kind === 'sum' ? 'seconds' : 'requests'] += Number(value)
    routes.set(route, known)
  }
  return { routes, lagP99Ms: late(lag.p99), lagMaxMs: late(lag.max) }
}

/** The difference of two scrapes, for the called routes; without replicas that died in between. */
export function routesBetween(before: Scrape, after: Scrape, service: string): Routes {
  const total: Routes = new Map()
  for (const [name, { kind, routes }] of after) {
    if (kind !== service) continue
    const earlier = before.get(name)?.routes
    for (const [route, { requests, seconds }] of routes) {
      const was = earlier?.get(route) ?? { requests: 0, seconds: 0 }
      const sum = total.get(route) ?? { requests: 0, seconds: 0 }
      sum.requests += requests - was.requests
      sum.seconds += seconds - was.seconds
      if (sum.requests > 0) total.set(route, sum)
    }
  }
  return total
}
