import { setTimeout as sleep } from 'node:timers/promises'
import { roundOf } from '@recruit/contract/rules/announcements'
import { visitor } from '@recruit/local/testing/visitor'
import { type Environment, query } from '../environment.ts'
import { underLoad } from '../load.ts'
import { atMost, holds, none, noted, type Scenario, some } from '../scenario.ts'

/** Both replicas read the settings every 5 s: by then each knows the plan. */
const AHEAD_MS = 6_500
const STOPPED_BEFORE_MS = 1_000
const STOPPED_AFTER_MS = 3_000
/** A second, plus the client's own delay on a busy machine. */
const SHOWN_WITHIN_MS = 1_500

// evidence: fault.20
export const plannedResults: Scenario = {
  number: 20,
  name: 'SIGSTOP over a planned time',
  promise: 'results come out once, within a second, by the other replica',
  cause: `SIGSTOP to one of two settings services ${STOPPED_BEFORE_MS / 1000} s before the planned time, SIGCONT ${STOPPED_AFTER_MS / 1000} s after it`,
  isTelling: true,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const admin = await environment.signIn()
      await admin.call('modifyResultInfo', { showResultToApplicant: false, resultsAt: '' })
      const before = await announcements(environment)
      const resultsAt = Date.now() + AHEAD_MS
      const iso = new Date(resultsAt).toISOString()
      await admin.call('modifyResultInfo', { resultsAt: iso })
      const victim = environment.random.oneOf(environment.partsOf('settings'))
      const seen = environment.stack.urls.map((url) => watch(url, resultsAt))
      await sleep(resultsAt - STOPPED_BEFORE_MS - Date.now())
      victim.signal('SIGSTOP')
      await sleep(resultsAt + STOPPED_AFTER_MS - Date.now())
      const wasWritten = await announcements(environment)
      victim.signal('SIGCONT')
      const watched = await Promise.all(seen)
      await load.served()
      // Waits for replicas that would still store it.
      await admin.call('modifyResultInfo', { resultsAt: '' })
      const after = await announcements(environment)
      const { history } = await admin.call('settingsHistory', {})
      const lines = history.filter(
        ({ what, from, role }) => what === 'resultsAt' && from === iso && role === 'system',
      )
      await admin.call('modifyResultInfo', { showResultToApplicant: false })
      return [
        some(
          'looked before',
          watched.reduce((sum, { early }) => sum + early, 0),
        ),
        none('shown before', watched.filter(({ isEarly }) => isEarly).length),
        atMost('shown after its time', Math.max(...watched.map(({ late }) => late)), SHOWN_WITHIN_MS),
        holds('written down meanwhile', wasWritten === before + 1, String(wasWritten - before)),
        holds('announced once', after === before + 1, String(after - before)),
        holds('told once', lines.length === 1, String(lines.length)),
        noted('stopped', victim.name),
      ]
    }),
}

/** Polls one gateway until it shows the results, or for as long as one replica is stopped. */
async function watch(url: string, resultsAt: number) {
  const page = visitor(url)
  let early = 0
  while (Date.now() < resultsAt + STOPPED_AFTER_MS) {
    const { body } = await page.send('loadSettings', { key: 1 })
    const late = Date.now() - resultsAt
    if (body.showResultToApplicant) return { early, isEarly: late < 0, late }
    if (late < 0) early++
    await sleep(20)
  }
  return { early, isEarly: false, late: Number.POSITIVE_INFINITY }
}

async function announcements(environment: Environment): Promise<number> {
  const sql = 'SELECT announcement FROM recruit_settings.settings'
  const [row] = await query<{ announcement: number }>(environment, sql)
  return roundOf(Number(row?.announcement))
}
