import { percentile, spreadOf } from '@recruit/local/testing/percentile'
import { seeded } from '../../local/demo/people.ts'
import { APPLICANTS, announcing, KEEP, shotsOf } from '../day/announcement.ts'
import { browserOf } from '../day/browsers.ts'
import { insertApplicants, inventApplicants } from '../day/people.ts'
import type { Goal } from '../day/report.ts'
import { neverYet, runDay } from '../day/run.ts'
import type { Stage } from '../day/stage.ts'
import type { Sending } from './sending.ts'
import { type Phase, type Side, sidesOf, startSlices, together } from './slices.ts'

const GOAL = 0.95
const WARMING_MS = 20_000

/** Both days of a pair. */
interface Pair {
  without: Side
  beside: Side
  failed: number
  delivered: number
}

/** Announcement days with delivery in every other slice: how much applicants notice of it. */
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
  const plan = { browsers: people.map(() => browserOf(random)), keep: KEEP }
  const shots = shotsOf(people, random)

  async function day(phase: Phase) {
    console.log(`\nAnnouncement day, ${perMinute} messages a minute in every other part of it`)
    await stage.admin.call('modifyResultInfo', { showResultToApplicant: false })
    mailbox.arrivals.length = 0
    const slices = startSlices(stage, outbox, perMinute, phase)
    const moments = [slices.begin, announcing(stage, neverYet())]
    const { outcomes } = await runDay(stage, { shots, ...plan, moments })
    const sides = sidesOf(outcomes, slices.stop(), phase)
    await outbox.clear()
    const failed = outcomes.filter(({ status }) => status !== 200).length
    return { ...sides, failed, delivered: mailbox.arrivals.length }
  }

  await runDay(stage, { shots: shots.filter(({ at }) => at < WARMING_MS), ...plan, moments: [] })
  const found: Pair[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const [one, other] = [await day(0), await day(1)]
    found.push({
      without: together(one.without, other.without),
      beside: together(one.beside, other.beside),
      failed: one.failed + other.failed,
      delivered: one.delivered + other.delivered,
    })
  }
  return [...ratios(found), others(found)]
}

const FIGURES = {
  p50: { unit: 'ms', of: ({ waits }: Side) => percentile(waits, 0.5) },
  p99: { unit: 'ms', of: ({ waits }: Side) => percentile(waits, 0.99) },
  cpu: { unit: 's', of: ({ cpu }: Side) => cpu },
}

/** With delivery over without, per pair: below one if delivery makes it slower or dearer. */
function ratios(found: Pair[]): Goal[] {
  return Object.entries(FIGURES).map(([name, { unit, of }]) => {
    const { median, least, most } = spreadOf(found.map(({ without, beside }) => of(without) / of(beside)))
    const each = found.map(({ without, beside }) => `${of(without).toFixed(1)} : ${of(beside).toFixed(1)}`)
    return {
      what: `announcement day, ${name} without messages over with them`,
      goal: `≥ ${GOAL}`,
      figure: `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)}; ${each.join(', ')} ${unit})`,
      isMet: median >= GOAL,
    }
  })
}

function others(found: Pair[]): Goal {
  const failed = found.map((pair) => pair.failed)
  const all = found.map(
    ({ beside, delivered }) => `${delivered} delivered for ${beside.deliveryCpu.toFixed(1)} s of CPU`,
  )
  return {
    what: 'calls that failed on those days; what was delivered beside them',
    goal: '0; some',
    figure: `${failed.reduce((sum, count) => sum + count, 0)}; ${all.join(', ')}`,
    isMet: failed.every((count) => count === 0) && found.every(({ delivered }) => delivered > 0),
  }
}
