import { calls } from '@recruit/contract'
import { percentile } from '@recruit/local/testing/percentile'
import { printTable } from '../goals.ts'
import { routesBetween, type Scrape } from './metrics.ts'
import type { LoadResult, Outcome, Shot } from './plan.ts'
import type { ProcessSample } from './processes.ts'

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** A refusal with its sentence. */
const answerOf = ({ status, error, said }: Outcome): string =>
  error ?? (status === 200 ? '200' : `${status} “${said.message}”`)

/** How long each call took from its due time, and its answers. */
export function printCalls(outcomes: Outcome[]): void {
  const rows = [...Map.groupBy(outcomes, ({ call }) => call)].map(([call, all]) => {
    const waits = all.map(({ at, done }) => done - at)
    const fromSending = all.map(({ sent, done }) => done - sent)
    const answers = [...Map.groupBy(all, answerOf)]
    return [
      call,
      all.length,
      ms(percentile(waits, 0.5)),
      ms(percentile(waits, 0.99)),
      ms(Math.max(...waits)),
      ms(percentile(fromSending, 0.99)),
      answers.map(([answer, { length }]) => `${answer}: ${length}`).join(', '),
    ]
  })
  const head = ['call', 'requests', 'p50', 'p99', 'max', 'p99 from sending', 'answers']
  printTable(head, rows)
}

/** Whether the load arrived as planned; lateness is the generator's fault, or the machine's. */
export function printArrivals(shots: Shot[], { outcomes, cpuSeconds }: LoadResult): void {
  const late = outcomes.map(({ at, sent }) => sent - at)
  const newcomers = outcomes.filter(({ isNewcomer }) => isNewcomer)
  const perSecond = (times: number[]) =>
    Math.max(...[...Map.groupBy(times, (time) => Math.floor(time / 1000)).values()].map((all) => all.length))
  console.log(
    `\nArrivals: ${shots.length} planned, ${outcomes.length} sent; busiest second ${perSecond(shots.map(({ at }) => at))} planned, ${perSecond(outcomes.map(({ sent }) => sent))} sent; sent late by p50 ${ms(percentile(late, 0.5))}, p99 ${ms(percentile(late, 0.99))}, max ${ms(percentile(late, 1))}; the generator's own CPU ${cpuSeconds.toFixed(1)} s; ${newcomers.length} connections, ${newcomers.filter(({ status }) => status === 0).length} of them never answered; ${outcomes.filter(({ isRepeat }) => isRepeat).length} requests repeated because an idle connection had just been closed`,
  )
}

/** Time by route in gateway and service, and the use of each process. */
export function printWhereTimeWent(before: Scrape, after: Scrape, samples: ProcessSample[]): void {
  const gateway = routesBetween(before, after, 'gateway')
  const byRoute = Object.values(calls).flatMap(({ method, path, service }) => {
    const route = `${method} ${path}`
    const outside = gateway.get(route)
    if (!outside) return []
    const inside = routesBetween(before, after, service).get(route)
    const mean = (of?: { requests: number; seconds: number }) =>
      of ? ms((of.seconds / of.requests) * 1000) : '–'
    return [[route, outside.requests, mean(outside), mean(inside), `${outside.seconds.toFixed(1)} s`]]
  })
  printTable(['route', 'requests', 'mean in gateway', 'of it in service', 'total'], byRoute)
  console.log(
    `Event loop, late by p99 and most: ${[...after].map(([name, { lagP99Ms, lagMaxMs }]) => `${name} ${ms(lagP99Ms)}, ${ms(lagMaxMs)}`).join('; ')}`,
  )
  printTable(['process', 'CPU', 'RSS at the beginning', 'at most', 'at the end'], usage(samples))
}

function usage(all: ProcessSample[]): string[][] {
  const mib = (sample: ProcessSample | undefined) => `${Math.round(sample?.rssMiB ?? 0)} MiB`
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, samples]) => {
    const [first, last] = [samples[0], samples.at(-1)]
    const used = (last?.cpuSeconds ?? 0) - (first?.cpuSeconds ?? 0)
    const most = samples.toSorted((a, b) => b.rssMiB - a.rssMiB)[0]
    return [name, `${used.toFixed(1)} s`, mib(first), mib(most), mib(last)]
  })
}
