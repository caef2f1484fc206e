import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '@recruit/contract'
import { waitUntil } from '@recruit/local/process/wait'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import type { Answer } from '@recruit/local/testing/visitor'
import { type Browser, browserBehind } from './balancer.ts'
import type { UnderLoad } from './environment.ts'
import { acknowledge, audit, type Ledger, openLedger } from './ledger.ts'
import { type Figure, none, noted } from './scenario.ts'

export const APPLICANT_KINDS = ['settings', 'result', 'lookup', 'save', 'submit'] as const
/** Calls to auth and settings that no proxy may repeat: signing in and changes. */
export const STAFF_KINDS = ['members', 'signIn', 'change'] as const
export type Kind = (typeof APPLICANT_KINDS)[number] | 'staff' | (typeof STAFF_KINDS)[number]
/** One call and its result; times are values of `performance.now()`. */
export interface Tried {
  kind: Kind
  from: number
  to: number
  /** 0 without an answer. */
  status: number
  isServed: boolean
  message: string
}
interface Sizes {
  writers?: number
  readers?: number
  /** Staff also sign in, list members and change settings. */
  withStaff?: boolean
}
type Attempt = (
  kind: Kind,
  browser: Browser,
  sent: [CallName, unknown, Record<string, string>?],
  isGood?: (answer: Answer) => boolean,
) => Promise<Answer | null>

const PAUSE_MS = 15
/** Signing in is slow, and every program receives a change. */
const STAFF_PAUSE_MS = 200
const AGAIN_MS = 100
/** How long a writer retries its last write. */
const SETTLE_MS = 20_000
const SERVED_LIMIT_MS = 30_000
const SUBMIT_EVERY = 5

/**
 * Applicants and staff at work until the test stops them: readers of the settings, of results and by lookup, an admin
 * who reads, and writers who save unique texts and submit, each write repeated under its own key until it is
 * acknowledged.
 */
async function startLoad(
  environment: UnderLoad,
  { writers = 6, readers = 1, withStaff = false }: Sizes = {},
) {
  const tried: Tried[] = []
  const ledgers: Ledger[] = []
  let stopped = Number.POSITIVE_INFINITY
  let repeats = 0
  let conflicts = 0
  const isOn = () => performance.now() < stopped

  const attempt: Attempt = async (kind, browser, [name, body, headers], isGood = () => true) => {
    const from = performance.now()
    const answer = await browser.send(name, body, headers)
    const isServed = answer?.status === 200 && isGood(answer)
    const message = String(answer?.body?.message ?? '')
    tried.push({ kind, from, to: performance.now(), status: answer?.status ?? 0, isServed, message })
    return answer
  }

  async function enrol() {
    const browser = browserBehind(environment.balancer)
    const person = newPerson()
    const answer = await browser.send('enroll', { ...person, ...wholeContent })
    if (!answer?.body?.value) throw new Error(`${person.name} could not enrol: ${answer?.text}`)
    return { browser, person, id: String(answer.body.value) }
  }

  const isAcknowledged = ({ body }: Answer) => body?.applicationUpdateSuccess === 'success'

  /** One write, repeated until it is acknowledged. */
  async function write(browser: Browser, ledger: Ledger, count: number): Promise<void> {
    const isSubmit = count % SUBMIT_EVERY === 0
    const plan = `${ledger.id} ${count} ${isSubmit ? '제출' : '저장'}`
    // Half of them name the version that they have read, as the form does.
    const version = environment.random.below(2) ? { version: ledger.version } : {}
    const form = { id: ledger.id, activityPlan: plan, isFinalSubmit: isSubmit, ...version }
    const headers = { 'Idempotency-Key': randomUUID() }
    ledger.open = { plan, isSubmit }
    for (let tries = 0; performance.now() < stopped + SETTLE_MS; tries++) {
      if (tries) repeats++
      const kind = isSubmit ? 'submit' : 'save'
      const answer = await attempt(kind, browser, ['savePage2', form, headers], isAcknowledged)
      if (answer?.status === 200 && isAcknowledged(answer))
        return acknowledge(ledger, plan, isSubmit, answer.body.version)
      if (answer && answer.status < 500 && answer.status !== 429) {
        // The repeated write must get the same answer as the first time, even if that answer was lost.
        conflicts++
        throw new Error(`A write was answered ${answer.status} ${answer.text}`)
      }
      await sleep(AGAIN_MS)
    }
  }

  async function writer(): Promise<() => Promise<void>> {
    const { browser, id } = await enrol()
    const ledger = openLedger(id, wholeContent.activityPlan)
    ledgers.push(ledger)
    let count = 0
    return () => write(browser, ledger, ++count)
  }

  async function reader(): Promise<(() => Promise<unknown>)[]> {
    const { browser, person, id } = await enrol()
    const stranger = browserBehind(environment.balancer)
    const { team: _, ...identity } = person
    return [
      () => attempt('settings', stranger, ['loadSettings', { key: 1 }], ({ body }) => body.isInDB === 'true'),
      () => attempt('result', browser, ['getApplication', { id }]),
      () => attempt('lookup', browser, ['findApplicant', identity], ({ body }) => body.checkInfoSuccess),
    ]
  }

  async function staff(): Promise<() => Promise<unknown>> {
    const browser = browserBehind(environment.balancer)
    await browser.send('login', { pw: ADMIN_KEY })
    const found = await browser.send('findSettings', { key: 1 })
    return () => attempt('staff', browser, ['getSettings', { id: found?.body?.objectId }])
  }

  async function keepDoing(work: () => Promise<unknown>): Promise<void> {
    while (isOn()) {
      await work()
      await sleep(PAUSE_MS)
    }
  }

  const failures: unknown[] = []
  const jobs = [await staff(), ...(withStaff ? await staffJobs(environment, attempt) : [])]
  for (let count = 0; count < writers; count++) jobs.push(await writer())
  for (let count = 0; count < readers; count++) jobs.push(...(await reader()))
  const running = jobs.map((job) => keepDoing(job).catch((error: unknown) => failures.push(error)))

  const servedSince = (since: number, kind: Kind) =>
    tried.filter((one) => one.kind === kind && one.isServed && one.from >= since).length

  return {
    tried,
    /** Every failed call that ended from then on. */
    failedSince: (since: number, kinds: readonly Kind[] = APPLICANT_KINDS) =>
      tried.filter((one) => one.to >= since && !one.isServed && kinds.includes(one.kind)),
    endedSince: (since: number, kinds: readonly Kind[] = APPLICANT_KINDS) =>
      tried.filter((one) => one.to >= since && kinds.includes(one.kind)),
    /** Waits until this many later calls of each kind have succeeded; returns the time taken. */
    async served(times = 5, kinds: readonly Kind[] = APPLICANT_KINDS): Promise<number> {
      const since = performance.now()
      await waitUntil(async () => kinds.every((kind) => servedSince(since, kind) >= times), {
        what: `Service for ${kinds.join(', ')}`,
        limitMs: SERVED_LIMIT_MS,
        signal: environment.signal,
      })
      return performance.now() - since
    },
    /** Waits for every writer's last answer, and compares acknowledged writes with the database. */
    async stop(): Promise<Figure[]> {
      stopped = performance.now()
      await Promise.all(running)
      await audit(environment, ledgers)
      const sum = (field: 'acknowledged' | 'lost' | 'doubled') =>
        ledgers.reduce((total, ledger) => total + ledger[field], 0)
      return [
        noted('acknowledged writes', sum('acknowledged')),
        noted('sent again', repeats),
        none('acknowledged and lost', sum('lost')),
        none('applied twice', sum('doubled')),
        none('refused although sent again under its key', conflicts),
        none('other errors', failures.length - conflicts),
        none('never settled', ledgers.filter(({ open }) => open).length),
      ]
    },
  }
}
export type Load = Awaited<ReturnType<typeof startLoad>>

/** What is found under load, once all are served, and what the writers' acknowledged writes became. */
export async function underLoad(
  environment: UnderLoad,
  play: (load: Load) => Promise<Figure[]>,
  sizes?: Sizes,
): Promise<Figure[]> {
  const load = await startLoad(environment, sizes)
  await load.served()
  const figures = await play(load)
  return [...figures, ...(await load.stop())]
}

/** An admin who lists members, another who keeps signing in, and a third who changes settings. */
async function staffJobs({ balancer }: UnderLoad, attempt: Attempt): Promise<(() => Promise<unknown>)[]> {
  const [lister, comer, changer] = [browserBehind(balancer), browserBehind(balancer), browserBehind(balancer)]
  for (const one of [lister, changer]) await one.send('login', { pw: ADMIN_KEY })
  let count = 0
  return [
    () => attempt('members', lister, ['listMembers', {}], ({ body }) => Array.isArray(body.members)),
    async () => {
      await attempt('signIn', comer, ['login', { pw: ADMIN_KEY }], ({ body }) => body.adminLoggedIn)
      await sleep(STAFF_PAUSE_MS)
    },
    async () => {
      await attempt('change', changer, ['modifyResultInfo', { interviewWaitingPlace: String(++count) }])
      await sleep(STAFF_PAUSE_MS)
    },
  ]
}

/** From the fault to the end of the last failed call. */
export const errorsLasted = (failed: Tried[], since: number): number =>
  Math.max(0, ...failed.map(({ to }) => to - since))
export const slowest = (calls: Tried[]): number => Math.max(0, ...calls.map(({ from, to }) => to - from))
/** The longest time between two successful calls of one kind from then on. */
export function longestOutage(load: Load, since: number, kinds: readonly Kind[] = APPLICANT_KINDS): number {
  const gaps = kinds.map((kind) => {
    const served = load.tried.filter((one) => one.kind === kind && one.isServed && one.to >= since)
    const ends = [since, ...served.map(({ to }) => to).sort((a, b) => a - b)]
    return Math.max(0, ...ends.slice(1).map((end, at) => end - (ends[at] ?? end)))
  })
  return Math.max(0, ...gaps)
}
/** The answers of failed calls, such as `12 × 503`. */
export const statusesOf = (failed: Tried[]): string =>
  countsOf(failed.map(({ status }) => `${status || 'no answer'}`)) || 'none'
/** Each text with its count, the most frequent first. */
export const countsOf = (texts: string[]): string =>
  [...Map.groupBy(texts, (text) => text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, all]) => `${all.length} × ${text}`)
    .join(', ')
export const outage = (load: Load, since: number, kinds?: readonly Kind[]): Figure =>
  noted('longest outage', `${Math.round(longestOutage(load, since, kinds))} ms`)
