import { join } from 'node:path'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import type { Bench } from '../calls.ts'
import type { Applicant } from '../day/people.ts'
import { type FloorStage, startFloorStage } from '../floors/floor-stage.ts'
import { type Cost, type CostedSide, costed, inPrograms, loadOf, sum } from '../load/costs.ts'
import { gatewayOf } from '../load/load.ts'
import { inRounds, report, spreadOf } from '../load/ratio.ts'
import { startServer } from '../load/spawned.ts'
import { rush } from '../visit/rush.ts'
import { visitRequests } from '../visit/visit-requests.ts'

const GOAL_MS = 5
/** As in the rush of an announcement day with 700 people. */
const PER_SECOND = 40

/**
 * What a visit on announcement day costs all programs together: three settings loads, a lookup and a result. As many as can
 * be had, and as many as come in a rush: the fewer at once, the dearer is each. So a rush is held against its floor too.
 */
export async function visit(bench: Bench): Promise<string[]> {
  const stage = await startFloorStage(bench, 'submitted')
  try {
    await stage.admin.call('modifyResultInfo', { showResultToApplicant: true })
    const { stack, people } = stage
    const programs = [...stack.parts, ...bench.mysql]
    const next = inTurn(people)
    const asked = visitRequests(next)
    const load = loadOf(gatewayOf(stack), () => asked)
    const full: CostedSide = { programs, prepare: perVisit(load, asked.length) }
    const calm: CostedSide = { programs, prepare: rush(gatewayOf(stack), PER_SECOND, next) }
    const [costs = []] = await inRounds([costed(full)])
    return [line('at full load', full, costs), ...(await againstFloor(bench, stage, calm, next))]
  } finally {
    await stage.stop()
  }
}

/** The same visits by Express with http-proxy-middleware alone before the floor of the service. */
async function againstFloor(
  bench: Bench,
  { admin, floor }: FloorStage,
  ours: CostedSide,
  next: () => Applicant,
): Promise<string[]> {
  const { text: settings } = await admin.send('loadSettings', { key: SETTINGS_KEY })
  const script = join(import.meta.dirname, '../floors/proxy-server.ts')
  const proxy = await startServer('proxy', script, { target: floor.url, settings })
  try {
    const programs = [proxy, floor, ...bench.mysql]
    const bare: CostedSide = { programs, prepare: rush(proxy.url, PER_SECOND, next) }
    const [here = [], there = []] = await inRounds([ours, bare].map(costed))
    const ratios = here.map((our, round) => total(there[round] as Cost) / total(our))
    return [
      line(`${PER_SECOND} a second`, ours, here),
      report(
        'the same visits by http-proxy-middleware and mysql2 behind bare Expresses, by processor time',
        {},
        spreadOf(ratios),
        inPrograms(bare, there),
      ),
    ]
  } finally {
    await proxy.stop()
  }
}

const total = ({ micros }: Cost): number => sum(micros)

function line(how: string, side: CostedSide, costs: Cost[]): string {
  const { median, least, most } = spreadOf(costs.map((cost) => total(cost) / 1_000))
  const rate = Math.round(spreadOf(costs.map(({ perSecond }) => perSecond)).median)
  const figure = `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)}); ${inPrograms(side, costs)}, ${rate} a second`
  const verdict = median <= GOAL_MS ? 'met' : 'missed'
  return `| a visit ${how}, processor time of all programs | ≤ ${GOAL_MS} ms | ${figure} | ${verdict} |`
}

const inTurn = (people: Applicant[]) => {
  let turn = 0
  return () => people[turn++ % people.length] as Applicant
}

const perVisit =
  (prepare: CostedSide['prepare'], calls: number): CostedSide['prepare'] =>
  async () => {
    const measure = await prepare()
    return async () => {
      const { perSecond, requests } = await measure()
      return { perSecond: perSecond / calls, requests: requests / calls }
    }
  }
