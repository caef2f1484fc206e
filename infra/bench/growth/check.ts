import type { Part } from '@recruit/local/process/part'
import { seeded } from '../../local/demo/people.ts'
import { load } from '../load/load.ts'
import { firstVisit } from '../rows/front-page.ts'
import { visitRequests } from '../visit/visit-requests.ts'
import { coresOf, costOfWork, rateOf, VISIT } from './full-first.ts'
import type { Found } from './measure.ts'
import type { Checked, Measured, Program } from './measured.ts'
import type { Model } from './model.ts'
import { connected, walksOf } from './paced.ts'
import type { Site } from './site.ts'
import { aboveIdle, type Window, windowOf, workersOf } from './window.ts'

const VISITS_PER_SECOND = 60
const RUSH_SECONDS = 20
const FULL_SECONDS = 5
/** Whose use is predicted. */
const TOLD: Program[] = ['gateway', 'applicants', 'mysql', 'redis']

/**
 * Whole visits, which the model knows only as a sum of calls, at one gateway: how busy each program is at a rate that
 * was never measured, and how many a core carries when as many come as can be answered.
 */
export async function check(
  site: Site,
  mysql: Part[],
  model: Model,
  { idleOf }: Pick<Found, 'idleOf'>,
): Promise<Pick<Measured, 'checkedAt' | 'checks'>> {
  const { applications, gateways, submitted } = site
  const gateway = gateways[Math.floor(gateways.length / 2)]
  if (!gateway) throw new Error('There is no gateway')
  const workers = workersOf(site, gateway, mysql)
  const parts = Object.values(workers).flat()
  let turn = 0
  const steps = [
    firstVisit,
    ...visitRequests(() => submitted[turn++ % submitted.length] as Site['submitted'][0]),
  ]
  const predicted = costOfWork(model, VISIT, { applications })
  const idle = (program: Program) => workers[program].reduce((sum, part) => sum + (idleOf.get(part) ?? 0), 0)
  const checks: Checked[] = []

  const walks = walksOf(() => steps, VISITS_PER_SECOND, RUSH_SECONDS, seeded(2))
  const rush = await once(async () => {
    const { send, close } = await connected(gateway.part.url)
    return windowOf(parts, async () => {
      await send(walks)
      return walks.length
    }).finally(close)
  })
  if (rush) {
    const found = aboveIdle(rush, workers, idleOf)
    const rate = rush.times / rush.seconds
    for (const program of TOLD) {
      const count = workers[program].length
      const own = idle(program) / 1e6
      checks.push({
        what: 'rush',
        program,
        predicted: round(count * coresOf(predicted[program], rate / count) + own),
        measured: round((found[program] * rate) / 1e6 + own),
      })
    }
  }

  const full = await once(() =>
    windowOf(parts, async () => {
      const { requests } = await load(gateway.part.url, steps, { seconds: FULL_SECONDS })
      return requests / steps.length
    }),
  )
  if (full) {
    const found = aboveIdle(full, workers, idleOf)
    for (const program of TOLD) {
      const left = 1 - idle(program) / 1e6 / workers[program].length
      checks.push({
        what: 'full',
        program,
        predicted: Math.round(rateOf(predicted[program], left)),
        measured: Math.round((left * 1e6) / found[program]),
      })
    }
  }
  return { checkedAt: { applications, replicas: gateway.replicas, visits: VISITS_PER_SECOND }, checks }
}

/** On a busy machine at the third attempt, or not at all. */
async function once(measure: () => Promise<Window | undefined>): Promise<Window | undefined> {
  return (await measure()) ?? (await measure()) ?? (await measure())
}

const round = (cores: number) => Math.round(cores * 1_000) / 1_000
