import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '@recruit/local/testing/visitor'
import { type Figure, named, none, noted, some } from '../faults/scenario.ts'
import type { Environment } from './environment.ts'

const PAUSE_MS = 20
const CHANGE_LIMIT_MS = 30_000
/** Until every process knows of it, failover included. */
const SHOWN_LIMIT_MS = 15_000

/** An applicant whose result is decided and not public: reading it early is a leak. */
export interface Decided {
  browser: Visitor
  id: string
}

/** Reads one decided result all the time; it leaks if an answer with it ends before its publication is requested. */
export function watchEarly({ browser, id }: Decided) {
  const reads: { from: number; to: number; isShown: boolean }[] = []
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const from = performance.now()
      const answer = await browser.send('getApplication', { id }).catch(() => null)
      const to = performance.now()
      if (answer?.status === 200) reads.push({ from, to, isShown: answer.body.pass !== 'default' })
      await sleep(PAUSE_MS)
    }
  })()
  return {
    reads,
    async stop(): Promise<void> {
      isOver = true
      await running
    },
  }
}
export type Watch = ReturnType<typeof watchEarly>

/**
 * Publishes results right after the writer, then the master, is killed; no applicant may see one before, and all do
 * after.
 */
export async function publishInFailover(environment: Environment, watch: Watch): Promise<Figure[]> {
  const figures: Figure[] = []
  const victims = [
    { what: 'the writer of MySQL', pick: environment.database.writer },
    { what: 'the master of Redis', pick: environment.sentinels.master },
  ]
  for (const { what, pick } of victims) {
    await environment.whole()
    const admin = await environment.signIn()
    const taken = await pick()
    await taken.fail('killed')
    const asked = performance.now()
    const acknowledged = await insist(admin, 'modifyResultInfo', { showResultToApplicant: true })
    const shown = await firstShown(watch, asked)
    await taken.repair('killed')
    const hidden = await insist(admin, 'modifyResultInfo', { showResultToApplicant: false })
    await environment.whole()
    const early = watch.reads.filter(({ to, isShown }) => isShown && to < asked)
    const late = watch.reads.filter(({ from, isShown }) => isShown && from > hidden + SHOWN_LIMIT_MS)
    const took = `${seconds(acknowledged - asked)}, read after ${seconds(shown - asked)}`
    figures.push(
      ...named(`${what} killed`, [
        none('read early', early.length),
        noted('published after', took),
        none('read long after it was hidden again', late.length),
      ]),
    )
    watch.reads.length = 0
  }
  return [...figures, ...(await loseTheMasterAfterwards(environment, watch))]
}

/** An acknowledged publication survives the death of the Redis that received it. */
async function loseTheMasterAfterwards(environment: Environment, watch: Watch): Promise<Figure[]> {
  await environment.whole()
  const admin = await environment.signIn()
  const master = await environment.sentinels.master()
  const published = await insist(admin, 'modifyResultInfo', { showResultToApplicant: true })
  master.fail('killed')
  await sleep(SHOWN_LIMIT_MS)
  master.repair('killed')
  const since = watch.reads.filter(({ from }) => from > published)
  await insist(admin, 'modifyResultInfo', { showResultToApplicant: false })
  return [
    some('reads after the announcement and the death of the master', since.length),
    none('that did not show the result', since.filter(({ isShown }) => !isShown).length),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Repeats a change of the settings until it is acknowledged, and returns when it was. */
export async function insist(
  admin: Visitor,
  name: 'modifyResultInfo' | 'modifyRecruitInfo',
  change: Record<string, boolean>,
): Promise<number> {
  const until = performance.now() + CHANGE_LIMIT_MS
  for (;;) {
    const answer = await admin.send(name, change).catch(() => null)
    if (answer?.status === 200 && answer.body.basicInfoUpdateSuccess) return performance.now()
    if (performance.now() > until) throw new Error(`${name} was answered ${answer?.status} ${answer?.text}`)
    await sleep(100)
  }
}

async function firstShown({ reads }: Watch, since: number): Promise<number> {
  const until = since + CHANGE_LIMIT_MS
  while (performance.now() < until) {
    const found = reads.find(({ from, isShown }) => from >= since && isShown)
    if (found) return found.to
    await sleep(PAUSE_MS)
  }
  throw new Error('A published result was never shown')
}

/** The results were decided and hidden all the time. */
export const hiddenThroughout = ({ reads }: Watch): Figure[] => [
  some('looks at a hidden result meanwhile', reads.length),
  none('that showed it', reads.filter(({ isShown }) => isShown).length),
]
