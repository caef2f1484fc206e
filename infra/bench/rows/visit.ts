import { calls } from '@recruit/contract'
import { browserHeaders, type CookieJar, keepCookies } from '@recruit/local/testing/cookie-jar'
import type { Bench } from '../bench.ts'
import type { Applicant } from '../day/people.ts'
import { costed, inPrograms, sum } from '../load/costs.ts'
import { type Asked, gatewayOf } from '../load/load.ts'
import { startPeopledStack } from '../load/peopled-stack.ts'
import { inRounds, spreadOf } from '../load/ratio.ts'
import { settingsLoad } from './settings.ts'

const GOAL_MS = 5

/** What a visit on announcement day costs all programs together: three settings loads, a lookup and a result. */
export async function visit({ stack: { mysqlAdminUrl }, mysql }: Bench): Promise<string[]> {
  const { stack, people, admin } = await startPeopledStack(mysqlAdminUrl, 'submitted')
  try {
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    let turn = 0
    const next = () => people[turn++ % people.length] as Applicant
    const asked = visitOf(next)
    const side = { url: gatewayOf(stack), programs: [...stack.parts, ...mysql], asked: () => asked }
    const [costs = []] = await inRounds([costed(side)])
    const visits = costs.map(({ perSecond, micros }) => ({
      perSecond: perSecond / asked.length,
      micros: micros.map((used) => used * asked.length),
    }))
    const { median, least, most } = spreadOf(visits.map(({ micros }) => sum(micros) / 1_000))
    const rate = Math.round(spreadOf(visits.map(({ perSecond }) => perSecond)).median)
    const figure = `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)}); ${inPrograms(side, visits)}, ${rate} visits a second`
    const verdict = median <= GOAL_MS ? 'met' : 'missed'
    return [`| a visit, processor time of all programs | ≤ ${GOAL_MS} ms | ${figure} | ${verdict} |`]
  } finally {
    await stack.stop()
  }
}

/** By a browser that comes for the first time: the lookup's reply lets it open the application. */
function visitOf(next: () => Applicant): Asked[] {
  const { findApplicant: lookup, getApplication: result } = calls
  const json = { 'content-type': 'application/json' }
  return [
    settingsLoad,
    settingsLoad,
    {
      method: lookup.method,
      path: lookup.path,
      headers: json,
      next: (kept) => {
        const { name, studentId, ewhaianId } = next()
        return {
          body: JSON.stringify({ name, studentId, ewhaianId }),
          done: (reply, headers) => {
            kept.set('id', JSON.parse(reply).applicantId)
            const jar: CookieJar = new Map()
            keepCookies(jar, cookiesOf(headers))
            for (const [header, value] of Object.entries(browserHeaders(jar))) kept.set(header, value)
          },
        }
      },
    },
    settingsLoad,
    {
      method: result.method,
      path: result.path,
      headers: json,
      next: (kept) => {
        const { id, ...headers } = Object.fromEntries(kept)
        return { headers, body: JSON.stringify({ id }) }
      },
    },
  ]
}

/** autocannon leaves the names of headers as they came. */
const cookiesOf = (headers: object): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? value : []))
