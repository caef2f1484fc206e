import { ESSAYS } from '@recruit/contract/fields/application-values'
import { emptyHours } from '@recruit/contract/interview/grid'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { seeded } from '../../local/demo/people.ts'
import { query } from '../bench.ts'
import { type Line, none, printLines } from '../goals.ts'
import { type Applicant, insertApplicants, inventApplicants, lookedUp } from './people.ts'
import type { Outcome, Shot } from './plan.ts'
import { type Change, changing, type Moment, runDay, type Stage } from './run.ts'

const FULL_SECONDS = 300
const SUBMITS_PER_SECOND = 1_000 / FULL_SECONDS
const TOGGLES_PER_SECOND = 50
/** Applicants who only fill in the grid: each toggles a cell every five seconds. */
const TOGGLERS = 250
/** How long before the submission the form saves the same texts automatically. */
const AUTOSAVE_BEFORE_MS = 3_000
const KEEP = ['applicationUpdateSuccess', 'message']

interface DeadlineOptions {
  seed: number
  seconds: number
  closes: 'by switch' | 'by time'
}

/** The last minutes of the period: every acknowledged submission is stored word for word, and no late one is. */
export async function deadline(stage: Stage, { seed, seconds, closes }: DeadlineOptions): Promise<void> {
  const { stack, admin } = stage
  const random = seeded(seed)
  const submitters = Math.round(SUBMITS_PER_SECOND * seconds)
  const people = inventApplicants(submitters + TOGGLERS)
  await insertApplicants(stack, people, 'drafts')
  const browsers = await lookedUp(stack.url, people, random)
  const shots = [
    ...people.slice(0, submitters).flatMap(({ id }, browser) => {
      const at = AUTOSAVE_BEFORE_MS + random() * seconds * 1000
      return submission(id, browser, at, random)
    }),
    ...toggles(people, submitters, seconds, random),
  ]
  const middle = (seconds * 1000) / 2
  const closed = closes === 'by switch' ? bySwitch(admin, middle) : byTime(admin, middle)
  console.log(
    `Deadline day${seconds === FULL_SECONDS ? '' : ` (a trial of ${seconds} s instead of ${FULL_SECONDS})`}: ${submitters} submissions, each autosaved before, and ${TOGGLES_PER_SECOND} toggles of the grid a second, closing ${closes} in the middle; seed ${seed}`,
  )
  const outcomes = await runDay(stage, {
    shots,
    browsers,
    keep: KEEP,
    moments: [closed.moment],
  })
  printLines(await judged(stack, people, shots, outcomes, closed.when))
}

const bySwitch = (admin: Visitor, at: number) =>
  changing(at, 'period switched off', () => admin.call('modifyRecruitInfo', { isApplicationPeriod: false }))

/** Set early, so that the settings are acknowledged long before; request and acknowledgement then coincide. */
function byTime(admin: Visitor, at: number) {
  const when: Change = { askedAt: Number.POSITIVE_INFINITY, acknowledgedAt: Number.POSITIVE_INFINITY }
  const happen: Moment['happen'] = async (now) => {
    const closesAt = new Date(Math.round(Date.now() - now() + at))
    when.askedAt = closesAt.getTime() - Date.now() + now()
    when.acknowledgedAt = when.askedAt
    await admin.call('modifyRecruitInfo', { closesAt: closesAt.toISOString() })
  }
  return { when, moment: { at: at / 4, what: 'closing time set to the middle', happen } }
}

/** Unique texts, in hangul syllables drawn at random. */
function submission(id: string, browser: number, at: number, random: () => number): Shot[] {
  const essay = (length: number) =>
    Array.from({ length }, (_, index) =>
      index % 7 === 6 ? ' ' : String.fromCharCode(0xac00 + Math.floor(random() * 11_172)),
    ).join('')
  const texts = Object.fromEntries(ESSAYS.map((name) => [name, `${browser} ${essay(400)}.`]))
  return [
    { at: at - AUTOSAVE_BEFORE_MS, call: 'savePage2', browser, body: { id, ...texts } },
    { at, call: 'savePage2', browser, body: { id, ...texts, isFinalSubmit: true } },
  ]
}

function toggles(people: Applicant[], first: number, seconds: number, random: () => number): Shot[] {
  return Array.from({ length: TOGGLES_PER_SECOND * seconds }, (_, index) => {
    const browser = first + (index % TOGGLERS)
    const interviewHours = emptyHours().map(() => Math.floor(random() * 2 ** 17))
    const seq = Math.floor(index / TOGGLERS) + 1
    const at = (index / TOGGLES_PER_SECOND) * 1000
    return { at, call: 'saveInterview', browser, body: { id: people[browser]?.id, interviewHours, seq } }
  })
}

interface Stored {
  id: string
  hoursSeq: number
  hours: string
  submissions: number
  submitted: string | null
}

/** Compares acknowledged writes with the database. */
async function judged(
  { mysqlAdminUrl, prefix }: TestStack,
  people: Applicant[],
  shots: Shot[],
  outcomes: Outcome[],
  closed: Change,
): Promise<Line[]> {
  const rows = await query<Stored>(
    mysqlAdminUrl,
    `SELECT id, hours_seq AS hoursSeq, CAST(interview_hours AS CHAR) AS hours, submissions,
      CAST(submitted AS CHAR) AS submitted FROM ${prefix}_applicants.applications`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const rowOf = (browser: number) => stored.get(people[browser]?.id ?? '')

  const bodies = new Map(shots.map(({ at, browser, body }) => [`${browser} ${at}`, body]))
  const bodyOf = ({ at, browser }: Outcome) => bodies.get(`${browser} ${at}`) as Record<string, unknown>
  const isAcknowledged = ({ status, said }: Outcome) =>
    status === 200 && said.applicationUpdateSuccess === 'success'
  const isRefused = ({ status, said }: Outcome) => status === 200 && said.applicationUpdateSuccess === 'fail'
  const isSubmit = (outcome: Outcome) => bodyOf(outcome).isFinalSubmit === true

  const isThere = (outcome: Outcome) => {
    const submitted = JSON.parse(rowOf(outcome.browser)?.submitted ?? 'null')
    const sent = bodyOf(outcome)
    return ESSAYS.every((name) => submitted?.[name] === sent[name])
  }
  const submits = outcomes.filter(isSubmit)
  const acknowledged = submits.filter(isAcknowledged)
  const refused = submits.filter(isRefused)
  const late = outcomes.filter(({ sent }) => sent > closed.acknowledgedAt)
  const early = outcomes.filter(({ done }) => done < closed.askedAt)
  console.log(
    `\nClosed at ${(closed.askedAt / 1000).toFixed(1)} s, acknowledged ${Math.round(closed.acknowledgedAt - closed.askedAt)} ms later: ${acknowledged.length} of ${submits.length} submissions acknowledged, ${refused.length} refused`,
  )
  return [
    none('errors', outcomes, ({ status }) => status !== 200),
    none('acknowledged submissions that are not stored word for word', acknowledged, (one) => !isThere(one)),
    none('refused submissions that are stored', refused, ({ browser }) => rowOf(browser)?.submissions !== 0),
    none('submissions begun after the close and acknowledged', late.filter(isSubmit), isAcknowledged),
    none(
      'autosaves and toggles begun after the close and acknowledged',
      late.filter((outcome) => !isSubmit(outcome)),
      isAcknowledged,
    ),
    none('refused before the close', early, isRefused),
    lostToggles(outcomes, bodyOf, rowOf, isAcknowledged),
  ]
}

/** For each grid the last acknowledged toggle, or a later one with a lost answer, must be stored. */
function lostToggles(
  outcomes: Outcome[],
  bodyOf: (outcome: Outcome) => Record<string, unknown>,
  rowOf: (browser: number) => Stored | undefined,
  isAcknowledged: (outcome: Outcome) => boolean,
): Line {
  const ofGrids = outcomes.filter(({ call }) => call === 'saveInterview')
  const grids = [...Map.groupBy(ofGrids, ({ browser }) => browser)]
  return none('grids that are not as last acknowledged', grids, ([browser, all]) => {
    const row = rowOf(browser)
    const seqOf = (outcome: Outcome) => Number(bodyOf(outcome).seq)
    const last = Math.max(0, ...all.filter(isAcknowledged).map(seqOf))
    const kept = all.find((outcome) => seqOf(outcome) === row?.hoursSeq)
    const isSame =
      !kept || JSON.stringify(bodyOf(kept).interviewHours) === JSON.stringify(JSON.parse(row?.hours ?? ''))
    return !row || row.hoursSeq < last || !isSame
  })
}
