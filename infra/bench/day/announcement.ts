import type { CallName } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { percentile } from '@recruit/local/testing/percentile'
import { Redis } from 'ioredis'
import { seeded } from '../../local/demo/people.ts'
import { inMs, type Line, none, printLines, verdict } from '../goals.ts'
import { type Applicant, browserOf, identityOf, insertApplicants, inventApplicants } from './people.ts'
import type { Outcome, Shot } from './plan.ts'
import { type Change, changing, type Moment, runDay, type Stage } from './run.ts'

const APPLICANTS = 2_000
const RUSH_SHARE = 0.8
const RUSH_SECONDS = 60
const STRAGGLING_SECONDS = 60
/** How often each visitor repeats the visit. */
const WAYS = 5
const ANNOUNCED_AT_SECONDS = 30
const KILLED_AT_SECONDS = 20
const FLUSHED_AT_SECONDS = 40
const P99_GOAL_MS = 300
const ERRORS_GOAL = 0.001
const KEEP = ['checkInfoSuccess', 'applicantId', 'name', 'pass', 'date', 'showResultToApplicant', 'message']

/** The day on which all applicants look at the same moment; with `faults` a replica dies and Redis loses its data. */
export async function announcement(
  stage: Stage,
  { seed, share, faults }: { seed: number; share: number; faults: boolean },
): Promise<void> {
  const { stack, admin } = stage
  const random = seeded(seed)
  const people = inventApplicants(Math.round(APPLICANTS * share))
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  await insertApplicants(stack, people, 'submitted')

  const shots = people.flatMap((person, browser) => wayOf(person, browser, random))
  const announced = changing(ANNOUNCED_AT_SECONDS * 1000, 'results announced', () =>
    admin.call('modifyResultInfo', { showResultToApplicant: true }),
  )
  console.log(
    `Announcement day${faults ? ' with faults' : ''}: ${people.length} applicants, ${RUSH_SHARE * 100} % of them come within ${RUSH_SECONDS} s and the rest within ${STRAGGLING_SECONDS} s more; each goes ${WAYS} times the whole way (3 settings loads, a lookup, a result), 70 % from one address; seed ${seed}`,
  )
  const outcomes = await runDay(stage, {
    shots,
    browsers: people.map(() => browserOf(random)),
    keep: KEEP,
    moments: [announced.moment, ...(faults ? faultMoments(stage) : [])],
  })
  printLines(judged(people, outcomes, announced.when, faults))
}

const faultMoments = ({ stack }: Stage): Moment[] => [
  {
    at: KILLED_AT_SECONDS * 1000,
    what: 'kill -9 of a replica of applicants',
    happen: async () => stack.parts.find(({ kind }) => kind === 'applicants')?.signal('SIGKILL'),
  },
  { at: FLUSHED_AT_SECONDS * 1000, what: 'FLUSHALL', happen: () => flush(stack.redisUrl) },
]

async function flush(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl)
  await redis.flushall()
  redis.disconnect()
}

/** Landing page, page of the lookup, lookup, and the result with its own load: some seconds, five times. */
function wayOf(person: Applicant, browser: number, random: () => number): Shot[] {
  const isInRush = random() < RUSH_SHARE
  let at = 1000 * (isInRush ? random() * RUSH_SECONDS : RUSH_SECONDS + random() * STRAGGLING_SECONDS)
  const shots: Shot[] = []
  const make = (call: CallName, body: unknown, pauseMs: number) => {
    shots.push({ at, call, browser, body })
    at += pauseMs * (0.5 + random())
  }
  const settings = { key: SETTINGS_KEY }
  for (let way = 0; way < WAYS; way++) {
    make('loadSettings', settings, 1_000)
    make('loadSettings', settings, 1_500)
    make('findApplicant', identityOf(person), 300)
    make('loadSettings', settings, 20)
    make('getApplication', { id: person.id }, 2_000)
  }
  return shots
}

/** Who saw what when. Between the request and the acknowledgement of a change both answers are right. */
function judged(
  people: Applicant[],
  outcomes: Outcome[],
  { askedAt, acknowledgedAt }: Change,
  hasFaults: boolean,
): Line[] {
  const answersTo = (name: CallName) => outcomes.filter(({ call, status }) => call === name && status === 200)
  const isMasked = ({ said }: Outcome) => said.pass === 'default' && said.date === ''
  const isWrong = ({ said, browser }: Outcome) => {
    const person = people[browser]
    return said.name !== person?.name || said.pass !== person?.pass || said.date !== person?.date
  }
  const isBefore = ({ done }: Outcome) => done < askedAt
  const isAfter = ({ sent }: Outcome) => sent > acknowledgedAt
  const results = answersTo('getApplication')
  const shown = results.filter((outcome) => !isMasked(outcome))
  const between = shown.filter(({ done }) => done >= askedAt && done <= acknowledgedAt)
  console.log(
    `\nAnnounced at ${(askedAt / 1000).toFixed(1)} s, acknowledged ${Math.round(acknowledgedAt - askedAt)} ms later. Results seen in between, while the change was taking effect: ${between.length}`,
  )
  const hasFailed = ({ status }: Outcome) => status !== 200
  const failedShare = outcomes.filter(hasFailed).length / outcomes.length
  const p99 = percentile(
    outcomes.map(({ at, done }) => done - at),
    0.99,
  )
  const figure = `${(failedShare * 100).toFixed(3)} % of ${outcomes.length}`
  return [
    hasFaults
      ? ['errors', `≤ ${ERRORS_GOAL * 100} %`, figure, verdict(failedShare <= ERRORS_GOAL)]
      : none('errors', outcomes, hasFailed),
    none('results shown before the announcement', results.filter(isBefore), (one) => !isMasked(one)),
    none('wrong results', shown, isWrong),
    none('names of somebody else', results, ({ said, browser }) => said.name !== people[browser]?.name),
    none('results not shown after its acknowledgement', results.filter(isAfter), isWrong),
    none(
      'lookups that found nobody or another one',
      answersTo('findApplicant'),
      ({ said, browser }) => said.applicantId !== people[browser]?.id,
    ),
    none(
      'settings loads after it that still hide results',
      answersTo('loadSettings').filter(isAfter),
      ({ said }) => said.showResultToApplicant !== true,
    ),
    ...(hasFaults ? [] : [p99Line(p99)]),
  ]
}

const p99Line = (p99: number): Line => [
  'p99 of all calls, from when they were due',
  `≤ ${P99_GOAL_MS} ms`,
  inMs(p99),
  verdict(p99 <= P99_GOAL_MS),
]
