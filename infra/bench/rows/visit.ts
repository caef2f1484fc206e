import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallName, calls } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { browserHeaders, type CookieJar, keepCookies } from '@recruit/local/testing/cookie-jar'
import { spreadOf } from '@recruit/local/testing/percentile'
import { seeded } from '../../local/demo/people.ts'
import type { Bench } from '../calls.ts'
import { startLoad } from '../day/load.ts'
import type { Applicant } from '../day/people.ts'
import { type Cost, type CostedSide, costed, inPrograms, loadOf, sum } from '../load/costs.ts'
import { type Asked, assertStatus, gatewayOf, type Measured } from '../load/load.ts'
import { startPeopledStack } from '../load/peopled-stack.ts'
import { extent, inRounds, type Line } from '../load/ratio.ts'
import { settingsLoad } from './settings.ts'

const GOAL_MS = 5
/** As in the rush of an announcement day with 700 people. */
const PER_SECOND = 40
/** A few visits need a longer measurement, because processor time is counted in hundredths of a second. */
const TIMES_AS_LONG = 5
const BETWEEN_CALLS_MS = 100

/**
 * What a visit on announcement day costs all programs together: three settings loads, a lookup and a result. Measured
 * at full speed and at the rate of a rush, where each costs more.
 */
export async function visit({ stack: { mysqlAdminUrl }, mysql }: Bench): Promise<Line[]> {
  const { stack, people, admin } = await startPeopledStack(mysqlAdminUrl, 'submitted')
  try {
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    let turn = 0
    const next = () => people[turn++ % people.length] as Applicant
    const asked = visitRequests(next)
    const programs = [...stack.parts, ...mysql]
    const load = loadOf(gatewayOf(stack), () => asked)
    const full: CostedSide = { programs, prepare: perVisit(load, asked.length) }
    const calm: CostedSide = { programs, prepare: rush(gatewayOf(stack), PER_SECOND, next) }
    // The full load first, because it also warms up the programs for the rush.
    const [atFull = []] = await inRounds([costed(full)])
    const [atRush = []] = await inRounds([costed(calm)])
    return [line('at full load', full, atFull), line(`${PER_SECOND} a second`, calm, atRush)]
  } finally {
    await stack.stop()
  }
}

function line(how: string, side: CostedSide, costs: Cost[]): Line {
  const { median, least, most } = spreadOf(costs.map(({ micros }) => sum(micros) / 1_000))
  const rate = Math.round(spreadOf(costs.map(({ perSecond }) => perSecond)).median)
  const figure = `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)}); ${inPrograms(side, costs)}, ${rate} a second`
  const verdict = median <= GOAL_MS ? 'met' : 'missed'
  return [`a visit ${how}, processor time of all programs`, `≤ ${GOAL_MS} ms`, figure, verdict]
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

/** The requests of a new browser: the lookup's reply lets it open the application. */
function visitRequests(next: () => Applicant): Asked[] {
  const { findApplicant: lookup, getApplication: result } = calls
  const headers = { 'content-type': 'application/json' }
  return [
    settingsLoad,
    settingsLoad,
    {
      method: lookup.method,
      path: lookup.path,
      headers,
      next: (kept) => {
        const { name, studentId, ewhaianId } = next()
        return {
          body: JSON.stringify({ name, studentId, ewhaianId }),
          done: (reply, replied) => {
            kept.set('id', JSON.parse(reply).applicantId)
            const jar: CookieJar = new Map()
            keepCookies(jar, cookiesOf(replied))
            for (const [header, value] of Object.entries(browserHeaders(jar))) kept.set(header, value)
          },
        }
      },
    },
    settingsLoad,
    {
      method: result.method,
      path: result.path,
      headers,
      next: (kept) => {
        const { id, ...cookies } = Object.fromEntries(kept)
        return { headers: cookies, body: JSON.stringify({ id }) }
      },
    },
  ]
}

/** autocannon keeps the case of header names. */
const cookiesOf = (headers: object): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? value : []))

/** Visits by the generator of the days: `perSecond` begin each second, however long the others take. */
function rush(url: string, perSecond: number, next: () => Applicant): CostedSide['prepare'] {
  const random = seeded(1)
  return async () => {
    const seconds = extent.seconds * TIMES_AS_LONG
    const visitors = Array.from({ length: seconds * perSecond }, next)
    const shots = visitors
      .flatMap(({ id, name, studentId, ewhaianId }, browser) => {
        const settings = { key: SETTINGS_KEY }
        const way: [CallName, unknown][] = [
          ['loadSettings', settings],
          ['loadSettings', settings],
          ['findApplicant', { name, studentId, ewhaianId }],
          ['loadSettings', settings],
          ['getApplication', { id }],
        ]
        const comes = random() * seconds * 1_000
        return way.map(([call, body], step) => ({ at: comes + step * BETWEEN_CALLS_MS, call, browser, body }))
      })
      .toSorted((a, b) => a.at - b.at)
    const browsers = visitors.map(() => ({ address: '', cookies: {} }))
    const folder = mkdtempSync(join(tmpdir(), 'recruit-visits-'))
    const generated = await startLoad(folder, { urls: [url], browsers, keep: [], shots })
    return async (): Promise<Measured> => {
      const { outcomes } = await generated.told.finally(() => rmSync(folder, { recursive: true }))
      for (const { call, status } of outcomes) assertStatus(call, status || 504, 200)
      return { perSecond: visitors.length / seconds, requests: visitors.length }
    }
  }
}
