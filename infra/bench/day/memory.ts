import { SETTINGS_KEY } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { medianOf } from '@recruit/local/testing/percentile'
import { seeded } from '../../local/demo/people.ts'
import { lookedUp } from './browsers.ts'
import { type Applicant, insertApplicants, inventApplicants } from './people.ts'
import type { Shot } from './plan.ts'
import type { Round } from './processes.ts'
import { type Goal, printGoals } from './report.ts'
import { runDay } from './run.ts'
import type { Stage } from './stage.ts'

const PEOPLE = 500
const CALLS_PER_SECOND = 100
/** This share of the time is for warming up: code is compiled and pools fill. The rest is compared in thirds. */
const WARMING_SHARE = 0.25
const FLAT = 1.1

/** A long quiet day, on which no process may grow. */
export async function memory(
  stage: Stage,
  { seed, minutes }: { seed: number; minutes: number },
): Promise<void> {
  const random = seeded(seed)
  const people = inventApplicants(PEOPLE)
  await insertApplicants(stage.stack, people, 'submitted')
  const browsers = await lookedUp(stage.stack.url, people, random)
  console.log(
    `Memory: ${CALLS_PER_SECOND} calls a second for ${minutes} minutes through two gateways and two replicas of applicants; the first ${WARMING_SHARE * 100} % are warming up; seed ${seed}`,
  )
  const shots = steady(people, minutes * 60, random)
  const { outcomes, rounds } = await runDay(stage, { shots, browsers, keep: ['message'], moments: [] })
  const failed = outcomes.filter(({ status }) => status !== 200).length
  console.log(`\n${failed} of ${outcomes.length} calls failed`)
  printGoals(assertMemory(rounds))
}

/** Of ten calls four load the settings, two look up a person, two read a result, two toggle a cell. */
function steady(people: Applicant[], seconds: number, random: () => number): Shot[] {
  const settings = { key: SETTINGS_KEY }
  return Array.from({ length: seconds * CALLS_PER_SECOND }, (_, index) => {
    const at = (index / CALLS_PER_SECOND) * 1000
    const browser = Math.floor(random() * people.length)
    const { id, name, studentId, ewhaianId } = people[browser] as Applicant
    const turn = index % 10
    if (turn < 4) return { at, browser, call: 'loadSettings', body: settings }
    if (turn < 6) return { at, browser, call: 'findApplicant', body: { name, studentId, ewhaianId } }
    if (turn < 8) return { at, browser, call: 'getApplication', body: { id } }
    const interviewHours = emptyHours().map(() => Math.floor(random() * 2 ** 17))
    return { at, browser, call: 'saveInterview', body: { id, interviewHours, seq: index } }
  })
}

function assertMemory(rounds: Round[]): Goal[] {
  const begin = (rounds.at(-1)?.seconds ?? 0) * WARMING_SHARE
  const warm = rounds.filter(({ seconds }) => seconds >= begin)
  const third = Math.floor(warm.length / 3)
  const names = rounds[0]?.samples.map(({ name }) => name) ?? []
  return names.map((name) => {
    const points = warm.flatMap(({ seconds, samples }) => {
      const rss = samples.find((sample) => sample.name === name)?.rssMiB
      return rss === undefined ? [] : [{ minutes: seconds / 60, rss }]
    })
    const median = (of: typeof points) => medianOf(of.map(({ rss }) => rss))
    const [first, last] = [median(points.slice(0, third)), median(points.slice(-third))]
    return {
      what: `${name}: median RSS of the first and the last third, slope`,
      goal: `+ ${Math.round((FLAT - 1) * 100)} % at most`,
      figure: `${first.toFixed(0)} → ${last.toFixed(0)} MiB (${(((last - first) / first) * 100).toFixed(1)} %), ${slopeOf(points).toFixed(2)} MiB a minute`,
      isMet: last <= first * FLAT,
    }
  })
}

/** The slope of the best-fitting straight line. */
function slopeOf(points: { minutes: number; rss: number }[]): number {
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ rss }) => rss)]
  const above = mean(({ minutes, rss }) => (minutes - x) * (rss - y))
  return above / mean(({ minutes }) => (minutes - x) ** 2)
}
