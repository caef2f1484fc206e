import type { Bench } from '../bench.ts'
import type { Applicant } from '../day/people.ts'
import { type CostedSide, costed, inPrograms, loadOf, sum } from '../load/costs.ts'
import { gatewayOf } from '../load/load.ts'
import { startPeopledStack } from '../load/peopled-stack.ts'
import { inRounds, spreadOf } from '../load/ratio.ts'
import { rush } from '../visit/rush.ts'
import { visitRequests } from '../visit/visit-requests.ts'

const GOAL_MS = 5
/** As in the rush of an announcement day with 700 people. */
const PER_SECOND = 40

/**
 * What a visit on announcement day costs all programs together: three settings loads, a lookup and a result. As many as can
 * be had, and as many as come in a rush: the fewer at once, the dearer is each.
 */
export async function visit({ stack: { mysqlAdminUrl }, mysql }: Bench): Promise<string[]> {
  const { stack, people, admin } = await startPeopledStack(mysqlAdminUrl, 'submitted')
  try {
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const programs = [...stack.parts, ...mysql]
    const next = inTurn(people)
    const asked = visitRequests(next)
    const full = perVisit(
      loadOf(gatewayOf(stack), () => asked),
      asked.length,
    )
    return [
      await line('at full load', { programs, prepare: full }),
      await line(`${PER_SECOND} a second`, { programs, prepare: rush(gatewayOf(stack), PER_SECOND, next) }),
    ]
  } finally {
    await stack.stop()
  }
}

async function line(how: string, side: CostedSide): Promise<string> {
  const [costs = []] = await inRounds([costed(side)])
  const { median, least, most } = spreadOf(costs.map(({ micros }) => sum(micros) / 1_000))
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
