import type { CallName } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { seeded } from '../../local/demo/people.ts'
import { assertAnnouncement } from './announcement-assertions.ts'
import { browserOf } from './browsers.ts'
import { type Applicant, insertApplicants, inventApplicants } from './people.ts'
import type { Shot } from './plan.ts'
import { printGoals } from './report.ts'
import { type Change, type Moment, neverYet, runDay } from './run.ts'
import { flushRedis, type Stage } from './stage.ts'

const APPLICANTS = 2_000
const RUSH_SHARE = 0.8
const RUSH_SECONDS = 60
const STRAGGLING_SECONDS = 60
/** How often each visitor repeats the visit. */
const WAYS = 5
const ANNOUNCED_AT_SECONDS = 30
const KILLED_AT_SECONDS = 20
const FLUSHED_AT_SECONDS = 40
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
  const announced = neverYet()
  console.log(
    `Announcement day${faults ? ' with faults' : ''}: ${people.length} applicants, ${RUSH_SHARE * 100} % of them come within ${RUSH_SECONDS} s and the rest within ${STRAGGLING_SECONDS} s more; each goes ${WAYS} times the whole way (3 settings loads, a lookup, a result), 70 % from one address; seed ${seed}`,
  )
  const outcomes = await runDay(stage, {
    shots,
    browsers: people.map(() => browserOf(random)),
    keep: KEEP,
    moments: [announcing(stage, announced), ...(faults ? faultMoments(stage) : [])],
  })
  printGoals(assertAnnouncement(people, outcomes, announced, faults))
}

/** Announces the results in the middle of the rush. */
const announcing = ({ admin }: Stage, announced: Change): Moment => ({
  at: ANNOUNCED_AT_SECONDS * 1000,
  what: 'results announced',
  happen: async (now) => {
    announced.askedAt = now()
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    announced.acknowledgedAt = now()
  },
})

const faultMoments = ({ stack }: Stage): Moment[] => [
  {
    at: KILLED_AT_SECONDS * 1000,
    what: 'kill -9 of a replica of applicants',
    happen: async () => stack.parts.find(({ kind }) => kind === 'applicants')?.signal('SIGKILL'),
  },
  { at: FLUSHED_AT_SECONDS * 1000, what: 'FLUSHALL', happen: () => flushRedis(stack) },
]

/** Landing page, page of the lookup, lookup, and the result with its own load: some seconds, five times. */
function wayOf(person: Applicant, browser: number, random: () => number): Shot[] {
  const { id, name, studentId, ewhaianId } = person
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
    make('findApplicant', { name, studentId, ewhaianId }, 300)
    make('loadSettings', settings, 20)
    make('getApplication', { id }, 2_000)
  }
  return shots
}
