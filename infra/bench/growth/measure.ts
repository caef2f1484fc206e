import type { Part } from '@recruit/local/process/part'
import { seeded } from '../../local/demo/people.ts'
import { load } from '../load/load.ts'
import { extent, inRounds, medianOf } from '../load/ratio.ts'
import { type AskedCall, askedOf } from './asked.ts'
import {
  BUSY,
  eachProgram,
  type Measured,
  type MeasuredCost,
  type MeasuredIdle,
  type Pace,
} from './measured.ts'
import { connected, walksOf } from './paced.ts'
import type { Gateway, Site } from './site.ts'
import {
  aboveIdle,
  idleOfParts,
  idleWindow,
  type Window,
  type Workers,
  windowOf,
  workersOf,
} from './window.ts'

/** Little is done when nobody asks: it needs a longer look. */
const IDLE_TIMES_AS_LONG = 5

/** So many ask at once where as many as can be are answered. */
const BUSY_CONNECTIONS = 8

interface Case extends AskedCall {
  site: Site
  gateway: Gateway
  workers: Workers
}
export interface Found extends Pick<Measured, 'costs' | 'idle'> {
  /** Microseconds of each part in a second in which nobody asks. */
  idleOf: Map<Part, number>
}

/** Each call by itself at each size and number of replicas, in rounds, and how it is when nobody asks. */
export async function measure(sites: Site[], mysql: Part[]): Promise<Found> {
  const cases: Case[] = []
  for (const site of sites)
    for (const asked of await askedOf(site))
      for (const gateway of site.gateways)
        cases.push({ ...asked, site, gateway, workers: workersOf(site, gateway, mysql) })
  const everything = [...sites.flatMap(({ stack }) => stack.parts), ...mysql]
  const idleSeconds = extent.seconds * IDLE_TIMES_AS_LONG
  const taken = [
    ...cases.map((one) => ({ ...one, pace: 'calm' as const, take: () => paced(one) })),
    ...cases
      .filter(({ call }) => BUSY.includes(call))
      .map((one) => ({ ...one, pace: 'busy' as const, take: () => rushed(one) })),
  ]
  const minutes = ((taken.length * extent.seconds + idleSeconds) * (extent.rounds + 1)) / 60
  console.log(
    `${taken.length} cases, ${extent.rounds} rounds and one to warm up: ${minutes.toFixed(0)} minutes`,
  )
  for (const one of taken) if (one.pace === 'busy') await one.take()
  const windows = await inRounds([
    () => idleWindow(everything, idleSeconds),
    ...taken.map(({ take }) => take),
  ])
  const [idleWindows = [], ...perCase] = windows
  const idleOf = idleOfParts(everything, idleWindows.filter(isThere))
  return {
    costs: taken.flatMap((one, at) => costOf(one, (perCase[at] ?? []).filter(isThere), idleOf)),
    idle: sites.flatMap((site) => idleOfSite(site, sites, mysql, idleOf)),
    idleOf,
  }
}

const isThere = (window: Window | undefined): window is Window => Boolean(window)

/** As many as can be answered. Done beforehand it also compiles the programs: on the day they have long been. */
const rushed = ({ asked, gateway: { part }, workers }: Case): Promise<Window | undefined> =>
  windowOf(Object.values(workers).flat(), async () => {
    const { requests } = await load(part.url, [asked], { connections: BUSY_CONNECTIONS })
    return requests
  })

const random = seeded(1)
async function paced({ asked, perSecond, gateway, workers }: Case): Promise<Window | undefined> {
  const walks = walksOf(() => [asked], perSecond, extent.seconds, random)
  const { send, close } = await connected(gateway.part.url)
  return windowOf(Object.values(workers).flat(), async () => {
    await send(walks)
    return walks.length
  }).finally(close)
}

/** None where a busy machine let no round be measured. */
function costOf(
  { call, pace, rows, site: { applications }, gateway: { replicas }, workers }: Case & { pace: Pace },
  windows: Window[],
  idle: Map<Part, number>,
): MeasuredCost[] {
  if (!windows.length) return []
  const found = windows.map((window) => aboveIdle(window, workers, idle))
  const micros = eachProgram((program) => round(medianOf(found.map((one) => one[program]))))
  return [{ call, pace, applications, replicas, rows, micros }]
}

/** Of one process of each program; what MySQL and Redis do then is shared out among those that ask them how they are. */
function idleOfSite(
  { stack: { parts }, gateways }: Site,
  sites: Site[],
  mysql: Part[],
  idle: Map<Part, number>,
): MeasuredIdle[] {
  const micros = (part: Part | undefined) => (part && idle.get(part)) ?? 0
  const services = (all: Part[]) =>
    all.filter(({ kind }) => kind === 'applicants' || kind === 'settings' || kind === 'auth')
  const askers = services(sites.flatMap(({ stack }) => stack.parts)).length
  const one = (program: MeasuredIdle['program'], known: number, value: number) => ({
    program,
    known,
    micros: round(value),
  })
  return [
    ...gateways.map(({ part, replicas }) => one('gateway', replicas, micros(part))),
    ...services(parts).map((part) => {
      const knowing = gateways.filter(
        ({ applicants }) => part.kind !== 'applicants' || applicants.includes(part),
      )
      return one(part.kind as 'applicants', knowing.length, micros(part))
    }),
    one('mysql', 0, mysql.reduce((sum, part) => sum + micros(part), 0) / askers),
    one(
      'redis',
      0,
      micros(parts.find(({ kind }) => kind === 'redis')) / (services(parts).length + gateways.length),
    ),
  ]
}

const round = (micros: number) => Math.round(micros * 10) / 10
