import { seeded } from '../../local/demo/people.ts'
import { APPLICANTS, announcing, KEEP, shotsOf } from '../day/announcement.ts'
import { browserOf } from '../day/browsers.ts'
import { insertApplicants, inventApplicants } from '../day/people.ts'
import { type Goal, percentile } from '../day/report.ts'
import { neverYet, runDay } from '../day/run.ts'
import type { Stage } from '../day/stage.ts'
import { spreadOf } from '../load/ratio.ts'
import { cpuSeconds, type Sending } from './sending.ts'

const GOAL = 0.95
const WARMING_MS = 20_000
/** More than a day takes. */
const MINUTES = 5

interface Day {
  p50: number
  p99: number
  /** Of all programs, MySQL among them, but the delivery process. */
  cpu: number
  failed: number
  delivered: number
  deliveryCpu: number
}

/** Announcement days in turn, with delivery going on beside every other one: what applicants feel of it. */
export async function daysBeside(
  stage: Stage,
  {
    outbox,
    mailbox,
    perMinute,
    pairs,
    share,
    seed,
  }: Sending & { pairs: number; share: number; seed: number },
): Promise<Goal[]> {
  if (!pairs) return []
  const random = seeded(seed)
  const people = inventApplicants(Math.round(APPLICANTS * share))
  await insertApplicants(stage.stack, people, 'submitted')
  const browsers = people.map(() => browserOf(random))
  const shots = shotsOf(people, random)

  async function day(delivers: boolean, until = Number.POSITIVE_INFINITY): Promise<Day> {
    console.log(`\nAnnouncement day ${delivers ? `with ${perMinute} messages a minute` : 'without messages'}`)
    await stage.admin.call('modifyResultInfo', { showResultToApplicant: false })
    if (delivers) await outbox.fill(perMinute * MINUTES)
    mailbox.arrivals.length = 0
    const { outcomes, rounds } = await runDay(stage, {
      shots: shots.filter(({ at }) => at < until),
      ...{
        browsers,
        keep: KEEP,
        moments: until < Number.POSITIVE_INFINITY ? [] : [announcing(stage, neverYet())],
      },
    })
    const delivered = mailbox.arrivals.length
    await outbox.clear()
    const waits = outcomes.map(({ at, done }) => done - at)
    return {
      p50: percentile(waits, 0.5),
      p99: percentile(waits, 0.99),
      cpu: cpuSeconds(rounds, (name) => name !== 'delivery'),
      failed: outcomes.filter(({ status }) => status !== 200).length,
      delivered,
      deliveryCpu: cpuSeconds(rounds, (name) => name === 'delivery'),
    }
  }

  await day(false, WARMING_MS)
  const found: { without: Day; beside: Day }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const days = new Map<boolean, Day>()
    for (const delivers of pair % 2 ? [true, false] : [false, true]) days.set(delivers, await day(delivers))
    const [without, beside] = [days.get(false), days.get(true)]
    if (without && beside) found.push({ without, beside })
  }
  return [...ratios(found), others(found)]
}

/** Without over with, of each pair: below one where delivery makes it slower or dearer. */
function ratios(found: { without: Day; beside: Day }[]): Goal[] {
  const figures = { p50: 'ms', p99: 'ms', cpu: 's' } as const
  return (['p50', 'p99', 'cpu'] as const).map((name) => {
    const { median, least, most } = spreadOf(found.map(({ without, beside }) => without[name] / beside[name]))
    const each = found.map(
      ({ without, beside }) => `${without[name].toFixed(1)} : ${beside[name].toFixed(1)}`,
    )
    return {
      what: `announcement day, ${name} without messages over with them`,
      goal: `≥ ${GOAL}`,
      figure: `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)}; ${each.join(', ')} ${figures[name]})`,
      isMet: median >= GOAL,
    }
  })
}

function others(found: { without: Day; beside: Day }[]): Goal {
  const failed = found.map(({ without, beside }) => without.failed + beside.failed)
  const all = found.map(
    ({ beside }) => `${beside.delivered} delivered for ${beside.deliveryCpu.toFixed(1)} s of CPU`,
  )
  return {
    what: 'calls that failed on those days; what was delivered beside them',
    goal: '0',
    figure: `${failed.reduce((sum, count) => sum + count, 0)}; ${all.join(', ')}`,
    isMet: failed.every((count) => count === 0),
  }
}
