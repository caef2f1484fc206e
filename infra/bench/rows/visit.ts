import type { CallName } from '@recruit/contract'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { browserHeaders, type CookieJar, keepCookies } from '@recruit/local/testing/cookie-jar'
import { medianOf } from '@recruit/local/testing/percentile'
import { seeded } from '../../local/demo/people.ts'
import { type Databases, onProduct } from '../bench.ts'
import { startLoad } from '../day/load.ts'
import { type Applicant, identityOf, insertApplicants, inventApplicants } from '../day/people.ts'
import { type Line, spread, verdict } from '../goals.ts'
import { asked, inTurn } from '../load/applicant-calls.ts'
import { type Cost, type CostedSide, costed, inPrograms, loadOf, sum } from '../load/costs.ts'
import { type Asked, assertStatus, gatewayOf, type Measured } from '../load/load.ts'
import { extent, inRounds } from '../load/ratio.ts'
import { settingsLoad } from './pages.ts'
import { PEOPLE } from './statements.ts'

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
export const visit = ({ mysqlAdminUrl, mysql }: Databases): Promise<Line[]> =>
  onProduct(mysqlAdminUrl, async ({ stack, admin }) => {
    const people = inventApplicants(PEOPLE)
    await insertApplicants(stack, people, 'submitted')
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    const next = inTurn(people)
    const requests = visitRequests(next)
    const programs = [...stack.parts, ...mysql]
    const load = loadOf(gatewayOf(stack), () => requests)
    const full: CostedSide = { programs, prepare: perVisit(load, requests.length) }
    const calm: CostedSide = { programs, prepare: rush(gatewayOf(stack), PER_SECOND, next) }
    // The full load first, because it also warms up the programs for the rush.
    const [atFull = []] = await inRounds([costed(full)])
    const [atRush = []] = await inRounds([costed(calm)])
    return [line('at full load', full, atFull), line(`${PER_SECOND} a second`, calm, atRush)]
  })

function line(how: string, side: CostedSide, costs: Cost[]): Line {
  const millis = costs.map(({ micros }) => sum(micros) / 1_000)
  const rate = Math.round(medianOf(costs.map(({ perSecond }) => perSecond)))
  return [
    `a visit ${how}, processor time of all programs`,
    `≤ ${GOAL_MS} ms`,
    `${spread(millis, (value) => `${value.toFixed(1)} ms`)}; ${inPrograms(side, costs)}, ${rate} a second`,
    verdict(medianOf(millis) <= GOAL_MS),
  ]
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
  const headers = { 'content-type': 'application/json' }
  return [
    settingsLoad,
    settingsLoad,
    {
      ...asked('findApplicant'),
      headers,
      next: (kept) => ({
        body: JSON.stringify(identityOf(next())),
        done: (reply, replied) => {
          kept.set('id', JSON.parse(reply).applicantId)
          const jar: CookieJar = new Map()
          keepCookies(jar, cookiesOf(replied))
          for (const [header, value] of Object.entries(browserHeaders(jar))) kept.set(header, value)
        },
      }),
    },
    settingsLoad,
    {
      ...asked('getApplication'),
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
      .flatMap((person, browser) => {
        const settings = { key: SETTINGS_KEY }
        const way: [CallName, unknown][] = [
          ['loadSettings', settings],
          ['loadSettings', settings],
          ['findApplicant', identityOf(person)],
          ['loadSettings', settings],
          ['getApplication', { id: person.id }],
        ]
        const comes = random() * seconds * 1_000
        return way.map(([call, body], step) => ({ at: comes + step * BETWEEN_CALLS_MS, call, browser, body }))
      })
      .toSorted((a, b) => a.at - b.at)
    const browsers = visitors.map(() => ({ address: '', cookies: {} }))
    const generated = await startLoad({ urls: [url], browsers, keep: [], shots })
    return async (): Promise<Measured> => {
      const { outcomes } = await generated.told
      for (const { call, status } of outcomes) assertStatus(call, status || 504, 200)
      return { perSecond: visitors.length / seconds, requests: visitors.length }
    }
  }
}
